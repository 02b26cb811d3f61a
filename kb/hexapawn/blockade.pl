% An enemy that cannot move.

% move_creates_blockade(FromR, FromC, ToR, ToC, Score): after the move no enemy pawn can step or take, and so the enemy has lost; so
% many pawns it has left.
move_creates_blockade(FromR, FromC, ToR, ToC, Score) :-
    move_creates_blockade(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the enemy pawns.
move_creates_blockade(FromR, FromC, ToR, ToC, Score, Squares) :-
    mover(FromR, FromC, ToR, ToC, Color, Enemy),
    \+ far_row(Color, ToR),
    Move = move(FromR, FromC, ToR, ToC),
    \+ answer_after(Move, Enemy, _, _, _, _),
    findall(R/C, pawn_after(Move, Enemy, R, C), Squares),
    length(Squares, Score).
