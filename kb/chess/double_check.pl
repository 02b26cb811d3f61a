% Two checks at once, which only the king itself can answer.

% move_creates_double_check(FromR, FromC, ToR, ToC): two pieces give check after the move.
move_creates_double_check(FromR, FromC, ToR, ToC) :-
    move_creates_double_check(FromR, FromC, ToR, ToC, none, _).

% The same with the squares of the two.
move_creates_double_check(FromR, FromC, ToR, ToC, none, [R1/C1, R2/C2]) :-
    mover(FromR, FromC, ToR, ToC, _, _, Enemy),
    checker(after(move(FromR, FromC, ToR, ToC)), Enemy, _, R1, C1),
    checker(after(move(FromR, FromC, ToR, ToC)), Enemy, _, R2, C2),
    earlier(R1, C1, R2, C2).
