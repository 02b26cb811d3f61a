:- ensure_loaded(load).
:- begin_tests(promotion).

test(white, Answers == [none:[a8]]) :-
    position('7k/P7/8/8/8/8/8/K7 w'), answers(promotion, a7a8, Answers).
test(black, Answers == [none:[h1]]) :-
    position('7k/8/8/8/8/8/7p/K7 b'), answers(promotion, h2h1, Answers).
test(only_the_last_row, Answers == []) :-
    position('7k/8/P7/8/8/8/8/K7 w'), answers(promotion, a6a7, Answers).
test(only_pawns, Answers == []) :-
    position('7k/R7/8/8/8/8/8/K7 w'), answers(promotion, a7a8, Answers).
test(white_pawn_never_on_row_one, Answers == []) :-
    position('7k/8/8/8/8/8/P7/K7 w'), answers(promotion, a2a1, Answers).
test(four_arguments, [nondet]) :-
    position('7k/P7/8/8/8/8/8/K7 w', [a1b1, a7a8]), move_creates_promotion(7, 1, 8, 1),
    findall(C, move_creates_promotion(_, C, _, _), [1]).

:- end_tests(promotion).
