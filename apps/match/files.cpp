// Writing and reading what a match keeps.
#include "apps/match/files.hpp"

#include "apps/common/bad_usage.hpp"
#include "apps/common/job_journal.hpp"
#include "core/fnv1a.hpp"
#include "records/writer.hpp"

#include <fmt/chrono.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <unistd.h>

namespace apps {
namespace {

using Json = nlohmann::ordered_json;

// Good enough to tell lists of openings apart.
std::uint64_t hash_of(std::vector<play::Opening> const& openings) {
    core::Fnv1a hash;
    auto const add = [&](std::string_view text) {
        hash.add(text);
        hash.add("\xFF");
    };
    for (auto const& opening : openings) {
        add(opening.first_position);
        for (auto const& move : opening.moves) add(move);
    }
    return hash.value();
}

// All that the games depend on. How many there are to be, and how many at once, may change.
std::string fingerprint(MatchSettings const& settings) {
    auto const& plan = settings.plan;
    auto const& rules = plan.rules;
    Json json = {{"job", "damero match"},
                 {"game", plan.game->name()},
                 {"engines", plan.bots},
                 {"limit", settings.limit},
                 {"openings", fmt::format("{:016x}", hash_of(plan.openings))},
                 {"seed", plan.seed},
                 {"margin", rules.margin.count()},
                 {"patience", rules.patience ? rules.patience->count() : -1},
                 {"max_plies", rules.adjudication.max_plies},
                 {"pgn", settings.pgn.value_or("")}};
    if (auto const& draw = rules.adjudication.draw)
        json["draw"] = {draw->from_move, draw->moves, draw->score};
    if (auto const& resign = rules.adjudication.resign) json["resign"] = {resign->moves, resign->score};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string today() { return fmt::format("{:%Y.%m.%d}", fmt::localtime(std::time(nullptr))); }

[[noreturn]] void fail(core::Error const& error) {
    throw std::runtime_error(core::text(core::Language::english, error));
}

[[noreturn]] void fail_on_games(std::string const& path) {
    fail({core::message("cli.file_unwritable", path, std::generic_category().message(errno)), {}});
}

// A finished match leaves its games and no journal: going on with it would play them all again.
void expect_something_to_resume(MatchSettings const& settings) {
    std::error_code unknown;
    if (!settings.pgn || std::filesystem::exists(*settings.journal, unknown)) return;
    auto const size = std::filesystem::file_size(*settings.pgn, unknown);
    if (!unknown && size > 0)
        throw BadUsage("--resume",
                       core::message("cli.match.nothing_to_resume", *settings.journal, *settings.pgn));
}

std::string read_all(int file, std::uint64_t from, std::uint64_t to) {
    std::string text(to - from, '\0');
    std::size_t got = 0;
    while (got < text.size()) {
        auto const count = pread(file, text.data() + got, text.size() - got, static_cast<off_t>(from + got));
        if (count <= 0) break;
        got += static_cast<std::size_t>(count);
    }
    text.resize(got);
    return text;
}

// Whether this is some of the texts, whole and each at most once, in whatever order, the last perhaps cut short.
bool is_made_of(std::string_view text, std::vector<std::string> texts) {
    while (!text.empty()) {
        auto const fits = [&](std::string const& one) {
            return text.starts_with(one) || one.starts_with(text);
        };
        auto const found = std::ranges::find_if(texts, fits);
        if (found == texts.end()) return false;
        text.remove_prefix(std::min(text.size(), found->size()));
        texts.erase(found);
    }
    return true;
}

} // namespace

MatchFiles::MatchFiles(MatchSettings const& settings, Console const& console)
    : settings_(settings),
      stamp_{today(), settings.limit} {
    if (!settings.journal) return;
    if (settings.resume) expect_something_to_resume(settings);
    begin_journal(
        opened_journal({*settings.journal, "--journal", fingerprint(settings), settings.resume}, console));
}

// The first entry tells what was there before the match, the others are its games.
void MatchFiles::begin_journal(services::Journal journal) {
    journal_ = std::move(journal);
    auto const entries = journal_->entries();
    if (!entries) fail(entries.error());
    if (entries->empty()) {
        if (settings_.pgn) open_games(0);
        auto const begun = journal_->append(Json{{"date", stamp_.date}, {"games_size", size_before_}}.dump());
        if (!begun) fail(begun.error());
        return;
    }
    auto const first = Json::parse(entries->front(), nullptr, false);
    if (!first.is_object() || !first.contains("date") || !first.contains("games_size"))
        fail({core::message("cli.match.entry_unreadable", entries->front()), {}});
    stamp_.date = first["date"].get<std::string>();
    for (std::size_t i = 1; i < entries->size(); ++i) {
        auto game = game_in((*entries)[i]);
        if (!game) fail(game.error());
        earlier_.push_back(std::move(*game));
    }
    std::ranges::sort(earlier_, {}, &play::PlayedGame::number);
    if (!settings_.pgn) return;
    open_games(first["games_size"].get<std::uint64_t>());
    bring_into_line();
}

// A fresh match begins behind whatever the file holds, with a blank line between.
void MatchFiles::open_games(std::uint64_t wanted_size) {
    auto const& path = *settings_.pgn;
    games_ = services::Descriptor(open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
    if (!games_.is_open())
        throw BadUsage("--pgn",
                       core::message("cli.file_unwritable", path, std::generic_category().message(errno)));
    size_before_ = wanted_size;
    if (!earlier_.empty() || wanted_size > 0) return;
    auto const size = static_cast<std::uint64_t>(std::max<off_t>(lseek(games_.number(), 0, SEEK_END), 0));
    auto const end = read_all(games_.number(), size - std::min<std::uint64_t>(size, 2), size);
    if (size > 0 && end != "\n\n") append(end.ends_with('\n') ? "\n" : "\n\n");
    size_before_ = static_cast<std::uint64_t>(std::max<off_t>(lseek(games_.number(), 0, SEEK_END), 0));
}

// The file may lack games that the journal has, end in the middle of one, or have later ones early. Whatever is not of
// this match is not touched.
void MatchFiles::bring_into_line() {
    play::Standings standings(settings_.sprt);
    for (auto const& game : earlier_) standings.add(game);
    std::vector<std::string> texts;
    std::string in_order;
    for (auto const& game : earlier_) {
        texts.push_back(text_of(game));
        if (!standings.counts(game.number)) continue; // it was under way when the test decided
        if (game.number == next_) {
            in_order += texts.back();
            ++next_;
        } else {
            waiting_.emplace(game.number, texts.back());
        }
    }
    auto const size = static_cast<std::uint64_t>(std::max<off_t>(lseek(games_.number(), 0, SEEK_END), 0));
    auto const there = size < size_before_ ? std::string() : read_all(games_.number(), size_before_, size);
    if (size < size_before_ || !is_made_of(there, texts))
        throw BadUsage("--pgn", core::message("cli.match.games_changed", *settings_.pgn));
    if (in_order.starts_with(there)) return append(in_order.substr(there.size()));
    if (ftruncate(games_.number(), static_cast<off_t>(size_before_)) != 0) fail_on_games(*settings_.pgn);
    append(in_order);
}

void MatchFiles::append(std::string const& text) {
    if (auto const problem = services::write_all(games_, text)) {
        errno = *problem;
        fail_on_games(*settings_.pgn);
    }
}

std::string MatchFiles::text_of(play::PlayedGame const& game) const {
    return records::written(play::match_record(settings_.plan, game, stamp_));
}

void MatchFiles::keep(play::PlayedGame const& game, play::Standings const& standings) {
    if (!journal_) return;
    auto const kept = journal_->append(entry_of(game));
    if (!kept) fail(kept.error());
    if (!games_.is_open()) return;
    waiting_.emplace(game.number, text_of(game));
    write_in_order(standings);
}

void MatchFiles::write_in_order(play::Standings const& standings) {
    while (!waiting_.empty() && waiting_.begin()->first == next_ && standings.counts(next_)) {
        append(waiting_.begin()->second);
        waiting_.erase(waiting_.begin());
        ++next_;
    }
}

void MatchFiles::complete(play::Standings const& standings) {
    for (auto const& [number, text] : waiting_)
        if (standings.counts(number)) append(text);
    waiting_.clear();
    if (games_.is_open()) sync_games();
}

void MatchFiles::sync_games() {
    auto problem = services::sync(games_);
    if (!problem) problem = services::sync_folder_of(*settings_.pgn);
    if (!problem || *problem == EINVAL) return; // a device has nothing to sync
    errno = *problem;
    fail_on_games(*settings_.pgn);
}

void MatchFiles::remove_journal() {
    if (!journal_) return;
    auto const done = journal_->finish();
    if (!done) fail(done.error());
}

} // namespace apps
