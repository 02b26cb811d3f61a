:- ensure_loaded(load).
:- begin_tests(safe_square).

test(it_flees, Answers == [none:[b1]]) :-
    position('8/8/8/3n4/8/2N5/8/8 w'), answers(safe_square, c3b1, Answers).
test(it_was_not_attacked, Answers == []) :- position('8/8/8/8/8/2N5/8/n7 w'), answers(safe_square, c3b1, Answers).
test(it_is_attacked_there, Answers == []) :-
    position('8/8/8/3n4/8/n1N5/8/8 w'), answers(safe_square, c3b1, Answers).

:- end_tests(safe_square).
