// The facts of a chess position and the predicates of kb/chess/paths.pl, served from C++. A thread that asks rules about a
// position says first which one.
#pragma once

#include "knowledge/facts.hpp"

namespace knowledge::prolog {

// The position that this thread's rules see, as long as the object lives.
class BoardInForce {
  public:
    explicit BoardInForce(ChessBoard const& board);
    ~BoardInForce();
    BoardInForce(BoardInForce const&) = delete;
    BoardInForce& operator=(BoardInForce const&) = delete;

  private:
    ChessBoard const* before_;
};

void register_chess_facts(char const* module); // in place of facts.pl
void register_chess_paths(char const* module); // in place of paths.pl

} // namespace knowledge::prolog
