// The numbers and switches of the search, one set a game: every game carries its own under `tuning`, and a search may
// be given another, for tuning, for lessons and for tests.
#pragma once

#include <array>
#include <string_view>

namespace core {

// Each idea of the search by itself. With all of them off it is plain alpha-beta to a fixed depth.
struct Switches {
    bool table = true;
    bool quiescence = true;
    bool aspiration = true;
    bool first_repetition_draws = true; // inside the tree a position that comes again is a draw at once
    bool mate_distance = true;
    bool razoring = true;
    bool reverse_futility = true;
    bool null_move = true;
    bool probable_cut = true;
    bool internal_reduction = true;
    bool late_move_pruning = true;
    bool futility = true;
    bool history_pruning = true;
    bool exchange_pruning = true;
    bool singular_extension = true;
    bool forced_extension = true;
    bool forcing_extension = true;
    bool late_move_reduction = true;
    bool previous_move_credit = true; // what nothing was found against is remembered as a good move
    bool win_hunt = true;

    static constexpr Switches none() {
        return {false, false, false, false, false, false, false, false, false, false,
                false, false, false, false, false, false, false, false, false, false};
    }

    bool operator==(Switches const&) const = default;
};

// A switch by name.
struct Switch {
    std::string_view name;
    bool Switches::*value;
};

inline constexpr std::array switches = {
    Switch{"table", &Switches::table},
    Switch{"quiescence", &Switches::quiescence},
    Switch{"aspiration", &Switches::aspiration},
    Switch{"first_repetition_draws", &Switches::first_repetition_draws},
    Switch{"mate_distance", &Switches::mate_distance},
    Switch{"razoring", &Switches::razoring},
    Switch{"reverse_futility", &Switches::reverse_futility},
    Switch{"null_move", &Switches::null_move},
    Switch{"probable_cut", &Switches::probable_cut},
    Switch{"internal_reduction", &Switches::internal_reduction},
    Switch{"late_move_pruning", &Switches::late_move_pruning},
    Switch{"futility", &Switches::futility},
    Switch{"history_pruning", &Switches::history_pruning},
    Switch{"exchange_pruning", &Switches::exchange_pruning},
    Switch{"singular_extension", &Switches::singular_extension},
    Switch{"forced_extension", &Switches::forced_extension},
    Switch{"forcing_extension", &Switches::forcing_extension},
    Switch{"late_move_reduction", &Switches::late_move_reduction},
    Switch{"previous_move_credit", &Switches::previous_move_credit},
    Switch{"win_hunt", &Switches::win_hunt},
};

// Margins are in the game's hundredths, a pawn or a man being about 100; `_slope` is per ply of depth.
struct Tuning {
    Switches on = {};

    // The least depth with which the table is asked: where a node costs less than a look into memory, it is not worth
    // it. 0: also at the horizon.
    int table_depth = 0;

    int clear_win = 1000; // beyond it a forced win is looked for

    int aspiration_window = 14;
    int aspiration_depth = 5;

    int razoring_depth = 3;
    int razoring_margin = 180;
    int razoring_slope = 160;

    int reverse_futility_depth = 8;
    int reverse_futility_slope = 75;
    int reverse_futility_improving = 60;

    int null_move_depth = 3;
    int null_move_reduction = 3;
    int null_move_depth_divisor = 4;       // one ply more for each so many plies of depth
    int null_move_margin_divisor = 180;    // and for each so much above beta
    int null_move_verification_depth = 12; // from here on a fail-high is searched again without passing

    int probable_cut_depth = 5;
    int probable_cut_margin = 170;
    int probable_cut_reduction = 4;

    int internal_reduction_depth = 4;

    int late_move_pruning_depth = 8;
    int late_move_pruning_base = 3;

    int futility_depth = 8;
    int futility_margin = 110;
    int futility_slope = 95;

    int history_pruning_depth = 5;
    int history_pruning_slope = 3200;

    int quiet_exchange_slope = 22; // times depth squared
    int tactical_exchange_slope = 95;
    int exchange_pruning_depth = 8;

    int singular_depth = 7;
    int singular_slope = 2;
    int double_extension_margin = 18;
    int most_double_extensions = 6;

    // So many times the root's depth from the root such a move is still extended.
    int singular_reach = 2;
    int forcing_reach = 1;

    int reduction_from_move = 2;
    int reduction_base = 700;     // in 1024ths of a ply
    int reduction_factor = 440;   // in 1024ths, of ln(depth) * ln(move number)
    int reduction_history = 7500; // so much history is one ply less

    int quiescence_margin = 150;      // a capture that leaves the score this far below alpha is not tried
    int quiescence_plies = 246;       // so deep it goes, if nothing ends it
    int quiescence_forcing_plies = 2; // so deep quiet moves that force are tried too
    // So deep exchanges that merely come out even are tried, further down only those that win.
    int quiescence_even_plies = 64;

    bool operator==(Tuning const&) const = default;
};

// A number of Tuning by name, and the range that makes sense.
struct Tunable {
    std::string_view name;
    int Tuning::*value;
    int smallest;
    int largest;
};

inline constexpr std::array tunables = {
    Tunable{"table_depth", &Tuning::table_depth, 0, 20},
    Tunable{"clear_win", &Tuning::clear_win, 100, 29000},
    Tunable{"aspiration_window", &Tuning::aspiration_window, 1, 500},
    Tunable{"aspiration_depth", &Tuning::aspiration_depth, 1, 127},
    Tunable{"razoring_depth", &Tuning::razoring_depth, 0, 20},
    Tunable{"razoring_margin", &Tuning::razoring_margin, 0, 2000},
    Tunable{"razoring_slope", &Tuning::razoring_slope, 0, 2000},
    Tunable{"reverse_futility_depth", &Tuning::reverse_futility_depth, 0, 20},
    Tunable{"reverse_futility_slope", &Tuning::reverse_futility_slope, 0, 1000},
    Tunable{"reverse_futility_improving", &Tuning::reverse_futility_improving, 0, 1000},
    Tunable{"null_move_depth", &Tuning::null_move_depth, 1, 127},
    Tunable{"null_move_reduction", &Tuning::null_move_reduction, 1, 10},
    Tunable{"null_move_depth_divisor", &Tuning::null_move_depth_divisor, 1, 127},
    Tunable{"null_move_margin_divisor", &Tuning::null_move_margin_divisor, 1, 2000},
    Tunable{"null_move_verification_depth", &Tuning::null_move_verification_depth, 1, 127},
    Tunable{"probable_cut_depth", &Tuning::probable_cut_depth, 1, 127},
    Tunable{"probable_cut_margin", &Tuning::probable_cut_margin, 0, 2000},
    Tunable{"probable_cut_reduction", &Tuning::probable_cut_reduction, 1, 20},
    Tunable{"internal_reduction_depth", &Tuning::internal_reduction_depth, 1, 127},
    Tunable{"late_move_pruning_depth", &Tuning::late_move_pruning_depth, 0, 20},
    Tunable{"late_move_pruning_base", &Tuning::late_move_pruning_base, 1, 60},
    Tunable{"futility_depth", &Tuning::futility_depth, 0, 20},
    Tunable{"futility_margin", &Tuning::futility_margin, 0, 2000},
    Tunable{"futility_slope", &Tuning::futility_slope, 0, 2000},
    Tunable{"history_pruning_depth", &Tuning::history_pruning_depth, 0, 20},
    Tunable{"history_pruning_slope", &Tuning::history_pruning_slope, 0, 50000},
    Tunable{"quiet_exchange_slope", &Tuning::quiet_exchange_slope, 0, 1000},
    Tunable{"tactical_exchange_slope", &Tuning::tactical_exchange_slope, 0, 1000},
    Tunable{"exchange_pruning_depth", &Tuning::exchange_pruning_depth, 0, 20},
    Tunable{"singular_depth", &Tuning::singular_depth, 4, 127},
    Tunable{"singular_slope", &Tuning::singular_slope, 1, 50},
    Tunable{"double_extension_margin", &Tuning::double_extension_margin, 0, 1000},
    Tunable{"most_double_extensions", &Tuning::most_double_extensions, 0, 20},
    Tunable{"singular_reach", &Tuning::singular_reach, 0, 10},
    Tunable{"forcing_reach", &Tuning::forcing_reach, 0, 10},
    Tunable{"reduction_from_move", &Tuning::reduction_from_move, 1, 100},
    Tunable{"reduction_base", &Tuning::reduction_base, 0, 8192},
    Tunable{"reduction_factor", &Tuning::reduction_factor, 0, 4096},
    Tunable{"reduction_history", &Tuning::reduction_history, 500, 100000},
    Tunable{"quiescence_margin", &Tuning::quiescence_margin, 0, 2000},
    Tunable{"quiescence_plies", &Tuning::quiescence_plies, 1, 246},
    Tunable{"quiescence_forcing_plies", &Tuning::quiescence_forcing_plies, 0, 246},
    Tunable{"quiescence_even_plies", &Tuning::quiescence_even_plies, 0, 246},
};

} // namespace core
