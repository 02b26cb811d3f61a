#include "services/puzzles/solve_tally.hpp"

#include <nlohmann/json.hpp>

namespace services {
namespace {

using Json = nlohmann::ordered_json;

Json written(SolveCount const& count) { return Json::array({count.puzzles, count.solved}); }

SolveCount read(Json const& json) {
    return {json.at(0).get<std::uint64_t>(), json.at(1).get<std::uint64_t>()};
}

} // namespace

double SolveCount::share() const {
    return puzzles == 0 ? 0.0 : static_cast<double>(solved) / static_cast<double>(puzzles);
}

void SolveTally::add(Attempt const& attempt) {
    bool const solved = attempt.solved.value_or(false);
    all_.add(solved);
    nodes_ += attempt.nodes;
    if (attempt.rating) by_rating_[*attempt.rating / band_width * band_width].add(solved);
    if (attempt.file_themes.empty())
        for (auto const theme : attempt.themes) by_theme_[std::string(theme)].add(solved);
    else
        for (auto const& theme : attempt.file_themes) by_theme_[theme].add(solved);
}

std::string SolveTally::band_name(int first) {
    return std::to_string(first) + "-" + std::to_string(first + band_width - 1);
}

std::string SolveTally::text() const {
    Json json = {{"all", written(all_)}, {"nodes", nodes_}};
    auto& ratings = json["by_rating"] = Json::array();
    for (auto const& [first, count] : by_rating_) ratings.push_back({first, written(count)});
    auto& themes = json["by_theme"] = Json::object();
    for (auto const& [theme, count] : by_theme_) themes[theme] = written(count);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

core::Expected<SolveTally> SolveTally::from(std::string const& text) {
    try {
        auto const json = Json::parse(text);
        SolveTally tally;
        tally.all_ = read(json.at("all"));
        tally.nodes_ = json.at("nodes").get<std::uint64_t>();
        for (auto const& band : json.at("by_rating"))
            tally.by_rating_[band.at(0).get<int>()] = read(band.at(1));
        for (auto const& [theme, count] : json.at("by_theme").items()) tally.by_theme_[theme] = read(count);
        return tally;
    } catch (Json::exception const&) {
        return core::failure(core::message("solve.entry_unreadable", text));
    }
}

} // namespace services
