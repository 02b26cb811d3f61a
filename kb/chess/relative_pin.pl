% A piece that had better not leave its line, because something dearer stands behind it.

% move_creates_relative_pin(FromR, FromC, ToR, ToC, Score): the mover is a line piece; from its target it attacks an enemy
% piece, and behind that one, on the same line, stands an enemy piece other than the king, worth more than the pinned piece
% and more than the mover, with nothing between; half of what the two are worth less what the mover is.
move_creates_relative_pin(FromR, FromC, ToR, ToC, Score) :-
    move_creates_relative_pin(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the pinned piece and of the dearer one.
move_creates_relative_pin(FromR, FromC, ToR, ToC, Score, [PinnedR/PinnedC, TargetR/TargetC]) :-
    mover(FromR, FromC, ToR, ToC, Type, Color, Enemy),
    line_piece(Type),
    piece_value(Type, Value),
    dearer(Value, Target, TargetValue),
    piece(Target, Enemy, TargetR, TargetC),
    line(ToR, ToC, TargetR, TargetC, Kind),
    can_attack_along_line(Type, Kind),
    piece(Pinned, Enemy, PinnedR, PinnedC),
    piece_value(Pinned, PinnedValue),
    PinnedValue < TargetValue,
    beyond(ToR, ToC, PinnedR, PinnedC, TargetR, TargetC),
    can_attack_ignoring(Type, Color, ToR, ToC, PinnedR, PinnedC, FromR, FromC),
    path_clear_ignoring(PinnedR, PinnedC, TargetR, TargetC, FromR, FromC),
    Score is (PinnedValue + TargetValue - Value) // 2.

% dearer(Value, Type, TypeValue): a type of piece, not the king, that is worth more.
dearer(Value, Type, TypeValue) :-
    piece_value(Type, TypeValue),
    Type \== k,
    TypeValue > Value.
