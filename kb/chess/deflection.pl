% Forcing a guard off its duty.

% move_creates_deflection(FromR, FromC, ToR, ToC, Score): the move takes something or gives check; only one enemy piece can
% take the mover, and when it does, a piece that it guarded can be taken for more than was given up; what is left of the gain.
move_creates_deflection(FromR, FromC, ToR, ToC, Score) :-
    move_creates_deflection(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the guard and of the piece it guarded.
move_creates_deflection(FromR, FromC, ToR, ToC, Score, [GuardR/GuardC, R/C]) :-
    mover(FromR, FromC, ToR, ToC, _, Color, Enemy),
    Move = move(FromR, FromC, ToR, ToC),
    once(forces(Move, Enemy)),
    only_taker(after(Move), Enemy, ToR, ToC, GuardR, GuardC),
    lured_from(Move, move(GuardR, GuardC, ToR, ToC), Color, Enemy, R, C, Score).

% forces(Move, Enemy): the enemy has reason to answer: something was taken, or its king is in check.
forces(Move, _) :- taken(now, Move, _, _, _).
forces(Move, Enemy) :- in_check(after(Move), Enemy).

% lured_from(Move, Reply, Color, Enemy, R, C, Score): the piece that answers guarded R, C; once it has taken the mover, what
% stands there can be taken, and all in all that leaves a gain.
lured_from(Move, Reply, Color, Enemy, R, C, Score) :-
    Reply = move(GuardR, GuardC, ToR, ToC),
    piece_in(after(Move), Type, Enemy, R, C),
    Type \== k,
    guard(after(Move), Enemy, R, C, _, GuardR, GuardC),
    exchange(now, Color, R, C, 0),
    exchange(after(Move, Reply), Color, R, C, Gain),
    Gain > 0,
    value_taken(now, Move, Taken),
    piece_in(after(Move), Given, Color, ToR, ToC),
    piece_value(Given, GivenValue),
    Score is Taken + Gain - GivenValue,
    Score > 0.
