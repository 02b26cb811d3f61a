% A piece that is lost sells itself.

% move_creates_desperado(FromR, FromC, ToR, ToC, Score): the mover (no king) would be taken with gain where it stands and
% wherever it goes without taking; it takes, and nothing dearer could it take; the value of what it takes.
move_creates_desperado(FromR, FromC, ToR, ToC, Score) :-
    move_creates_desperado(FromR, FromC, ToR, ToC, Score, _).

% The same with the square of what it takes.
move_creates_desperado(FromR, FromC, ToR, ToC, Score, [ToR/ToC]) :-
    mover(FromR, FromC, ToR, ToC, Type, _, Enemy),
    Type \== k,
    piece(Victim, Enemy, ToR, ToC),
    lost_anyway(FromR, FromC, Enemy),
    piece_value(Victim, Score),
    \+ takes_more(FromR, FromC, Enemy, Score).

% lost_anyway(R, C, Enemy): the enemy can take the piece with gain where it stands and wherever it goes without taking.
lost_anyway(R, C, Enemy) :-
    exchange(now, Enemy, R, C, Gain),
    Gain > 0,
    \+ ( move(R, C, ToR, ToC),
         \+ taken(now, move(R, C, ToR, ToC), _, _, _),
         exchange(after(move(R, C, ToR, ToC)), Enemy, ToR, ToC, 0) ).

% takes_more(R, C, Enemy, Value): the piece could take something worth more than that.
takes_more(R, C, Enemy, Value) :-
    move(R, C, ToR, ToC),
    piece(Type, Enemy, ToR, ToC),
    piece_value(Type, TypeValue),
    TypeValue > Value.
