// Moves, ends and clocks of one game.
#include "services/server/game/live_game.hpp"

#include <algorithm>
#include <span>

namespace services::server {
namespace {

using core::Colour;
using std::chrono::milliseconds;

std::size_t place(Colour colour) { return static_cast<std::size_t>(colour); }

} // namespace

core::Expected<LiveGame> LiveGame::open(StoredGame stored, std::vector<StoredMove> const& moves) {
    auto const game = engine::game_named(stored.game);
    if (!game) return tl::unexpected(game.error());
    auto opened = (*game)->open(stored.start);
    if (!opened) return tl::unexpected(opened.error());
    LiveGame live;
    live.game_ = *game;
    live.players_ = {stored_player(stored.players[0]), stored_player(stored.players[1])};
    live.first_ = opened->state->clone();
    live.state_ = std::move(opened->state);
    for (auto const& each : std::span(moves).first(std::min(moves.size(), std::size_t{longest_game}))) {
        auto const move = live.state_->parse_move(each.text);
        if (!move) return tl::unexpected(move.error());
        live.state_->play(*move);
        live.moves_.push_back({*move, live.state_->fen(), each.ms, each.comment});
    }
    live.stored_ = std::move(stored);
    live.note_board();
    return live;
}

std::optional<core::Outcome> LiveGame::outcome() const {
    if (!stored_.end) return std::nullopt;
    return core::Outcome{
        stored_.end->winner,
        core::key_named(stored_.end->reason).value_or(core::MessageKey("server.result.recorded"))};
}

void LiveGame::note_board() {
    stored_.plies = plies();
    stored_.fen = state_->fen();
    stored_.last_move = moves_.empty() ? std::string() : moves_.back().move.text;
    if (auto const outcome = stored_.end ? std::nullopt : state_->outcome())
        stored_.end = StoredEnd{outcome->winner, std::string(outcome->reason.text())};
    static constexpr core::MessageKey too_long = "server.result.longest";
    if (!stored_.end && plies() >= longest_game)
        stored_.end = StoredEnd{std::nullopt, std::string(too_long.text())};
    if (stored_.end) turn_began_.reset();
}

void LiveGame::play(engine::LegalMove const& move, SteadyTime now) {
    if (end_on_time(now)) return;
    bool const measured = turn_began_.has_value() || spent_before_ms_ > 0;
    bool const counted = clock_counts();
    auto const mover = to_move();
    auto const spent = charge(now);
    if (counted) stored_.clock->left_ms[place(mover)] += stored_.clock->increment_ms;
    spent_before_ms_ = 0;
    state_->play(move);
    moves_.push_back({move, state_->fen()});
    if (measured) moves_.back().ms = spent;
    if (stored_.draw_offer && *stored_.draw_offer != mover) stored_.draw_offer.reset(); // a move declines it
    note_board();
}

void LiveGame::take_back_to(int ply, SteadyTime now) {
    charge(now);
    spent_before_ms_ = 0;
    while (plies() > ply && state_->undo()) moves_.pop_back();
    stored_.end.reset();
    stored_.draw_offer.reset();
    note_board();
}

void LiveGame::end(std::optional<Colour> winner, core::MessageKey reason, SteadyTime now) {
    charge(now);
    turn_began_.reset();
    stored_.draw_offer.reset();
    stored_.end = StoredEnd{winner, std::string(reason.text())};
}

void LiveGame::start_time(SteadyTime now) {
    if (!turn_began_ && !is_over()) turn_began_ = now;
}

void LiveGame::stop_time(SteadyTime now) {
    if (!turn_began_) return;
    spent_before_ms_ = charge(now);
    turn_began_.reset();
}

std::int64_t LiveGame::charge(SteadyTime now) {
    if (!turn_began_) return spent_before_ms_;
    auto const passed = std::chrono::duration_cast<milliseconds>(now - *turn_began_).count();
    turn_began_ = now;
    if (clock_counts()) {
        auto& left = stored_.clock->left_ms[place(to_move())];
        left = std::max<std::int64_t>(0, left - passed);
    }
    return spent_before_ms_ + passed;
}

milliseconds LiveGame::left(Colour colour, SteadyTime now) const {
    if (!stored_.clock) return milliseconds{0};
    milliseconds left{stored_.clock->left_ms[place(colour)]};
    if (turn_began_ && clock_counts() && colour == to_move())
        left -= std::chrono::duration_cast<milliseconds>(now - *turn_began_);
    return std::max(left, milliseconds{0});
}

bool LiveGame::end_on_time(SteadyTime now) {
    if (!turn_began_ || !clock_counts() || left(to_move(), now) > milliseconds{0}) return false;
    end(~to_move(), "server.result.time", now);
    return true;
}

std::vector<StoredMove> stored_moves(LiveGame const& game, int from) {
    std::vector<StoredMove> moves;
    for (auto const& each : std::span(game.moves()).subspan(static_cast<std::size_t>(from)))
        moves.push_back({each.move.text, each.ms, each.comment});
    return moves;
}

} // namespace services::server
