:- ensure_loaded(load).
:- use_module('../tests/draughts_position').
:- begin_tests(bridge).

test(white_leaves_the_bridge, Answers == [none:[c1, g1]]) :-
    draughts(8, [piece(man, white, 1, 1), piece(man, white, 1, 3), piece(man, white, 1, 7), option(move(1, 1, 2, 2), [])]),
    answers(bridge, a1b2, Answers).
test(black_leaves_the_bridge, Answers == [none:[b8, f8]]) :-
    draughts(8, [piece(man, black, 8, 2), piece(man, black, 8, 6), piece(man, black, 8, 8), option(move(8, 8, 7, 7), [])]),
    answers(bridge, h8g7, Answers).
test(mirrored_boards, Answers == [none:[b1, f1]]) :-
    draughts(8, [piece(man, white, 1, 8), piece(man, white, 1, 2), piece(man, white, 1, 6), option(move(1, 8, 2, 7), [])]),
    answers(bridge, h1g2, Answers).
test(a_man_of_the_bridge_leaves, Answers == []) :-
    draughts(8, [piece(man, white, 1, 1), piece(man, white, 1, 3), piece(man, white, 1, 7), option(move(1, 3, 2, 4), [])]),
    answers(bridge, c1d2, Answers).
test(another_man_stays, Answers == []) :-
    draughts(8, [piece(man, white, 1, 1), piece(man, white, 1, 3), piece(man, white, 1, 5), piece(man, white, 1, 7),
                 option(move(1, 1, 2, 2), [])]),
    answers(bridge, a1b2, Answers).

:- end_tests(bridge).
