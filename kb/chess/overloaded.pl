% One guard for two things.

% move_creates_overloaded(FromR, FromC, ToR, ToC, Score): the move takes a piece whose only guard is also the only guard of
% another; when it takes back, the other can be taken; what is left of the gain.
move_creates_overloaded(FromR, FromC, ToR, ToC, Score) :-
    move_creates_overloaded(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the guard and of the other piece.
move_creates_overloaded(FromR, FromC, ToR, ToC, Score, [GuardR/GuardC, R/C]) :-
    mover(FromR, FromC, ToR, ToC, _, Color, Enemy),
    Move = move(FromR, FromC, ToR, ToC),
    piece(_, Enemy, ToR, ToC),
    only_guard(now, Enemy, ToR, ToC, GuardR, GuardC),
    only_taker(after(Move), Enemy, ToR, ToC, GuardR, GuardC),
    lured_from(Move, move(GuardR, GuardC, ToR, ToC), Color, Enemy, R, C, Score),
    only_guard(now, Enemy, R, C, GuardR, GuardC).
