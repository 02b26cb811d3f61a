// The course of a game at the terminal.
#include "apps/play/session.hpp"

#include "apps/common/bot_statistics.hpp"
#include "apps/common/line_text.hpp"
#include "apps/play/line_reader.hpp"
#include "apps/play/terminal_board.hpp"
#include "play/move_input.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <istream>

namespace apps {

using core::Colour;

Session::Session(Console const& console, std::istream& input, Table table, std::array<Player, 2> players)
    : console_(console),
      input_(input),
      table_(std::move(table)),
      players_(std::move(players)) {}

bool Session::run() {
    introduce();
    show_board();
    while (!over_) {
        if (auto const outcome = table_.state->outcome())
            finish(*outcome);
        else
            take_turn();
    }
    tell_statistics();
    return !failed_;
}

void Session::introduce() {
    auto const described = [&](Colour colour) {
        auto const& who = player(colour);
        return who.bot ? core::message("cli.play.bot", who.name) : core::message("cli.play.human");
    };
    console_.say("cli.play.introduction", core::message(table_.game->title()), described(Colour::white),
                 described(Colour::black));
    if (!player(Colour::white).bot || !player(Colour::black).bot) console_.say("cli.play.hint");
}

void Session::show_board() {
    BoardStyle const style{piece_set_of(table_.state->info()), console_.colour, console_.unicode};
    std::optional<core::MoveSquares> last;
    if (!played_.empty()) last = played_.back().squares;
    console_.print("\n" + drawn(table_.state->view(), style, last) + "\n");
}

void Session::take_turn() {
    auto const mover = table_.state->side_to_move();
    if (!turn_announced_) console_.say("cli.play.turn", core::colour_name(mover));
    if (player(mover).bot) return let_play(player(mover));
    if (auto const reason = table_.state->claimable_draw(); reason && !turn_announced_)
        console_.say("cli.play.claimable", core::message(*reason));
    turn_announced_ = true;
    console_.print(console_.text(core::message(core::colour_name(mover))) + "> ");
    std::fflush(stdout);
    auto const line = read_line(input_);
    if (!line) {
        console_.print("\n"); // the prompt's line has nothing after it
        return stop("cli.play.input_ended");
    }
    if (!console_.input_is_terminal)
        console_.print(one_short_line(line->text) + "\n"); // so that a log reads well
    if (line->too_long) return console_.say("cli.play.line_long");
    if (!line->text.empty()) heed(line->text);
}

void Session::let_play(Player& player) {
    auto const answer = player.bot->choose(*table_.state, {.played = played_});
    if (answer) {
        ++player.moves;
        if (answer->statistics) {
            if (!player.counted) player.counted.emplace();
            *player.counted += *answer->statistics;
        }
        return play(answer->move);
    }
    failed_ = true;
    console_.warn(console_.text(core::message("cli.play.bot_failed", player.name, answer.error().what)));
    stop("cli.play.stopped");
}

void Session::heed(std::string_view typed) {
    if (auto const request = request_named(typed)) return grant(*request);
    auto const move = play::read_move(*table_.state, typed);
    if (move) return play(*move);
    console_.print(one_short_line(console_.text(core::Error{move.error().what, {}})) + "\n");
}

void Session::grant(Request request) {
    switch (request) {
    case Request::undo:
        return take_back();
    case Request::hint:
        return give_hint();
    case Request::evaluation:
        return show_evaluation();
    case Request::moves:
        return list_moves();
    case Request::board:
        return show_board();
    case Request::fen:
        return console_.print(table_.state->fen() + "\n");
    case Request::state:
        return console_.print(table_.state->json() + "\n");
    case Request::draw:
        return claim_draw();
    case Request::resign:
        return resign();
    case Request::help:
        return explain();
    case Request::quit:
        return stop("cli.play.stopped");
    }
}

void Session::play(engine::LegalMove const& move) {
    console_.say("cli.play.moved", core::colour_name(table_.state->side_to_move()), move.text);
    table_.state->play(move);
    played_.push_back(move);
    turn_announced_ = false;
    show_board();
}

// Against a bot its answer is taken back too, so that the person is to move again.
void Session::take_back() {
    bool const against_bot = player(~table_.state->side_to_move()).bot != nullptr;
    int const plies = against_bot ? 2 : 1;
    if (table_.state->plies() < plies) return console_.say("cli.play.nothing_to_undo");
    for (int i = 0; i < plies; ++i) {
        table_.state->undo();
        played_.pop_back();
    }
    console_.say("cli.play.undone", plies);
    turn_announced_ = false;
    show_board();
}

void Session::list_moves() {
    constexpr std::size_t line_width = 78;
    std::string line;
    for (auto const& move : table_.state->legal_moves()) {
        if (!line.empty() && line.size() + 1 + move.text.size() > line_width) {
            console_.print(line + "\n");
            line.clear();
        }
        if (!line.empty()) line += ' ';
        line += move.text;
    }
    console_.print(line + "\n");
}

// Quick enough for a person who waits, and the same each time it is asked.
engine::Finding Session::ask_engine() {
    engine::Task task;
    task.limits.nodes = 300'000;
    return table_.game->engine({})->think(*table_.state, task);
}

void Session::give_hint() {
    if (auto const move = ask_engine().move) console_.say("cli.play.hinted", move->text);
}

void Session::show_evaluation() {
    auto const finding = ask_engine();
    if (finding.lines.empty()) return;
    auto const& line = finding.lines.front();
    console_.say("cli.play.evaluated", core::colour_name(table_.state->side_to_move()),
                 score_text(line.score), line.depth.value(),
                 numbered_moves(*table_.game, *table_.state, line.moves));
}

void Session::claim_draw() {
    auto const reason = table_.state->claimable_draw();
    if (!reason) return console_.say("cli.play.no_claim");
    finish({std::nullopt, *reason});
}

void Session::resign() {
    if (table_.state->side_to_move() == Colour::white)
        finish({Colour::black, "cli.play.white_resigned"});
    else
        finish({Colour::white, "cli.play.black_resigned"});
}

void Session::explain() {
    console_.say("cli.play.how_to_move");
    bool const spanish = console_.language == core::Language::spanish;
    for (auto const& words : all_requests())
        console_.print(fmt::format("  {:<9} {}\n", spanish ? words.spanish : words.english,
                                   console_.text(core::message(words.what))));
}

void Session::stop(core::MessageKey why) {
    over_ = true;
    console_.say(why, table_.state->fen());
}

void Session::tell_statistics() {
    for (auto const& player : players_)
        if (player.counted)
            console_.print(bot_statistics(console_, player.name, player.moves, *player.counted) + "\n");
}

void Session::finish(core::Outcome const& outcome) {
    over_ = true;
    if (outcome.winner)
        console_.say("cli.play.won", core::colour_name(*outcome.winner), core::message(outcome.reason));
    else
        console_.say("cli.play.drawn", core::message(outcome.reason));
}

} // namespace apps
