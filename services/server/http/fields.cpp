// Types and bounds of fields.
#include "services/server/http/fields.hpp"

#include "core/shown_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace services::server {
namespace {

Json const nothing = nullptr;

// Watches a text being parsed for an object that has a key twice: parsers differ on which of them counts.
class RepeatedKey {
  public:
    bool operator()(Json::parse_event_t event, Json const& parsed) {
        if (event == Json::parse_event_t::object_start) {
            keys_.emplace_back();
        } else if (event == Json::parse_event_t::object_end) {
            keys_.pop_back();
        } else if (event == Json::parse_event_t::key && !found_) {
            auto const& key = parsed.get_ref<std::string const&>();
            if (!keys_.back().insert(key).second) found_ = key;
        }
        return true;
    }
    [[nodiscard]] std::optional<std::string> const& found() const { return found_; }

  private:
    std::vector<std::set<std::string>> keys_; // of the objects that are open
    std::optional<std::string> found_;
};

} // namespace

Result<Json> parse_json(std::string_view text) {
    try {
        RepeatedKey repeated;
        auto json = Json::parse(
            text, [&](int, Json::parse_event_t event, Json const& parsed) { return repeated(event, parsed); });
        if (auto const& key = repeated.found())
            return refused(Code::bad_json, core::message("server.key_twice", core::shown(*key)));
        return json;
    } catch (nlohmann::json::parse_error const& error) {
        return refused(Code::bad_json, core::message("server.not_json", fmt::format("byte {}", error.byte)));
    } catch (nlohmann::json::exception const&) { // a number that no number type holds
        return refused(Code::bad_json, core::message("server.not_json", "1e999"));
    }
}

Fields::Fields(Json const& object, std::string where) : object_(object), where_(std::move(where)) {
    if (!object.is_object())
        refusal_ = Refusal{Code::bad_request, {core::message("server.object_expected"), {}}, where_};
}

std::string Fields::path_of(std::string_view name) const {
    return where_.empty() ? std::string(name) : fmt::format("{}.{}", where_, name);
}

void Fields::refuse(Code code, core::Error what, std::string_view name) {
    if (!refusal_) refusal_ = Refusal{code, std::move(what), path_of(name)};
}

void Fields::refuse(core::Message what, std::string_view name) {
    refuse(Code::bad_request, core::Error{std::move(what), {}}, name);
}

bool Fields::has(std::string_view name) {
    asked_.emplace(name);
    if (!object_.is_object()) return false;
    auto const field = object_.find(name);
    return field != object_.end() && !field->is_null();
}

Json const* Fields::found(std::string_view name) {
    asked_.emplace(name);
    if (!object_.is_object()) return nullptr;
    auto const field = object_.find(name);
    if (field != object_.end()) return &*field;
    refuse(core::message("server.field_missing", name), name);
    return nullptr;
}

std::string Fields::text(std::string_view name, std::size_t bytes) {
    auto const* const field = found(name);
    if (field == nullptr) return {};
    if (!field->is_string()) {
        refuse(core::message("server.text_expected"), name);
        return {};
    }
    auto const& value = field->get_ref<std::string const&>();
    if (value.size() <= bytes) return value;
    refuse(core::message("server.text_long", bytes), name);
    return {};
}

std::int64_t Fields::number(std::string_view name, std::int64_t smallest, std::int64_t largest) {
    auto const* const field = found(name);
    if (field == nullptr) return smallest;
    bool const fits = field->is_number_integer() &&
                      (!field->is_number_unsigned() ||
                       field->get<std::uint64_t>() <= static_cast<std::uint64_t>(INT64_MAX)) &&
                      field->get<std::int64_t>() >= smallest && field->get<std::int64_t>() <= largest;
    if (fits) return field->get<std::int64_t>();
    refuse(core::message("server.number_expected", smallest, largest), name);
    return smallest;
}

bool Fields::boolean(std::string_view name) {
    auto const* const field = found(name);
    if (field == nullptr) return false;
    if (field->is_boolean()) return field->get<bool>();
    refuse(core::message("server.boolean_expected"), name);
    return false;
}

std::string Fields::choice(std::string_view name, std::span<std::string_view const> choices) {
    auto const* const field = found(name);
    if (field == nullptr) return {};
    if (field->is_string())
        if (auto const& value = field->get_ref<std::string const&>();
            std::ranges::find(choices, value) != choices.end())
            return value;
    refuse(core::message("server.choice_expected", fmt::format("{}", fmt::join(choices, ", "))), name);
    return {};
}

std::vector<std::string> Fields::texts(std::string_view name, ListBounds bounds) {
    auto const* const field = found(name);
    if (field == nullptr) return {};
    if (!field->is_array()) {
        refuse(core::message("server.list_expected"), name);
        return {};
    }
    if (field->size() > bounds.entries) {
        refuse(core::message("server.list_long", bounds.entries), name);
        return {};
    }
    std::vector<std::string> values;
    for (auto const& entry : *field) {
        auto const entry_name = fmt::format("{}[{}]", name, values.size());
        if (!entry.is_string()) {
            refuse(core::message("server.text_expected"), entry_name);
            return {};
        }
        values.push_back(entry.get<std::string>());
        if (values.back().size() <= bounds.bytes) continue;
        refuse(core::message("server.text_long", bounds.bytes), entry_name);
        return {};
    }
    return values;
}

Json const& Fields::object(std::string_view name) {
    auto const* const field = found(name);
    return field == nullptr ? nothing : *field;
}

std::optional<Refusal> Fields::refusal() {
    if (refusal_ || !object_.is_object()) return refusal_;
    for (auto const& [name, value] : object_.items())
        if (!asked_.contains(name)) {
            refuse(core::message("server.field_unknown", core::shown(name)), core::shown(name));
            break;
        }
    return refusal_;
}

} // namespace services::server
