% What all rules about hexapawn share.

% opposite_color(Color, Other): the two sides.
opposite_color(white, black).
opposite_color(black, white).

% forward(Color, Step): the way its pawns go.
forward(white, 1).
forward(black, -1).

% far_row(Color, Row): where its pawns want to go; the first one there wins.
far_row(white, Size) :- board(Size).
far_row(black, 1).

% rows_to_go(Color, Row, Count): so many rows lie between the row and the side's far row.
rows_to_go(Color, Row, Count) :-
    far_row(Color, Far),
    Count is abs(Far - Row).

% step(Color, R, C, ToR, ToC): the square straight before a pawn.
step(Color, R, C, ToR, C) :-
    forward(Color, Step),
    ToR is R + Step,
    board(Size),
    between(1, Size, ToR).

% attack(Color, R, C, ToR, ToC): a square diagonally before a pawn.
attack(Color, R, C, ToR, ToC) :-
    step(Color, R, C, ToR, C),
    board(Size),
    member(Aside, [-1, 1]),
    ToC is C + Aside,
    between(1, Size, ToC).

% candidate(FromR, FromC, ToR, ToC): a move to be judged: any that is named in full, else the legal ones.
candidate(FromR, FromC, ToR, ToC) :-
    (   ground(square(FromR, FromC, ToR, ToC))
    ->  true
    ;   move(FromR, FromC, ToR, ToC)
    ).

% mover(FromR, FromC, ToR, ToC, Color, Enemy): a candidate move, the side that makes it and the other one.
mover(FromR, FromC, ToR, ToC, Color, Enemy) :-
    candidate(FromR, FromC, ToR, ToC),
    piece(p, Color, FromR, FromC),
    opposite_color(Color, Enemy).

% pawn_after(Move, Color, R, C): a pawn of that colour stands there once the move is made.
pawn_after(move(FromR, FromC, ToR, ToC), Color, R, C) :-
    piece(p, Color, R, C),
    R/C \== FromR/FromC,
    R/C \== ToR/ToC.
pawn_after(move(FromR, FromC, ToR, ToC), Color, ToR, ToC) :-
    piece(p, Color, FromR, FromC).

% answer_after(Move, Color, R, C, ToR, ToC): a pawn of that colour can step or take like this once the move is made.
answer_after(Move, Color, R, C, ToR, ToC) :-
    pawn_after(Move, Color, R, C),
    step(Color, R, C, ToR, ToC),
    \+ pawn_after(Move, _, ToR, ToC).
answer_after(Move, Color, R, C, ToR, ToC) :-
    pawn_after(Move, Color, R, C),
    attack(Color, R, C, ToR, ToC),
    opposite_color(Color, Enemy),
    pawn_after(Move, Enemy, ToR, ToC).
