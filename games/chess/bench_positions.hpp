// The positions that `damero bench` searches: from well-known openings to made-up endgames.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace chess {

inline constexpr std::array<std::string_view, 20> bench_positions = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bq1rk1/1pp2ppp/p1np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQR1K1 w - - 0 8",
    "r2q1rk1/1p1nbppp/p2pbn2/4p3/4P3/1NN1BP2/PPPQ2PP/2KR1B1R w - - 5 11",
    "r1bq1rk1/pp1nbppp/2p1p3/3n2B1/2BP4/2N1PN2/PP3PPP/2RQK2R w K - 1 10",
    "r1bq1rk1/pppnn1bp/3p2p1/3Ppp2/2P1P3/2NN4/PP2BPPP/R1BQ1RK1 w - - 0 11",
    "rnb1k1r1/ppq1np1Q/4p3/3pP3/3p4/P1P5/2P2PPP/R1B1KBNR w KQq - 0 10",
    "r1b1k1nr/pppp1ppp/2n3q1/b3P3/2B5/1Qp2N2/P4PPP/RNB2RK1 w kq - 1 10",
    "r1bq1rk1/1pp1b1pp/1nn5/p3pp2/8/P1NPBNP1/1P2PPBP/R2Q1RK1 w - - 0 11",
    "r2qkb1r/pp2nppp/2n1p3/3pPb2/3N4/4B3/PPP1BPPP/RN1Q1RK1 w kq - 3 9",
    "2rq1rk1/pp1bppb1/3p1np1/4n2p/3NP2P/1BN1BP2/PPPQ2P1/2KR3R w - - 0 13",
    "r4rk1/1bq2ppp/p2bpn2/1p6/3B4/P1NB4/1P2QPPP/R4RK1 w - - 0 17",
    "r1b2rk1/pp3pbp/1qn1p1p1/3pP3/3P1N2/2PB1N1P/P4PP1/R2QR1K1 w - - 0 16",
    "2r3k1/p4pp1/1p2p2p/3pP3/1P1n1P2/P2B2P1/5K1P/2R5 b - - 0 31",
    "8/5pk1/4p1p1/3pP2p/p2P1P1P/P5PK/1r6/4R3 w - - 4 44",
    "8/p4p2/1p3kp1/2p4p/2P2K1P/1P4P1/P4P2/8 w - - 0 38",
    "8/1R6/3k4/p2p4/P2P1r2/3K4/8/8 b - - 0 60",
    "8/6p1/5pk1/3q3p/7P/4Q1PK/5P2/8 b - - 3 52",
    "8/2k5/1p1b1p2/p1pP1Pp1/P1P1K1B1/1P6/8/8 w - - 0 47",
    "8/8/3k4/8/3K4/2N5/8/5B2 w - - 0 1",
    "6k1/1P6/8/5K2/8/2p5/8/8 b - - 0 1",
};

// Between the start and the endgames.
inline constexpr auto bench_middlegames = std::span(bench_positions).subspan(1, 11);

} // namespace chess
