% Giving to get more.

% move_creates_shot(FromR, FromC, ToR, ToC, Score): the move takes nothing and gives something away; the other side must take,
% and whichever way it does, more can be taken back; what that leaves at least.
move_creates_shot(FromR, FromC, ToR, ToC, Score) :-
    move_creates_shot(FromR, FromC, ToR, ToC, Score, _).

% The same with the square the sacrifice goes to.
move_creates_shot(FromR, FromC, ToR, ToC, Score, [ToR/ToC]) :-
    obligation(to_the_end),
    choice(FromR, FromC, ToR, ToC, [], _, _, _),
    Move = move(FromR, FromC, ToR, ToC),
    findall(Left, left_after(Move, Left), Balances),
    min_list(Balances, Score),
    Score > 0.

% left_after(Move, Left): after one of the replies, what the best capture wins less what the reply took.
left_after(Move, Left) :-
    reply(Move, [], Reply, Lost),
    counter(Move, [], Reply, Lost, Won),
    length(Lost, Given),
    Left is Won - Given.
