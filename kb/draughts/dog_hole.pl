% The square on the edge, one row before the crown row, where a man is held by a single enemy man.

% move_creates_dog_hole(FromR, FromC, ToR, ToC, Score): after the move a man sits in the dog hole: an enemy man that the mover now
% holds there, 1, or the mover itself, -1.
move_creates_dog_hole(FromR, FromC, ToR, ToC, Score) :-
    move_creates_dog_hole(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares of the man in the hole and of the man that holds it.
move_creates_dog_hole(FromR, FromC, ToR, ToC, 1, [R/C, ToR/ToC]) :-
    choice(FromR, FromC, ToR, ToC, Taken, man, _, Enemy),
    piece_after(move(FromR, FromC, ToR, ToC), Taken, man, Enemy, R, C),
    hole(Enemy, R, C, ToR, ToC).
move_creates_dog_hole(FromR, FromC, ToR, ToC, -1, [ToR/ToC, R/C]) :-
    choice(FromR, FromC, ToR, ToC, Taken, man, Color, Enemy),
    hole(Color, ToR, ToC, R, C),
    piece_after(move(FromR, FromC, ToR, ToC), Taken, man, Enemy, R, C).

% hole(Color, R, C, GuardR, GuardC): the hole for men of that colour, and the only square ahead of it.
hole(Color, R, C, GuardR, GuardC) :-
    crown_row(Color, GuardR),
    forward(Color, Step),
    R is GuardR - Step,
    board(Size),
    (   C = 1,
        GuardC = 2
    ;   C = Size,
        GuardC is Size - 1
    ).
