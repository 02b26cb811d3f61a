% One piece attacks two at once.

% move_creates_fork(FromR, FromC, ToR, ToC, Score): from its target the mover attacks two different valuable enemy pieces
% (king, queen, rook); what the two are worth less what the mover is. Any piece may fork, a king too.
move_creates_fork(FromR, FromC, ToR, ToC, Score) :-
    move_creates_fork(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the two.
move_creates_fork(FromR, FromC, ToR, ToC, Score, [R1/C1, R2/C2]) :-
    mover(FromR, FromC, ToR, ToC, Type, Color, Enemy),
    forked(Type, Color, Enemy, FromR, FromC, ToR, ToC, Type1, R1, C1),
    forked(Type, Color, Enemy, FromR, FromC, ToR, ToC, Type2, R2, C2),
    earlier(R1, C1, R2, C2),
    piece_value(Type1, Value1),
    piece_value(Type2, Value2),
    piece_value(Type, Value),
    Score is Value1 + Value2 - Value.

% forked(Type, Color, Enemy, FromR, FromC, ToR, ToC, Target, R, C): a valuable enemy piece that the mover attacks from
% its target, its origin taken for empty.
forked(Type, Color, Enemy, FromR, FromC, ToR, ToC, Target, R, C) :-
    valuable(Target),
    piece(Target, Enemy, R, C),
    can_attack_ignoring(Type, Color, ToR, ToC, R, C, FromR, FromC).
