% Loads every rule about hexapawn, for plain swipl:
%
%     $ damero kb facts --game hexapawn > position.pl
%     $ swipl kb/hexapawn/load.pl position.pl
%
% Inside damero the file facts.pl is left out: what it declares is served by the program.

:- [facts, board, breakthrough, blockade].
