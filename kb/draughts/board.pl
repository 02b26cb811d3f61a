% What all rules about draughts share.

% opposite_color(Color, Other): the two sides.
opposite_color(white, black).
opposite_color(black, white).

% forward(Color, Step): the way its men go.
forward(white, 1).
forward(black, -1).

% home_row(Color, Row), crown_row(Color, Row): where its men start from, and where they become kings.
home_row(white, 1).
home_row(black, Size) :- board(Size).
crown_row(Color, Row) :-
    opposite_color(Color, Enemy),
    home_row(Enemy, Row).

% on_board(R, C): there is such a square.
on_board(R, C) :-
    board(Size),
    between(1, Size, R),
    between(1, Size, C).

% choice(FromR, FromC, ToR, ToC, Taken, Type, Color, Enemy): a legal move, what it takes, the piece that makes it and the two sides.
choice(FromR, FromC, ToR, ToC, Taken, Type, Color, Enemy) :-
    option(move(FromR, FromC, ToR, ToC), Taken),
    piece(Type, Color, FromR, FromC),
    opposite_color(Color, Enemy).

% piece_after(Move, Taken, Type, Color, R, C): such a piece stands there once the move is made; a man that comes to rest on its
% crown row is a king.
piece_after(move(FromR, FromC, ToR, ToC), Taken, Type, Color, R, C) :-
    piece(Type, Color, R, C),
    R/C \== FromR/FromC,
    R/C \== ToR/ToC,
    \+ memberchk(R/C, Taken).
piece_after(move(FromR, FromC, ToR, ToC), _, Type, Color, ToR, ToC) :-
    piece(Moved, Color, FromR, FromC),
    (   crown_row(Color, ToR)
    ->  Type = king
    ;   Type = Moved
    ).

% left_corner_dark: the game is played on the squares of the colour of White's left corner.
left_corner_dark :-
    once(piece(_, _, R, C)),
    (R + C) mod 2 =:= 0.
