% What all rules about knights share. Every knight is worth one.

% opposite_color(Color, Other): the two sides.
opposite_color(white, black).
opposite_color(black, white).

% jump(R, C, ToR, ToC): a knight's jump on the board; the second square may be unbound.
jump(R, C, ToR, ToC) :-
    member(DR/DC, [1/2, 2/1, 2/(-1), 1/(-2), -1/(-2), -2/(-1), -2/1, -1/2]),
    ToR is R + DR,
    ToC is C + DC,
    between(1, 8, ToR),
    between(1, 8, ToC).

% candidate(FromR, FromC, ToR, ToC): a move to be judged: any that is named in full, else the legal ones.
candidate(FromR, FromC, ToR, ToC) :-
    (   ground(square(FromR, FromC, ToR, ToC))
    ->  true
    ;   move(FromR, FromC, ToR, ToC)
    ).

% mover(FromR, FromC, ToR, ToC, Color, Enemy): a candidate move, who makes it and the other side.
mover(FromR, FromC, ToR, ToC, Color, Enemy) :-
    candidate(FromR, FromC, ToR, ToC),
    piece(n, Color, FromR, FromC),
    opposite_color(Color, Enemy).

% piece_after(Move, Color, R, C): a knight of that colour stands there once the move is made.
piece_after(move(FromR, FromC, ToR, ToC), Color, R, C) :-
    piece(n, Color, R, C),
    R/C \== FromR/FromC,
    R/C \== ToR/ToC.
piece_after(move(FromR, FromC, ToR, ToC), Color, ToR, ToC) :-
    piece(n, Color, FromR, FromC).

% attackers_after(Move, Color, R, C, Count): so many knights of that colour bear on the square once the move is made.
attackers_after(Move, Color, R, C, Count) :-
    findall(x, ( jump(R, C, FromR, FromC), piece_after(Move, Color, FromR, FromC) ), Found),
    length(Found, Count).

% earlier(R1, C1, R2, C2): the first square comes before the second, row by row; so that a pair is named once.
earlier(R1, C1, R2, C2) :-
    8 * R1 + C1 < 8 * R2 + C2.
