% What a position of draughts tells the rules. Which moves are legal, and what they take, depends on the variant: the program
% knows the rules of all eleven, and says so here as facts.

% piece(Type, Color, Row, Col): such a piece stands there, a man or a king; row 1 is White's first row, column 1 at White's left.
:- dynamic piece/4.

% to_move(Color): it is this side's turn.
:- dynamic to_move/1.

% board(Size): so many rows and columns.
:- dynamic board/1.

% obligation(What): to_the_end where captures must be made, optional where not.
:- dynamic obligation/1.

% move(FromR, FromC, ToR, ToC): a legal move.
:- dynamic move/4.

% option(Move, Taken): a legal move, as move(FromR, FromC, ToR, ToC), and the list of the squares R/C it takes from; one move
% between two squares may have several.
:- dynamic option/2.

% reply(Move, Taken, Reply, Lost): after that option the other side can capture: its move, and the squares it takes from.
:- dynamic reply/4.

% counter(Move, Taken, Reply, Lost, Won): after that reply the most pieces the first side can take at once.
:- dynamic counter/5.
