:- ensure_loaded(load).
:- begin_tests(exchange).

gain(Gain) :- exchange(now, white, 5, 4, Gain).

test(unguarded, Gain == 3) :- position('7k/8/8/3n4/8/8/8/K2R4 w'), gain(Gain).
test(guarded_by_a_pawn, Gain == 0) :- position('7k/8/4p3/3n4/8/8/8/K2R4 w'), gain(Gain).
test(pawn_takes_knight, Gain == 2) :- position('7k/8/4p3/3n4/4P3/8/8/K7 w'), gain(Gain).
test(two_against_one, Gain == 1) :- position('7k/8/5n2/3p4/8/2N5/8/K2R4 w'), gain(Gain).
test(a_battery_counts, Gain == 1) :- position('7k/3r4/8/3p4/8/8/3R4/K2R4 w'), gain(Gain).
test(queen_behind_rook, Gain == 0) :- position('3r3k/3r4/8/3p4/8/8/3R4/K2Q4 w'), gain(Gain).
test(pinned_guard_does_not_guard, Gain == 3) :-
    position('4k3/8/4p3/3n4/8/8/8/K2RR3 w'), gain(Gain).
test(pinned_on_the_line_still_guards, Gain == 0) :- position('3k4/3r4/8/3n4/8/8/8/K2R4 w'), gain(Gain).
test(king_takes_what_is_free, Gain == 3) :- position('7k/8/8/3n4/4K3/8/8/8 w'), gain(Gain).
test(king_takes_nothing_guarded, Gain == 0) :- position('7k/8/4p3/3n4/4K3/8/8/8 w'), gain(Gain).
test(king_takes_nothing_that_a_pinned_piece_guards, Gain == 0) :-
    position('4k3/8/4b3/3n4/3K4/8/8/4R3 w'), gain(Gain).
test(nobody_takes, Gain == 0) :- position('7k/8/8/3n4/8/8/8/K7 w'), gain(Gain).
test(nothing_there, fail) :- position('7k/8/8/8/8/8/8/K7 w'), gain(_).

:- end_tests(exchange).
