% Getting out of harm's way.

% move_creates_safe_square(FromR, FromC, ToR, ToC): a knight that is attacked goes where no enemy can take it.
move_creates_safe_square(FromR, FromC, ToR, ToC) :-
    move_creates_safe_square(FromR, FromC, ToR, ToC, none, _).

% The same for damero's list: no score; the square it goes to.
move_creates_safe_square(FromR, FromC, ToR, ToC, none, [ToR/ToC]) :-
    mover(FromR, FromC, ToR, ToC, _, Enemy),
    once(( jump(FromR, FromC, R, C), piece(n, Enemy, R, C) )),
    attackers_after(move(FromR, FromC, ToR, ToC), Enemy, ToR, ToC, 0).
