:- ensure_loaded(load).
:- use_module('../tests/draughts_position').
:- begin_tests(opposition).

test(facing_each_other_is_bad_for_whose_turn_it_is, fail) :-
    draughts(8, [piece(king, white, 3, 3), piece(king, black, 5, 3)]), has_move_now(white).
test(a_row_farther_is_good) :-
    draughts(8, [piece(king, white, 3, 3), piece(king, black, 6, 4)]), has_move_now(white).
test(quiet_moves_change_nothing, Answers == []) :-
    draughts(8, [piece(man, white, 1, 1), piece(man, black, 8, 8), option(move(1, 1, 2, 2), [])]),
    answers(opposition, a1b2, Answers).
test(a_capture_gains_it, Answers == [none:[e5]]) :-
    draughts(8, [piece(man, white, 3, 3), piece(man, black, 4, 4), piece(man, black, 7, 7),
                 option(move(3, 3, 5, 5), [4/4])]),
    answers(opposition, c3e5, Answers).
test(it_had_it_already, Answers == []) :-
    draughts(8, [piece(man, white, 3, 3), piece(man, black, 4, 4), piece(man, black, 8, 8),
                 option(move(3, 3, 5, 5), [4/4])]),
    answers(opposition, c3e5, Answers).
test(unequal_numbers, Answers == []) :-
    draughts(8, [piece(man, white, 3, 3), piece(man, black, 4, 4), piece(man, black, 7, 7), piece(man, black, 8, 6),
                 option(move(3, 3, 5, 5), [4/4])]),
    answers(opposition, c3e5, Answers).
test(larger_boards, Answers == []) :-
    draughts(10, [piece(man, white, 3, 3), piece(man, black, 4, 4), piece(man, black, 7, 7),
                  option(move(3, 3, 5, 5), [4/4])]),
    answers(opposition, c3e5, Answers).

:- end_tests(opposition).
