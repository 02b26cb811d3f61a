% Seeing through a piece.

% move_creates_x_ray(FromR, FromC, ToR, ToC, Score): the mover is a line piece; from its target it attacks an enemy piece,
% or guards a piece of its own, through exactly one piece between; the value of what it sees.
move_creates_x_ray(FromR, FromC, ToR, ToC, Score) :-
    move_creates_x_ray(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the piece between and of the one behind it.
move_creates_x_ray(FromR, FromC, ToR, ToC, Score, [R/C, SeenR/SeenC]) :-
    mover(FromR, FromC, ToR, ToC, Type, Color, _),
    line_piece(Type),
    other_piece(FromR, FromC, _, R, C),
    can_attack_ignoring(Type, Color, ToR, ToC, R, C, FromR, FromC),
    other_piece(FromR, FromC, Seen, SeenR, SeenC),
    beyond(ToR, ToC, R, C, SeenR, SeenC),
    path_clear_ignoring(R, C, SeenR, SeenC, FromR, FromC),
    piece_value(Seen, Score).

% other_piece(FromR, FromC, Type, R, C): a piece that is not the mover.
other_piece(FromR, FromC, Type, R, C) :-
    piece(Type, _, R, C),
    \+ (R =:= FromR, C =:= FromC).
