:- ensure_loaded(load).
:- begin_tests(interference).

test(pawn_between_rook_and_bishop, Answers == [3:[a5, h5]]) :-
    position('6k1/8/8/r6b/3P4/8/8/K6R w'), answers(interference, d4d5, Answers).
test(beside_the_line, Answers == []) :-
    position('6k1/8/8/r6b/8/3P4/8/K6R w'), answers(interference, d3d4, Answers).
test(another_guard_is_left, Answers == []) :-
    position('6k1/8/6p1/r6b/3P4/8/8/K6R w'), answers(interference, d4d5, Answers).
test(it_hung_before, Answers == []) :-
    position('6k1/8/8/r6q/3P4/8/8/K6R w'), answers(interference, d4d5, Answers).

:- end_tests(interference).
