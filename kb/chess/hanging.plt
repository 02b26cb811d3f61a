:- ensure_loaded(load).
:- begin_tests(hanging).

test(nobody_guards_it, Answers == [3:[d5]]) :-
    position('7k/8/8/3n4/8/8/8/K2R4 w'), answers(hanging, d1d5, Answers).
test(guarded_but_dearer, Answers == [6:[d5]]) :-
    position('7k/8/4p3/3q4/8/8/6B1/K7 w'), answers(hanging, g2d5, Answers).
test(guarded_and_not_dearer, Answers == []) :-
    position('7k/8/4p3/3n4/8/8/8/K2R4 w'), answers(hanging, d1d5, Answers).
test(guard_is_pinned, Answers == [3:[d5]]) :-
    position('4k3/8/4p3/3n4/8/8/8/K2RR3 w'), answers(hanging, d1d5, Answers).
test(in_passing, Answers == [1:[d5]]) :-
    position('4k3/8/8/3pP3/8/8/8/4K3 w - d6'), answers(hanging, e5d6, Answers).
test(a_quiet_move, Answers == []) :-
    position('7k/8/8/3n4/8/8/8/K2R4 w'), answers(hanging, d1d4, Answers).

:- end_tests(hanging).
