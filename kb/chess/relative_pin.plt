:- ensure_loaded(load).
:- begin_tests(relative_pin).

test(bishop_pins_knight_to_queen, Answers == [4:[f6, d8]]) :-
    position('3q3k/8/5n2/8/8/8/8/K1B5 w'), answers(relative_pin, c1g5, Answers).
test(rook_pins_knight_to_queen, Answers == [3:[e5, e8]]) :-
    position('k3q3/8/8/4n3/8/8/8/R5K1 w'), answers(relative_pin, a1e1, Answers).
test(target_must_be_worth_more_than_the_pinned_piece, Answers == []) :-
    position('k3r3/8/8/4q3/8/8/8/2B3K1 w'), answers(relative_pin, c1e3, Answers).
test(target_must_be_worth_more_than_the_pinner, Answers == []) :-
    position('k3r3/8/8/4n3/8/8/8/R5K1 w'), answers(relative_pin, a1e1, Answers).
test(queen_pins_nothing_relatively, Answers == []) :-
    position('k3q3/8/8/4n3/8/8/8/Q5K1 w'), answers(relative_pin, a1e1, Answers).
test(king_is_no_relative_target, Answers == []) :-
    position('4k3/8/2n5/8/8/8/8/4KB2 w'), answers(relative_pin, f1b5, Answers).
test(rook_pins_on_no_diagonal, Answers == []) :-
    position('3q3k/8/5n2/6R1/8/8/8/K7 w'), answers(relative_pin, g5g5, Answers).
test(a_piece_between, Answers == []) :-
    position('3q3k/4p3/5n2/8/8/8/8/K1B5 w'), answers(relative_pin, c1g5, Answers).
test(both_must_be_on_one_side, Answers == []) :-
    position('k3q3/8/8/4R3/8/4n3/8/6K1 w'), answers(relative_pin, e5e5, Answers).
test(every_argument_unbound, Answers == [c1g5-4:[f6, d8]]) :-
    position('3q3k/8/5n2/8/8/8/8/K1B5 w', [c1g5, c1f4, a1b1]), all_answers(relative_pin, Answers).

:- end_tests(relative_pin).
