% Stepping between a line piece and what it guards.

% move_creates_interference(FromR, FromC, ToR, ToC, Score): the move lands between an enemy line piece and a piece that it
% guarded, which then can be taken with gain and could not before; that gain.
move_creates_interference(FromR, FromC, ToR, ToC, Score) :-
    move_creates_interference(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the guard and of the piece it guarded.
move_creates_interference(FromR, FromC, ToR, ToC, Score, [GuardR/GuardC, R/C]) :-
    mover(FromR, FromC, ToR, ToC, _, Color, Enemy),
    line_piece(Type),
    piece(Type, Enemy, GuardR, GuardC),
    direction(GuardR, GuardC, ToR, ToC, DR, DC),
    piece(_, Enemy, R, C),
    direction(ToR, ToC, R, C, DR, DC),
    guard(now, Enemy, R, C, _, GuardR, GuardC),
    newly_won(move(FromR, FromC, ToR, ToC), Color, R, C, _, Score).
