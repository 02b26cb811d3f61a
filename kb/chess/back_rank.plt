:- ensure_loaded(load).
:- begin_tests(back_rank).

test(rook, Answers == [none:[d8, g8]]) :-
    position('6k1/5ppp/8/8/8/8/8/K2R4 w'), answers(back_rank, d1d8, Answers).
test(promoted_pawn, Answers == [none:[c8, g8]]) :-
    position('6k1/2P2ppp/8/8/8/8/8/K7 w'), answers(back_rank, c7c8, Answers).
test(black, Answers == [none:[d1, g1]]) :-
    position('3r2k1/8/8/8/8/8/5PPP/6K1 b'), answers(back_rank, d8d1, Answers).
test(flight_square, Answers == []) :-
    position('6k1/5pp1/7p/8/8/8/8/K2R4 w'), answers(back_rank, d1d8, Answers).
test(something_steps_between, Answers == []) :-
    position('6k1/4bppp/8/8/8/8/8/K2R4 w'), answers(back_rank, d1d8, Answers).
test(the_rook_is_taken, Answers == []) :-
    position('6k1/5ppp/8/6b1/8/8/8/K2R4 w'), answers(back_rank, d1d8, Answers).
test(the_king_takes_the_rook, Answers == []) :-
    position('6k1/5ppp/8/8/8/8/8/K4R2 w'), answers(back_rank, f1f8, Answers).
test(a_king_elsewhere, Answers == []) :-
    position('8/R7/6pk/6pp/8/8/8/K6R w'), answers(back_rank, h1h2, Answers).
test(a_pinned_piece_cannot_step_between, Answers == [none:[e8, g8]]) :-
    position('6k1/5bpp/8/3B4/8/8/8/K3R3 w'), answers(back_rank, e1e8, Answers).

:- end_tests(back_rank).
