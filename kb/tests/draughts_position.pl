% For the tests of draughts rules: a position as facts. Moves come with what they take, and with what follows, as the program
% would tell it.

:- module(draughts_position, [draughts/2]).

% draughts(Size, Facts): the board, forced captures, and these facts; an option brings its move/4 along.
draughts(Size, Facts) :-
    forall(member(Fact, [piece(_, _, _, _), to_move(_), board(_), obligation(_), move(_, _, _, _), option(_, _),
                         reply(_, _, _, _), counter(_, _, _, _, _)]),
           retractall(user:Fact)),
    assertz(user:board(Size)),
    (   memberchk(obligation(_), Facts)
    ->  true
    ;   assertz(user:obligation(to_the_end))
    ),
    forall(member(Fact, Facts), assertz(user:Fact)),
    forall(member(option(Move, _), Facts), assertz(user:Move)).
