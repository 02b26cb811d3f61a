:- ensure_loaded(load).
:- use_module('../tests/draughts_position').
:- begin_tests(shot).

given(Facts) :-
    draughts(8, [piece(man, white, 3, 3), piece(man, white, 2, 6), option(move(3, 3, 4, 4), [])|Facts]).

test(gives_one_takes_two, Answers == [1:[d4]]) :-
    given([reply(move(3, 3, 4, 4), [], move(5, 5, 3, 3), [4/4]),
           counter(move(3, 3, 4, 4), [], move(5, 5, 3, 3), [4/4], 2)]),
    answers(shot, c3d4, Answers).
test(the_worst_reply_counts, Answers == []) :-
    given([reply(move(3, 3, 4, 4), [], move(5, 5, 3, 3), [4/4]),
           counter(move(3, 3, 4, 4), [], move(5, 5, 3, 3), [4/4], 2),
           reply(move(3, 3, 4, 4), [], move(5, 3, 3, 5), [4/4]),
           counter(move(3, 3, 4, 4), [], move(5, 3, 3, 5), [4/4], 1)]),
    answers(shot, c3d4, Answers).
test(nothing_is_given, Answers == []) :-
    given([]), answers(shot, c3d4, Answers).
test(nobody_must_take, Answers == []) :-
    given([obligation(optional),
           reply(move(3, 3, 4, 4), [], move(5, 5, 3, 3), [4/4]),
           counter(move(3, 3, 4, 4), [], move(5, 5, 3, 3), [4/4], 2)]),
    answers(shot, c3d4, Answers).

:- end_tests(shot).
