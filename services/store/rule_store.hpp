// Rules that people have written, on disk beside the games: the same file, the same connection, the same promise. What a call
// has acknowledged survives kill -9.
#pragma once

#include "core/error.hpp"
#include "services/store/game_store.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace services {

struct StoredRule {
    std::string family; // of games: draughts
    std::string name;   // of its file, without the ending
    std::string text;
    bool active = false;      // it orders and explains moves
    std::string trouble = {}; // why it was switched off, where nobody did that by hand
    std::int64_t updated = 0; // milliseconds since 1970

    bool operator==(StoredRule const&) const = default;
};

class RuleStore {
  public:
    explicit RuleStore(GameStore const& games);

    core::Expected<void> put(StoredRule const& rule); // in the place of the one of that family and name
    core::Expected<bool> remove(std::string_view family, std::string_view name); // false: there was none
    [[nodiscard]] core::Expected<std::optional<StoredRule>> find(std::string_view family,
                                                                 std::string_view name) const;
    [[nodiscard]] core::Expected<std::vector<StoredRule>> list() const; // by family and name

  private:
    std::shared_ptr<StoreConnection> connection_;
};

} // namespace services
