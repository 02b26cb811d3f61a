:- ensure_loaded(load).
:- begin_tests(fork).

test(two_unguarded, Answers == [1:[c6, e6]]) :-
    position('8/8/2n1n3/8/8/5N2/2N5/8 w'), answers(fork, f3d4, Answers).
test(one_is_guarded, Answers == []) :-
    position('8/8/2n1n3/n7/8/5N2/2N5/8 w'), answers(fork, f3d4, Answers).
test(the_forker_is_not_guarded, Answers == []) :-
    position('8/8/2n1n3/8/8/5N2/8/8 w'), answers(fork, f3d4, Answers).
test(only_one, Answers == []) :-
    position('8/8/2n5/8/8/5N2/2N5/8 w'), answers(fork, f3d4, Answers).
test(every_argument_unbound, Moves == [e3f5]) :-
    position('8/4n1n1/8/8/8/4N1N1/8/8 w', [e3f5, e3d5, e3c4]), answer_moves(fork, Moves).

:- end_tests(fork).
