% swipl kb/tests/run.pl FILE.plt: runs one test file; exit code 0 only if it loads without a word and all of its tests pass.

:- use_module(library(plunit)).
:- use_module(position).

:- dynamic complaint/0.
user:message_hook(_, Kind, _) :-
    memberchk(Kind, [error, warning]),
    assertz(complaint),
    fail.

main :-
    current_prolog_flag(argv, [File]),
    load_files(user:File, []),
    \+ complaint,
    current_unit(_, _, _, _),
    !,
    ( run_tests, \+ complaint -> halt(0) ; halt(1) ).
main :-
    format(user_error, "the test file does not load cleanly, or has no tests~n", []),
    halt(1).

current_unit(Unit, Module, Parent, Options) :-
    plunit:current_unit(Unit, Module, Parent, Options).

:- initialization(main, main).
