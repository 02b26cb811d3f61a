// Every theme on a line that has it, and the near miss beside it. All positions were made for this test.
#include "tests/tactics/puzzles.hpp"

namespace {

using tactics::Theme;

struct Case {
    std::string what;
    Theme theme;
    bool expected;
    std::string fen;
    std::string moves;
};

void hold(std::vector<Case> const& cases) {
    for (auto const& [what, theme, expected, fen, moves] : cases)
        EXPECT_EQ(tactics::themes_of(tests::solution(fen, moves)).has(theme), expected)
            << tactics::name_of(theme) << ": " << what;
}

std::string const ladder_5 = "h7h6 b1b4 h6h5 a1a5 e5e6 b4b6 e6e7 a5a7 e7e8 b6b8";
std::string const ladder_3 = "h7h6 b4b6 e6e7 a5a7 e7e8 b6b8";

} // namespace

TEST(Themes, LengthAndMate) {
    std::string const three = "8/7p/4k3/R7/1R6/8/8/6K1 b - - 0 1";
    hold({
        {"one move", Theme::one_move, true, "6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1", "h2g2 d1d8"},
        {"one move", Theme::mate_in_1, true, "6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1", "h2g2 d1d8"},
        {"mate", Theme::mate, true, "6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1", "h2g2 d1d8"},
        {"only check", Theme::mate, false, "6k1/5pp1/7p/8/8/8/7r/K2R4 b - - 0 1", "h2g2 d1d8"},
        {"two moves", Theme::short_line, true, "4k3/7p/8/8/8/8/1R6/R5K1 b - - 0 1", "h7h6 b2b7 e8d8 a1a8"},
        {"two moves", Theme::mate_in_2, true, "4k3/7p/8/8/8/8/1R6/R5K1 b - - 0 1", "h7h6 b2b7 e8d8 a1a8"},
        {"three moves", Theme::long_line, true, three, ladder_3},
        {"three moves", Theme::mate_in_3, true, three, ladder_3},
        {"four moves", Theme::mate_in_4, true, "8/7p/8/4k3/1R6/8/8/R5K1 b - - 0 1",
         "h7h6 a1a5 e5e6 b4b6 e6e7 a5a7 e7e8 b6b8"},
        {"five moves", Theme::mate_in_5, true, "8/7p/8/4k3/8/8/8/RR4K1 b - - 0 1", ladder_5},
        {"five moves", Theme::very_long, true, "8/7p/8/4k3/8/8/8/RR4K1 b - - 0 1", ladder_5},
        {"an answer at the end is left out", Theme::one_move, true, "6k1/5pp1/7p/8/8/8/7r/K2R4 b - - 0 1",
         "h2g2 d1d8 g8h7"},
    });
}

TEST(Themes, Phases) {
    std::string const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    std::string const eight = "r3k2r/ppp2ppp/2n2n2/8/8/2N2N2/PPP2PPP/R3K2R w - - 0 1";
    std::string const mixed = "r1bqkb1r/1p3p1p/p1Np1np1/4pPP1/1PPnP2P/P1NPBB2/8/R2QK2R w KQkq - 0 1";
    hold({
        {"all at home", Theme::opening, true, start, "e2e4 e7e5"},
        {"all at home", Theme::middlegame, false, start, "e2e4 e7e5"},
        {"eight pieces", Theme::middlegame, true, eight, "e1f1 e8f8"},
        {"armies that have met", Theme::middlegame, true, mixed, "e1f1 b7c6"},
        {"four pieces", Theme::endgame, true, "r3k2r/ppp2ppp/8/8/8/8/PPP2PPP/R3K2R w - - 0 1", "e1f1 e8f8"},
        {"four pieces", Theme::middlegame, false, "r3k2r/ppp2ppp/8/8/8/8/PPP2PPP/R3K2R w - - 0 1",
         "e1f1 e8f8"},
    });
}

TEST(Themes, KindsOfEnding) {
    hold({
        {"pawns", Theme::pawn_endgame, true, "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1", "e3d3 e6d5"},
        {"knights", Theme::knight_endgame, true, "8/8/4k3/2n5/8/4K3/4P3/8 w - - 0 1", "e3f3 c5e4"},
        {"bishops", Theme::bishop_endgame, true, "8/8/4k3/2b5/8/5K2/4P3/8 w - - 0 1", "f3g3 c5d6"},
        {"rooks", Theme::rook_endgame, true, "8/8/4k3/2r5/8/5K2/4P3/8 w - - 0 1", "f3g3 c5c4"},
        {"queens", Theme::queen_endgame, true, "q7/8/4k3/8/8/4K3/4P2Q/8 w - - 0 1", "e3d3 a8a1"},
        {"a queen and a rook", Theme::queen_rook_endgame, true, "8/8/4k3/2r5/8/5K2/4P3/7Q w - - 0 1",
         "f3g3 c5c4"},
        {"two queens are too many", Theme::queen_rook_endgame, false, "q7/8/4k3/2r5/8/4K3/4P3/7Q w - - 0 1",
         "e3d3 c5b5"},
        {"a bishop and a knight", Theme::bishop_endgame, false, "8/8/4k3/2b5/8/5K2/4P3/6N1 w - - 0 1",
         "f3g3 c5d6"},
        {"the last knight is taken", Theme::knight_endgame, false, "8/8/4k3/8/4N3/8/8/4K3 w - - 0 1",
         "e4f6 e6f6"},
    });
}

TEST(Themes, SpecialMoves) {
    hold({
        {"to the seventh row", Theme::advanced_pawn, true, "8/8/P7/8/8/6k1/8/K7 b - - 0 1", "g3g4 a6a7"},
        {"to the sixth only", Theme::advanced_pawn, false, "8/8/8/P7/8/6k1/8/K7 b - - 0 1", "g3g4 a5a6"},
        {"for Black", Theme::advanced_pawn, true, "k7/8/6K1/8/8/p7/8/8 w - - 0 1", "g6g5 a3a2"},
        {"short", Theme::castling, true, "4k3/8/8/8/8/8/8/4K2R b K - 0 1", "e8d7 e1g1"},
        {"the king walks", Theme::castling, false, "4k3/8/8/8/8/8/8/4K2R b K - 0 1", "e8d7 e1f1"},
        {"in passing", Theme::en_passant, true, "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e5d6"},
        {"a plain capture", Theme::en_passant, false, "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d6 e5d6"},
        {"to a queen", Theme::promotion, true, "8/P7/8/8/8/6k1/8/K7 b - - 0 1", "g3g4 a7a8q"},
        {"to a queen", Theme::under_promotion, false, "8/P7/8/8/8/6k1/8/K7 b - - 0 1", "g3g4 a7a8q"},
        {"to a rook", Theme::under_promotion, true, "8/P7/8/8/8/6k1/8/K7 b - - 0 1", "g3g4 a7a8r"},
        {"a rook that mates is as good as a queen", Theme::under_promotion, false,
         "7k/P7/6K1/8/8/8/8/8 b - - 0 1", "h8g8 a7a8r"},
    });
}

TEST(Themes, ChecksOfASpecialKind) {
    std::string const fen = "4k3/p7/8/8/4N3/8/8/4R1K1 b - - 0 1";
    hold({
        {"knight and rook", Theme::double_check, true, fen, "a7a6 e4f6"},
        {"the rook alone", Theme::double_check, false, fen, "a7a6 e4c3"},
        {"the rook alone", Theme::discovered_check, true, fen, "a7a6 e4c3"},
        {"the rook alone", Theme::discovered_attack, true, fen, "a7a6 e4c3"},
        {"both", Theme::discovered_check, true, fen, "a7a6 e4f6"},
        {"both", Theme::discovered_attack, false, fen, "a7a6 e4f6"},
        {"the rook's own check", Theme::discovered_check, false, "4k3/p7/8/8/8/8/8/R5K1 b - - 0 1",
         "a7a6 a1e1"},
        {"castling checks", Theme::discovered_check, false, "5k2/p7/8/8/8/8/8/4K2R b K - 0 1", "a7a6 e1g1"},
        {"castling checks", Theme::discovered_attack, true, "5k2/p7/8/8/8/8/8/4K2R b K - 0 1", "a7a6 e1g1"},
    });
}

TEST(Themes, MovesWithoutNoise) {
    std::string const ladder = "4k3/7p/8/8/8/8/1R6/R5K1 b - - 0 1";
    hold({
        {"it cuts the king off", Theme::quiet_move, true, ladder, "h7h6 b2b7 e8d8 a1a8"},
        {"it attacks the pawn", Theme::quiet_move, false, ladder, "e8d8 b2b7 h7h6 a1a8"},
        {"a king's step", Theme::quiet_move, false, ladder, "h7h6 g1g2 e8d8 a1a8"},
        {"the last move is none", Theme::quiet_move, false, "8/8/8/8/8/6k1/8/K6R b - - 0 1", "g3g4 a1a2"},
        {"the last move is calm", Theme::defensive_move, true, "8/8/8/8/8/6k1/8/K6R b - - 0 1", "g3g4 a1a2"},
        {"it checks", Theme::defensive_move, false, "8/8/8/8/8/6k1/8/K6R b - - 0 1", "g3g4 h1g1"},
        {"it attacks", Theme::defensive_move, false, "8/7p/8/8/8/6k1/8/K5R1 b - - 0 1", "g3f4 g1h1"},
        {"there was no choice", Theme::defensive_move, false, "8/8/8/8/8/3q4/7k/K7 b - - 0 1", "h2g2 a1a2"},
        {"out of check, then on", Theme::defensive_move, true, "4k3/8/8/8/8/8/7r/2KQ4 b - - 0 1",
         "h2c2 c1b1 c2b2 b1b2"},
    });
}

TEST(Themes, Forks) {
    std::string const family = "r3k3/7p/8/1N6/8/8/8/4K3 b - - 0 1";
    hold({
        {"king and rook", Theme::fork, true, family, "h7h6 b5c7 e8d7 c7a8"},
        {"not with the last move", Theme::fork, false, family, "h7h6 b5c7"},
        {"the knight can be taken", Theme::fork, false, "r3k3/7p/1q6/1N6/8/8/8/4K3 b - - 0 1",
         "h7h6 b5c7 b6c7 e1d1"},
        {"not by a king", Theme::fork, false, "8/8/8/1r6/7k/2K5/3r4/8 b - - 0 1", "h4g4 c3c4 b5a5 c4b3"},
        {"a pawn is no target", Theme::fork, false, "4k3/p6p/8/1N6/8/8/8/4K3 b - - 0 1",
         "h7h6 b5c7 e8d7 c7a8"},
        {"two unguarded knights", Theme::fork, true, "n5k1/7p/8/8/3R3n/8/8/6K1 b - - 0 1",
         "h7h6 d4a4 g8g7 a4a8"},
    });
}

TEST(Themes, Pins) {
    hold({
        {"a queen to her king", Theme::pin, true, "4k3/7p/8/4q3/8/8/8/R5K1 b - - 0 1", "h7h6 a1e1"},
        {"the knight may not take the queen", Theme::pin, true, "4k3/3n3p/5Q2/8/8/8/8/5BK1 b - - 0 1",
         "h7h6 f1b5"},
        {"a knight with nothing to take and well guarded", Theme::pin, false,
         "3qk3/3n3p/8/8/8/8/8/5BK1 b - - 0 1", "h7h6 f1b5"},
        {"an unguarded knight that would leave", Theme::pin, true, "4k3/8/2n4p/8/8/8/8/5BK1 b - - 0 1",
         "h6h5 f1b5"},
        {"a pin to the queen is none here", Theme::pin, false, "3q3k/7p/5n2/8/8/8/8/2B3K1 b - - 0 1",
         "h7h6 c1g5"},
    });
}

TEST(Themes, WhereTheAttackGoes) {
    std::string const italian = "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR b KQkq - 0 1";
    std::string const castled = "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQ1RK1 b - - 0 1";
    std::string const long_castled = "1k1r3r/pppq1ppp/2n1bn2/8/8/2N1BN2/PPPQ1PPP/1K1R3R b - - 0 1";
    hold({
        {"beside the king", Theme::attacking_f2_f7, true, italian, "g8f6 c4f7"},
        {"the king has castled", Theme::attacking_f2_f7, false, castled, "d7d6 c4f7"},
        {"a capture and a check", Theme::kingside_attack, true, castled, "d7d6 c4f7"},
        {"in an endgame", Theme::kingside_attack, false, "5rk1/5ppp/8/8/2B5/8/5PPP/5RK1 b - - 0 1",
         "h7h6 c4f7"},
        {"on the other wing", Theme::queenside_attack, true, long_castled, "h7h6 e3a7"},
        {"on the other wing", Theme::kingside_attack, false, long_castled, "h7h6 e3a7"},
        {"nothing near", Theme::queenside_attack, false, long_castled, "h7h6 h1e1"},
        {"chased in the open", Theme::exposed_king, true, "8/7p/4k3/R7/1R6/8/8/6K1 b - - 0 1", ladder_3},
        {"a pawn before it", Theme::exposed_king, false, "8/7p/4k3/R2p4/1R6/8/8/6K1 b - - 0 1", ladder_3},
        {"in the middle of the board", Theme::exposed_king, false, "8/7p/8/4k3/8/8/8/RR4K1 b - - 0 1",
         ladder_5},
    });
}

TEST(Themes, SacrificesAndDecoys) {
    std::string const bait = "4k3/7p/8/8/8/8/8/2BR2K1 b - - 0 1";
    hold({
        {"a rook for a check", Theme::sacrifice, true, bait, "h7h6 d1d8 e8d8 c1g5"},
        {"a rook for a check", Theme::attraction, true, bait, "h7h6 d1d8 e8d8 c1g5"},
        {"nothing follows on that square", Theme::attraction, false, bait, "h7h6 d1d8 e8d8 c1h6"},
        {"an exchange of equals", Theme::sacrifice, false, "3rk3/7p/8/8/8/8/8/2BR2K1 b - - 0 1",
         "h7h6 d1d8 e8d8 c1h6"},
        {"the guard is lured away", Theme::deflection, true, "3r2k1/7p/8/8/8/3b4/8/3RR1K1 b - - 0 1",
         "h7h6 e1e8 d8e8 d1d3"},
        {"it guards from there too", Theme::deflection, false, "3r2k1/7p/8/8/8/3b4/8/3RR1K1 b - - 0 1",
         "h7h6 d1d2 d8d7 d2d3"},
    });
}

TEST(Themes, WhatBecomesOfGuards) {
    hold({
        {"a knight between", Theme::interference, true, "3r2k1/7p/8/8/8/2Nb4/8/3R2K1 b - - 0 1",
         "h7h6 c3d5 g8g7 d1d3"},
        {"beside the line", Theme::interference, false, "3r2k1/7p/8/8/8/2Nb4/8/3R2K1 b - - 0 1",
         "h7h6 c3e4 g8g7 d1d3"},
        {"the knight that guarded", Theme::capturing_defender, true, "6k1/7p/5n2/3b2B1/8/8/8/3R2K1 b - - 0 1",
         "h7h6 g5f6 g8h7 d1d5"},
        {"it guarded nothing", Theme::capturing_defender, false, "6k1/7p/7n/3b2B1/8/8/8/3R2K1 b - - 0 1",
         "g8f7 g5h6 f7g6 d1d5"},
        {"for nothing", Theme::hanging_piece, true, "4k3/8/8/3n4/8/8/8/3R2K1 b - - 0 1", "e8f8 d1d5"},
        {"the king guards it", Theme::hanging_piece, false, "8/4k3/8/3n4/8/8/8/3R2K1 b - - 0 1", "e7e6 d1d5"},
        {"a pawn does not count", Theme::hanging_piece, false, "4k3/8/8/3p4/8/8/8/3R2K1 b - - 0 1",
         "e8f8 d1d5"},
        {"taking back", Theme::hanging_piece, false, "4k3/8/4n3/8/3N4/8/8/3R2K1 b - - 0 1", "e6d4 d1d4"},
        {"nowhere to go", Theme::trapped_piece, true, "n7/7p/8/P6k/5B2/8/8/5BK1 b - - 0 1",
         "h7h6 f1g2 a8b6 a5b6"},
        {"one way out", Theme::trapped_piece, false, "n7/7p/8/P6k/8/8/8/5BK1 b - - 0 1",
         "h7h6 f1g2 a8b6 a5b6"},
    });
}

TEST(Themes, Lines) {
    std::string const battery = "3q2k1/7p/8/8/3N4/8/8/3R2K1 b - - 0 1";
    hold({
        {"the knight opens the file", Theme::discovered_attack, true, battery, "h7h6 d4f5 g8h7 d1d8"},
        {"the file was open", Theme::discovered_attack, false, "3q2k1/7p/8/8/4N3/8/8/3R2K1 b - - 0 1",
         "h7h6 e4f6 g8h8 d1d8"},
        {"the queen behind the king", Theme::skewer, true, "4q3/7p/4k3/8/8/8/8/R5K1 b - - 0 1",
         "h7h6 a1e1 e6d6 e1e8"},
        {"the lesser in front", Theme::skewer, false, "4q2k/7p/4r3/8/8/8/8/R5K1 b - - 0 1",
         "h7h6 a1e1 e6d6 e1e8"},
        {"through the rook", Theme::x_ray_attack, true, "6k1/7p/8/3r4/7Q/8/8/3R2K1 b - - 0 1",
         "h7h6 h4d8 d5d8 d1d8"},
        {"from elsewhere", Theme::x_ray_attack, false, "r5k1/7p/8/8/7Q/8/8/3R2K1 b - - 0 1",
         "h7h6 h4d8 a8d8 d1d8"},
        {"through the square it left", Theme::clearance, true, "4k3/7p/8/8/3N4/8/8/3R2K1 b - - 0 1",
         "h7h6 d4f5 h6h5 d1d7"},
        {"another file", Theme::clearance, false, "4k3/7p/8/8/3N4/8/8/2R3K1 b - - 0 1",
         "h7h6 d4f5 h6h5 c1c7"},
        {"a check comes first", Theme::intermezzo, true, "7k/8/2n5/8/3N4/8/8/R2R2K1 b - - 0 1",
         "c6d4 a1a8 h8h7 d1d4"},
        {"it is taken at once", Theme::intermezzo, false, "7k/8/2n5/8/3N4/8/8/R2R2K1 b - - 0 1",
         "c6d4 d1d4 h8h7 a1a8"},
    });
}
