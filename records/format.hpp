// The two formats games are kept in, PGN and PDN, and the results they know.
#pragma once

#include <optional>
#include <string_view>

namespace records {

enum class Format { pgn, pdn };

// By the end of a file's name, in small letters or capitals: `.pdn` and `.pdn.zst` are PDN, all else is PGN.
Format format_of_path(std::string_view path);

// Whether it is one that files of games have: `.pgn` or `.pdn`, perhaps with `.zst` behind.
bool names_games(std::string_view path);

enum class Result { white_wins, black_wins, draw, both_lose, unknown };

// 1-0 0-1 1/2-1/2 * in both formats, and PDN's 2-0 0-2 1-1 in both, for they are no moves anywhere. 0-0 is a
// result in PDN only: in PGN people castle with it.
std::optional<Result> read_result(std::string_view written, Format format);

} // namespace records
