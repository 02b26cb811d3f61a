% What a position tells the rules. A position's facts are clauses of these predicates and nothing else.

% piece(Type, Color, Row, Col): such a piece stands there. Types p n b r q k, colours white and black; row 1 is White's
% first rank, column 1 the a-file.
:- dynamic piece/4.

% to_move(Color): it is this side's turn.
:- dynamic to_move/1.

% can_castle(Color, Side): the right to castle is still there; Side is king or queen.
:- dynamic can_castle/2.

% en_passant(Row, Col): a pawn may take another in passing by going to this square.
:- dynamic en_passant/2.

% move(FromR, FromC, ToR, ToC): a legal move; castling is the king's own two squares, a promotion stands here once.
:- dynamic move/4.
