// Reading UCI, one small parser a command.
#include "protocol/uci/command.hpp"

#include "core/shown_text.hpp"
#include "protocol/words.hpp"

#include <algorithm>

namespace protocol::uci {
namespace {

using Parsed = core::Expected<Command>;

template <class Plain>
Parsed plain(Words) {
    return Plain{};
}

Parsed parse_debug(Words words) {
    auto const state = words.empty() ? std::string_view{} : words.front();
    if (state == "on") return SetDebug{true};
    if (state == "off") return SetDebug{false};
    return core::failure(core::message("uci.debug_form", core::shown(state)));
}

// setoption name NAME [value VALUE]: both may be several words.
Parsed parse_setoption(Words words) {
    auto const value = std::ranges::find(words, std::string_view("value"));
    auto const name_words = Words(words.begin(), value);
    if (name_words.size() < 2 || name_words.front() != "name")
        return core::failure(core::message("uci.option_form"));
    SetOption option{joined(name_words.subspan(1))};
    if (value != words.end()) option.value = joined(Words(value + 1, words.end()));
    return option;
}

Parsed parse_position(Words words) {
    auto const kind = words.empty() ? std::string_view{} : words.front();
    if (kind != "startpos" && kind != "fen") return core::failure(core::message("uci.position_form"));
    auto const moves = std::ranges::find(words, std::string_view("moves"));
    auto const between = Words(words.begin() + 1, moves);
    SetPosition position;
    if (kind == "fen")
        position.fen = joined(between);
    else if (!between.empty())
        return core::failure(core::message("uci.moves_expected", core::shown(between.front())));
    if (moves != words.end()) position.moves.assign(moves + 1, words.end());
    return position;
}

Parsed parse_search(Words words) { return parse_go(words); }

struct CommandWord {
    std::string_view word;
    Parsed (*parse)(Words rest);
};
constexpr CommandWord command_words[] = {
    {"uci", plain<AskIdentity>},    {"debug", parse_debug},         {"isready", plain<AskReady>},
    {"setoption", parse_setoption}, {"ucinewgame", plain<NewGame>}, {"position", parse_position},
    {"go", parse_search},           {"stop", plain<Stop>},          {"ponderhit", plain<PonderHit>},
    {"quit", plain<Quit>},          {"d", plain<ShowBoard>},        {"eval", plain<ShowEvaluation>},
};

} // namespace

core::Expected<Command> parse_command(std::string_view line) {
    auto const words = words_of(line);
    for (std::size_t i = 0; i < words.size(); ++i) {
        auto const found = std::ranges::find(command_words, words[i], &CommandWord::word);
        if (found != std::end(command_words)) return found->parse(Words(words).subspan(i + 1));
    }
    return Unknown{joined(words)};
}

} // namespace protocol::uci
