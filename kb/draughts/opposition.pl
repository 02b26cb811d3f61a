% Having the move: with as many pieces on either side, it is the other one who will have to give way. Every quiet move passes the
% move on and gets it back, so that only captures change who has it.

% move_creates_opposition(FromR, FromC, ToR, ToC): the move takes, leaves as many pieces on either side of a board of eight rows,
% and gives its side the move, which it did not have before.
move_creates_opposition(FromR, FromC, ToR, ToC) :-
    move_creates_opposition(FromR, FromC, ToR, ToC, none, _).

% The same for damero's list: no score; the square it goes to.
move_creates_opposition(FromR, FromC, ToR, ToC, none, [ToR/ToC]) :-
    board(8),
    choice(FromR, FromC, ToR, ToC, Taken, _, Color, Enemy),
    Taken = [_|_],
    Move = move(FromR, FromC, ToR, ToC),
    count_after(Move, Taken, Color, Count),
    count_after(Move, Taken, Enemy, Count),
    \+ has_move_now(Color),
    \+ has_move_after(Move, Taken, Enemy).

% count_after(Move, Taken, Color, Count): so many pieces of that colour are left.
count_after(Move, Taken, Color, Count) :-
    findall(x, piece_after(Move, Taken, _, Color, _, _), Pieces),
    length(Pieces, Count).

% has_move_now(Color): this side, whose turn it is, has the move: an odd number of pieces stands on the columns of its system.
has_move_now(Color) :-
    findall(x, ( piece(_, _, R, _), in_system(Color, R) ), Pieces),
    length(Pieces, Count),
    Count mod 2 =:= 1.

% has_move_after(Move, Taken, Color): the same for the side whose turn it is after the move.
has_move_after(Move, Taken, Color) :-
    findall(x, ( piece_after(Move, Taken, _, _, R, _), in_system(Color, R) ), Pieces),
    length(Pieces, Count),
    Count mod 2 =:= 1.

% in_system(Color, R): the squares of that row lie in columns that have a square on the home row of that side; on the squares of one colour
% these are the rows an even number of rows away from home.
in_system(Color, R) :-
    home_row(Color, Home),
    (R - Home) mod 2 =:= 0.
