% Taking the piece that holds another.

% move_creates_remove_defender(FromR, FromC, ToR, ToC, Score): the move takes a piece that guarded another one, which then
% can be taken with gain and could not before; that gain.
move_creates_remove_defender(FromR, FromC, ToR, ToC, Score) :-
    move_creates_remove_defender(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the guard and of the piece it guarded.
move_creates_remove_defender(FromR, FromC, ToR, ToC, Score, [ToR/ToC, R/C]) :-
    mover(FromR, FromC, ToR, ToC, _, Color, Enemy),
    piece(_, Enemy, ToR, ToC),
    piece(_, Enemy, R, C),
    guard(now, Enemy, R, C, _, ToR, ToC),
    newly_won(move(FromR, FromC, ToR, ToC), Color, R, C, _, Score).
