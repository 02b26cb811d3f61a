% For the tests beside the rules: positions from FEN placements, squares and moves by name, answers as short terms.

:- module(position, [position/1, position/2, answers/3, all_answers/2, answer_moves/2]).

% position(Fen): the facts of this placement and side, and the board's size, without any move.
position(Fen) :-
    position(Fen, []).

% position(Fen, Moves): the same with these legal moves, each as an atom such as e2e4. A last field other than - is the
% square of an en-passant capture.
position(Fen, Moves) :-
    forall(member(Fact, [piece(_, _, _, _), to_move(_), can_castle(_, _), en_passant(_, _), move(_, _, _, _)]),
           retractall(user:Fact)),
    split_string(Fen, " ", "", [Placement, Side|Rest]),
    split_string(Placement, "/", "", Rows),
    length(Rows, Size),
    retractall(user:board(_)),
    assertz(user:board(Size)),
    forall(nth0(Index, Rows, Text), ( Row is Size - Index, string_chars(Text, Chars), place(Chars, Row, 1) )),
    memberchk(Side-Color, ["w"-white, "b"-black]),
    assertz(user:to_move(Color)),
    (   Rest = [_, Square|_],
        Square \== "-"
    ->  atom_string(Name, Square),
        square(Name, R, C),
        assertz(user:en_passant(R, C))
    ;   true
    ),
    forall(member(Move, Moves), ( squares(Move, FromR, FromC, ToR, ToC), assertz(user:move(FromR, FromC, ToR, ToC)) )).

place([], _, _).
place([Char|Rest], Row, Col) :-
    (   char_type(Char, digit(Free))
    ->  Next is Col + Free
    ;   downcase_atom(Char, Type),
        ( Char == Type -> Color = black ; Color = white ),
        assertz(user:piece(Type, Color, Row, Col)),
        Next is Col + 1
    ),
    place(Rest, Row, Next).

square(Name, Row, Col) :-
    var(Name),
    !,
    Letter is 0'a + Col - 1,
    Digit is 0'0 + Row,
    atom_codes(Name, [Letter, Digit]).
square(Name, Row, Col) :-
    atom_codes(Name, [Letter, Digit]),
    Col is Letter - 0'a + 1,
    Row is Digit - 0'0.

squares(Move, FromR, FromC, ToR, ToC) :-
    sub_atom(Move, 0, 2, _, From),
    sub_atom(Move, 2, 2, _, To),
    square(From, FromR, FromC),
    square(To, ToR, ToC).

% answers(Pattern, Move, Answers): every answer for one move, in order, as Score:[Square, ...].
answers(Pattern, Move, Answers) :-
    squares(Move, FromR, FromC, ToR, ToC),
    findall(Score:Names, answer(Pattern, FromR, FromC, ToR, ToC, Score, Names), Found),
    msort(Found, Answers).

answer(Pattern, FromR, FromC, ToR, ToC, Score, Names) :-
    atom_concat(move_creates_, Pattern, Predicate),
    call(user:Predicate, FromR, FromC, ToR, ToC, Score, Squares),
    findall(Name, ( member(R/C, Squares), square(Name, R, C) ), Names).

% all_answers(Pattern, Answers): every answer with the move unbound, as (Move-Score):[Square, ...].
all_answers(Pattern, Answers) :-
    findall(Move-Score:Names,
            ( answer(Pattern, FromR, FromC, ToR, ToC, Score, Names),
              square(From, FromR, FromC),
              square(To, ToR, ToC),
              atom_concat(From, To, Move) ),
            Found),
    msort(Found, Answers).

% answer_moves(Pattern, Moves): the moves that have any answer.
answer_moves(Pattern, Moves) :-
    all_answers(Pattern, Answers),
    findall(Move, member((Move-_):_, Answers), Found),
    sort(Found, Moves).
