// Help, version, languages, and what bad usage gets: exit 2 and one line, whatever it is.
#include "run_damero.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

namespace {

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

struct Bad {
    Words arguments;
    std::string said;
};

} // namespace

TEST(CommandLine, HelpOfEveryCommandInBothLanguages) {
    std::string const words[2][3] = {{"Usage:", "Options:", "Examples:"}, {"Uso:", "Opciones:", "Ejemplos:"}};
    for (std::string const command : {"play", "uci", "hub", "analyse", "match", "perft", "bench"})
        for (int language = 0; language < 2; ++language) {
            auto const ran = run_damero({command, "--help", "--lang", language == 0 ? "en" : "es"});
            EXPECT_EQ(ran.code, 0);
            EXPECT_TRUE(ran.err.empty()) << ran.err;
            EXPECT_TRUE(ran.out.starts_with("damero " + command + ": "));
            for (auto const& word : words[language]) EXPECT_TRUE(holds(ran.out, word)) << word;
            EXPECT_TRUE(holds(ran.out, "\n  damero " + command));
        }
}

TEST(CommandLine, HelpOfTheProgramListsItsCommands) {
    auto const english = run_damero({"--help"});
    EXPECT_EQ(english.code, 0);
    EXPECT_TRUE(holds(english.out, "Commands:"));
    EXPECT_TRUE(holds(english.out, "\n  play "));
    for (auto const* command : {"perft", "uci", "hub", "analyse", "bench"})
        EXPECT_TRUE(holds(english.out, std::string("\n  ") + command + " ")) << command;
    EXPECT_TRUE(holds(run_damero({"--help", "--lang=es"}).out, "Órdenes:"));
}

TEST(CommandLine, VersionNamesTheCommit) {
    auto const ran = run_damero({"--version"});
    EXPECT_EQ(ran.code, 0);
    static std::regex const said(R"(damero \d+\.\d+\.\d+ \(([0-9a-f]{7,40}(-dirty)?|unknown)\)\n)");
    EXPECT_TRUE(std::regex_match(ran.out, said)) << ran.out;
}

TEST(CommandLine, TheEnvironmentChoosesTheLanguage) {
    auto const speaks_spanish = [](Words const& environment) {
        return holds(run_damero({"--help"}, "", environment).out, "Órdenes:");
    };
    EXPECT_FALSE(speaks_spanish({}));
    EXPECT_TRUE(speaks_spanish({"LANG=es_ES.UTF-8"}));
    EXPECT_TRUE(speaks_spanish({"LANG=en_GB.UTF-8", "LC_MESSAGES=es"}));
    EXPECT_FALSE(speaks_spanish({"LANG=es_ES.UTF-8", "LC_ALL=C"}));
    EXPECT_TRUE(speaks_spanish({"LANG=es_ES.UTF-8", "LC_ALL="}));
    EXPECT_FALSE(speaks_spanish({"LANG=de_DE.UTF-8"}));
    EXPECT_FALSE(holds(run_damero({"--help", "--lang", "en"}, "", {"LANG=es_ES"}).out, "Órdenes:"));
}

TEST(CommandLine, BadUsageIsOneLineAndExitTwo) {
    Words const knights = {"perft", "--game", "knights"};
    auto const with = [&](Words const& more) {
        Words all = knights;
        all.insert(all.end(), more.begin(), more.end());
        return all;
    };
    std::vector<Bad> const cases = {
        {{}, "command is missing"},
        {{"fly"}, "'fly'"},
        {{"--fly"}, "--fly"},
        {{"--lang"}, "--lang: "},
        {{"--lang", "xx"}, "--lang: 'xx'"},
        {{"perft"}, "--depth: "},
        {with({"--depth"}), "--depth: "},
        {with({"--depth", "x"}), "--depth: 'x'"},
        {with({"--depth", "-1"}), "--depth: '-1'"},
        {with({"--depth", "100"}), "--depth: '100'"},
        {with({"--depth", "1e3"}), "--depth: '1e3'"},
        {with({"--depth", "99999999999999999999"}), "--depth: "},
        {with({"--depth="}), "--depth: ''"},
        {with({"--depth", "1", "--depth", "2"}), "--depth: is given twice"},
        {with({"--depth", "1", "--threads", "0"}), "--threads: '0'"},
        {with({"--depth", "1", "--threads", "many"}), "--threads: 'many'"},
        {with({"--depth", "1", "--what"}), "no option --what"},
        {with({"--depth", "1", "-x"}), "no option -x"},
        {with({"--depth", "1", "what"}), "'what'"},
        {with({"--depth", "1", "play"}), "'play'"},
        {with({"--depth", "1", "--", "what"}), "'what'"},
        {with({"--depth", "1", "--json=yes"}), "'yes'"},
        {with({"--fen", "--depth", "1"}), "--fen: its value is missing"},
        {{"perft", "--depth", "1", "--game", "go"}, "--game: there is no game 'go'"},
        {with({"--depth", "1", "--fen", ""}), "--fen, placement, column 1: "},
        {with({"--depth", "1", "--fen="}), "--fen, placement, column 1: "},
        {with({"--depth", "1", "--fen", "nnnnnnknnnn w"}), "--fen, placement, column 7: 'k'"},
        {with({"--depth", "1", "--fen", "a\nb\tc"}), "--fen, placement, column 1: "},
        {with({"--depth", "1", "--fen", "n7/8/8/8/8/8/8/N7 \x01\n"}), "side to move, column 19: '?'"},
        {with({"--depth", "1", "--fen", "n7/8/8/8/8/8/8/N7 " + std::string(50000, 'w')}), "column 19: 'www"},
        {with({"--depth", "1", "--fen", "n7/8/8/8/8/8/8/N7 w", "--position", "start"}), "--position: "},
        {with({"--depth", "1", "--position", "nowhere"}), "--position: 'nowhere'"},
        {{"play", "--game", "knights", "--white", "nobody"}, "--white, column 1: there is no bot 'nobody'"},
        {{"play", "--game", "knights", "--black", "random?seed=x"}, "--black, column 13: 'x'"},
        {{"play", "--game", "knights", "--black", ""}, "--black, column 1: "},
        {{"play", "--game", "knights", "--position", "8/8 w"}, "--position, placement, column 4: "},
        {{"uci", "now"}, "uci does not know what to do with 'now'"},
        {{"analyse", "--fen", "x"}, "--fen, piece placement, column 1: "},
        {{"analyse", "--depth", "0"}, "--depth: '0'"},
        {{"analyse", "--depth", "3", "--nodes", "9"}, "--depth: cannot be given together with --nodes"},
        {{"analyse", "--movetime", "5", "--nodes", "9"}, "--nodes: cannot be given together with --movetime"},
        {{"analyse", "--multipv", "0"}, "--multipv: '0'"},
        {{"analyse", "--hash", "much"}, "--hash: 'much'"},
        {{"bench", "--game", "go"}, "--game: there is no game 'go'"},
        {{"bench", "--depth", "200"}, "--depth: '200'"},
        {{"bench", "--fen", "x"}, "no option --fen"},
    };
    for (auto const& bad : cases) {
        auto const ran = run_damero(bad.arguments);
        EXPECT_EQ(ran.code, 2) << bad.said;
        EXPECT_TRUE(ran.out.empty()) << ran.out;
        EXPECT_TRUE(ran.err.starts_with("damero: ")) << ran.err;
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
        EXPECT_LT(ran.err.size(), 1000u);
        EXPECT_TRUE(holds(ran.err, bad.said)) << ran.err;
    }
}

TEST(CommandLine, BadUsageInSpanish) {
    auto const ran = run_damero({"perft", "--game", "knights", "--depth", "x", "--lang", "es"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.err, "damero: --depth: 'x' no es un número entero de 0 a 99\n");
}
