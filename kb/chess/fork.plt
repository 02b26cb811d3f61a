:- ensure_loaded(load).
:- begin_tests(fork).

test(knight_forks_king_and_queen, Answers == [106:[d7, h7]]) :-
    position('8/3k3q/8/8/6N1/8/8/K7 w'), answers(fork, g4f6, Answers).
test(pawn_forks_two_rooks, Answers == [9:[c6, e6]]) :-
    position('7k/8/2r1r3/8/3P4/8/8/K7 w'), answers(fork, d4d5, Answers).
test(king_forks_two_rooks_at_a_loss, Answers == [-90:[c6, e6]]) :-
    position('7k/8/2r1r3/8/3K4/8/8/8 w'), answers(fork, d4d5, Answers).
test(three_targets_are_three_pairs, Answers == [11:[g6, f7], 102:[g6, d7], 106:[d7, f7]]) :-
    position('8/3k1q2/6r1/8/8/5N2/8/K7 w'), answers(fork, f3e5, Answers).
test(no_pieces_of_less_value, Answers == []) :-
    position('4k3/8/2n1b3/8/3P4/8/8/K7 w'), answers(fork, d4d5, Answers).
test(path_must_be_clear, Answers == []) :-
    position('3k4/3p4/8/7r/8/8/8/K2Q4 w'), answers(fork, d1d5, Answers).
test(path_over_the_origin_is_clear, Answers == [1:[h1, a8]]) :-
    position('r7/8/4k3/8/8/8/6K1/3Q3r w'), answers(fork, d1a1, Answers).
test(a_captured_piece_is_no_target, Answers == [96:[a8, g8]]) :-
    position('r2r2k1/8/8/8/8/8/8/K2Q4 w'), answers(fork, d1d8, Answers).
test(a_bishop_forks_on_no_row, Answers == []) :-
    position('r2k4/8/8/8/6B1/8/8/K7 w'), answers(fork, g4c8, Answers).
test(promoting_pawn_is_a_pawn, Answers == []) :-
    position('r3r3/2P5/8/8/8/8/8/K6k w'), answers(fork, c7c8, Answers).
test(every_argument_unbound, Answers == [g4f6-106:[d7, h7]]) :-
    position('8/3k3q/8/8/6N1/8/8/K7 w', [g4f6, g4e5, g4h6, a1b1]), all_answers(fork, Answers).

:- end_tests(fork).
