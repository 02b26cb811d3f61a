// The words behind `go`.
#pragma once

#include "protocol/uci/command.hpp"
#include "protocol/words.hpp"

namespace protocol::uci {

// Words that are not go's own are passed over, except behind `searchmoves`, where each is taken for a move. Never fails: a
// GUI that said `go` waits for a bestmove.
Go parse_go(Words words);

} // namespace protocol::uci
