:- ensure_loaded(load).
:- begin_tests(capture).

test(pawn_takes_queen, Answers == [89:[d5]]) :-
    position('4k3/8/8/3q4/4P3/8/8/4K3 w'), answers(capture, e4d5, Answers).
test(queen_takes_pawn, Answers == [1:[d5]]) :-
    position('4k3/8/8/3p4/8/8/8/3QK3 w'), answers(capture, d1d5, Answers).
test(king_takes_knight, Answers == [20:[e2]]) :-
    position('4k3/8/8/8/8/8/4n3/4K3 w'), answers(capture, e1e2, Answers).
test(own_piece_is_no_victim, Answers == []) :-
    position('4k3/8/8/8/8/8/4N3/4K3 w'), answers(capture, e1e2, Answers).
test(in_passing, Answers == [9:[d5]]) :-
    position('4k3/8/8/3pP3/8/8/8/4K3 w - d6'), answers(capture, e5d6, Answers).
test(black_in_passing, Answers == [9:[e4]]) :-
    position('4k3/8/8/8/3pP3/8/8/4K3 b - e3'), answers(capture, d4e3, Answers).
test(push_to_that_square_takes_nothing, Answers == []) :-
    position('4k3/8/8/3pP3/8/8/8/4K3 w - d6'), answers(capture, e5e6, Answers).
test(other_piece_there_takes_nothing, Answers == []) :-
    position('4k3/8/8/3pP3/8/8/8/3RK3 w - d6'), answers(capture, d1d6, Answers).
test(every_argument_unbound, Answers == [d1d5-1:[d5], e4d5-9:[d5]]) :-
    position('4k3/8/8/3p4/4P3/8/8/3QK3 w', [d1d5, e4d5, e4e5]), all_answers(capture, Answers).
test(by_score, all(Col == [5])) :-
    position('4k3/8/8/3p4/4P3/8/8/3QK3 w', [d1d5, e4d5, e4e5]), move_creates_capture(_, Col, _, _, 9).

:- end_tests(capture).
