:- ensure_loaded(load).
:- begin_tests(exchange).

test(unguarded, Answers == [1:[d5]]) :- position('8/8/8/3n4/8/2N5/8/8 w'), answers(exchange, c3d5, Answers).
test(guarded_once, Answers == []) :- position('8/4n3/8/3n4/8/2N5/8/8 w'), answers(exchange, c3d5, Answers).
test(two_against_one, Answers == [1:[d5]]) :-
    position('8/4n3/8/3n4/8/2N1N3/8/8 w'), answers(exchange, c3d5, Answers).
test(nothing_taken, Answers == []) :- position('8/8/8/8/8/2N5/8/8 w'), answers(exchange, c3d5, Answers).

:- end_tests(exchange).
