:- ensure_loaded(load).
:- begin_tests(deflection).

test(queen_must_take_back, Answers == [3:[d8, d4]]) :-
    position('r2q4/7k/8/8/3n4/8/8/R2R2K1 w'), answers(deflection, a1a8, Answers).
test(another_piece_can_take_back, Answers == []) :-
    position('rr1q4/7k/8/8/3n4/8/8/R2R2K1 w'), answers(deflection, a1a8, Answers).
test(another_piece_guards, Answers == []) :-
    position('r2q4/6bk/8/8/3n4/8/8/R2R2K1 w'), answers(deflection, a1a8, Answers).
test(a_check_forces, Answers == [2:[g8, f8]]) :-
    position('5rk1/8/8/8/8/5Q2/2B5/K7 w'), answers(deflection, c2h7, Answers).
test(nothing_forces, Answers == []) :-
    position('3q4/7k/8/8/3n4/8/8/R2R2K1 w'), answers(deflection, a1a5, Answers).

:- end_tests(deflection).
