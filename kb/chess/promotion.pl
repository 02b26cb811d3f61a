% Pawns that become something better.

% move_creates_promotion(FromR, FromC, ToR, ToC): a white pawn reaches row 8, a black pawn row 1.
move_creates_promotion(FromR, FromC, ToR, ToC) :-
    move_creates_promotion(FromR, FromC, ToR, ToC, none, _).

% The same for damero's list: a promotion has no score; its square is the one it reaches.
move_creates_promotion(FromR, FromC, ToR, ToC, none, [ToR/ToC]) :-
    mover(FromR, FromC, ToR, ToC, p, Color, _),
    last_row(Color, ToR).

% last_row(Color, Row): where its pawns promote.
last_row(white, 8).
last_row(black, 1).
