% Taking turns on one square.

% move_creates_exchange(FromR, FromC, ToR, ToC, Score): the move takes a knight, and when both sides go on taking there, fewer
% enemies than own knights bear on the square, so that the side ends a knight up; that knight.
move_creates_exchange(FromR, FromC, ToR, ToC, Score) :-
    move_creates_exchange(FromR, FromC, ToR, ToC, Score, _).

% The same with the square.
move_creates_exchange(FromR, FromC, ToR, ToC, 1, [ToR/ToC]) :-
    mover(FromR, FromC, ToR, ToC, Color, Enemy),
    piece(n, Enemy, ToR, ToC),
    Move = move(FromR, FromC, ToR, ToC),
    attackers_after(Move, Enemy, ToR, ToC, Enemies),
    attackers_after(Move, Color, ToR, ToC, Friends),
    Friends >= Enemies.
