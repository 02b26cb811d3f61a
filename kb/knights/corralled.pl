% A knight with nowhere to go.

% move_creates_corralled(FromR, FromC, ToR, ToC, Score): after the move an enemy knight is attacked and unguarded, and on every
% square it could jump to it would be taken; that knight.
move_creates_corralled(FromR, FromC, ToR, ToC, Score) :-
    move_creates_corralled(FromR, FromC, ToR, ToC, Score, _).

% The same with the knight's square.
move_creates_corralled(FromR, FromC, ToR, ToC, 1, [R/C]) :-
    mover(FromR, FromC, ToR, ToC, Color, Enemy),
    Move = move(FromR, FromC, ToR, ToC),
    piece_after(Move, Enemy, R, C),
    attackers_after(Move, Enemy, R, C, 0),
    attackers_after(Move, Color, R, C, Attackers),
    Attackers > 0,
    \+ flight(Move, Color, Enemy, R, C).

% flight(Move, Color, Enemy, R, C): a square the knight can go to, where it is not attacked.
flight(Move, Color, Enemy, R, C) :-
    jump(R, C, ToR, ToC),
    \+ piece_after(Move, Enemy, ToR, ToC),
    attackers_after(Move, Color, ToR, ToC, 0).
