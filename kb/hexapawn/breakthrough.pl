% A pawn that cannot be stopped.

% move_creates_breakthrough(FromR, FromC, ToR, ToC, Score): a pawn goes to where no enemy pawn can ever come before it or take it,
% and it is nearer to its far row than any enemy pawn is to the other one; the rows it has still to go.
move_creates_breakthrough(FromR, FromC, ToR, ToC, Score) :-
    move_creates_breakthrough(FromR, FromC, ToR, ToC, Score, _).

% The same with the pawn's square.
move_creates_breakthrough(FromR, FromC, ToR, ToC, Score, [ToR/ToC]) :-
    mover(FromR, FromC, ToR, ToC, Color, Enemy),
    Move = move(FromR, FromC, ToR, ToC),
    rows_to_go(Color, ToR, Score),
    \+ ( pawn_after(Move, Enemy, R, C), can_stop(Color, ToR, ToC, R, C) ),
    \+ ( pawn_after(Move, Enemy, R, _), rows_to_go(Enemy, R, Rows), Rows =< Score ).

% can_stop(Color, R, C, EnemyR, EnemyC): the enemy's square lies ahead of the pawn, and not farther aside than ahead: each capture
% takes its pawn one column aside.
can_stop(Color, R, C, EnemyR, EnemyC) :-
    forward(Color, Step),
    Ahead is (EnemyR - R) * Step,
    Ahead > 0,
    abs(EnemyC - C) =< Ahead.
