:- ensure_loaded(load).
:- begin_tests(blockade).

test(blocked, Answers == [1:[a3]]) :-
    position('p2/3/P2 w'), answers(blockade, a1a2, Answers).
test(both_blocked, Answers == [2:[a3, c3]]) :-
    position('p1p/2P/P2 w'), answers(blockade, a1a2, Answers).
test(nothing_left, Answers == [0:[]]) :-
    position('3/1p1/P2 w'), answers(blockade, a1b2, Answers).
test(one_can_step, Answers == []) :-
    position('p1p/3/P2 w'), answers(blockade, a1a2, Answers).
test(one_can_take, Answers == []) :-
    position('pp1/1P1/P2 w'), answers(blockade, a1a2, Answers).
test(the_far_row_wins_by_itself, Answers == []) :-
    position('3/P2/3 w'), answers(blockade, a2a3, Answers).
test(black, Answers == [1:[d2]]) :-
    position('3p/4/3P/4 b'), answers(blockade, d4d3, Answers).
test(every_argument_unbound, Moves == [b1b2]) :-
    position('1p1/3/PP1 w', [a1a2, b1b2]), answer_moves(blockade, Moves).

:- end_tests(blockade).
