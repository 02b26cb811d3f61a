:- ensure_loaded(load).
:- begin_tests(breakthrough).

test(free_way, Answers == [1:[a2]]) :-
    position('2p/3/P2 w'), answers(breakthrough, a1a2, Answers).
test(on_the_far_row, Answers == [0:[a3]]) :-
    position('2p/P2/3 w'), answers(breakthrough, a2a3, Answers).
test(an_enemy_before_it, Answers == []) :-
    position('p2/3/P2 w'), answers(breakthrough, a1a2, Answers).
test(an_enemy_may_take_it, Answers == []) :-
    position('1p1/3/P2 w'), answers(breakthrough, a1a2, Answers).
test(an_enemy_may_come_by_captures, Answers == []) :-
    position('2p1/1P2/4/P3 w'), answers(breakthrough, a1a2, Answers).
test(an_enemy_is_as_near, Answers == []) :-
    position('3/2p/P2 w'), answers(breakthrough, a1a2, Answers).
test(on_the_large_board, Answers == [2:[a2]]) :-
    position('3p/4/4/P3 w'), answers(breakthrough, a1a2, Answers).
test(after_a_capture, Answers == [2:[a2]]) :-
    position('3p/4/p3/1P2 w'), answers(breakthrough, b1a2, Answers).
test(black, Answers == [1:[c2]]) :-
    position('2p/3/P2 b'), answers(breakthrough, c3c2, Answers).
test(every_argument_unbound, Moves == [a1a2]) :-
    position('2p/3/P1P w', [a1a2, c1c2]), answer_moves(breakthrough, Moves).

:- end_tests(breakthrough).
