:- ensure_loaded(load).
:- begin_tests(absolute_pin).

test(bishop_pins_knight, Answers == [50:[c6, e8]]) :-
    position('4k3/8/2n5/8/8/8/8/4KB2 w'), answers(absolute_pin, f1b5, Answers).
test(rook_pins_queen, Answers == [52:[e5, e8]]) :-
    position('4k3/8/8/4q3/8/8/8/R5K1 w'), answers(absolute_pin, a1e1, Answers).
test(queen_pins_pawn, Answers == [46:[e7, e8]]) :-
    position('4k3/4p3/8/8/8/8/8/Q5K1 w'), answers(absolute_pin, a1e1, Answers).
test(rook_pins_on_no_diagonal, Answers == []) :-
    position('4k3/8/2n5/1R6/8/8/8/4K3 w'), answers(absolute_pin, b5b5, Answers).
test(bishop_pins_on_no_column, Answers == []) :-
    position('4k3/4n3/8/8/8/8/8/2B3K1 w'), answers(absolute_pin, c1e3, Answers).
test(own_piece_in_front_is_not_pinned, Answers == []) :-
    position('4k3/8/2N5/8/8/8/8/4KB2 w'), answers(absolute_pin, f1b5, Answers).
test(two_pieces_between_are_not_pinned, Answers == []) :-
    position('4k3/3p4/2n5/8/8/8/8/4KB2 w'), answers(absolute_pin, f1b5, Answers).
test(king_and_piece_on_different_sides, Answers == []) :-
    position('4k3/8/4R3/8/4n3/8/8/6K1 w'), answers(absolute_pin, e6e6, Answers).
test(captured_piece_is_not_pinned, Answers == []) :-
    position('4k3/8/2n5/1B6/8/8/8/4K3 w'), answers(absolute_pin, b5c6, Answers).
test(origin_between_is_no_obstacle, Answers == [52:[e4, e8]]) :-
    position('4k3/8/4R3/8/4q3/8/8/6K1 w'), answers(absolute_pin, e6e1, Answers).
test(pin_and_skewer_on_one_line, P-S == [52:[e5, e8]]-[104:[e5, e8]]) :-
    position('4k3/8/8/4q3/8/8/8/R5K1 w'), answers(absolute_pin, a1e1, P), answers(skewer, a1e1, S).

:- end_tests(absolute_pin).
