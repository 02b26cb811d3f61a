:- ensure_loaded(load).
:- use_module('../tests/draughts_position').
:- begin_tests(board).

test(crowned) :-
    draughts(8, [piece(man, white, 7, 7)]), piece_after(move(7, 7, 8, 8), [], king, white, 8, 8).
test(taken, fail) :-
    draughts(8, [piece(man, white, 3, 3), piece(man, black, 4, 4)]), piece_after(move(3, 3, 5, 5), [4/4], _, black, _, _).
test(rows, all(C-R == [white-8, black-1])) :-
    draughts(8, []), member(C, [white, black]), crown_row(C, R).
test(rows_of_a_large_board, all(C-R == [white-10, black-1])) :-
    draughts(10, []), member(C, [white, black]), crown_row(C, R).
test(corner) :-
    draughts(8, [piece(man, white, 3, 3)]), left_corner_dark.
test(light_corner, fail) :-
    draughts(8, [piece(man, white, 3, 4)]), left_corner_dark.

:- end_tests(board).
