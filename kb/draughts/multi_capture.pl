% Taking several at once.

% move_creates_multi_capture(FromR, FromC, ToR, ToC, Score): the move takes two pieces or more; how many.
move_creates_multi_capture(FromR, FromC, ToR, ToC, Score) :-
    move_creates_multi_capture(FromR, FromC, ToR, ToC, Score, _).

% The same with the squares they stand on.
move_creates_multi_capture(FromR, FromC, ToR, ToC, Score, Taken) :-
    choice(FromR, FromC, ToR, ToC, Taken, _, _, _),
    length(Taken, Score),
    Score >= 2.
