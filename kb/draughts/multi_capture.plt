:- ensure_loaded(load).
:- use_module('../tests/draughts_position').
:- begin_tests(multi_capture).

test(two, Answers == [2:[d4, f6]]) :-
    draughts(8, [piece(man, white, 3, 3), piece(man, black, 4, 4), piece(man, black, 6, 6),
                 option(move(3, 3, 7, 7), [4/4, 6/6])]),
    answers(multi_capture, c3g7, Answers).
test(one, Answers == []) :-
    draughts(8, [piece(man, white, 3, 3), piece(man, black, 4, 4), option(move(3, 3, 5, 5), [4/4])]),
    answers(multi_capture, c3e5, Answers).
test(every_argument_unbound, Moves == [c3g7]) :-
    draughts(8, [piece(man, white, 3, 3), piece(man, black, 4, 4), piece(man, black, 6, 6),
                 option(move(3, 3, 7, 7), [4/4, 6/6])]),
    answer_moves(multi_capture, Moves).

:- end_tests(multi_capture).
