// The catalogue: both languages say the same things, and what the source says is what the catalogue holds.
#include "core/catalogue.hpp"
#include "tests/support/source_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace {

constexpr std::array languages = {core::Language::english, core::Language::spanish};

std::vector<std::string> keys(core::Language language) {
    std::vector<std::string> result;
    for (auto const& entry : core::catalogue(language)) result.emplace_back(entry.key);
    return result;
}

std::set<std::string> key_set() {
    auto const all = keys(core::Language::english);
    return {all.begin(), all.end()};
}

// The numbers between braces; doubled braces stand for themselves.
std::set<int> placeholders(std::string_view format) {
    std::set<int> numbers;
    for (std::size_t i = 0; i < format.size(); ++i) {
        if (format[i] != '{') continue;
        if (i + 1 < format.size() && format[i + 1] == '{')
            ++i;
        else
            numbers.insert(std::stoi(std::string(format.substr(i + 1))));
    }
    return numbers;
}

bool is_key_shaped(std::string_view text) {
    bool const letters = std::ranges::all_of(text, [](char c) {
        return std::islower(static_cast<unsigned char>(c)) || std::isdigit(static_cast<unsigned char>(c)) ||
               c == '.' || c == '_' || c == '-';
    });
    auto const dot = text.find('.');
    return letters && dot != std::string_view::npos && dot > 0 && dot + 1 < text.size();
}

// A literal is a key when code says so, or when it looks like one and begins as keys do.
bool is_used_as_key(tests::Literal const& literal, std::set<std::string> const& families) {
    for (std::string_view const opener : {"message(", "MessageKey(", "MessageKey{", "Message{"})
        if (literal.before.ends_with(opener)) return true;
    return is_key_shaped(literal.value) &&
           families.contains(literal.value.substr(0, literal.value.find('.')));
}

bool is_catalogue_file(std::filesystem::path const& file) {
    return file.filename().string().starts_with("catalogue_");
}

// Each literal of the source outside the catalogue's own tables, with the files it stands in.
std::map<std::string, std::string> keys_in_source() {
    std::set<std::string> families;
    for (auto const& key : key_set()) families.insert(key.substr(0, key.find('.')));
    std::map<std::string, std::string> used;
    for (auto const& room : tests::rooms())
        for (auto const& file : tests::source_files(room)) {
            if (is_catalogue_file(file)) continue;
            for (auto const& literal : tests::string_literals(tests::contents(file)))
                if (is_used_as_key(literal, families)) used.emplace(literal.value, file.string());
        }
    return used;
}

} // namespace

TEST(Catalogue, SpeaksBothLanguages) {
    EXPECT_EQ(core::text(core::Language::english, core::message("word.white")), "White");
    EXPECT_EQ(core::text(core::Language::spanish, core::message("word.white")), "Blancas");
}

TEST(Catalogue, HasTheSameKeysInTheSameOrder) {
    EXPECT_EQ(keys(core::Language::english), keys(core::Language::spanish));
}

TEST(Catalogue, HasNoKeyTwice) { EXPECT_EQ(key_set().size(), keys(core::Language::english).size()); }

TEST(Catalogue, HasTheSamePlaceholdersInBothLanguages) {
    auto const english = core::catalogue(core::Language::english);
    auto const spanish = core::catalogue(core::Language::spanish);
    ASSERT_EQ(english.size(), spanish.size());
    for (std::size_t i = 0; i < english.size(); ++i)
        EXPECT_EQ(placeholders(english[i].format), placeholders(spanish[i].format)) << english[i].key;
}

TEST(Catalogue, NumbersPlaceholdersFromZeroWithoutGaps) {
    for (auto const language : languages)
        for (auto const& entry : core::catalogue(language)) {
            auto const numbers = placeholders(entry.format);
            if (!numbers.empty()) {
                EXPECT_EQ(*numbers.begin(), 0) << entry.key;
                EXPECT_EQ(*numbers.rbegin(), static_cast<int>(numbers.size()) - 1) << entry.key;
            }
        }
}

TEST(Catalogue, SaysSomethingForEveryKey) {
    for (auto const language : languages)
        for (auto const& entry : core::catalogue(language)) {
            EXPECT_TRUE(is_key_shaped(entry.key)) << entry.key;
            EXPECT_FALSE(entry.format.empty()) << entry.key;
            EXPECT_FALSE(entry.format.starts_with(' ') || entry.format.ends_with('\n')) << entry.key;
        }
}

TEST(Catalogue, HasEveryKeyTheSourceUses) {
    auto const known = key_set();
    for (auto const& [key, file] : keys_in_source())
        EXPECT_TRUE(known.contains(key)) << '"' << key << "\" in " << file << " is not in the catalogue";
}

TEST(Catalogue, HasNoKeyTheSourceDoesNotUse) {
    auto const used = keys_in_source();
    for (auto const& key : key_set())
        EXPECT_TRUE(used.contains(key)) << '"' << key << "\" is in the catalogue, and nothing says it";
}

TEST(SourceTree, ReadsLiteralsAsTheCompilerDoes) {
    auto const literals = tests::string_literals(R"cpp(
        // "comment" 'x
        /* "another" */ int n = 1'000; char c = '"';
        switch (c) { case '"': return; }
        return message( "fen.side", "a\"b" ); auto r = R"x(raw " text)x"; call(u8, "last");
    )cpp");
    std::vector<std::string> values;
    for (auto const& literal : literals) values.push_back(literal.value);
    EXPECT_EQ(values, (std::vector<std::string>{"fen.side", "a\"b", "raw \" text", "last"}));
    EXPECT_TRUE(literals.front().before.ends_with("message("));
}

TEST(SourceTree, FindsTheKeysThatAreThere) {
    EXPECT_TRUE(keys_in_source().contains("place.line")) << "core/catalogue.cpp says it";
}
