:- ensure_loaded(load).
:- begin_tests(overloaded).

test(queen_guards_two, Answers == [3:[d8, d4]]) :-
    position('r2q4/7k/8/8/3n4/8/8/R2R2K1 w'), answers(overloaded, a1a8, Answers).
test(first_has_another_guard, Answers == []) :-
    position('r2q4/1b5k/8/8/3n4/8/8/R2R2K1 w'), answers(overloaded, a1a8, Answers).
test(second_has_another_guard, Answers == []) :-
    position('r2q4/6bk/8/8/3n4/8/8/R2R2K1 w'), answers(overloaded, a1a8, Answers).
test(nothing_is_taken, Answers == []) :-
    position('r2q4/7k/8/8/3n4/8/8/R2R2K1 w'), answers(overloaded, a1a5, Answers).

:- end_tests(overloaded).
