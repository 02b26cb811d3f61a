// Bytes for the reader of PDN.
#include "tests/fuzz/records_check.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static std::vector<std::string> const samples = {
        "[GameType \"21\"]\n[Result \"*\"]\n\n1. 11-15* 22-18 2. 15x22 (2. 9-13) 25x18 {c} 2-0\n",
        "[GameType \"25,W,8,8,A0,0\"]\n\n1. c3-d4 d6-c5 2. b2-c3? f6-g5 1-1\n",
        "[GameType \"20\"]\n[SetUp \"1\"]\n[FEN \"W:WK28,31:B12,22\"]\n\n1. 28x17 12-18 0-0\n\n1. 32-28 *",
        "[Game \"draughts-house\"]\n\n1. 9-13 24-20 ; x\n2. 13-17 0-2\n",
        "[GameType \"21\"] {c} 1. 9x14 24 -19 2. 14- 17 21-14 (21x14) 3. 10 x 17 22\u201313 2 \u2013 0\n",
        "[gametype \"25 \"]\n; c\n[FEN \"\"]\n\n1. cb4 BA5 2. b4:c5\u00A0d6xB4 3.\u2026 a3:c5 * [GameType "
        "\"21\"] 1. 11.15\u00B1 *\n",
        "[FEN \"w:wk28,31:b12,22\"]\n\n1. 28x17 {a {b} c} 12.18 2-0\n",
        "1. 10x15 24-20 2. 9-13 21-17 3. 7-10 17-14 4. 10-17 23-18 5. 15-19 18-15 6. 11x18 22x15 *\n\n1. "
        "12-16 *\n",
    };
    return fuzz::done(fuzz::read_games(fuzz::damaged({data, size}, samples), records::Format::pdn,
                                       "draughts-international"));
}
