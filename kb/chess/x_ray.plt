:- ensure_loaded(load).
:- begin_tests(x_ray).

test(attacks_through_its_own_pawn, Answers == [9:[d4, d8]]) :-
    position('3q3k/8/8/8/3P4/8/8/K1R5 w'), answers(x_ray, c1d1, Answers).
test(guards_through_an_enemy_piece, Answers == [5:[d4, d8]]) :-
    position('3R3k/8/8/8/3r4/8/8/K1R5 w'), answers(x_ray, c1d1, Answers).
test(two_pieces_between, Answers == []) :-
    position('3q3k/8/8/8/8/8/8/K1R5 w'), answers(x_ray, c1d1, Answers).
test(bishop_sees_no_column, Answers == []) :-
    position('3q3k/8/8/8/3P4/8/8/K1R4B w'), answers(x_ray, h1d1, Answers).
test(the_mover_is_not_seen, Answers == []) :-
    position('3R3k/8/8/8/3r4/8/8/K7 w'), answers(x_ray, d8d1, Answers).

:- end_tests(x_ray).
