:- ensure_loaded(load).
:- begin_tests(double_check).

test(knight_and_rook, Answers == [none:[e1, f6]]) :-
    position('4k3/8/8/8/4N3/8/8/K3R3 w'), answers(double_check, e4f6, Answers).
test(only_the_discovered_one, Answers == []) :-
    position('4k3/8/8/8/4N3/8/8/K3R3 w'), answers(double_check, e4c5, Answers).
test(promotion_with_two_checks, Answers == [none:[a4, d8]]) :-
    position('4k3/3P4/8/8/B7/8/8/K7 w'), answers(double_check, d7d8, Answers).

:- end_tests(double_check).
