:- ensure_loaded(load).
:- begin_tests(skewer).

test(rook_skewers_king_and_queen, Answers == [104:[e5, h5]]) :-
    position('8/8/8/4k2q/8/8/8/R3K3 w'), answers(skewer, a1a5, Answers).
test(bishop_skewers_queen_and_rook, Answers == [11:[d5, g8]]) :-
    position('6r1/8/8/3q4/8/8/8/K4B1k w'), answers(skewer, f1c4, Answers).
test(any_piece_may_stand_behind, Answers == [98:[e5, h5]]) :-
    position('8/8/8/4k2n/8/8/8/R3K3 w'), answers(skewer, a1a5, Answers).
test(front_must_be_valuable, Answers == []) :-
    position('8/8/8/4n2q/8/8/8/R3K2k w'), answers(skewer, a1a5, Answers).
test(rook_skewers_on_no_diagonal, Answers == []) :-
    position('6r1/8/8/3q4/2R5/8/8/K6k w'), answers(skewer, c4c4, Answers).
test(bishop_skewers_on_no_row, Answers == []) :-
    position('8/8/8/4k2q/8/8/8/4KB2 w'), answers(skewer, f1a5, Answers).
test(both_must_be_on_one_side, Answers == []) :-
    position('8/8/8/q3R2r/8/8/8/K6k w'), answers(skewer, e5e5, Answers).
test(a_piece_between_them, Answers == []) :-
    position('8/8/8/4kP1q/8/8/8/R3K3 w'), answers(skewer, a1a5, Answers).
test(a_piece_before_them, Answers == []) :-
    position('8/8/8/2p1k2q/8/8/8/R3K3 w'), answers(skewer, a1a5, Answers).
test(only_the_next_piece_behind, Answers == [9:[d5, e5]]) :-
    position('8/8/8/3qr2r/8/8/8/R3K2k w'), answers(skewer, a1a5, Answers).
test(origin_is_no_obstacle, Answers == [104:[e1, h1]]) :-
    position('8/8/8/8/8/8/8/1R2k2q w'), answers(skewer, b1a1, Answers).
test(captured_piece_is_no_front, Answers == []) :-
    position('8/8/8/r3k3/8/8/8/R3K3 w'), answers(skewer, a1a5, Answers).
test(knights_skewer_nothing, Answers == []) :-
    position('8/3k4/1N6/q7/8/8/8/K7 w'), answers(skewer, b6c4, Answers).

:- end_tests(skewer).
