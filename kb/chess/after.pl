% Boards that are not there yet. The six classic patterns judge a move without playing it; a pattern that looks past the
% move names the position it speaks of: now, after(Move), or after(Move, Reply), a move being move(FromR, FromC, ToR, ToC).
% A pawn that reaches its last row becomes a queen there. A king that goes two columns or more castles.

% piece_in(Position, Type, Color, Row, Col): such a piece stands there in that position.
piece_in(now, Type, Color, R, C) :-
    piece(Type, Color, R, C).
piece_in(after(Move), Type, Color, R, C) :-
    piece_once_moved(now, Move, Type, Color, R, C).
piece_in(after(Move, Reply), Type, Color, R, C) :-
    piece_once_moved(after(Move), Reply, Type, Color, R, C).

% piece_once_moved(Position, Move, Type, Color, Row, Col): what stands there once the move is made in that position.
piece_once_moved(Position, Move, Type, Color, R, C) :-
    piece_in(Position, Type, Color, R, C),
    \+ leaves(Position, Move, R, C).
piece_once_moved(Position, Move, Type, Color, R, C) :-
    arrives(Position, Move, Type, Color, R, C).

% leaves(Position, Move, Row, Col): whatever stood there is gone: it moved, was taken, was taken in passing, or castled.
leaves(_, move(R, C, _, _), R, C).
leaves(_, move(_, _, R, C), R, C).
leaves(Position, move(R, FromC, ToR, C), R, C) :-
    takes_in_passing(Position, move(R, FromC, ToR, C)).
leaves(Position, Move, R, C) :-
    castles(Position, Move, _, R, C, _).

% arrives(Position, Move, Type, Color, Row, Col): what the move puts there.
arrives(Position, move(FromR, FromC, ToR, ToC), Type, Color, ToR, ToC) :-
    piece_in(Position, Moved, Color, FromR, FromC),
    (   Moved == p, last_row(Color, ToR)
    ->  Type = q
    ;   Type = Moved
    ).
arrives(Position, Move, r, Color, R, C) :-
    castles(Position, Move, Color, R, _, C).

% takes_in_passing(Position, Move): a pawn goes to a free square of another column.
takes_in_passing(Position, move(FromR, FromC, ToR, ToC)) :-
    FromC =\= ToC,
    piece_in(Position, p, _, FromR, FromC),
    \+ piece_in(Position, _, _, ToR, ToC).

% castles(Position, Move, Color, Row, RookFrom, RookTo): the move castles, and so the nearest rook on that side of the
% king goes from one column to another.
castles(Position, move(R, FromC, R, ToC), Color, R, RookFrom, RookTo) :-
    abs(ToC - FromC) >= 2,
    piece_in(Position, k, Color, R, FromC),
    Side is sign(ToC - FromC),
    first_rook(Position, Color, R, FromC, Side, RookFrom),
    RookTo is ToC - Side.

first_rook(Position, Color, R, C, Side, Found) :-
    Next is C + Side,
    between(1, 8, Next),
    (   piece_in(Position, r, Color, R, Next)
    ->  Found = Next
    ;   first_rook(Position, Color, R, Next, Side, Found)
    ).

% taken(Position, Move, Type, Row, Col): the piece that the move takes there, in passing too.
taken(Position, move(FromR, FromC, ToR, ToC), Type, ToR, ToC) :-
    piece_in(Position, Type, Color, ToR, ToC),
    \+ piece_in(Position, _, Color, FromR, FromC).
taken(Position, move(FromR, FromC, ToR, ToC), p, FromR, ToC) :-
    takes_in_passing(Position, move(FromR, FromC, ToR, ToC)).

% attacks_in(Position, Type, Color, R, C, ToR, ToC, Gone): in that position a piece of such type and colour, standing on
% R, C, attacks the other square, the squares in Gone taken for empty.
attacks_in(_, p, Color, R, C, ToR, ToC, _) :-
    !,
    forward(Color, Step),
    ToR =:= R + Step,
    abs(ToC - C) =:= 1.
attacks_in(_, n, _, R, C, ToR, ToC, _) :-
    !,
    abs(ToR - R) * abs(ToC - C) =:= 2.
attacks_in(_, k, _, R, C, ToR, ToC, _) :-
    !,
    max(abs(ToR - R), abs(ToC - C)) =:= 1.
attacks_in(Position, Type, _, R, C, ToR, ToC, Gone) :-
    line(R, C, ToR, ToC, Kind),
    can_attack_along_line(Type, Kind),
    !,
    clear_in(Position, R, C, ToR, ToC, Gone).

% clear_in(Position, R1, C1, R2, C2, Gone): nothing stands between two squares of one line, except perhaps on those in Gone.
clear_in(Position, R1, C1, R2, C2, Gone) :-
    direction(R1, C1, R2, C2, DR, DC),
    clear_in_from(Position, R1, C1, DR, DC, R2, C2, Gone).

clear_in_from(Position, R, C, DR, DC, R2, C2, Gone) :-
    NextR is R + DR,
    NextC is C + DC,
    (   NextR =:= R2, NextC =:= C2
    ->  true
    ;   \+ occupied(Position, NextR, NextC, Gone),
        clear_in_from(Position, NextR, NextC, DR, DC, R2, C2, Gone)
    ).

% occupied(Position, Row, Col, Gone): something stands there that is not in Gone.
occupied(Position, R, C, Gone) :-
    piece_in(Position, _, _, R, C),
    \+ memberchk(R/C, Gone).

% attacker(Position, Color, ToR, ToC, Type, R, C): a piece of that side attacks the square.
attacker(Position, Color, ToR, ToC, Type, R, C) :-
    piece_in(Position, Type, Color, R, C),
    attacks_in(Position, Type, Color, R, C, ToR, ToC, []).

% in_check(Position, Color): its king is attacked.
in_check(Position, Color) :-
    checker(Position, Color, _, _, _),
    !.

% checker(Position, Color, Type, Row, Col): an enemy piece that attacks its king.
checker(Position, Color, Type, R, C) :-
    piece_in(Position, k, Color, KingR, KingC),
    opposite_color(Color, Enemy),
    attacker(Position, Enemy, KingR, KingC, Type, R, C).

% reply(Move, Color, FromR, FromC, ToR, ToC): a legal answer of that side to the move; castling and taking in passing are
% left out.
reply(Move, Color, FromR, FromC, ToR, ToC) :-
    piece_in(after(Move), Type, Color, FromR, FromC),
    reaches(after(Move), Type, Color, FromR, FromC, ToR, ToC),
    \+ in_check(after(Move, move(FromR, FromC, ToR, ToC)), Color).

% reaches(Position, Type, Color, FromR, FromC, ToR, ToC): the piece can go there, if its king does not mind.
reaches(Position, p, Color, R, C, ToR, C) :-
    forward(Color, Step),
    NextR is R + Step,
    \+ piece_in(Position, _, _, NextR, C),
    (   ToR = NextR
    ;   pawn_row(Color, R),
        ToR is R + 2 * Step,
        \+ piece_in(Position, _, _, ToR, C)
    ).
reaches(Position, p, Color, R, C, ToR, ToC) :-
    forward(Color, Step),
    ToR is R + Step,
    member(Side, [-1, 1]),
    ToC is C + Side,
    opposite_color(Color, Enemy),
    piece_in(Position, _, Enemy, ToR, ToC).
reaches(Position, Type, Color, R, C, ToR, ToC) :-
    step(Type, DR, DC),
    ToR is R + DR,
    ToC is C + DC,
    on_board(ToR, ToC),
    \+ piece_in(Position, _, Color, ToR, ToC).
reaches(Position, Type, Color, R, C, ToR, ToC) :-
    line_piece(Type),
    step(k, DR, DC),
    once((NextR is R + DR, NextC is C + DC, line(R, C, NextR, NextC, Kind))),
    can_attack_along_line(Type, Kind),
    slides(Position, Color, R, C, DR, DC, ToR, ToC).

slides(Position, Color, R, C, DR, DC, ToR, ToC) :-
    NextR is R + DR,
    NextC is C + DC,
    on_board(NextR, NextC),
    (   piece_in(Position, _, Found, NextR, NextC)
    ->  Found \== Color,
        ToR = NextR,
        ToC = NextC
    ;   (   ToR = NextR,
            ToC = NextC
        ;   slides(Position, Color, NextR, NextC, DR, DC, ToR, ToC)
        )
    ).

% pawn_row(Color, Row): where its pawns start.
pawn_row(white, 2).
pawn_row(black, 7).

% step(Type, Rows, Cols): how a knight or a king steps.
step(n, 1, 2).
step(n, 2, 1).
step(n, 2, -1).
step(n, 1, -2).
step(n, -1, -2).
step(n, -2, -1).
step(n, -2, 1).
step(n, -1, 2).
step(k, 0, 1).
step(k, 1, 1).
step(k, 1, 0).
step(k, 1, -1).
step(k, 0, -1).
step(k, -1, -1).
step(k, -1, 0).
step(k, -1, 1).
