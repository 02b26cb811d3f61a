% A piece steps aside and lets another one give check.

% move_creates_discovered_check(FromR, FromC, ToR, ToC): the move leaves the line from another own piece to the enemy king.
move_creates_discovered_check(FromR, FromC, ToR, ToC) :-
    move_creates_discovered_check(FromR, FromC, ToR, ToC, none, _).

% The same with the squares of the piece that gives check and of the king.
move_creates_discovered_check(FromR, FromC, ToR, ToC, none, [R/C, KingR/KingC]) :-
    mover(FromR, FromC, ToR, ToC, _, Color, _),
    discovers(move(FromR, FromC, ToR, ToC), Color, R, C, k, KingR, KingC).
