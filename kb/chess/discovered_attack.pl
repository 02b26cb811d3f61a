% A piece steps aside and lets another one attack.

% move_creates_discovered_attack(FromR, FromC, ToR, ToC, Score): the move leaves the line from another own piece to an enemy
% piece, which that one newly attacks, and taking there gains; the gain.
move_creates_discovered_attack(FromR, FromC, ToR, ToC, Score) :-
    move_creates_discovered_attack(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the piece that attacks and of the one it attacks.
move_creates_discovered_attack(FromR, FromC, ToR, ToC, Score, [R/C, TargetR/TargetC]) :-
    mover(FromR, FromC, ToR, ToC, _, Color, _),
    discovers(move(FromR, FromC, ToR, ToC), Color, R, C, Target, TargetR, TargetC),
    Target \== k,
    exchange(after(move(FromR, FromC, ToR, ToC)), Color, TargetR, TargetC, Score),
    Score > 0.

% discovers(Move, Color, R, C, Target, TargetR, TargetC): a line piece that stands still attacks an enemy piece after the
% move, and did not before.
discovers(move(FromR, FromC, ToR, ToC), Color, R, C, Target, TargetR, TargetC) :-
    Move = move(FromR, FromC, ToR, ToC),
    line_piece(Type),
    piece(Type, Color, R, C),
    \+ leaves(now, Move, R, C),
    opposite_color(Color, Enemy),
    piece_in(after(Move), Target, Enemy, TargetR, TargetC),
    line(R, C, TargetR, TargetC, Kind),
    can_attack_along_line(Type, Kind),
    \+ path_clear(R, C, TargetR, TargetC),
    clear_in(after(Move), R, C, TargetR, TargetC, []).
