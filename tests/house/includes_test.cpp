// Every header includes what it names of the libraries, by itself or through our other headers. Compiling does not show
// it where headers from outside are precompiled (cmake/Precompiled.cmake).
#include "tests/support/source_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Names = std::set<std::string>;

// CMake makes it of games/all.hpp; what it includes stands in the folders of the games.
constexpr std::string_view generated = "games/definitions.hpp";

// Any one of the headers is enough for any of the names.
struct Supply {
    Names headers;
    Names names;
};

std::vector<Supply> const supplies = {
    {{"string"}, {"string", "to_string", "stoi", "stoull", "getline"}},
    {{"vector"}, {"vector"}},
    {{"string_view"}, {"string_view"}},
    {{"optional"}, {"optional", "nullopt"}},
    {{"array"}, {"array", "to_array"}},
    {{"span"}, {"span"}},
    {{"memory"}, {"unique_ptr", "shared_ptr", "weak_ptr", "make_unique", "make_shared"}},
    {{"functional"}, {"function"}},
    {{"stop_token"}, {"stop_token", "stop_source", "stop_callback"}},
    {{"chrono"}, {"chrono"}},
    {{"mutex"}, {"mutex", "scoped_lock", "lock_guard", "unique_lock"}},
    {{"filesystem"}, {"filesystem"}},
    {{"map"}, {"map"}},
    {{"set"}, {"set"}},
    {{"list"}, {"list"}},
    {{"deque"}, {"deque"}},
    {{"bitset"}, {"bitset"}},
    {{"unordered_map"}, {"unordered_map"}},
    {{"unordered_set"}, {"unordered_set"}},
    {{"initializer_list"}, {"initializer_list"}},
    {{"variant"}, {"variant", "visit", "holds_alternative"}},
    {{"algorithm"},
     {"ranges", "max", "min", "clamp", "find", "find_if", "any_of", "count", "rotate", "sort", "stable_sort",
      "stable_partition", "copy_n", "fill_n", "equal"}},
    {{"numeric"}, {"accumulate"}},
    {{"limits"}, {"numeric_limits"}},
    {{"atomic"}, {"atomic"}},
    {{"thread"}, {"thread", "jthread"}},
    {{"condition_variable"}, {"condition_variable", "condition_variable_any", "cv_status"}},
    {{"bit"}, {"countr_zero", "popcount", "bit_floor", "bit_width"}},
    {{"cstdint"}, {"uint64_t", "uint32_t", "uint16_t", "uint8_t", "int64_t", "int32_t", "int16_t", "int8_t"}},
    {{"type_traits"}, {"is_same_v", "is_void_v", "remove_reference_t"}},
    {{"exception"}, {"exception", "exception_ptr", "current_exception", "rethrow_exception"}},
    {{"system_error"}, {"system_error"}},
    {{"charconv"}, {"from_chars"}},
    {{"cstring"}, {"memcpy", "memcmp"}},
    {{"cmath"}, {"log"}},
    {{"cmath", "cstdlib"}, {"abs"}},
    {{"fstream"}, {"ifstream", "ofstream"}},
    {{"sstream"}, {"istringstream", "ostringstream"}},
    {{"istream", "iosfwd", "fstream", "sstream", "iostream"}, {"istream"}},
    {{"ostream", "iosfwd", "fstream", "sstream", "iostream"}, {"ostream"}},
    {{"fmt/format.h"}, {"format"}},
    {{"tl/expected.hpp"}, {"expected", "unexpected"}},
    {{"nlohmann/json.hpp", "nlohmann/json_fwd.hpp"}, {"json", "ordered_json"}},
};

std::vector<std::string> lines_without_comments(std::string const& source) {
    std::vector<std::string> lines;
    std::istringstream text(source);
    for (std::string line; std::getline(text, line);) lines.push_back(line.substr(0, line.find("//")));
    return lines;
}

bool is_in_a_name(char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}

// The names of the libraries' namespaces that a line uses: the X of std::X.
void add_named(std::string const& line, Names& named) {
    for (std::string const space : {"std::", "fmt::", "tl::", "nlohmann::"}) {
        for (auto at = line.find(space); at != std::string::npos; at = line.find(space, at + 1)) {
            auto const begin = line.begin() + static_cast<std::ptrdiff_t>(at + space.size());
            named.emplace(begin, std::find_if_not(begin, line.end(), is_in_a_name));
        }
    }
}

Names named_in(std::string const& source) {
    Names named;
    for (auto const& line : lines_without_comments(source)) add_named(line, named);
    return named;
}

Names outside_includes(std::string const& source) {
    static constexpr std::string_view start = "#include <";
    Names headers;
    for (auto const& line : lines_without_comments(source))
        if (line.starts_with(start)) headers.insert(line.substr(start.size(), line.find('>') - start.size()));
    return headers;
}

// What a header includes from outside, by itself and through ours.
Names included(std::string const& header) {
    Names outside;
    Names seen = {header};
    std::vector<std::string> open = {header};
    while (!open.empty()) {
        auto const text = tests::contents(open.back());
        open.pop_back();
        outside.merge(outside_includes(text));
        for (auto const& own : tests::own_includes(text))
            if (own != generated && seen.insert(own).second) open.push_back(own);
    }
    return outside;
}

} // namespace

TEST(Includes, HeadersIncludeWhatTheyName) {
    for (auto const& room : tests::rooms()) {
        for (auto const& file : tests::source_files(room)) {
            if (file.extension() != ".hpp") continue;
            auto const named = named_in(tests::contents(file));
            auto const headers = included(file.string());
            auto const is_included = [&](std::string const& header) { return headers.contains(header); };
            for (auto const& supply : supplies) {
                if (std::ranges::any_of(supply.headers, is_included)) continue;
                for (auto const& name : supply.names)
                    EXPECT_FALSE(named.contains(name)) << file << " names " << name << " and includes no <"
                                                       << *supply.headers.begin() << '>';
            }
        }
    }
}
