// How castling is written for programs.
#pragma once

namespace core {

// As the king's own two squares (e1g1), or as the king taking its rook (e1h1), which Chess960 needs.
enum class CastlingStyle { king_target, king_takes_rook };

} // namespace core
