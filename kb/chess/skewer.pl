% A valuable piece must step aside, and shows what stands behind it.

% move_creates_skewer(FromR, FromC, ToR, ToC, Score): the mover is a line piece; from its target it attacks a valuable
% enemy piece (king, queen, rook), and behind that one, on the same line, stands another enemy piece with nothing between;
% what the two are worth less what the mover is.
move_creates_skewer(FromR, FromC, ToR, ToC, Score) :-
    move_creates_skewer(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the piece in front and the piece behind.
move_creates_skewer(FromR, FromC, ToR, ToC, Score, [FrontR/FrontC, BehindR/BehindC]) :-
    mover(FromR, FromC, ToR, ToC, Type, Color, Enemy),
    line_piece(Type),
    valuable(Front),
    piece(Front, Enemy, FrontR, FrontC),
    can_attack_ignoring(Type, Color, ToR, ToC, FrontR, FrontC, FromR, FromC),
    next_behind(Enemy, FromR, FromC, ToR, ToC, FrontR, FrontC, Behind, BehindR, BehindC),
    piece_value(Front, FrontValue),
    piece_value(Behind, BehindValue),
    piece_value(Type, Value),
    Score is FrontValue + BehindValue - Value.

% next_behind(Enemy, FromR, FromC, ToR, ToC, FrontR, FrontC, Type, R, C): seen from the target of a move, the enemy piece
% that stands behind the one in front, with nothing between the two.
next_behind(Enemy, FromR, FromC, ToR, ToC, FrontR, FrontC, Type, R, C) :-
    piece(Type, Enemy, R, C),
    beyond(ToR, ToC, FrontR, FrontC, R, C),
    path_clear_ignoring(FrontR, FrontC, R, C, FromR, FromC).
