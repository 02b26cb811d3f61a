:- ensure_loaded(load).
:- begin_tests(corralled).

test(in_the_corner, Answers == [1:[a8]]) :-
    position('n7/8/8/3N4/N7/8/8/8 w'), answers(corralled, a4b6, Answers).
test(it_has_a_flight, Answers == []) :-
    position('n7/8/8/8/8/8/8/N7 w'), answers(corralled, a1b3, Answers).

:- end_tests(corralled).
