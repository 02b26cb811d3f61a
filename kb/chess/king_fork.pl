% The king attacks two at once.

% move_creates_king_fork(FromR, FromC, ToR, ToC, Score): from its target the king attacks two enemy pieces that nobody guards;
% the value of the lesser one, which it wins at least.
move_creates_king_fork(FromR, FromC, ToR, ToC, Score) :-
    move_creates_king_fork(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the two.
move_creates_king_fork(FromR, FromC, ToR, ToC, Score, [R1/C1, R2/C2]) :-
    mover(FromR, FromC, ToR, ToC, k, Color, Enemy),
    Position = after(move(FromR, FromC, ToR, ToC)),
    takes_with_king(Position, Color, Enemy, ToR, ToC, Type1, R1, C1),
    takes_with_king(Position, Color, Enemy, ToR, ToC, Type2, R2, C2),
    earlier(R1, C1, R2, C2),
    piece_value(Type1, Value1),
    piece_value(Type2, Value2),
    Score is min(Value1, Value2).

% takes_with_king(Position, Color, Enemy, KingR, KingC, Type, R, C): an enemy piece that the king could take.
takes_with_king(Position, Color, Enemy, KingR, KingC, Type, R, C) :-
    piece_in(Position, Type, Enemy, R, C),
    attacks_in(Position, k, Color, KingR, KingC, R, C, []),
    Type \== k,
    \+ held_back(Position, k, Color, KingR, KingC, R, C, []).
