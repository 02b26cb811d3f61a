#include "services/review/player_summary.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <utility>

namespace services {
namespace {

using Json = nlohmann::ordered_json;

struct Count {
    char const* name;
    std::int64_t PlayerSummary::*value;
};

constexpr std::array counts = {
    Count{"games", &PlayerSummary::games},       Count{"moves", &PlayerSummary::moves},
    Count{"good", &PlayerSummary::good},         Count{"inaccuracies", &PlayerSummary::inaccuracies},
    Count{"mistakes", &PlayerSummary::mistakes}, Count{"blunders", &PlayerSummary::blunders},
    Count{"drops", &PlayerSummary::drops},       Count{"accuracies", &PlayerSummary::accuracies},
};

double rounded(double value) { return std::round(value * 10) / 10; }

} // namespace

void PlayerSummary::add_move(Judgement judgement, int drop, std::vector<std::string> const& themes) {
    ++moves;
    drops += drop;
    accuracies += accuracy_of(drop);
    good += judgement == Judgement::good;
    inaccuracies += judgement == Judgement::inaccuracy;
    mistakes += judgement == Judgement::mistake;
    blunders += judgement == Judgement::blunder;
    for (auto const& theme : themes) ++by_theme[theme];
}

void PlayerSummary::add(PlayerSummary const& other) {
    for (auto const& count : counts) this->*count.value += other.*count.value;
    for (auto const& [theme, times] : other.by_theme) by_theme[theme] += times;
}

double PlayerSummary::accuracy() const {
    return moves == 0 ? 100.0 : static_cast<double>(accuracies) / static_cast<double>(moves) / 100;
}

double PlayerSummary::average_drop() const {
    return moves == 0 ? 0.0 : static_cast<double>(drops) / static_cast<double>(moves) / 10;
}

void PlayerSummaries::add(std::string_view player, PlayerSummary const& summary) {
    players_[std::string(player)].add(summary);
}

std::string PlayerSummaries::json() const {
    Json json = Json::object();
    for (auto const& [name, summary] : players_) {
        auto& told = json[name];
        for (auto const& count : counts) told[count.name] = summary.*count.value;
        told["accuracy"] = rounded(summary.accuracy());
        told["average_drop"] = rounded(summary.average_drop());
        told["by_theme"] = summary.by_theme;
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

core::Expected<PlayerSummaries> PlayerSummaries::from(std::string_view text) {
    auto const damaged = core::failure(core::message("review.summary_damaged"));
    auto const json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return damaged;
    PlayerSummaries result;
    for (auto const& [name, told] : json.items()) {
        auto& summary = result.players_[name];
        for (auto const& count : counts) {
            if (!told.is_object() || !told.contains(count.name) || !told[count.name].is_number_integer())
                return damaged;
            summary.*count.value = told[count.name].get<std::int64_t>();
        }
        if (!told.contains("by_theme") || !told["by_theme"].is_object()) return damaged;
        for (auto const& [theme, times] : told["by_theme"].items()) {
            if (!times.is_number_integer()) return damaged;
            summary.by_theme[theme] = times.get<std::int64_t>();
        }
    }
    return result;
}

} // namespace services
