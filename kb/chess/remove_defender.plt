:- ensure_loaded(load).
:- begin_tests(remove_defender).

test(bishop_takes_the_knight_that_guards, Answers == [3:[f6, d5]]) :-
    position('7k/8/5n2/3b2B1/8/8/8/K2R4 w'), answers(remove_defender, g5f6, Answers).
test(another_guard_is_left, Answers == []) :-
    position('7k/8/4pn2/3b2B1/8/8/8/K2R4 w'), answers(remove_defender, g5f6, Answers).
test(a_pinned_piece_was_no_guard, Answers == []) :-
    position('4k3/8/8/4n3/2b4B/8/8/2R1R1K1 w'), answers(remove_defender, e1e5, Answers).
test(taking_another_piece, Answers == []) :-
    position('7k/8/5n2/3b2B1/8/4p3/8/K2R4 w'), answers(remove_defender, g5e3, Answers).

:- end_tests(remove_defender).
