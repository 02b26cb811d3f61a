:- ensure_loaded(load).
:- begin_tests(board).

test(values, all(T-V == [p-1, n-3, b-3, r-5, q-9, k-100])) :- piece_value(T, V).
test(values_for_captures, all(T-V == [p-1, n-3, b-3, r-5, q-9, k-10])) :- mvv_lva_piece_value(T, V).
test(colours, all(A-B == [white-black, black-white])) :- opposite_color(A, B).
test(named_moves_need_not_be_legal) :- position('4k3/8/8/8/8/8/8/4K3 w'), candidate(1, 5, 8, 8).
test(other_moves_are_the_legal_ones, all(R/C == [2/5, 2/4])) :-
    position('4k3/8/8/8/8/8/8/4K3 w', [e1e2, e1d2]), candidate(1, 5, R, C).
test(row_by_row) :- earlier(1, 8, 2, 1), earlier(3, 4, 3, 5), \+ earlier(3, 4, 3, 4).

:- end_tests(board).
