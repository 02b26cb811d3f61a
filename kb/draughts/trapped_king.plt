:- ensure_loaded(load).
:- use_module('../tests/draughts_position').
:- begin_tests(trapped_king).

test(in_the_corner, Answers == [2:[a1]]) :-
    draughts(8, [piece(king, black, 1, 1), piece(man, white, 3, 3), piece(man, white, 1, 3),
                 option(move(1, 3, 2, 2), [])]),
    answers(trapped_king, c1b2, Answers).
test(it_can_take, Answers == []) :-
    draughts(8, [piece(king, black, 1, 1), piece(man, white, 1, 3), option(move(1, 3, 2, 2), [])]),
    answers(trapped_king, c1b2, Answers).
test(it_was_shut_in_before, Answers == []) :-
    draughts(8, [piece(king, black, 1, 1), piece(man, white, 2, 2), piece(man, white, 3, 3), piece(man, white, 5, 5),
                 option(move(5, 5, 6, 6), [])]),
    answers(trapped_king, e5f6, Answers).

:- end_tests(trapped_king).
