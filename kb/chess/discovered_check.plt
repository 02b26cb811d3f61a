:- ensure_loaded(load).
:- begin_tests(discovered_check).

test(knight_uncovers_rook, Answers == [none:[e1, e8]]) :-
    position('4k3/8/8/8/4N3/8/8/K3R3 w'), answers(discovered_check, e4c5, Answers).
test(a_check_of_the_mover_is_not_one, Answers == []) :-
    position('4k3/8/8/8/8/8/8/K2R4 w'), answers(discovered_check, d1e1, Answers).
test(another_piece_still_between, Answers == []) :-
    position('4k3/8/4p3/8/4N3/8/8/K3R3 w'), answers(discovered_check, e4c5, Answers).
test(four_arguments, [nondet]) :-
    position('4k3/8/8/8/4N3/8/8/K3R3 w', [e4c5, a1a2]), move_creates_discovered_check(4, 5, 5, 3).

:- end_tests(discovered_check).
