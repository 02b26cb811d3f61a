% Two men that hold the home row.

% move_creates_bridge(FromR, FromC, ToR, ToC): on a board of eight rows a man leaves the home row, and just the two men of the bridge
% stay there, which between them reach every square in front of it (30 and 32, 1 and 3 in English draughts).
move_creates_bridge(FromR, FromC, ToR, ToC) :-
    move_creates_bridge(FromR, FromC, ToR, ToC, none, _).

% The same for damero's list: no score; the squares of the two.
move_creates_bridge(FromR, FromC, ToR, ToC, none, [FromR/First, FromR/Second]) :-
    board(8),
    choice(FromR, FromC, ToR, ToC, Taken, man, Color, _),
    home_row(Color, FromR),
    bridge_columns(Color, First, Second),
    Move = move(FromR, FromC, ToR, ToC),
    findall(C, piece_after(Move, Taken, man, Color, FromR, C), Columns),
    msort(Columns, [First, Second]).

% bridge_columns(Color, First, Second): where the two men stand, by the colour of the corner at White's left.
bridge_columns(white, First, Second) :-
    (   left_corner_dark
    ->  First-Second = 3-7
    ;   First-Second = 2-6
    ).
bridge_columns(black, First, Second) :-
    bridge_columns(white, WhiteFirst, WhiteSecond),
    First is 9 - WhiteSecond,
    Second is 9 - WhiteFirst.
