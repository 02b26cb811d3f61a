% Who wins what when both sides keep taking on one square. A pinned piece takes no part, unless the square lies on the line
% it is pinned to; a king takes only what nobody guards. Taking in passing and promotions within an exchange are left out.

% exchange(Position, Color, Row, Col, Gain): what that side wins by beginning to take there; 0 if it had better not.
exchange(Position, Color, R, C, Gain) :-
    opposite_color(Color, Enemy),
    piece_in(Position, Victim, Enemy, R, C),
    piece_value(Victim, Value),
    exchange(Position, Color, R, C, Value, [], Gain).

% exchange(Position, Color, Row, Col, Value, Gone, Gain): the same in the middle of it: a piece of that value stands there,
% and the pieces of the squares in Gone have taken already.
exchange(Position, Color, R, C, Value, Gone, Gain) :-
    next_taker(Position, Color, R, C, Gone, Type, FromR, FromC),
    !,
    piece_value(Type, TypeValue),
    opposite_color(Color, Enemy),
    exchange(Position, Enemy, R, C, TypeValue, [FromR/FromC|Gone], Loss),
    Gain is max(0, Value - Loss).
exchange(_, _, _, _, _, _, 0).

% next_taker(Position, Color, Row, Col, Gone, Type, FromR, FromC): the cheapest piece of that side that can take there.
next_taker(Position, Color, R, C, Gone, Type, FromR, FromC) :-
    findall(taker(Rank, TakerR, TakerC, Taker),
            ( taker(Position, Color, R, C, Gone, Taker, TakerR, TakerC),
              nth1(Rank, [p, n, b, r, q, k], Taker) ),
            Takers),
    sort(Takers, [taker(_, FromR, FromC, Type)|_]).

% taker(Position, Color, Row, Col, Gone, Type, FromR, FromC): a piece of that side that can take there.
taker(Position, Color, R, C, Gone, Type, FromR, FromC) :-
    piece_in(Position, Type, Color, FromR, FromC),
    attacks_in(Position, Type, Color, FromR, FromC, R, C, Gone),
    \+ memberchk(FromR/FromC, Gone),
    \+ held_back(Position, Type, Color, FromR, FromC, R, C, Gone).

% held_back(Position, Type, Color, FromR, FromC, Row, Col, Gone): the piece attacks the square and yet cannot take there.
held_back(Position, k, Color, FromR, FromC, R, C, Gone) :-
    !,
    opposite_color(Color, Enemy),
    piece_in(Position, Type, Enemy, EnemyR, EnemyC),
    \+ memberchk(EnemyR/EnemyC, Gone),
    attacks_in(Position, Type, Enemy, EnemyR, EnemyC, R, C, [FromR/FromC|Gone]).
held_back(Position, _, Color, FromR, FromC, R, C, _) :-
    pinned(Position, Color, FromR, FromC, KingR, KingC),
    direction(KingR, KingC, FromR, FromC, DR, DC),
    \+ direction(KingR, KingC, R, C, DR, DC).

% pinned(Position, Color, Row, Col, KingR, KingC): the piece there stands between its king and an enemy line piece.
pinned(Position, Color, R, C, KingR, KingC) :-
    piece_in(Position, k, Color, KingR, KingC),
    direction(KingR, KingC, R, C, DR, DC),
    line(KingR, KingC, R, C, Kind),
    opposite_color(Color, Enemy),
    can_attack_along_line(Pinner, Kind),
    piece_in(Position, Pinner, Enemy, PinnerR, PinnerC),
    direction(R, C, PinnerR, PinnerC, DR, DC),
    clear_in(Position, KingR, KingC, R, C, []),
    clear_in(Position, R, C, PinnerR, PinnerC, []),
    !.

% guard(Position, Color, Row, Col, Type, GuardR, GuardC): a piece of that side guards what its own side has there: it could
% take back. A king could not if two enemy pieces attack the square.
guard(Position, Color, R, C, Type, GuardR, GuardC) :-
    attacker(Position, Color, R, C, Type, GuardR, GuardC),
    (   Type == k
    ->  \+ attacked_twice(Position, Color, R, C)
    ;   \+ held_back(Position, Type, Color, GuardR, GuardC, R, C, [])
    ).

% attacked_twice(Position, Color, Row, Col): two enemies of that side attack the square.
attacked_twice(Position, Color, R, C) :-
    opposite_color(Color, Enemy),
    findall(x, attacker(Position, Enemy, R, C, _, _, _), [_, _|_]).

% only_guard(Position, Color, Row, Col, GuardR, GuardC): the square is guarded by that piece and no other.
only_guard(Position, Color, R, C, GuardR, GuardC) :-
    findall(GR/GC, guard(Position, Color, R, C, _, GR, GC), [GuardR/GuardC]).

% only_taker(Position, Color, Row, Col, FromR, FromC): that piece of this side can take there, and no other can.
only_taker(Position, Color, R, C, FromR, FromC) :-
    findall(TakerR/TakerC, taker(Position, Color, R, C, [], _, TakerR, TakerC), [FromR/FromC]).

% newly_won(Move, Color, Row, Col, Type, Gain): the move makes that enemy piece one that can be taken with gain, which it
% was not before.
newly_won(Move, Color, R, C, Type, Gain) :-
    opposite_color(Color, Enemy),
    piece_in(after(Move), Type, Enemy, R, C),
    Type \== k,
    exchange(after(Move), Color, R, C, Gain),
    Gain > 0,
    exchange(now, Color, R, C, 0).
