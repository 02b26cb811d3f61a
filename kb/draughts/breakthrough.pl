% A man that nobody stops.

% move_creates_breakthrough(FromR, FromC, ToR, ToC, Score): a man goes to where no enemy can take it, no enemy stands ahead of it
% within its reach, and the enemy has no king; the rows it has still to go.
move_creates_breakthrough(FromR, FromC, ToR, ToC, Score) :-
    move_creates_breakthrough(FromR, FromC, ToR, ToC, Score, _).

% The same with the man's square.
move_creates_breakthrough(FromR, FromC, ToR, ToC, Score, [ToR/ToC]) :-
    choice(FromR, FromC, ToR, ToC, Taken, man, Color, Enemy),
    Move = move(FromR, FromC, ToR, ToC),
    crown_row(Color, Last),
    Score is abs(Last - ToR),
    \+ piece_after(Move, Taken, king, Enemy, _, _),
    \+ ( piece_after(Move, Taken, _, Enemy, R, C), in_the_way(Color, ToR, ToC, R, C) ),
    \+ ( reply(Move, Taken, _, Lost), memberchk(ToR/ToC, Lost) ).

% in_the_way(Color, R, C, OtherR, OtherC): the other square lies ahead of a man, and not farther aside than the rows between, one
% more for the step that its piece has in hand.
in_the_way(Color, R, C, OtherR, OtherC) :-
    forward(Color, Step),
    Ahead is (OtherR - R) * Step,
    Ahead > 0,
    abs(OtherC - C) =< Ahead + 1.
