// Games to JSON and back.
#include "apps/match/files.hpp"

#include <nlohmann/json.hpp>

#include <array>

namespace apps {
namespace {

using Json = nlohmann::ordered_json;
using core::Colour;
using play::Ending;

constexpr std::array<std::string_view, 7> ending_names = {"rules",   "adjudicated",  "time",   "crash",
                                                          "silence", "illegal_move", "stopped"};
static_assert(ending_names[static_cast<std::size_t>(Ending::stopped)] == "stopped");

std::string colour_text(Colour colour) { return colour == Colour::white ? "white" : "black"; }
Colour colour_in(Json const& json) {
    return json.get<std::string>() == "white" ? Colour::white : Colour::black;
}

Json move_json(play::PlayedMove const& move) {
    Json json = {move.text, move.score ? Json(move.score->value()) : Json(nullptr), move.depth, move.nodes,
                 move.elapsed.count()};
    if (move.prunings) json.insert(json.end(), {move.prunings->all, move.prunings->on_first_move});
    if (move.stalled > move.stalled.zero())
        json.push_back({{"stalled", move.stalled.count()}, {"excused", move.is_excused}});
    return json;
}

play::PlayedMove move_in(Json const& json) {
    play::PlayedMove move;
    move.text = json.at(0).get<std::string>();
    if (!json.at(1).is_null()) move.score = core::Score{json.at(1).get<int>()};
    move.depth = json.at(2).get<int>();
    move.nodes = json.at(3).get<std::uint64_t>();
    move.elapsed = std::chrono::microseconds{json.at(4).get<std::int64_t>()};
    if (json.size() >= 7) move.prunings = {json.at(5).get<std::uint64_t>(), json.at(6).get<std::uint64_t>()};
    if (auto const& stall = json.back(); stall.is_object()) {
        move.stalled = std::chrono::microseconds{stall.at("stalled").get<std::int64_t>()};
        move.is_excused = stall.at("excused").get<bool>();
    }
    return move;
}

Ending ending_named(std::string const& name) {
    for (std::size_t i = 0; i < ending_names.size(); ++i)
        if (ending_names[i] == name) return static_cast<Ending>(i);
    return Ending::rules;
}

} // namespace

std::string entry_of(play::PlayedGame const& game) {
    auto const& course = game.course;
    Json json = {{"number", game.number},
                 {"first_engine", colour_text(game.first_colour)},
                 {"position", course.first_position},
                 {"to_move", colour_text(course.first_to_move)},
                 {"opening_plies", course.opening_plies},
                 {"winner", course.winner ? Json(colour_text(*course.winner)) : Json(nullptr)},
                 {"ending", ending_names[static_cast<std::size_t>(course.ending)]},
                 {"loser", colour_text(course.loser)},
                 {"reason", course.reason}};
    auto& moves = json["moves"] = Json::array();
    for (auto const& move : course.moves) moves.push_back(move_json(move));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

core::Expected<play::PlayedGame> game_in(std::string_view entry) {
    try {
        auto const json = Json::parse(entry);
        play::PlayedGame game{.number = json.at("number").get<int>(),
                              .first_colour = colour_in(json.at("first_engine")),
                              .course = {}};
        auto& course = game.course;
        course.first_position = json.at("position").get<std::string>();
        course.first_to_move = colour_in(json.at("to_move"));
        course.opening_plies = json.at("opening_plies").get<int>();
        if (!json.at("winner").is_null()) course.winner = colour_in(json.at("winner"));
        course.ending = ending_named(json.at("ending").get<std::string>());
        course.loser = colour_in(json.at("loser"));
        course.reason = json.at("reason").get<std::string>();
        for (auto const& move : json.at("moves")) course.moves.push_back(move_in(move));
        return game;
    } catch (Json::exception const& problem) {
        return core::failure(core::message("cli.match.entry_unreadable", problem.what()));
    }
}

} // namespace apps
