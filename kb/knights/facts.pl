% What a position of knights-only chess tells the rules.

% piece(n, Color, Row, Col): a knight stands there; row 1 is White's first rank, column 1 the a-file.
:- dynamic piece/4.

% to_move(Color): it is this side's turn.
:- dynamic to_move/1.

% move(FromR, FromC, ToR, ToC): a legal move.
:- dynamic move/4.
