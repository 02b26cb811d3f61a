% What all rules share: colours, what a piece is worth, and which moves are looked at.

% opposite_color(Color, Other): the two sides.
opposite_color(white, black).
opposite_color(black, white).

% forward(Color, Step): the way its pawns go.
forward(white, 1).
forward(black, -1).

% piece_value(Type, Value): what a piece is worth; the king more than all else.
piece_value(p, 1).
piece_value(n, 3).
piece_value(b, 3).
piece_value(r, 5).
piece_value(q, 9).
piece_value(k, 100).

% mvv_lva_piece_value(Type, Value): the same for ordering captures, where the king only has to be the dearest attacker.
mvv_lva_piece_value(p, 1).
mvv_lva_piece_value(n, 3).
mvv_lva_piece_value(b, 3).
mvv_lva_piece_value(r, 5).
mvv_lva_piece_value(q, 9).
mvv_lva_piece_value(k, 10).

% valuable(Type): the pieces that forks and skewers are about.
valuable(k).
valuable(q).
valuable(r).

% line_piece(Type): a piece that moves along lines.
line_piece(b).
line_piece(r).
line_piece(q).

% candidate(FromR, FromC, ToR, ToC): a move to be judged. Whoever names all four squares may ask about any move; else
% the legal moves are tried one after the other.
candidate(FromR, FromC, ToR, ToC) :-
    (   ground(square(FromR, FromC, ToR, ToC))
    ->  true
    ;   move(FromR, FromC, ToR, ToC)
    ).

% mover(FromR, FromC, ToR, ToC, Type, Color, Enemy): a candidate move, the piece that makes it and the other side.
mover(FromR, FromC, ToR, ToC, Type, Color, Enemy) :-
    candidate(FromR, FromC, ToR, ToC),
    piece(Type, Color, FromR, FromC),
    opposite_color(Color, Enemy).

% on_board(Row, Col): there is such a square.
on_board(R, C) :-
    R >= 1, R =< 8,
    C >= 1, C =< 8.

% earlier(R1, C1, R2, C2): the first square comes before the second, row by row; so that a pair is named once.
earlier(R1, C1, R2, C2) :-
    8 * R1 + C1 < 8 * R2 + C2.
