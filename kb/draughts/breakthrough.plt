:- ensure_loaded(load).
:- use_module('../tests/draughts_position').
:- begin_tests(breakthrough).

test(free_way, Answers == [2:[b6]]) :-
    draughts(8, [piece(man, white, 5, 1), piece(man, black, 7, 7), option(move(5, 1, 6, 2), [])]),
    answers(breakthrough, a5b6, Answers).
test(a_man_ahead, Answers == []) :-
    draughts(8, [piece(man, white, 5, 1), piece(man, black, 8, 4), option(move(5, 1, 6, 2), [])]),
    answers(breakthrough, a5b6, Answers).
test(an_enemy_king, Answers == []) :-
    draughts(8, [piece(man, white, 5, 1), piece(king, black, 1, 7), option(move(5, 1, 6, 2), [])]),
    answers(breakthrough, a5b6, Answers).
test(it_can_be_taken, Answers == []) :-
    draughts(8, [piece(man, white, 5, 1), piece(man, black, 7, 7), option(move(5, 1, 6, 2), []),
                 reply(move(5, 1, 6, 2), [], move(7, 7, 5, 1), [6/2])]),
    answers(breakthrough, a5b6, Answers).
test(black, Answers == [0:[d1]]) :-
    draughts(8, [piece(man, black, 2, 3), piece(man, white, 5, 1), option(move(2, 3, 1, 4), [])]),
    answers(breakthrough, c2d1, Answers).

:- end_tests(breakthrough).
