% Mate on the first rank.

% move_creates_back_rank(FromR, FromC, ToR, ToC): the enemy king stands on its first rank; after the move a rook or queen
% gives check along that rank, and there is no answer.
move_creates_back_rank(FromR, FromC, ToR, ToC) :-
    move_creates_back_rank(FromR, FromC, ToR, ToC, none, _).

% The same with the squares of the piece that gives check and of the king.
move_creates_back_rank(FromR, FromC, ToR, ToC, none, [KingR/C, KingR/KingC]) :-
    mover(FromR, FromC, ToR, ToC, _, Color, Enemy),
    Move = move(FromR, FromC, ToR, ToC),
    last_row(Color, KingR),
    piece(k, Enemy, KingR, KingC),
    member(Heavy, [r, q]),
    piece_in(after(Move), Heavy, Color, KingR, C),
    attacks_in(after(Move), Heavy, Color, KingR, C, KingR, KingC, []),
    \+ reply(Move, Enemy, _, _, _, _).
