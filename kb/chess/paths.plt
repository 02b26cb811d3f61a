:- ensure_loaded(load).
:- begin_tests(paths).

test(clear) :- position('4k3/8/8/8/8/8/8/R3K3 w'), path_clear(1, 1, 8, 1).
test(neighbours) :- position('4k3/8/8/8/8/8/8/R3K3 w'), path_clear(1, 1, 1, 2).
test(blocked, fail) :- position('4k3/8/8/8/8/8/8/R3K3 w'), path_clear(1, 1, 1, 8).
test(no_line, fail) :- position('4k3/8/8/8/8/8/8/R3K3 w'), path_clear(1, 1, 2, 3).
test(ignoring) :- position('4k3/8/8/8/8/8/8/R3K3 w'), path_clear_ignoring(1, 1, 1, 8, 1, 5).
test(ignoring_one_of_two, fail) :- position('4k3/8/8/8/8/8/8/R3KN2 w'), path_clear_ignoring(1, 1, 1, 8, 1, 5).
test(pawns_attack_forwards, all(R/C == [3/3, 3/5])) :-
    position('4k3/8/8/8/8/8/3P4/4K3 w'), between(1, 8, R), between(1, 8, C), can_attack(p, white, 2, 4, R, C).
test(black_pawns_attack_forwards, all(R/C == [6/1 , 6/3])) :-
    position('4k3/1p6/8/8/8/8/8/4K3 b'), between(1, 8, R), between(1, 8, C), can_attack(p, black, 7, 2, R, C).
test(knight, N == 8) :-
    position('4k3/8/8/8/8/8/8/4K3 w'),
    aggregate_all(count, (between(1, 8, R), between(1, 8, C), can_attack(n, white, 4, 4, R, C)), N).
test(king, N == 3) :-
    position('4k3/8/8/8/8/8/8/4K3 w'),
    aggregate_all(count, (between(1, 8, R), between(1, 8, C), can_attack(k, white, 1, 1, R, C)), N).
test(queen, N == 27) :-
    position('4k3/8/8/8/8/8/8/4K3 w'),
    aggregate_all(count, (between(1, 8, R), between(1, 8, C), can_attack(q, white, 4, 4, R, C)), N).
test(bishop_goes_no_column, fail) :- position('4k3/8/8/8/8/8/8/4K3 w'), can_attack(b, white, 1, 1, 5, 1).
test(rook_goes_no_diagonal, fail) :- position('4k3/8/8/8/8/8/8/4K3 w'), can_attack(r, white, 1, 1, 5, 5).
test(no_piece_attacks_its_own_square, fail) :-
    position('4k3/8/8/8/8/8/8/4K3 w'), member(T, [p, n, b, r, q, k]), can_attack(T, white, 4, 4, 4, 4).
test(colour_of_the_piece_that_moves) :-
    position('4k3/8/8/8/8/8/3P4/4K3 w'), can_attack_ignoring(p, 4, 4, 5, 5, 2, 4).
test(colour_of_the_black_piece_that_moves, fail) :-
    position('4k3/3p4/8/8/8/8/8/4K3 b'), can_attack_ignoring(p, 5, 4, 6, 5, 7, 4).

:- end_tests(paths).
