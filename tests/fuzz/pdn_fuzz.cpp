// Bytes for the reader of PDN.
#include "tests/fuzz/records_check.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static std::vector<std::string> const samples = {
        "[GameType \"21\"]\n[Result \"*\"]\n\n1. 11-15* 22-18 2. 15x22 (2. 9-13) 25x18 {c} 2-0\n",
        "[GameType \"25,W,8,8,A0,0\"]\n\n1. c3-d4 d6-c5 2. b2-c3? f6-g5 1-1\n",
        "[GameType \"20\"]\n[SetUp \"1\"]\n[FEN \"W:WK28,31:B12,22\"]\n\n1. 28x17 12-18 0-0\n\n1. 32-28 *",
        "[Game \"draughts-house\"]\n\n1. 9-13 24-20 ; x\n2. 13-17 0-2\n",
    };
    return fuzz::done(fuzz::read_games(fuzz::damaged({data, size}, samples), records::Format::pdn,
                                       "draughts-international"));
}
