// Moves spelt as older books and programs do: `Qxf7ch`, `ed6:`, and in draughts `11.15`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace records {

// The sign that a word such as `ch`, `ch.` or `mate` stands for; nothing for any other word.
std::optional<char> check_sign_of(std::string_view word);

// A move of chess as PGN spells it; nothing where it is spelt so already. The check may be a word behind it, and the sign of
// capture may stand behind the square.
std::optional<std::string> with_pgn_spelling(std::string_view move);

// `11.15`, `1.11.15!`: the same with a dash between the squares; nothing where a word is no such move.
std::optional<std::string> with_dash_for_dot(std::string_view word);

} // namespace records
