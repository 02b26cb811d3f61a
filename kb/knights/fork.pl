% One knight attacks two.

% move_creates_fork(FromR, FromC, ToR, ToC, Score): from its target the knight attacks two enemy knights that nobody guards. Each
% of them attacks it as well, so it has to be guarded itself; one knight, for only one of them can be saved.
move_creates_fork(FromR, FromC, ToR, ToC, Score) :-
    move_creates_fork(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the two.
move_creates_fork(FromR, FromC, ToR, ToC, 1, [R1/C1, R2/C2]) :-
    mover(FromR, FromC, ToR, ToC, Color, Enemy),
    Move = move(FromR, FromC, ToR, ToC),
    attackers_after(Move, Color, ToR, ToC, Guards),
    Guards > 0,
    unguarded(Move, Enemy, ToR, ToC, R1, C1),
    unguarded(Move, Enemy, ToR, ToC, R2, C2),
    earlier(R1, C1, R2, C2).

% unguarded(Move, Enemy, ToR, ToC, R, C): an enemy knight a jump away that no other guards.
unguarded(Move, Enemy, ToR, ToC, R, C) :-
    jump(ToR, ToC, R, C),
    piece_after(Move, Enemy, R, C),
    attackers_after(Move, Enemy, R, C, 0).
