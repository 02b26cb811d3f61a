:- ensure_loaded(load).
:- begin_tests(board).

test(steps, all(R/C == [2/1])) :- position('3/3/P2 w'), step(white, 1, 1, R, C).
test(no_step_off_the_board, fail) :- position('P2/3/3 w'), step(white, 3, 1, _, _).
test(attacks, all(R/C == [2/1, 2/3])) :- position('3/3/1P1 w'), attack(white, 1, 2, R, C).
test(attacks_at_the_edge, all(R/C == [2/3])) :- position('3p/4/4/4 b'), attack(black, 3, 4, R, C).
test(far_row, all(Row == [4])) :- position('3p/4/4/4 b'), far_row(white, Row).
test(moved) :- position('3/1p1/P2 w'), pawn_after(move(1, 1, 2, 2), white, 2, 2), !.
test(taken, fail) :- position('3/1p1/P2 w'), pawn_after(move(1, 1, 2, 2), black, 2, 2).
test(answers, all(R/C == [2/2, 2/1])) :-
    position('1p1/3/P2 w'), answer_after(move(1, 1, 2, 1), black, 3, 2, R, C).

:- end_tests(board).
