#include "tests/services/server/schema.hpp"

#include <fstream>
#include <set>
#include <stdexcept>

namespace tests {
namespace {

using Json = nlohmann::json;

std::string check(Json const& value, Json const& shape, std::string const& where);

bool has_type(Json const& value, std::string const& type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "integer") return value.is_number_integer();
    if (type == "boolean") return value.is_boolean();
    if (type == "null") return value.is_null();
    throw std::runtime_error("a type that this reader does not know: " + type);
}

std::string check_object(Json const& value, Json const& shape, std::string const& where) {
    for (auto const& name : shape.value("required", Json::array()))
        if (!value.contains(name)) return where + " lacks " + name.get<std::string>();
    auto const properties = shape.value("properties", Json::object());
    for (auto const& [name, field] : value.items()) {
        if (properties.contains(name)) {
            if (auto wrong = check(field, properties[name], where + "." + name); !wrong.empty()) return wrong;
        } else if (!shape.value("additionalProperties", true)) {
            return where + " has a field " + name;
        }
    }
    return {};
}

std::string check_array(Json const& value, Json const& shape, std::string const& where) {
    if (value.size() < shape.value("minItems", std::size_t{0})) return where + " is too short";
    for (std::size_t i = 0; i < value.size(); ++i)
        if (auto wrong = check(value[i], shape["items"], where + "[" + std::to_string(i) + "]");
            !wrong.empty())
            return wrong;
    return {};
}

std::string check_one_of(Json const& value, Json const& shapes, bool exactly, std::string const& where) {
    int fitting = 0;
    std::string wrong;
    for (auto const& shape : shapes) {
        auto const found = check(value, shape, where);
        if (found.empty())
            ++fitting;
        else
            wrong += "; " + found;
    }
    if (fitting == 1 || (fitting > 1 && !exactly)) return {};
    return where + (fitting == 0 ? " fits none of its shapes" + wrong : " fits several shapes");
}

std::string check(Json const& value, Json const& shape, std::string const& where) {
    static std::set<std::string> const known = {
        "$ref",     "type",     "description", "properties",
        "required", "items",    "enum",        "const",
        "minimum",  "maximum",  "anyOf",       "oneOf",
        "minItems", "maxItems", "maxLength",   "additionalProperties"};
    for (auto const& [word, meaning] : shape.items())
        if (!known.contains(word)) throw std::runtime_error("a word that this reader does not know: " + word);
    if (shape.contains("$ref")) {
        auto const name = shape["$ref"].get<std::string>();
        return check(value, schema()["$defs"].at(name.substr(name.rfind('/') + 1)), where);
    }
    if (shape.contains("anyOf")) return check_one_of(value, shape["anyOf"], false, where);
    if (shape.contains("oneOf")) return check_one_of(value, shape["oneOf"], true, where);
    if (!has_type(value, shape.at("type")))
        return where + " is not of type " + shape["type"].get<std::string>();
    if (shape.contains("const") && value != shape["const"]) return where + " is not " + shape["const"].dump();
    if (shape.contains("enum") && std::ranges::find(shape["enum"], value) == shape["enum"].end())
        return where + " is " + value.dump();
    if (shape.contains("minimum") && value < shape["minimum"]) return where + " is too small";
    if (shape.contains("maximum") && value > shape["maximum"]) return where + " is too large";
    if (value.is_object()) return check_object(value, shape, where);
    if (value.is_array()) return check_array(value, shape, where);
    return {};
}

} // namespace

Json const& schema() {
    static Json const document =
        Json::parse(std::ifstream(DAMERO_SOURCE_DIR "/services/server/api.schema.json"));
    return document;
}

std::string against_schema(Json const& value, std::string const& shape) {
    return check(value, schema()["$defs"].at(shape), shape);
}

std::string against_schema(std::string const& text, std::string const& shape) {
    auto const value = Json::parse(text, nullptr, false);
    return value.is_discarded() ? "not JSON: " + text : against_schema(value, shape);
}

} // namespace tests
