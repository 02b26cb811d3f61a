#include "services/server/lab/task.hpp"

#include "engine/any_order.hpp"
#include "services/lab/drawn_tree.hpp"
#include "services/lab/tree_packed.hpp"
#include "services/lab/tree_search.hpp"
#include "services/server/http/shapes.hpp"
#include "services/server/lab/searches.hpp"

#include <cmath>
#include <map>
#include <pthread.h>

namespace services::server {
namespace {

std::chrono::nanoseconds processor_time(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return std::chrono::seconds{now.tv_sec} + std::chrono::nanoseconds{now.tv_nsec};
}

Json finding_json(lab::Finding const& finding, engine::AnyState const& state) {
    bool const textbook = finding.textbook_depth.has_value();
    auto const& statistics = finding.statistics;
    auto const known = [&](std::uint64_t count) { return textbook ? Json(count) : Json(); };
    Json move = nullptr;
    for (auto const& legal : state.legal_moves())
        if (legal.text == finding.move) move = step_json(legal);
    return {{"search", finding.bot},
            {"nodes", statistics.nodes_visited},
            {"prunings", known(statistics.pruning_count)},
            {"firstMoveCutoffs", known(statistics.first_move_cutoffs)},
            {"depth", textbook ? *finding.textbook_depth : statistics.max_depth_reached.value()},
            {"nodesByDepth", statistics.nodes_by_depth},
            {"timeUs", std::llround(statistics.seconds * 1e6)},
            {"value", finding.value ? Json(finding.value->value()) : Json()},
            {"move", std::move(move)}};
}

// The position was read before, when it was asked for.
std::unique_ptr<engine::AnyState> opened(LabSubject const& subject) {
    return std::move(subject.game->open(subject.fen).value().state);
}

class Comparison final : public LabTask {
  public:
    Comparison(LabSubject wanted, std::vector<std::string> searches)
        : LabTask(std::move(wanted)),
          searches_(std::move(searches)) {}

  protected:
    bool search(std::stop_token const& stop) override {
        auto const index = next_++;
        tell(message(index, "begun", true));
        std::shared_ptr<engine::AnyState const> const state = opened(subject());
        auto found = measured(searches_[index], {subject().fen, state}, stop);
        if (found) {
            tell(message(index, "finding", finding_json(*found, *state)));
            findings_.push_back(std::move(*found));
            numbers_.push_back(index);
        } else {
            tell(message(index, "problem", reason(found.error())));
        }
        if (next_ < searches_.size()) return true;
        tell({{"type", "compare"},
              {"request", subject().request},
              {"done", true},
              {"agreements", agreements()}});
        return false;
    }

  private:
    [[nodiscard]] core::Expected<lab::Finding> measured(std::string const& spec, lab::LabPosition const& at,
                                                        std::stop_token const& stop) const {
        auto bot = make_lab_bot(spec, *subject().game, subject().means.rules);
        if (!bot) return tl::unexpected(bot.error());
        return lab::measure(*bot, at, stop);
    }

    [[nodiscard]] Json message(std::size_t index, std::string_view what, Json value) const {
        return {
            {"type", "compare"}, {"request", subject().request}, {"index", index}, {what, std::move(value)}};
    }

    // Textbook searches of the same depth, two or more of them.
    [[nodiscard]] Json agreements() const {
        std::map<int, std::vector<std::size_t>> alike;
        for (std::size_t i = 0; i < findings_.size(); ++i)
            if (auto const depth = findings_[i].textbook_depth) alike[*depth].push_back(i);
        auto list = Json::array();
        for (auto const& [depth, places] : alike) {
            if (places.size() < 2) continue;
            bool agree = true;
            auto indices = Json::array();
            for (auto const place : places) {
                agree = agree && findings_[place].value == findings_[places.front()].value;
                indices.push_back(numbers_[place]);
            }
            list.push_back({{"depth", depth}, {"agree", agree}, {"searches", std::move(indices)}});
        }
        return list;
    }

    std::vector<std::string> searches_;
    std::size_t next_ = 0;
    std::vector<lab::Finding> findings_;
    std::vector<std::size_t> numbers_; // of the searches that found them
};

class Tree final : public LabTask {
  public:
    Tree(LabSubject wanted, std::string spec) : LabTask(std::move(wanted)), spec_(std::move(spec)) {}

  protected:
    bool search(std::stop_token const& stop) override {
        Json answer = {{"type", "tree"}, {"request", subject().request}};
        auto packed = written_down(stop);
        if (packed) {
            answer["bytes"] = packed->size();
            answer["tree"] = subject().means.shelf.keep(std::move(*packed));
        } else {
            answer["problem"] = reason(packed.error());
        }
        tell(std::move(answer));
        return false;
    }

  private:
    [[nodiscard]] core::Expected<std::string> written_down(std::stop_token const& stop) const {
        auto const bot = make_lab_bot(spec_, *subject().game, subject().means.rules);
        if (!bot) return tl::unexpected(bot.error());
        auto const state = opened(subject());
        auto const wanted = bot->search(*state);
        if (!wanted) return tl::unexpected(wanted.error());
        auto const& limits = subject().means.limits;
        auto tree =
            lab::tree_of(*state, *wanted, {.shown = limits.lab_shown, .searched = limits.lab_searched}, stop);
        if (!tree) return tl::unexpected(tree.error());
        return lab::packed_tree({std::string(subject().game->name()), state->fen(), spec_,
                                 state->side_to_move(), wanted->depth, std::move(*tree)});
    }

    std::string spec_;
};

} // namespace

bool LabTask::run(std::stop_token const& over) {
    std::stop_source current;
    {
        std::scoped_lock const lock(mutex_);
        if (abandoned_) return false;
        current_ = current;
        pthread_getcpuclockid(pthread_self(), &clock_);
        began_ = processor_time(clock_);
    }
    std::stop_callback const passed_on(over, [&] { current.request_stop(); });
    bool const more = search(current.get_token());
    std::scoped_lock const lock(mutex_);
    began_.reset();
    return more && !abandoned_;
}

void LabTask::abandon() {
    std::scoped_lock const lock(mutex_);
    abandoned_ = true;
    current_.request_stop();
}

void LabTask::tick() {
    std::scoped_lock const lock(mutex_);
    if (began_ && processor_time(clock_) - *began_ >= subject_.means.limits.lab_time) current_.request_stop();
}

void LabTask::tell(Json message) {
    std::scoped_lock const lock(mutex_);
    if (!abandoned_) subject_.send(written(message));
}

std::string LabTask::reason(core::Error const& error) const {
    if (!current_.stop_requested()) return core::text(subject_.language, error);
    auto const seconds = std::chrono::duration_cast<std::chrono::seconds>(processor_time(clock_) - *began_);
    return core::text(subject_.language, core::message("server.lab_late", seconds.count()));
}

std::shared_ptr<LabTask> comparison_task(LabSubject subject, std::vector<std::string> searches) {
    return std::make_shared<Comparison>(std::move(subject), std::move(searches));
}

std::shared_ptr<LabTask> tree_task(LabSubject subject, std::string search) {
    return std::make_shared<Tree>(std::move(subject), std::move(search));
}

} // namespace services::server
