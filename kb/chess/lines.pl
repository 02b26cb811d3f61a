% Rows, columns and diagonals, whatever stands on them.

% line(R1, C1, R2, C2, Kind): two different squares share a row or column (straight) or a diagonal.
line(R, C1, R, C2, straight) :- !, C1 =\= C2.
line(_, C, _, C, straight) :- !.
line(R1, C1, R2, C2, diagonal) :- R1 =\= R2, abs(R1 - R2) =:= abs(C1 - C2).

% can_attack_along_line(Type, Kind): a piece of this type moves along lines of this kind. A rook never pins on a diagonal.
can_attack_along_line(r, straight).
can_attack_along_line(b, diagonal).
can_attack_along_line(q, straight).
can_attack_along_line(q, diagonal).

% direction(R1, C1, R2, C2, DR, DC): the step that leads from the first square along a line to the second.
direction(R1, C1, R2, C2, DR, DC) :-
    line(R1, C1, R2, C2, _),
    DR is sign(R2 - R1),
    DC is sign(C2 - C1).

% on_same_line(R1, C1, R2, C2, R3, C3): three different squares on one row, column or diagonal, in any order.
on_same_line(R1, C1, R2, C2, R3, C3) :-
    line(R1, C1, R2, C2, Kind),
    line(R2, C2, R3, C3, Kind),
    line(R1, C1, R3, C3, Kind),
    (R2 - R1) * (C3 - C1) =:= (C2 - C1) * (R3 - R1).

% beyond(R1, C1, R2, C2, R3, C3): seen from the first square, the third lies on the same line behind the second.
beyond(R1, C1, R2, C2, R3, C3) :-
    direction(R1, C1, R2, C2, DR, DC),
    direction(R2, C2, R3, C3, DR, DC).
