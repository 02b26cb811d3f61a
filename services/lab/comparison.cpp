// Measuring bots.
#include "services/lab/comparison.hpp"

#include "play/bots/random_bot.hpp"
#include "play/bots/textbook_bot.hpp"
#include "play/match/game_run.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <map>
#include <utility>

namespace services::lab {
namespace {

using Json = nlohmann::ordered_json;
using core::Colour;

// A textbook search counts itself; other bots tell what they tell.
search::SearchStatistics statistics_of(play::Choice const& choice, double seconds) {
    if (choice.statistics) return *choice.statistics;
    search::SearchStatistics statistics;
    statistics.nodes_visited = choice.nodes;
    statistics.max_depth_reached = core::Ply{choice.depth};
    statistics.seconds = seconds;
    return statistics;
}

double seconds_since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

double thread_cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// Plays as another bot does and adds up what that costs.
class CountedBot final : public play::Bot {
  public:
    CountedBot(LabBot& bot, GameTally& tally) : bot_(bot), tally_(tally) {}

    tl::expected<void, play::BotFailure> new_game(std::uint64_t number) override {
        return bot_.bot->new_game(number);
    }

    play::Answer choose(engine::AnyState const& state, play::Turn const& turn) override {
        auto const begin = std::chrono::steady_clock::now();
        auto answer = bot_.bot->choose(state, turn);
        if (!answer) return answer;
        tally_.is_textbook = answer->statistics.has_value();
        tally_.statistics += statistics_of(*answer, seconds_since(begin));
        ++tally_.moves;
        return answer;
    }

  private:
    LabBot& bot_;
    GameTally& tally_;
};

core::Error as_error(play::BotFailure const& failure) { return {failure.what, {}}; }

Json counts(search::SearchStatistics const& statistics, bool is_textbook) {
    auto const known = [&](auto value) { return is_textbook ? Json(value) : Json(); };
    return {{"nodes_visited", statistics.nodes_visited},
            {"pruning_count", known(statistics.pruning_count)},
            {"max_depth_reached", statistics.max_depth_reached.value()},
            {"first_move_cutoffs", known(statistics.first_move_cutoffs)},
            {"seconds", statistics.seconds}};
}

Json rates(search::SearchStatistics const& statistics, bool is_textbook) {
    auto const known = [&](auto const& value) { return is_textbook ? Json(value) : Json(); };
    return {{"pruning_rate", known(statistics.pruning_rate())},
            {"first_move_rate", known(statistics.first_move_rate())},
            {"nodes_by_depth", known(statistics.nodes_by_depth)}};
}

} // namespace

core::Expected<LabBot> LabBot::make(std::string const& spec, engine::AnyGame const& game) {
    auto bot = play::make_bot(spec, game);
    if (!bot) return tl::unexpected(bot.error());
    return LabBot{spec, std::move(*bot)};
}

core::Expected<engine::TextbookSearch> LabBot::search(engine::AnyState const& state) const {
    auto const* const textbook = dynamic_cast<play::TextbookBot const*>(bot.get());
    if (textbook == nullptr)
        return core::failure(core::message("lab.not_textbook", spec, "minimax, heuristic, tactical"));
    return textbook->search(state);
}

core::Expected<Finding> measure(LabBot& bot, LabPosition const& position, std::stop_token const& stop) {
    if (auto const begun = bot.bot->new_game(1); !begun) return tl::unexpected(as_error(begun.error()));
    auto const begin = std::chrono::steady_clock::now();
    double const cpu_begin = thread_cpu_seconds();
    auto const answer = bot.bot->choose(*position.state, {.stop = stop});
    double const cpu_seconds = thread_cpu_seconds() - cpu_begin;
    if (stop.stop_requested()) return core::failure(core::message("lab.stopped"));
    if (!answer) return tl::unexpected(as_error(answer.error()));
    Finding finding{.bot = bot.spec, .position = position.name};
    if (answer->statistics) finding.textbook_depth = answer->depth;
    finding.statistics = statistics_of(*answer, seconds_since(begin));
    finding.cpu_seconds = cpu_seconds;
    finding.value = answer->score;
    finding.move = answer->move.text;
    return finding;
}

GameTally& GameTally::operator+=(GameTally const& other) {
    games += other.games;
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    moves += other.moves;
    statistics += other.statistics;
    return *this;
}

core::Expected<GameTally> play_lab_game(LabBot& bot, engine::AnyGame const& game, std::uint64_t seed,
                                        int number, std::stop_token const& stop) {
    GameTally tally{.bot = bot.spec, .opponent = "random?seed=" + std::to_string(seed)};
    play::RandomBot random(seed);
    CountedBot counted(bot, tally);
    for (play::Bot* const player : {static_cast<play::Bot*>(&random), static_cast<play::Bot*>(&counted)})
        if (auto const begun = player->new_game(static_cast<std::uint64_t>(number)); !begun)
            return tl::unexpected(as_error(begun.error()));
    bool const is_white = number % 2 == 1;
    play::GameRules rules;
    rules.adjudication.max_plies = longest_lab_game;
    auto const state = game.start();
    auto const course = is_white ? play::play_game(*state, {}, {&counted, &random}, rules, stop)
                                 : play::play_game(*state, {}, {&random, &counted}, rules, stop);
    if (course.ending == play::Ending::stopped) return core::failure(core::message("lab.stopped"));
    if (course.ending != play::Ending::rules && course.ending != play::Ending::adjudicated)
        return core::failure(core::message("lab.bot_failed", bot.spec, course.reason));
    tally.games = 1;
    if (!course.winner)
        ++tally.draws;
    else
        ++((*course.winner == Colour::white) == is_white ? tally.wins : tally.losses);
    return tally;
}

std::vector<Disagreement> disagreements(std::vector<Finding> const& findings) {
    std::map<std::pair<std::string, int>, std::vector<Finding const*>> alike;
    std::vector<std::pair<std::string, int>> in_order;
    for (auto const& finding : findings) {
        if (!finding.textbook_depth) continue;
        auto& group = alike[{finding.position, *finding.textbook_depth}];
        if (group.empty()) in_order.emplace_back(finding.position, *finding.textbook_depth);
        group.push_back(&finding);
    }
    std::vector<Disagreement> found;
    for (auto const& key : in_order) {
        auto const& group = alike[key];
        bool const differ =
            std::ranges::any_of(group, [&](auto const* one) { return one->value != group[0]->value; });
        if (differ) found.push_back({key.first, key.second, group});
    }
    return found;
}

std::string comparison_json(std::vector<Finding> const& findings, std::vector<GameTally> const& games) {
    auto list = Json::array();
    for (auto const& finding : findings) {
        Json entry = {{"bot", finding.bot}, {"position", finding.position}};
        bool const is_textbook = finding.textbook_depth.has_value();
        entry.update(counts(finding.statistics, is_textbook));
        entry["value"] = finding.value ? Json(finding.value->value()) : Json();
        entry["move"] = finding.move;
        entry.update(rates(finding.statistics, is_textbook));
        entry["cpu_seconds"] = finding.cpu_seconds;
        list.push_back(std::move(entry));
    }
    for (auto const& tally : games) {
        Json entry = {{"bot", tally.bot}, {"position", "start"}};
        entry.update(counts(tally.statistics, tally.is_textbook));
        entry["value"] = nullptr;
        entry["move"] = nullptr;
        entry.update(rates(tally.statistics, tally.is_textbook));
        entry.update(Json{{"opponent", tally.opponent},
                          {"games", tally.games},
                          {"wins", tally.wins},
                          {"draws", tally.draws},
                          {"losses", tally.losses},
                          {"moves", tally.moves}});
        list.push_back(std::move(entry));
    }
    return list.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace services::lab
