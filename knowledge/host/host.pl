% What damero asks of Prolog: load rules and say what is wrong with them, list the patterns, run them, answer a goal; each with
% limits. Each set of rules has a module of its own. A term that a rule made is written by write_term/2 alone, which calls nothing:
% it is never a message, a format or a goal.

:- module(damero_host, [declare_facts/3, load_rules/4, link_rules/2, pattern_list/2, permitted_pattern/4, run_pattern/5, answer_goal/5,
                        order_weights/4, forget_facts/1, settle/0, start_timer/0]).

:- use_module(library(time)).

% ---- no messages ------------------------------------------------------------------------------------------------

% Prolog's messages are made of terms, some of which call goals, and an error thrown by a rule is such a term. So no message is
% ever made, whoever asks for one.
:- '$set_source_module'(Old, '$messages'),
   redefine_system_predicate('$messages':print_message(_, _)),
   assertz('$messages':print_message(_, _)),
   redefine_system_predicate('$messages':translate_message(_, _, _)),
   assertz('$messages':translate_message(_, Lines, Lines)),
   '$set_source_module'(Old).

% ---- loading ----------------------------------------------------------------------------------------------------

% declare_facts(+Module, +Kind, +Facts): facts of a position: foreign, served by C++, or clauses, which differ from thread to thread.
declare_facts(Module, Kind, Facts) :-
    ( Kind == clauses -> forall(member(Fact, Facts), thread_local(Module:Fact)) ; true ),
    damero_goals:declare_rules(Module, facts(Facts)).

% load_rules(+Module, +File, +Text, -Problems): problem(Kind, Line, Column, Code, Detail) for what is wrong with the text of one
% file; the rest of it works once link_rules/2 was called.
load_rules(Module, File, Text, Problems) :-
    damero_reader:read_rules(Module, File, Text, Problems).

% link_rules(+Module, -Problems): undefined(File, Line, Text) and left_out(File, Line, trouble(Code, Text)).
link_rules(Module, Problems) :-
    damero_reader:link_rules(Module, Found),
    with_troubles(Found, Problems).

with_troubles([], []).
with_troubles([left_out(File, Line, Error)|Found], [left_out(File, Line, Trouble)|Problems]) :-
    !,
    trouble(Error, Trouble),
    with_troubles(Found, Problems).
with_troubles([Problem|Found], [Problem|Problems]) :-
    with_troubles(Found, Problems).

% settle: everything that Prolog loads on first use is there now, and it will load nothing more.
settle :-
    set_prolog_gc_thread(false),
    set_prolog_flag(autoload, false).

% start_timer: the thread behind call_with_time_limit/2 runs.
start_timer :-
    call_with_time_limit(60, true).

% forget_facts(+Module): this thread's facts of a position are gone.
forget_facts(Module) :-
    forall(( current_predicate(Module:Name/Arity),
             functor(Head, Name, Arity),
             predicate_property(Module:Head, thread_local) ),
           retractall(Module:Head)).

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
    Name \== '',
    \+ damero_reader:odd_pattern(Predicate, Arity).

source_of(Module, Name, Arity, File, Line) :-
    atom_concat(move_creates_, Name, Predicate),
    (   damero_reader:clause_of(Module, Predicate, Arity, File, Line)
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

% run_pattern(+Module, +Name, +Arity, +Limits, -Result): found(List), or trouble(Code, Text) with the reason there is none.
run_pattern(Module, Name, Arity, Limits, Result) :-
    permitted_pattern(Module, Name, Arity, Permitted),
    (   Permitted == permitted
    ->  goal(Name, Arity, Goal, Found),
        limited(findall(Found, Module:Goal, List), Limits, Outcome),
        ( Outcome == done -> Result = found(List) ; Result = Outcome )
    ;   Result = Permitted
    ).

% permitted_pattern(+Module, +Name, +Arity, -Result): permitted, or trouble(sandboxed, Text) where a clause that the pattern may come
% to calls something that rules may not.
permitted_pattern(Module, Name, Arity, trouble(sandboxed, Text)) :-
    damero_reader:refused_in(Module, _, _, _),
    atom_concat(move_creates_, Name, Predicate),
    reached([Predicate/Arity], [], Module, Reached),
    member(Caller/CallerArity, Reached),
    damero_reader:refused_in(Module, Caller, CallerArity, What),
    !,
    indicator(What, Text).
permitted_pattern(_, _, _, permitted).

% order_weights(+Module, +Limits, +Most, -Weights): weights(File, Line, Outcome) for each file that has order_weight/3; outcome
% said(List), of weight(Pattern, Base, PerScore) as texts, or trouble(Code, Text).
order_weights(Module, Limits, Most, Weights) :-
    findall(weights(File, Line, _), damero_reader:clause_of(Module, order_weight, 3, File, Line), Weights),
    weights_said(Weights, Module, Limits, Most).

weights_said([], _, _, _).
weights_said([weights(File, _, Result)|Weights], Module, Limits, Most) :-
    Clause = damero_reader:order_clause(Module, File, Head, Body),
    limited(( findall(Head, limit(Most, ( Clause, call(Module:Body) )), Heads), written_weights(Heads, Said) ), Limits, Outcome),
    ( Outcome == done -> Result = said(Said) ; Result = Outcome ),
    weights_said(Weights, Module, Limits, Most).

written_weights([], []).
written_weights([order_weight(Pattern, Base, PerScore)|Heads], [weight(PatternText, BaseText, PerScoreText)|Said]) :-
    written(Pattern, PatternText),
    written(Base, BaseText),
    written(PerScore, PerScoreText),
    written_weights(Heads, Said).

% reached(+Open, +Seen, +Module, -Reached): the predicates that may be called from those in Open.
reached([], Seen, _, Seen).
reached([Next|Open], Seen, Module, Reached) :-
    memberchk(Next, Seen),
    !,
    reached(Open, Seen, Module, Reached).
reached([Name/Arity|Open], Seen, Module, Reached) :-
    findall(Called, damero_reader:calls_in(Module, Name, Arity, Called), More),
    append(More, Open, Next),
    reached(Next, [Name/Arity|Seen], Module, Reached).

% limited(:Goal, +Limits, -Outcome): runs the goal once within limits(Inferences, Seconds); outcome done, or trouble(Code, Text).
limited(Goal, limits(Inferences, Seconds), Outcome) :-
    catch(( within(Seconds, call_with_inference_limit(Goal, Inferences, Used)),
            ( Used == inference_limit_exceeded -> Outcome = trouble(inferences, "") ; Outcome = done ) ),
          Error,
          trouble(Error, Outcome)),
    !.
limited(_, _, trouble(failed, "")).

within(0, Goal) :- !, call(Goal).
within(Seconds, Goal) :- call_with_time_limit(Seconds, Goal).

trouble(Error, trouble(error, Text)) :-
    var(Error),
    !,
    Text = "?".
trouble(time_limit_exceeded, trouble(time, "")) :- !.
trouble(error(Formal, _), Trouble) :-
    nonvar(Formal),
    formal_trouble(Formal, Trouble),
    !.
trouble(Error, trouble(thrown, Text)) :-
    written(Error, Text).

formal_trouble(permission_error(call, sandboxed, What), trouble(sandboxed, Text)) :- indicator(What, Text).
formal_trouble(existence_error(Kind, What), trouble(undefined, Text)) :-
    memberchk(Kind, [procedure, unknown_procedure]),
    indicator(What, Text).
formal_trouble(resource_error(What), trouble(resource, Text)) :- written(What, Text).
formal_trouble(representation_error(What), trouble(resource, Text)) :- written(What, Text).
formal_trouble(io_error(write, _), trouble(resource, "memory")). % a text in memory: rules have no other stream
formal_trouble(instantiation_error, trouble(unbound, "")).
formal_trouble(type_error(Type, Value), trouble(expected, [TypeText, ValueText])) :-
    written(Type, TypeText),
    written(Value, ValueText).
formal_trouble(domain_error(Domain, Value), Trouble) :- formal_trouble(type_error(Domain, Value), Trouble).
formal_trouble(evaluation_error(What), trouble(arithmetic, Text)) :- written(What, Text).

% written(+Term, -Text): the term as a text, cut where it is deep or long. Calls no hook, and so no goal, whatever the term is.
written(Term, Text) :-
    shortened(Term, Short),
    with_output_to(string(Text),
                   write_term(Short, [ quoted(true), max_depth(100), numbervars(true), spacing(next_argument), portray(false),
                                       attributes(ignore), cycles(true) ])).

% shortened(+Term, -Short): the term, with ... in place of what is too much or lies deeper than is written. A term whose parts are
% shared, or that holds itself, is small in memory and endless on paper.
shortened(Term, Short) :- shortened(Term, 110, Short, 50_000, _).

shortened(Term, Depth, Short, Left, Rest) :-
    (   ( Left =< 0 ; Depth =:= 0 )
    ->  Short = ...,
        Rest = Left
    ;   compound(Term)
    ->  compound_name_arguments(Term, Name, Arguments),
        Deeper is Depth - 1,
        Left1 is Left - 1,
        shortened_each(Arguments, Deeper, ShortArguments, Left1, Rest),
        compound_name_arguments(Short, Name, ShortArguments)
    ;   size_of(Term, Left, Size),
        Rest is Left - Size,
        ( Rest >= 0 -> Short = Term ; Short = ... )
    ).

shortened_each([], _, [], Left, Left).
shortened_each([Term|Terms], Depth, [Short|More], Left, Rest) :-
    shortened(Term, Depth, Short, Left, Left1),
    shortened_each(Terms, Depth, More, Left1, Rest).

% size_of(+Term, +Most, -Size): about the signs that an atomic term or a variable takes; of a number no more is known than whether
% it has more than Most.
size_of(Term, _, Size) :- ( atom(Term) ; string(Term) ), !, atom_length(Term, Length), Size is Length + 1.
size_of(Term, Most, Size) :- integer(Term), abs(Term) >= 1 << (3 * Most), !, Size is Most + 1.
size_of(Term, _, Size) :- integer(Term), !, Size is msb(abs(Term) + 1) // 3 + 1.
size_of(_, _, 1).

% indicator(+What, -Text): Name/Arity of a predicate, however it is named.
indicator(What, Text) :- \+ acyclic_term(What), !, written(What, Text).
indicator(What, Text) :- var(What), !, written(What, Text).
indicator(_:What, Text) :- !, indicator(What, Text).
indicator(Name/Arity, Text) :- !, written(Name/Arity, Text).
indicator(Goal, Text) :- damero_goals:plain_callable(Goal), !, functor(Goal, Name, Arity), written(Name/Arity, Text).
indicator(What, Text) :- written(What, Text).

% ---- goals ------------------------------------------------------------------------------------------------------

% answer_goal(+Module, +Text, +Limits, +Most, -Result): answers(List), each a list of Name-Value texts; or
% syntax(Column, Code), or trouble(Code, Text).
answer_goal(Module, Text, Limits, Most, Result) :-
    catch(( damero_reader:read_goal(Text, Module, Read), answer_read(Read, Module, Limits, Most, Result) ),
          Error,
          trouble(Error, Result)).

answer_read(goal(Goal, Bindings), Module, Limits, Most, Result) :-
    !,
    shown_bindings(Bindings, Shown),
    damero_goals:checked_body(Goal, Module, Checked, Notes),
    (   member(refused(What), Notes)
    ->  indicator(What, Refused),
        Result = trouble(sandboxed, Refused)
    ;   limited(( findall(Shown, limit(Most, Module:Checked), List), written_answers(List, Answers) ), Limits, Outcome),
        (   Outcome == done
        ->  Result = answers(Answers)
        ;   Result = Outcome
        )
    ).
answer_read(Other, _, _, _, Other).

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
    written(Value, Text),
    written_bindings(Rest, Texts).
