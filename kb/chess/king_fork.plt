:- ensure_loaded(load).
:- begin_tests(king_fork).

test(two_knights, Answers == [3:[d6, f6]]) :-
    position('7k/8/3n1n2/8/3K4/8/8/8 w'), answers(king_fork, d4e5, Answers).
test(the_lesser_counts, Answers == [1:[d6, f6]]) :-
    position('7k/8/3n1p2/8/3K4/8/8/8 w'), answers(king_fork, d4e5, Answers).
test(one_is_guarded, Answers == []) :-
    position('7k/2p5/3n1n2/8/3K4/8/8/8 w'), answers(king_fork, d4e5, Answers).
test(only_a_king, Answers == []) :-
    position('7k/8/3n1n2/8/3Q4/8/8/K7 w'), answers(king_fork, d4e5, Answers).

:- end_tests(king_fork).
