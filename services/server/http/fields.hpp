// Reads the fields of a JSON object strictly: each has its type and its bounds, and none is there that nobody asked for.
// The first thing that is wrong is kept; until somebody looks at it, what is wrong reads as empty.
#pragma once

#include "services/server/http/refusal.hpp"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace services::server {

using Json = nlohmann::ordered_json;

Result<Json> parse_json(std::string_view text);

struct ListBounds {
    std::size_t entries;
    std::size_t bytes; // of each
};

class Fields {
  public:
    // `where` is the object's own name, empty for the whole message. The object must live as long as this.
    explicit Fields(Json const& object, std::string where = {});

    [[nodiscard]] bool has(std::string_view name); // there and not null

    std::string text(std::string_view name, std::size_t bytes);
    std::int64_t number(std::string_view name, std::int64_t smallest, std::int64_t largest);
    bool boolean(std::string_view name);
    std::string choice(std::string_view name, std::span<std::string_view const> choices);
    std::vector<std::string> texts(std::string_view name, ListBounds bounds);
    Json const& object(std::string_view name); // any value; Fields over it says whether it is an object

    // For whoever finds out later that a field's value is no good.
    void refuse(Code code, core::Error what, std::string_view name);

    [[nodiscard]] std::string path_of(std::string_view name) const;

    // The first refusal; a field nobody asked for is one.
    [[nodiscard]] std::optional<Refusal> refusal();

  private:
    Json const* found(std::string_view name); // null: missing, and refused
    void refuse(core::Message what, std::string_view name);

    Json const& object_;
    std::string where_;
    std::set<std::string, std::less<>> asked_;
    std::optional<Refusal> refusal_;
};

} // namespace services::server
