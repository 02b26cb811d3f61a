% Pieces that are there for the taking.

% move_creates_hanging(FromR, FromC, ToR, ToC, Score): the move takes a piece that can be taken with gain: whatever the
% exchange on that square brings back to the other side, something is left; what is left.
move_creates_hanging(FromR, FromC, ToR, ToC, Score) :-
    move_creates_hanging(FromR, FromC, ToR, ToC, Score, _).

% The same with the square of the piece that hangs.
move_creates_hanging(FromR, FromC, ToR, ToC, Score, [R/C]) :-
    mover(FromR, FromC, ToR, ToC, _, _, Enemy),
    Move = move(FromR, FromC, ToR, ToC),
    taken(now, Move, Victim, R, C),
    piece_value(Victim, Value),
    exchange(after(Move), Enemy, ToR, ToC, Loss),
    Score is Value - Loss,
    Score > 0.
