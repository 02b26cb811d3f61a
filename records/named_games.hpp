// Games of a file, each with the header that says which game it is: where the file does not say, the caller does, or the moves.
#pragma once

#include "records/reader.hpp"
#include "records/rule_set_finder.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>

namespace records {

class NamedGames {
  public:
    // `named`: what a game is that does not say; null: chess in PGN, and in PDN what the games can be played as.
    explicit NamedGames(Reader reader, engine::AnyGame const* named = nullptr);

    // As Reader::next. For the first game of PDN that does not say what it is, up to 1,000 games are read ahead and looked
    // at; those beyond them are taken for the same. A rule set that was found is a warning of the first such game, and one that was not
    // is the error of each.
    std::optional<core::Expected<GameRecord>> next();

    [[nodiscard]] bool is_cut_short() const { return cut_short_; }
    [[nodiscard]] std::uint64_t bytes_taken() const { return reader_.bytes_taken(); }

  private:
    struct Item {
        core::Expected<GameRecord> game;
        bool cut_short = false; // the error is the source's
    };

    std::optional<Item> read();
    void look_ahead(Item first);
    void name(core::Expected<GameRecord>& game);

    Reader reader_;
    engine::AnyGame const* named_;
    std::optional<core::Expected<engine::AnyGame const*>> found_; // once it was looked for
    bool told_ = false;                                           // that it was found
    std::deque<Item> ahead_;
    bool cut_short_ = false;
};

} // namespace records
