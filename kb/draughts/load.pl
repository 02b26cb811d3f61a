% Loads every rule about draughts, for plain swipl:
%
%     $ damero kb facts --game damas > position.pl
%     $ swipl kb/draughts/load.pl position.pl
%
% Inside damero the file facts.pl is left out: what it declares is served by the program.

:- [facts, board, shot, multi_capture, breakthrough, opposition, trapped_king, dog_hole, bridge].
