% Loads every rule about chess, for plain swipl:
%
%     $ damero kb facts --fen '4k3/8/8/8/8/8/8/R3K3 w - - 0 1' > position.pl
%     $ swipl kb/chess/load.pl position.pl
%     ?- move_creates_fork(FromR, FromC, ToR, ToC, Score).
%
% Inside damero the files facts.pl and paths.pl are left out: what they define is served by C++.

:- [facts, board, lines, paths, after, exchange].
:- [capture, promotion, skewer, fork, absolute_pin, relative_pin].
:- [discovered_attack, discovered_check, double_check, hanging, trapped, remove_defender].
:- [deflection, overloaded, interference, x_ray, back_rank, king_fork, desperado].
