% Free lines and attacks on the board as it stands, or with one square taken for empty. Damero serves these from C++; the
% definitions here say the same and are tested to.

% path_clear(R1, C1, R2, C2): the squares share a line and nothing stands between them.
path_clear(R1, C1, R2, C2) :-
    path_clear_ignoring(R1, C1, R2, C2, 0, 0).

% path_clear_ignoring(R1, C1, R2, C2, IgnoredR, IgnoredC): nothing stands between them, except perhaps on the ignored square.
path_clear_ignoring(R1, C1, R2, C2, IgnoredR, IgnoredC) :-
    on_board(R1, C1),
    on_board(R2, C2),
    direction(R1, C1, R2, C2, DR, DC),
    clear_from(R1, C1, DR, DC, R2, C2, IgnoredR, IgnoredC).

clear_from(R, C, DR, DC, R2, C2, IgnoredR, IgnoredC) :-
    NextR is R + DR,
    NextC is C + DC,
    (   NextR =:= R2, NextC =:= C2
    ->  true
    ;   \+ stands_on(NextR, NextC, IgnoredR, IgnoredC),
        clear_from(NextR, NextC, DR, DC, R2, C2, IgnoredR, IgnoredC)
    ).

stands_on(R, C, IgnoredR, IgnoredC) :-
    piece(_, _, R, C),
    \+ (R =:= IgnoredR, C =:= IgnoredC).

% can_attack(Type, Color, FromR, FromC, ToR, ToC): such a piece, standing there, attacks that square.
can_attack(Type, Color, FromR, FromC, ToR, ToC) :-
    can_attack_ignoring(Type, Color, FromR, FromC, ToR, ToC, 0, 0).

% can_attack_ignoring(Type, Color, FromR, FromC, ToR, ToC, IgnoredR, IgnoredC): the same with one square taken for empty.
can_attack_ignoring(Type, Color, FromR, FromC, ToR, ToC, IgnoredR, IgnoredC) :-
    on_board(FromR, FromC),
    on_board(ToR, ToC),
    attack_reaches(Type, Color, FromR, FromC, ToR, ToC, IgnoredR, IgnoredC),
    !.

attack_reaches(p, Color, FromR, FromC, ToR, ToC, _, _) :-
    forward(Color, Step),
    ToR =:= FromR + Step,
    abs(ToC - FromC) =:= 1.
attack_reaches(n, _, FromR, FromC, ToR, ToC, _, _) :-
    abs(ToR - FromR) * abs(ToC - FromC) =:= 2.
attack_reaches(k, _, FromR, FromC, ToR, ToC, _, _) :-
    max(abs(ToR - FromR), abs(ToC - FromC)) =:= 1.
attack_reaches(Type, _, FromR, FromC, ToR, ToC, IgnoredR, IgnoredC) :-
    line_piece(Type),
    line(FromR, FromC, ToR, ToC, Kind),
    can_attack_along_line(Type, Kind),
    path_clear_ignoring(FromR, FromC, ToR, ToC, IgnoredR, IgnoredC).

% can_attack_ignoring(Type, FromR, FromC, ToR, ToC, IgnoredR, IgnoredC): the colour is that of the piece on the ignored
% square, which is the one that is imagined to have moved.
can_attack_ignoring(Type, FromR, FromC, ToR, ToC, IgnoredR, IgnoredC) :-
    piece(_, Color, IgnoredR, IgnoredC),
    can_attack_ignoring(Type, Color, FromR, FromC, ToR, ToC, IgnoredR, IgnoredC).
