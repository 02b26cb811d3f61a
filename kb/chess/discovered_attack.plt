:- ensure_loaded(load).
:- begin_tests(discovered_attack).

test(knight_uncovers_rook, Answers == [9:[e1, e8]]) :-
    position('4q2k/8/8/8/4N3/8/8/K3R3 w'), answers(discovered_attack, e4c5, Answers).
test(the_target_was_attacked_before, Answers == []) :-
    position('4q2k/8/8/8/4N3/8/8/K3R3 w'), answers(discovered_attack, a1b1, Answers).
test(taking_must_gain, Answers == []) :-
    position('3rn2k/8/8/8/4N3/8/8/K3R3 w'), answers(discovered_attack, e4c5, Answers).
test(moving_along_the_line_uncovers_nothing, Answers == []) :-
    position('4q2k/8/8/8/4R3/8/8/K3R3 w'), answers(discovered_attack, e4e5, Answers).
test(bishop_behind_a_rook_on_a_row, Answers == []) :-
    position('7k/8/8/8/q2N3B/8/8/K7 w'), answers(discovered_attack, d4b5, Answers).
test(in_passing_opens_the_line, Answers == [9:[a5, h5]]) :-
    position('4k3/8/8/R2pP2q/8/8/8/4K3 w - d6'), answers(discovered_attack, e5d6, Answers).

:- end_tests(discovered_attack).
