#include "apps/common/game_report.hpp"

#include "apps/common/bad_usage.hpp"

namespace apps {
namespace {

constexpr std::uint64_t most_of_a_kind = 200;

} // namespace

void GameReport::show(core::Error const& error) const {
    console_.warn(BadUsage(path_, error).text(console_.language));
}

void GameReport::warn(std::span<core::Error const> warnings) {
    for (auto const& warning : warnings) {
        if (++shown_[std::string(warning.what.key.text())] <= most_of_a_kind)
            show(warning);
        else
            ++not_shown_;
    }
}

void GameReport::refuse(core::Error const& error) {
    if (refused_ == error) return;
    refused_ = error;
    show(error);
}

bool GameReport::finish(End const& end) const {
    auto const say = [&](core::Message const& message) { console_.warn(console_.text(message)); };
    if (not_shown_ > 0) say(core::message("cli.games.more_warnings", path_, not_shown_));
    if (end.broken > 0) say(core::message("cli.games.bad", path_, end.broken));
    if (end.read > 0) return true;
    if (end.broken == 0)
        say(core::message("cli.games.empty", path_));
    else
        say(end.game_helps ? core::message("cli.games.none_named", path_)
                           : core::message("cli.games.none", path_));
    return false;
}

} // namespace apps
