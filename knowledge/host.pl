% What damero asks of Prolog: load rules and say what is wrong with them, list the patterns, run them, answer a goal; each with
% limits. Rules live in a module of their own, one for each set of rules that was loaded.

:- module(damero_host, [load_rules/5, undefined_calls/2, pattern_list/2, permitted_pattern/4, run_pattern/6, answer_goal/6, forget_facts/1]).

:- use_module(library(lists)).
:- use_module(library(solution_sequences)).
:- use_module(library(time)).

% ---- loading ----------------------------------------------------------------------------------------------------

:- thread_local loading/0, noted/1.

:- multifile user:message_hook/3.
user:message_hook(Term, Kind, Lines) :-
    damero_host:note(Kind, Term, Lines).

% Everything that is complained of while rules are loaded is noted down instead of printed.
note(Kind, Term, Lines) :-
    loading,
    memberchk(Kind, [error, warning]),
    where(Term, File, Line, Column),
    code(Term, Code),
    message_text(Lines, Text),
    assertz(noted(problem(Kind, File, Line, Column, Code, Text))).

where(error(_, Context), File, Line, Column) :-
    nonvar(Context),
    place(Context, File, Line, Column),
    !.
where(_, File, Line, 0) :-
    source_location(File, Line),
    !.
where(_, '', 0, 0).

place(file(File, Line, Position, _), File, Line, Column) :- Column is Position + 1.
place(stream(_, Line, Position, _), File, Line, Column) :-
    Column is Position + 1,
    ( prolog_load_context(source, File) -> true ; File = '' ).

code(error(syntax_error(What), _), Code) :- !, term_to_atom(What, Code).
code(error(permission_error(call, sandboxed, _), _), sandboxed) :- !.
code(error(permission_error(directive, sandboxed, _), _), sandboxed) :- !.
code(redefined_procedure(_, _), redefined) :- !.
code(_, other).

message_text(Lines, Text) :-
    with_output_to(string(Raw), print_message_lines(current_output, '', Lines)),
    split_string(Raw, "\n", " \t", Parts0),
    delete(Parts0, "", Parts),
    atomic_list_concat(Parts, ' ', Joined),
    atom_string(Joined, Text).

% load_rules(+Module, +File, +Text, +Sandboxed, -Problems): loads the text of one file. What is wrong with it is told; the rest
% of it works.
load_rules(Module, File, Text, Sandboxed, Problems) :-
    retractall(noted(_)),
    setup_call_cleanup(
        asserta(loading, Ref),
        catch(load_text(Module, File, Text, Sandboxed), Error, print_message(error, Error)),
        erase(Ref)),
    findall(Problem, retract(noted(Problem)), Problems).

load_text(Module, File, Text, Sandboxed) :-
    ( Sandboxed == true -> Mode = [sandboxed(true)] ; Mode = [] ),
    setup_call_cleanup(
        open_string(Text, Stream),
        ( set_stream(Stream, file_name(File)),
          load_files(Module:File, [stream(Stream), silent(true), if(true)|Mode]) ),
        close(Stream)).

% forget_facts(+Module): this thread's facts of a position are gone.
forget_facts(Module) :-
    forall(( current_predicate(Module:Name/Arity),
             functor(Head, Name, Arity),
             predicate_property(Module:Head, thread_local) ),
           retractall(Module:Head)).

% ---- calls to what is not there ---------------------------------------------------------------------------------

% undefined_calls(+Module, -Calls): undefined(File, Line, Name/Arity) for each call in a rule to a predicate that is not there.
undefined_calls(Module, Calls) :-
    findall(Call, undefined_call(Module, Call), Found),
    sort(Found, Calls).

undefined_call(Module, undefined(File, Line, Text)) :-
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    \+ predicate_property(Module:Head, foreign),
    \+ predicate_property(Module:Head, dynamic),
    nth_clause(Module:Head, _, Ref),
    clause(Module:Head, Body, Ref),
    called(Module, Body, Goal),
    \+ there(Module, Goal),
    clause_property(Ref, file(File)),
    clause_property(Ref, line_count(Line)),
    functor(Goal, Called, CalledArity),
    format(string(Text), "~q/~d", [Called, CalledArity]).

called(_, Var, _) :- var(Var), !, fail.
called(Module, _:Goal, Called) :- !, called(Module, Goal, Called).
called(Module, Goal, Called) :-
    callable(Goal),
    predicate_property(Module:Goal, meta_predicate(Meta)),
    !,
    (   Called = Goal
    ;   arg(Index, Meta, Spec),
        arg(Index, Goal, Argument),
        called_argument(Module, Spec, Argument, Called)
    ).
called(_, Goal, Goal) :- callable(Goal).

called_argument(Module, 0, Argument, Called) :- called(Module, Argument, Called).
called_argument(Module, ^, Argument, Called) :- strip_quantifiers(Argument, Goal), called(Module, Goal, Called).
called_argument(Module, //, Argument, Called) :- called_argument(Module, 2, Argument, Called).
called_argument(_, Extra, Argument, Called) :-
    integer(Extra),
    Extra > 0,
    callable(Argument),
    length(More, Extra),
    Argument =.. Parts0,
    append(Parts0, More, Parts),
    Called =.. Parts.

strip_quantifiers(Goal, Goal) :- var(Goal), !.
strip_quantifiers(_^Goal, Inner) :- !, strip_quantifiers(Goal, Inner).
strip_quantifiers(Goal, Goal).

there(Module, Goal) :- predicate_property(Module:Goal, defined), !.
there(Module, Goal) :- predicate_property(Module:Goal, autoload(_)), !.
there(Module, Goal) :- catch(predicate_property(Module:Goal, visible), _, fail).

% ---- patterns ---------------------------------------------------------------------------------------------------

% pattern_list(+Module, -Patterns): pattern(Name, Arity, File, Line) for each predicate move_creates_Name of four arguments (the
% squares of the move), five (a score as well) or six (the squares it speaks of as well); the one that says most.
pattern_list(Module, Patterns) :-
    findall(Name-Arity, pattern_predicate(Module, Name, Arity), Found0),
    sort(Found0, Found),
    findall(pattern(Name, Arity, File, Line),
            ( member(Name-Arity, Found),
              \+ ( member(Name-More, Found), More > Arity ),
              source_of(Module, Name, Arity, File, Line) ),
            Patterns).

pattern_predicate(Module, Name, Arity) :-
    current_predicate(Module:Predicate/Arity),
    memberchk(Arity, [4, 5, 6]),
    atom_concat(move_creates_, Name, Predicate),
    Name \== ''.

source_of(Module, Name, Arity, File, Line) :-
    goal(Name, Arity, Goal, _),
    (   predicate_property(Module:Goal, file(File)),
        predicate_property(Module:Goal, line_count(Line))
    ->  true
    ;   File = '',
        Line = 0
    ).

goal(Name, Arity, Goal, found(FromR, FromC, ToR, ToC, Score, Squares)) :-
    atom_concat(move_creates_, Name, Predicate),
    length(Arguments, Arity),
    append(Arguments, _, [FromR, FromC, ToR, ToC, Score, Squares]),
    ( Arity < 5 -> Score = none ; true ),
    ( Arity < 6 -> Squares = [] ; true ),
    !,
    Goal =.. [Predicate|Arguments].

% run_pattern(+Module, +Name, +Arity, +Limits, +Safe, -Result): found(List), or trouble(Code, Text) with the reason there is none.
run_pattern(Module, Name, Arity, Limits, Safe, Result) :-
    goal(Name, Arity, Goal, Found),
    limited(findall(Found, Module:Goal, List), Module:Goal, Limits, Safe, Outcome),
    ( Outcome == done -> Result = found(List) ; Result = Outcome ).

% permitted_pattern(+Module, +Name, +Arity, -Result): permitted, or trouble(Code, Text) where the sandbox would not let it run.
permitted_pattern(Module, Name, Arity, Result) :-
    goal(Name, Arity, Goal, _),
    catch(( check(true, Module:Goal), Result = permitted ), Error, trouble(Error, Result)).

% limited(:Goal, :Checked, +Limits, +Safe, -Outcome): runs the goal once within limits(Inferences, Seconds); outcome done,
% or trouble(Code, Text). Where rules are not to be trusted, Checked passes the sandbox first.
limited(Goal, Checked, limits(Inferences, Seconds), Safe, Outcome) :-
    catch(( check(Safe, Checked),
            within(Seconds, call_with_inference_limit(Goal, Inferences, Used)),
            ( Used == inference_limit_exceeded -> Outcome = trouble(inferences, "") ; Outcome = done ) ),
          Error,
          trouble(Error, Outcome)),
    !.
limited(_, _, _, _, trouble(failed, "")).

within(0, Goal) :- !, call(Goal).
within(Seconds, Goal) :- call_with_time_limit(Seconds, Goal).

check(false, _).
check(true, Goal) :- sandbox:safe_goal(Goal).

trouble(time_limit_exceeded, trouble(time, "")) :- !.
trouble(error(permission_error(call, sandboxed, What), _), trouble(sandboxed, Text)) :-
    !,
    indicator(What, Text).
trouble(error(existence_error(Kind, What), _), trouble(undefined, Text)) :-
    memberchk(Kind, [procedure, unknown_procedure]),
    !,
    indicator(What, Text).
trouble(error(resource_error(What), _), trouble(resource, Text)) :-
    !,
    format(string(Text), "~q", [What]).
trouble(error(io_error(write, _), _), trouble(resource, "memory")) :- % a text in memory: rules have no other stream
    !.
trouble(Error, trouble(error, Text)) :-
    message_to_text(Error, Text).

% indicator(+What, -Text): Name/Arity of a predicate, however it is named.
indicator(What, Text) :-
    strip_module(What, _, Plain),
    (   Plain = _/_
    ->  Shown = Plain
    ;   functor(Plain, Name, Arity),
        Shown = Name/Arity
    ),
    format(string(Text), "~q", [Shown]).

message_to_text(Error, Text) :-
    (   Error = error(Formal, _)
    ->  Told = error(Formal, _)
    ;   Told = Error
    ),
    catch(( '$messages':translate_message(Told, Lines, []), message_text(Lines, Text) ),
          _,
          term_string(Error, Text)).

% ---- goals ------------------------------------------------------------------------------------------------------

% answer_goal(+Module, +Text, +Limits, +Most, +Safe, -Result): answers(List), each a list of Name-Value texts; or
% syntax(Column, Code), or trouble(Code, Text).
answer_goal(Module, Text, Limits, Most, Safe, Result) :-
    catch(term_string(Goal, Text, [variable_names(Bindings), module(Module)]), Error, true),
    (   nonvar(Error)
    ->  syntax(Error, Result)
    ;   Goal == end_of_file
    ->  Result = syntax(1, end_of_file)
    ;   shown_bindings(Bindings, Shown),
        limited(findall(Shown, limit(Most, Module:Goal), List), Module:Goal, Limits, Safe, Outcome),
        (   Outcome == done
        ->  written_answers(List, Answers),
            Result = answers(Answers)
        ;   Result = Outcome
        )
    ).

syntax(error(syntax_error(What), Context), syntax(Column, Code)) :-
    !,
    term_to_atom(What, Code),
    (   Context = string(_, Position)
    ->  Column is Position + 1
    ;   Column = 0
    ).
syntax(Error, trouble(error, Text)) :-
    message_to_text(Error, Text).

shown_bindings([], []).
shown_bindings([Name=Value|Rest], Shown) :-
    (   sub_atom(Name, 0, 1, _, '_')
    ->  Shown = More
    ;   Shown = [Name=Value|More]
    ),
    shown_bindings(Rest, More).

written_answers([], []).
written_answers([Bindings|Rest], [Texts|More]) :-
    written_bindings(Bindings, Texts),
    written_answers(Rest, More).

written_bindings([], []).
written_bindings([Name=Value|Rest], [Name-Text|Texts]) :-
    with_output_to(string(Text), write_term(Value, [quoted(true), max_depth(100), numbervars(true), spacing(next_argument)])),
    written_bindings(Rest, Texts).
