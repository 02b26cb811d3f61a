% Loads every rule about knights-only chess, for plain swipl:
%
%     $ damero kb facts --game knights > position.pl
%     $ swipl kb/knights/load.pl position.pl
%
% Inside damero the file facts.pl is left out: what it declares is served by the program.

:- [facts, board, fork, exchange, safe_square, corralled].
