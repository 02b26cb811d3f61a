% Captures, ordered as engines order them: the dearest victim first, then the cheapest attacker.

% move_creates_capture(FromR, FromC, ToR, ToC, Score): the move takes an enemy piece; ten times what it takes less what
% takes it. Taking in passing counts as well.
move_creates_capture(FromR, FromC, ToR, ToC, Score) :-
    move_creates_capture(FromR, FromC, ToR, ToC, Score, _).

% The same with the square of the piece that is taken.
move_creates_capture(FromR, FromC, ToR, ToC, Score, [VictimR/VictimC]) :-
    mover(FromR, FromC, ToR, ToC, Attacker, _, Enemy),
    victim(Attacker, Enemy, FromR, FromC, ToR, ToC, Victim, VictimR, VictimC),
    mvv_lva_piece_value(Victim, VictimValue),
    mvv_lva_piece_value(Attacker, AttackerValue),
    Score is VictimValue * 10 - AttackerValue.

% victim(Attacker, Enemy, FromR, FromC, ToR, ToC, Victim, VictimR, VictimC): what the move takes, and where that stands.
victim(_, Enemy, _, _, ToR, ToC, Victim, ToR, ToC) :-
    piece(Victim, Enemy, ToR, ToC).
victim(p, Enemy, FromR, FromC, ToR, ToC, p, FromR, ToC) :-
    en_passant(ToR, ToC),
    FromC =\= ToC,
    piece(p, Enemy, FromR, ToC).
