:- ensure_loaded(load).
:- use_module('../tests/draughts_position').
:- begin_tests(dog_hole).

test(it_walks_in, Answers == [-1:[h2, g1]]) :-
    draughts(8, [piece(man, black, 3, 7), piece(man, white, 1, 7), option(move(3, 7, 2, 8), [])]),
    answers(dog_hole, g3h2, Answers).
test(white_walks_in, Answers == [-1:[a7, b8]]) :-
    draughts(8, [piece(man, white, 6, 2), piece(man, black, 8, 2), option(move(6, 2, 7, 1), [])]),
    answers(dog_hole, b6a7, Answers).
test(nobody_holds_it, Answers == []) :-
    draughts(8, [piece(man, black, 3, 7), piece(man, white, 1, 5), option(move(3, 7, 2, 8), [])]),
    answers(dog_hole, g3h2, Answers).
test(a_king_is_not_held, Answers == []) :-
    draughts(8, [piece(king, black, 3, 7), piece(man, white, 1, 7), option(move(3, 7, 2, 8), [])]),
    answers(dog_hole, g3h2, Answers).

:- end_tests(dog_hole).
