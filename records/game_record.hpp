// One game as it is kept in a file: headers, the tree of moves, the result.
#pragma once

#include "core/error.hpp"
#include "records/format.hpp"
#include "records/move_tree.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace records {

struct Header {
    std::string name;
    std::string value;
    int line = 0; // in the file, from 1; 0 when it came from none

    bool operator==(Header const& other) const { return name == other.name && value == other.value; }
};

// How the first move is numbered: `12.`, or `12...` where the player who moves second in the game begins.
struct Numbering {
    int first = 1;
    bool second_player = false;

    [[nodiscard]] int number(int ply) const { return first + (ply + (second_player ? 1 : 0)) / 2; }
    [[nodiscard]] bool is_second(int ply) const { return (ply % 2 != 0) != second_player; }
    bool operator==(Numbering const&) const = default;
};

struct GameRecord {
    Format format = Format::pgn;
    std::vector<Header> headers; // in the order of the file
    MoveTree moves;
    std::string result = "*"; // as written
    Numbering numbering;
    int line = 0;                      // where the game begins
    std::vector<core::Error> warnings; // what was read tolerantly

    [[nodiscard]] Header const* find(std::string_view name) const; // null when there is none
    [[nodiscard]] std::string_view value(std::string_view name) const;
    void set(std::string_view name, std::string_view value); // changed in its place, or added as the last

    // Enough warnings are kept to show what is wrong with a game; a broken one could have millions. What concerns a whole game's way of
    // writing, such as a sign it uses for another, is said once.
    void warn(core::Message what, core::Place where);
    void warn(core::Message what, int at_line) { warn(std::move(what), core::Place{.line = at_line}); }

    // What is written counts, not where it stood: lines and warnings do not, nor where PGN's seven headers are.
    bool operator==(GameRecord const& other) const;
};

// The headers as they are written: in PGN the seven of the roster before the others.
std::vector<Header> ordered_headers(GameRecord const& record);

} // namespace records
