// The list of requests in api.schema.json (x-routes), from which the page's call functions are generated, compared with what the
// server answers and with what docs/server.md says.
#include "tests/services/server/with_api.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>

namespace {

using tests::Json;

using MethodsOf = std::map<std::string, std::set<std::string>>; // by path

Json const& routes() { return tests::schema()["x-routes"]; }

MethodsOf methods_in_schema() {
    MethodsOf methods;
    for (auto const& route : routes()) methods[route["path"]].insert(route["method"].get<std::string>());
    return methods;
}

std::set<std::string> listed(std::string const& text) {
    static std::regex const word("[A-Z]+");
    return {std::sregex_token_iterator(text.begin(), text.end(), word), std::sregex_token_iterator()};
}

// A path that the pattern matches: the family of a rule has to be one, everything else may be any text.
std::string example_of(std::string const& pattern) {
    static std::regex const family("\\{family\\}");
    static std::regex const parameter("\\{\\w+\\}");
    return std::regex_replace(std::regex_replace(pattern, family, "chess"), parameter, "x");
}

// The paths of the table in docs/server.md, `games/ID` written as `games/{}`.
MethodsOf methods_in_docs() {
    std::ifstream file(DAMERO_SOURCE_DIR "/docs/server.md");
    static std::regex const row(R"(^\| `([A-Z]+)`?(?:, `([A-Z]+))? (/[^ `?]*)[^|]*\|.*)");
    static std::regex const parameter(R"(\b[A-Z]+\b)");
    MethodsOf methods;
    std::smatch match;
    for (std::string line; std::getline(file, line);) {
        if (!std::regex_match(line, match, row)) continue;
        auto& of_path = methods[std::regex_replace(match[3].str(), parameter, "{}")];
        of_path.insert(match[1]);
        if (match[2].matched) of_path.insert(match[2]);
    }
    return methods;
}

class Routes : public tests::WithApi {};

TEST_F(Routes, AreThoseThatTheServerAnswers) {
    for (auto const& [path, methods] : methods_in_schema()) {
        auto const response = ask(Method::other, example_of(path));
        ASSERT_EQ(response.status, 405) << path << ": " << response.body;
        auto const allow =
            std::ranges::find(response.headers, "Allow", [](auto const& each) { return each.first; });
        ASSERT_NE(allow, response.headers.end()) << path;
        EXPECT_EQ(listed(allow->second), methods) << path;
    }
}

TEST_F(Routes, AreThoseOfTheDocumentation) {
    MethodsOf in_schema;
    static std::regex const parameter("\\{\\w+\\}");
    for (auto const& [path, methods] : methods_in_schema())
        in_schema[std::regex_replace(path, parameter, "{}")] = methods;
    EXPECT_EQ(methods_in_docs(), in_schema);
}

// What a route names is defined, and no two routes have one name.
TEST(RouteList, NamesDefinitions) {
    std::set<std::string> names;
    auto const& definitions = tests::schema()["$defs"];
    for (auto const& route : routes()) {
        EXPECT_TRUE(names.insert(route["name"]).second) << route;
        auto const path = route["path"].get<std::string>();
        auto const parameters = route.value("parameters", Json::object());
        for (auto const& [name, type] : parameters.items()) {
            EXPECT_NE(path.find("{" + name + "}"), std::string::npos) << route;
            EXPECT_TRUE(definitions.contains(type)) << route;
        }
        for (auto const* const what : {"query", "body", "answer"}) {
            auto const type = route.value(what, "");
            if (type.empty() || (std::string_view(what) == "answer" && (type == "text" || type == "bytes")))
                continue;
            EXPECT_TRUE(definitions.contains(type)) << route;
        }
    }
    auto const& stream = tests::schema()["x-stream"];
    EXPECT_EQ(stream["path"], services::server::stream_path);
    for (auto const* const what : {"query", "sends", "receives"})
        EXPECT_TRUE(definitions.contains(stream[what])) << what;
}

} // namespace
