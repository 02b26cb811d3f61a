:- ensure_loaded(load).
:- begin_tests(desperado).

test(knight_in_the_corner, Answers == [1:[c7]]) :-
    position('N7/1bpk4/8/8/8/8/8/K7 w', [a8b6, a8c7]), answers(desperado, a8c7, Answers).
test(it_has_a_safe_square, Answers == []) :-
    position('N7/1brk4/8/8/8/8/8/K7 w', [a8b6, a8c7]), answers(desperado, a8c7, Answers).
test(it_is_not_attacked, Answers == []) :-
    position('N7/2pk4/8/8/8/8/8/K7 w', [a8b6, a8c7]), answers(desperado, a8c7, Answers).
test(it_takes_the_most, Answers == [b6c8-5:[c8]]) :-
    position('2r5/b2p4/1N6/p1p5/8/8/8/k1K5 w', [b6c8, b6d7]), all_answers(desperado, Answers).

:- end_tests(desperado).
