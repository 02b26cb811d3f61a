// Every public header compiles alone: its own source file includes it first, or CMake compiled it into this program,
// which is the proof; what is left to test is that none was forgotten.
#include "compiled_headers.hpp"
#include "tests/support/source_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace {

std::vector<std::string> headers() {
    std::vector<std::string> all;
    for (auto const& room : tests::rooms()) {
        if (room == "apps") continue; // nobody includes them but apps
        for (auto const& file : tests::source_files(room))
            if (file.extension() == ".hpp") all.push_back(file.string());
    }
    return all;
}

bool is_first_in_its_source(std::filesystem::path header) {
    auto const name = header.string();
    auto const source = header.replace_extension(".cpp");
    if (!std::filesystem::exists(DAMERO_SOURCE_DIR / source)) return false;
    auto const includes = tests::own_includes(tests::contents(source));
    return !includes.empty() && includes.front() == name;
}

} // namespace

TEST(Headers, EachCompilesAlone) {
    for (auto const& header : headers())
        EXPECT_TRUE(std::ranges::find(compiled_headers, header) != compiled_headers.end() ||
                    is_first_in_its_source(header))
            << header;
    EXPECT_GE(compiled_headers.size(), 13u) << "core alone has that many";
}

TEST(Headers, EachBeginsWithWhatLivesThere) {
    for (auto const& header : headers()) {
        auto const text = tests::contents(header);
        EXPECT_TRUE(text.starts_with("// ")) << header << " begins with no comment that says what it holds";
        EXPECT_NE(text.find("\n#pragma once\n"), std::string::npos) << header;
    }
}

TEST(Headers, NoneOpensANamespaceForItsReaders) {
    for (auto const& header : headers())
        EXPECT_EQ(tests::contents(header).find("\nusing namespace"), std::string::npos) << header;
}
