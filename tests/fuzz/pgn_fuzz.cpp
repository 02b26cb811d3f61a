// Bytes for the reader of PGN.
#include "tests/fuzz/records_check.hpp"
#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static std::vector<std::string> const samples = {
        "[Event \"a \\\"b\\\"\"]\n[Result \"1-0\"]\n\n1. e4! {c} e5 (1... c5 2. Nf3 $1 (2. d4)) 2. Nf3 1-0\n",
        "1. d4 d5 ; x\n2. c4 * {y}\n\n[White \"z\"]\n\n1. e4 {open\n\n[Event \"n\"]\n\n1. Nf3 0-1\n",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\n{s} 7... Kd7 ({b} 7... Kd8 8. e4) 8. e4 1/2\n",
        "[Game \"knights\"]\n\n1. b1c3 g8f6\n% x\n2. c3b5 *",
        "[Event \"C:\\\"] [Result \"1\u20130\"] 1. e4 a6 2. e5 d5 3. exd6 e.p. -- 4. dxe7 (e. p.) 1 \u2013 "
        "0\n",
        "[event \"x\"]\n{c}\n[FEN \"\"] 1. e4\u2026 D (0:03) 2.\u00A0ed6:ch * [Result \"*\"] 1. d4\u00B1 {a "
        "{b} c} (@@@@) *\n",
        "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=(Q)+ Kd7 mate (1... Ke7ch) 2. Qxb7/ep N *\n",
        "1. e4 Z0 2. e5 d5 3. exd6e.p.+ (3. -- d4) cxd6 (ep) \u00BD\u2013\u00BD\n1. d4 1/2 - 1/2\n",
    };
    return fuzz::done(fuzz::read_games(fuzz::damaged({data, size}, samples), records::Format::pgn, "chess"));
}
