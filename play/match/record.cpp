// Headers and comments of match games.
#include "play/match/record.hpp"

#include "records/played_game.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace play {
namespace {

using core::Colour;

std::string_view result_of(GameCourse const& course) {
    if (!course.winner) return course.ending == Ending::stopped ? "*" : "1/2-1/2";
    return *course.winner == Colour::white ? "1-0" : "0-1";
}

// The words that PGN has for it.
std::string_view termination(Ending ending) {
    switch (ending) {
    case Ending::rules:
        return "normal";
    case Ending::adjudicated:
        return "adjudication";
    case Ending::time:
        return "time forfeit";
    case Ending::illegal_move:
        return "rules infraction";
    case Ending::crash:
    case Ending::silence:
        return "abandoned";
    case Ending::stopped:
        break;
    }
    return "unterminated";
}

std::string score_text(core::Score score) {
    constexpr int longest_mate = 1000; // plies
    int const value = score.value();
    int const to_end = core::won.value() - std::abs(value);
    if (to_end <= longest_mate) return fmt::format("{}M{}", value > 0 ? '+' : '-', (to_end + 1) / 2);
    return fmt::format("{:+.2f}", value / 100.0);
}

std::string comment_on(PlayedMove const& move) {
    auto const seconds = static_cast<double>(move.elapsed.count()) / 1e6;
    if (!is_opinion(move.score)) return fmt::format("{:.3f}s", seconds);
    return fmt::format("{}/{} {:.3f}s", score_text(*move.score), move.depth, seconds);
}

std::vector<records::Header> headers_of(MatchPlan const& plan, PlayedGame const& game,
                                        MatchStamp const& stamp) {
    bool const first_is_white = game.first_colour == Colour::white;
    std::vector<records::Header> headers = {{"Event", "Damero match"},
                                            {"Date", stamp.date},
                                            {"Round", std::to_string(game.number)},
                                            {"White", plan.bots[first_is_white ? 0 : 1]},
                                            {"Black", plan.bots[first_is_white ? 1 : 0]}};
    if (plan.rules.time)
        headers.push_back({"TimeControl", time_control_text(*plan.rules.time)});
    else
        headers.push_back({"Limit", stamp.limit});
    headers.push_back({"Termination", std::string(termination(game.course.ending))});
    return headers;
}

} // namespace

records::GameRecord match_record(MatchPlan const& plan, PlayedGame const& game, MatchStamp const& stamp) {
    auto const& course = game.course;
    std::vector<std::string> moves;
    for (auto const& move : course.moves) moves.push_back(move.text);
    auto record = records::record_of({.first = {*plan.game, course.first_position, course.first_to_move},
                                      .moves = moves,
                                      .result = result_of(course),
                                      .headers = headers_of(plan, game, stamp)});
    auto const line = record.moves.main_line();
    for (std::size_t i = 0; i < course.moves.size(); ++i)
        if (static_cast<int>(i) >= course.opening_plies)
            record.moves[line[i]].comments.push_back(comment_on(course.moves[i]));
    if (!course.reason.empty())
        record.moves[line.empty() ? records::NodeId::start : line.back()].comments.push_back(course.reason);
    return record;
}

} // namespace play
