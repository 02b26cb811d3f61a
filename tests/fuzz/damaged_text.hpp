// Bad text, and what may come of it: a parser refuses it with an error that can be said in one line, or reads a
// position that is as good as any. Shared by the libFuzzer targets and by a quick test for every day.
#pragma once

#include "core/catalogue.hpp"
#include "tests/conformance/rules_checks.hpp"
#include "tests/conformance/table_checks.hpp"

#include <algorithm>
#include <cstdint>
#include <exception>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fuzz {

using conformance::Failure;
using Bytes = std::span<std::uint8_t const>;

inline std::string as_text(Bytes bytes) { return {bytes.begin(), bytes.end()}; }

// Text made of bytes: as they stand, or, when the first says so, a good text that the others damage in pairs
// of place and letter, so that what is wrong may stand deep inside.
inline std::string damaged(Bytes bytes, std::vector<std::string> const& samples) {
    if (bytes.size() < 2 || bytes[0] < 64)
        return as_text(bytes.subspan(std::min<std::size_t>(bytes.size(), 1)));
    std::string text = samples[bytes[1] % samples.size()];
    for (std::size_t i = 2; i + 1 < bytes.size(); i += 2) {
        auto const place = std::min<std::size_t>(bytes[i] & 0x7F, text.size());
        if (bytes[i + 1] == 0) // nothing there at all
            text.erase(place, 1);
        else if (bytes[i] < 0x80 && place < text.size())
            text[place] = static_cast<char>(bytes[i + 1]);
        else
            text.insert(place, 1, static_cast<char>(bytes[i + 1]));
    }
    return text;
}

inline Failure one_line(std::string const& said) {
    bool const control =
        std::ranges::any_of(said, [](char c) { return static_cast<unsigned char>(c) < ' '; });
    if (said.empty() || control) return "a message is not one line of text: " + said;
    return std::nullopt;
}

// An error must be sayable in every language, and its column lie in the text or right behind it.
inline Failure can_be_said(core::Error const& error, std::string_view written) {
    if (error.where.column < 0 || error.where.column > static_cast<int>(written.size()) + 1)
        return "an error points outside the text";
    try {
        for (auto const language : {core::Language::english, core::Language::spanish})
            if (auto failure = one_line(core::text(language, error))) return failure;
    } catch (std::exception const& problem) {
        return std::string("an error cannot be said: ") + problem.what();
    }
    return std::nullopt;
}

// A command of a protocol, as it was read or refused; what was read is tried out, each kind as it wants.
template <class Command, class TryOut>
Failure tried(core::Expected<Command> const& command, std::string_view written, TryOut try_out) {
    if (!command) return can_be_said(command.error(), written);
    return std::visit(try_out, *command);
}

template <core::HasText G>
Failure read_position(std::string_view written) {
    auto const parsed = G::parse_position(written);
    if (!parsed) return can_be_said(parsed.error(), written);
    for (auto const& warning : parsed->warnings)
        if (auto failure = can_be_said(core::Error{warning}, written)) return failure;
    for (auto const check : {conformance::reads_back<G>, conformance::moves_are_distinct<G>,
                             conformance::unmake_restores<G>, conformance::move_text_round_trips<G>})
        if (auto failure = check(parsed->position)) return failure;
    if constexpr (core::HasTacticalMoves<G>)
        return conformance::tactical_moves_are_legal<G>(parsed->position);
    return std::nullopt;
}

template <core::HasText G>
Failure read_move(core::PositionOf<G> const& at, std::string_view written) {
    auto const parsed = G::parse_move(at, written);
    if (!parsed) return can_be_said(parsed.error(), written);
    auto const moves = conformance::legal_moves<G>(at);
    if (std::ranges::find(moves, *parsed) == moves.end())
        return "an illegal move is read " + conformance::described<G>(at);
    return std::nullopt;
}

// Some positions of the game, always the same, and their moves as people write them.
template <core::HasText G>
class Samples {
  public:
    Samples() {
        int seen = 0;
        conformance::random_games<G>(2, 80, [&](auto const& at, auto const&) -> Failure {
            if (seen++ % 16 == 0) add(at);
            return std::nullopt;
        });
    }

    Failure feed_position(Bytes bytes) const { return read_position<G>(damaged(bytes, positions_)); }

    Failure feed_move(Bytes bytes) const {
        if (bytes.empty()) return std::nullopt;
        auto const which = bytes[0] % boards_.size();
        return read_move<G>(boards_[which].position, damaged(bytes.subspan(1), boards_[which].moves));
    }

  private:
    struct Board {
        core::PositionOf<G> position;
        std::vector<std::string> moves;
    };

    void add(core::PositionOf<G> const& at) {
        positions_.push_back(G::position_text(at));
        Board board{at, {}};
        for (auto const move : conformance::legal_moves<G>(at)) board.moves.push_back(G::move_text(at, move));
        if (!board.moves.empty()) boards_.push_back(std::move(board));
    }

    std::vector<std::string> positions_;
    std::vector<Board> boards_;
};

} // namespace fuzz
