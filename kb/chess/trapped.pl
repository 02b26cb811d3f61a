% Pieces that have nowhere to go.

% move_creates_trapped(FromR, FromC, ToR, ToC, Score): after the move an enemy piece (no pawn, no king) can be taken with
% gain, which it could not before, and so it can wherever it goes; its value.
move_creates_trapped(FromR, FromC, ToR, ToC, Score) :-
    move_creates_trapped(FromR, FromC, ToR, ToC, Score, _).

% The same with the square of the trapped piece.
move_creates_trapped(FromR, FromC, ToR, ToC, Score, [R/C]) :-
    mover(FromR, FromC, ToR, ToC, _, Color, Enemy),
    Move = move(FromR, FromC, ToR, ToC),
    newly_won(Move, Color, R, C, Type, _),
    Type \== p,
    \+ escapes(Move, Color, Enemy, R, C),
    piece_value(Type, Score).

% escapes(Move, Color, Enemy, R, C): the enemy piece can go where taking it gains no more than what it took there.
escapes(Move, Color, Enemy, R, C) :-
    reply(Move, Enemy, R, C, ToR, ToC),
    Reply = move(R, C, ToR, ToC),
    value_taken(after(Move), Reply, Taken),
    exchange(after(Move, Reply), Color, ToR, ToC, Gain),
    Gain =< Taken,
    !.

% value_taken(Position, Move, Value): what the move takes is worth that much; 0 if it takes nothing.
value_taken(Position, Move, Value) :-
    (   taken(Position, Move, Type, _, _)
    ->  piece_value(Type, Value)
    ;   Value = 0
    ).
