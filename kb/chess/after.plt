:- ensure_loaded(load).
:- begin_tests(after).

pieces(Position, Pieces) :- findall(T/R/C, piece_in(Position, T, _, R, C), Found), msort(Found, Pieces).

test(a_move, Pieces == [k/1/5, k/8/5, r/1/1]) :-
    position('4k3/8/8/8/8/8/8/R3K3 w'), pieces(now, Pieces).
test(what_was_taken_is_gone, Pieces == [k/1/5, k/8/5, r/8/1]) :-
    position('r3k3/8/8/8/8/8/8/R3K3 w'), pieces(after(move(1, 1, 8, 1)), Pieces).
test(taken_in_passing, Pieces == [k/1/5, k/8/5, p/6/4]) :-
    position('4k3/8/8/3pP3/8/8/8/4K3 w - d6'), pieces(after(move(5, 5, 6, 4)), Pieces).
test(castling_short, Pieces == [k/1/7, k/8/5, r/1/6]) :-
    position('4k3/8/8/8/8/8/8/4K2R w'), pieces(after(move(1, 5, 1, 7)), Pieces).
test(castling_long, Pieces == [k/1/5, k/8/3, r/8/4]) :-
    position('r3k3/8/8/8/8/8/8/4K3 b'), pieces(after(move(8, 5, 8, 3)), Pieces).
test(promotion, Pieces == [k/1/1, k/1/8, q/8/3]) :-
    position('8/2P5/8/8/8/8/8/K6k w'), pieces(after(move(7, 3, 8, 3)), Pieces).
test(move_and_reply, Pieces == [k/1/5, k/8/5, q/1/1]) :-
    position('q3k3/8/8/8/8/8/8/R3K3 w'), pieces(after(move(1, 1, 1, 1), move(8, 1, 1, 1)), Pieces).
test(replies_to_check, all(R/C == [7/4, 7/6, 8/4, 8/6])) :-
    position('4k3/8/8/8/8/8/8/R3K3 w'),
    setof(R/C, reply(move(1, 1, 1, 1), black, 8, 5, R, C), All), member(R/C, All), R-C \== 7-5.
test(a_pinned_piece_stays, [all(R/C == [])]) :-
    position('4k3/4n3/8/8/8/8/8/4R1K1 w'), reply(move(1, 7, 1, 8), black, 7, 5, R, C).
test(pawns_go_and_take, all(R/C == [6/4, 5/4, 6/5])) :-
    position('4k3/3p4/4N3/8/8/8/8/K7 w'), reply(move(1, 1, 1, 2), black, 7, 4, R, C).
test(castled_rook_gives_check) :-
    position('5k2/8/8/8/8/8/8/4K2R w'), in_check(after(move(1, 5, 1, 7)), black).

:- end_tests(after).
