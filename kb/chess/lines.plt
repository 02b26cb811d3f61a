:- ensure_loaded(load).
:- begin_tests(lines).

test(row) :- on_same_line(1, 1, 1, 4, 1, 8).
test(column) :- on_same_line(1, 3, 8, 3, 4, 3).
test(diagonal) :- on_same_line(1, 1, 4, 4, 8, 8).
test(other_diagonal) :- on_same_line(8, 1, 5, 4, 1, 8).
test(a_corner_is_no_line, fail) :- on_same_line(1, 1, 1, 4, 4, 4).
test(two_diagonals_are_no_line, fail) :- on_same_line(1, 1, 3, 3, 5, 1).
test(knight_jump_is_no_line, fail) :- on_same_line(1, 1, 2, 3, 3, 5).
test(the_same_square_twice, fail) :- on_same_line(1, 1, 1, 1, 1, 4).
test(the_same_square_twice_on_a_diagonal, fail) :- on_same_line(1, 1, 4, 4, 4, 4).
test(behind) :- beyond(1, 1, 1, 4, 1, 8).
test(in_front_is_not_behind, fail) :- beyond(1, 1, 1, 8, 1, 4).
test(on_the_other_side_is_not_behind, fail) :- beyond(1, 4, 1, 1, 1, 8).
test(types, all(T-K == [r-straight, b-diagonal, q-straight, q-diagonal])) :- can_attack_along_line(T, K).

:- end_tests(lines).
