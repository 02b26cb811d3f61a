% A piece that may not leave its line, because its king stands behind it.

% move_creates_absolute_pin(FromR, FromC, ToR, ToC, Score): the mover is a line piece; from its target it attacks an enemy
% piece, and behind that one, on the same line, stands the enemy king with nothing between; half of what the two are worth
% less what the mover is.
move_creates_absolute_pin(FromR, FromC, ToR, ToC, Score) :-
    move_creates_absolute_pin(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the pinned piece and of the king.
move_creates_absolute_pin(FromR, FromC, ToR, ToC, Score, [PinnedR/PinnedC, KingR/KingC]) :-
    mover(FromR, FromC, ToR, ToC, Type, Color, Enemy),
    line_piece(Type),
    piece(k, Enemy, KingR, KingC),
    line(ToR, ToC, KingR, KingC, Kind),
    can_attack_along_line(Type, Kind),
    piece(Pinned, Enemy, PinnedR, PinnedC),
    beyond(ToR, ToC, PinnedR, PinnedC, KingR, KingC),
    can_attack_ignoring(Type, Color, ToR, ToC, PinnedR, PinnedC, FromR, FromC),
    path_clear_ignoring(PinnedR, PinnedC, KingR, KingC, FromR, FromC),
    piece_value(Pinned, PinnedValue),
    piece_value(k, KingValue),
    piece_value(Type, Value),
    Score is (PinnedValue + KingValue - Value) // 2.
