% A king that cannot stir.

% move_creates_trapped_king(FromR, FromC, ToR, ToC, Score): after the move an enemy king can neither step nor take, and before it
% could; a king counts two.
move_creates_trapped_king(FromR, FromC, ToR, ToC, Score) :-
    move_creates_trapped_king(FromR, FromC, ToR, ToC, Score, _).

% The same with the king's square.
move_creates_trapped_king(FromR, FromC, ToR, ToC, 2, [R/C]) :-
    choice(FromR, FromC, ToR, ToC, Taken, _, _, Enemy),
    Move = move(FromR, FromC, ToR, ToC),
    piece_after(Move, Taken, king, Enemy, R, C),
    shut_in(Move, Taken, Enemy, R, C),
    \+ shut_in(move(0, 0, 0, 0), [], Enemy, R, C).

% shut_in(Move, Taken, Color, R, C): on each diagonal the next square is held or off the board, and no jump is free.
shut_in(Move, Taken, Color, R, C) :-
    \+ ( member(DR/DC, [1/1, 1/(-1), -1/1, -1/(-1)]),
         free_way(Move, Taken, Color, R, C, DR, DC) ).

% free_way(Move, Taken, Color, R, C, DR, DC): the next square is free, or an enemy stands there and the square behind it is free.
free_way(Move, Taken, Color, R, C, DR, DC) :-
    NextR is R + DR,
    NextC is C + DC,
    on_board(NextR, NextC),
    (   piece_after(Move, Taken, _, Found, NextR, NextC)
    ->  Found \== Color,
        BehindR is NextR + DR,
        BehindC is NextC + DC,
        on_board(BehindR, BehindC),
        \+ piece_after(Move, Taken, _, _, BehindR, BehindC)
    ;   true
    ).
