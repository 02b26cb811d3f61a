#include "records/named_games.hpp"

#include "records/played_game.hpp"

#include <utility>

namespace records {
namespace {

// What is read ahead at most: enough to tell rule sets apart, and little memory.
constexpr std::size_t most_games = 1000;
constexpr std::size_t most_moves = 100'000;
constexpr std::uint64_t most_bytes = std::uint64_t{16} << 20;

bool is_unknown(core::Expected<GameRecord> const& game) {
    return game && game->format == Format::pdn && !says_its_game(*game);
}

} // namespace

NamedGames::NamedGames(Reader reader, engine::AnyGame const* named)
    : reader_(std::move(reader)),
      named_(named) {}

std::optional<core::Expected<GameRecord>> NamedGames::next() {
    if (ahead_.empty()) {
        auto item = read();
        if (!item) return std::nullopt;
        if (is_unknown(item->game) && named_ == nullptr && !found_)
            look_ahead(std::move(*item));
        else
            ahead_.push_back(std::move(*item));
    }
    auto item = std::move(ahead_.front());
    ahead_.pop_front();
    cut_short_ = item.cut_short;
    name(item.game);
    return std::move(item.game);
}

std::optional<NamedGames::Item> NamedGames::read() {
    auto game = reader_.next();
    if (!game) return std::nullopt;
    return Item{std::move(*game), reader_.is_cut_short()};
}

void NamedGames::look_ahead(Item first) {
    RuleSetFinder finder;
    std::size_t moves = 0;
    auto const begin = reader_.bytes_taken();
    for (std::optional<Item> item = std::move(first); item; item = read()) {
        if (is_unknown(item->game)) {
            finder.add(*item->game);
            moves += item->game->moves.moves();
        }
        ahead_.push_back(std::move(*item));
        if (ahead_.size() == most_games || moves > most_moves || reader_.bytes_taken() - begin > most_bytes)
            break;
    }
    found_ = finder.found();
}

void NamedGames::name(core::Expected<GameRecord>& game) {
    if (!game || says_its_game(*game)) return;
    if (named_ != nullptr) return name_game(*game, *named_);
    if (game->format != Format::pdn || !found_) return;
    if (!*found_) {
        game = tl::unexpected(found_->error());
        return;
    }
    name_game(*game, ***found_);
    if (std::exchange(told_, true)) return;
    auto warnings = std::exchange(game->warnings, {});
    game->warn(core::message("records.warning.game_found", (**found_)->name()), game->line);
    for (auto& each : warnings) game->warn(std::move(each.what), each.where);
}

} // namespace records
