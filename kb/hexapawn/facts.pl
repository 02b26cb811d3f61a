% What a position of hexapawn tells the rules.

% piece(p, Color, Row, Col): a pawn stands there; row 1 is White's first row, column 1 the a-file.
:- dynamic piece/4.

% to_move(Color): it is this side's turn.
:- dynamic to_move/1.

% board(Size): so many rows and columns.
:- dynamic board/1.

% move(FromR, FromC, ToR, ToC): a legal move.
:- dynamic move/4.
