:- ensure_loaded(load).
:- begin_tests(board).

test(corner_jumps, all(R/C == [2/3, 3/2])) :- jump(1, 1, R, C).
test(jump) :- jump(4, 4, 6, 5), !.
test(no_jump, fail) :- jump(4, 4, 6, 6).
test(moved) :- position('8/8/8/8/8/8/8/N6n w'), piece_after(move(1, 1, 3, 2), white, 3, 2), !.
test(taken, fail) :- position('8/8/8/8/8/1n6/8/N6n w'), piece_after(move(1, 1, 3, 2), black, 3, 2).

:- end_tests(board).
