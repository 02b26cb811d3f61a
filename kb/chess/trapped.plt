:- ensure_loaded(load).
:- begin_tests(trapped).

test(bishop_behind_the_pawns, Answers == [3:[a2]]) :-
    position('6k1/8/8/8/8/1P6/b1P5/2K5 w'), answers(trapped, c1b2, Answers).
test(it_has_a_way_out, Answers == []) :-
    position('6k1/8/8/8/8/8/b1P5/2K5 w'), answers(trapped, c1b2, Answers).
test(it_takes_enough_on_its_way, Answers == []) :-
    position('6k1/8/8/8/8/1R6/b1P5/2K5 w'), answers(trapped, c1b2, Answers).
test(it_hung_before, Answers == []) :-
    position('6k1/8/8/8/8/1P6/bKP5/8 w'), answers(trapped, c2c3, Answers).

:- end_tests(trapped).
