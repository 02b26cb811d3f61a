// Games and settings on disk. What a call has acknowledged survives kill -9 at any moment after. One connection, one
// writer at a time; any thread may call.
#pragma once

#include "core/error.hpp"
#include "services/store/stored_game.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace services {

struct StoreConnection; // shared by all who keep something in the same file

class GameStore {
  public:
    // The folder is made when it is not there.
    static core::Expected<GameStore> open(std::filesystem::path const& folder);

    GameStore(GameStore&&) noexcept;
    GameStore& operator=(GameStore&&) noexcept;
    ~GameStore();

    // All of them or, when one cannot be, none.
    core::Expected<void> create(std::span<StoredRecord const> records);
    core::Expected<void> create(StoredRecord const& record) { return create(std::span(&record, 1)); }
    // The game as it is now; of its moves the first `kept` stay, and `added` follow them. What was said in a review of other moves
    // or of another end is forgotten with them.
    core::Expected<void> update(StoredGame const& game, int kept, std::span<StoredMove const> added);
    core::Expected<bool> remove(std::string_view id); // false: there was none
    core::Expected<void> set_variations(std::string_view id, std::span<StoredLine const> lines);

    [[nodiscard]] core::Expected<std::optional<StoredGame>> find(std::string_view id) const;
    // The first `most` moves of a game; -1: all of them.
    [[nodiscard]] core::Expected<std::vector<StoredMove>> moves(std::string_view id, int most = -1) const;
    [[nodiscard]] core::Expected<std::vector<StoredLine>> variations(std::string_view id) const;
    // The newest first; only those older than the game `before`, unless that is empty.
    [[nodiscard]] core::Expected<std::vector<StoredGame>> list(int limit, std::string_view before) const;

    [[nodiscard]] core::Expected<std::string> settings() const; // JSON; empty before the first change
    core::Expected<void> set_settings(std::string_view json);

    [[nodiscard]] std::shared_ptr<StoreConnection> const& connection() const { return connection_; }

  private:
    explicit GameStore(std::shared_ptr<StoreConnection> connection);

    std::shared_ptr<StoreConnection> connection_;
};

} // namespace services
