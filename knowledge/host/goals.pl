% Which goals rules may call. Every body, and every goal that is made while rules run, is rewritten so that it calls predicates of
% the rules, facts of the position and what is listed here, and nothing else. A goal that is not known before it runs is wrapped in
% guarded/2.., which rewrites it when it is called.

:- module(damero_goals, [checked_body/4, guarded/2, declare_rules/2, forget_rules/1, defines/3, plain_callable/1]).

:- forall(member(Library, [aggregate, apply, assoc, error, lists, ordsets, pairs, solution_sequences, sort]),
          user:use_module(library(Library))). % rules and this module find them there

:- sort:use_module(library(error), [must_be/2]). % predsort/3 would load it when it is first called
:- assertz((user:sumlist(List, Sum) :- sum_list(List, Sum))). % its old name

% ---- what a set of rules defines --------------------------------------------------------------------------------

:- dynamic rules_define/3, changeable/3, unchecked/1.

% declare_rules(+Module, +What): What is facts(List), rules(List) or changeable(List) of Name/Arity; or unchecked, which switches
% every check of this module off, for tests of the process's own confinement.
declare_rules(Module, unchecked) :-
    assertz(unchecked(Module)).
declare_rules(Module, facts(List)) :-
    declare_each(List, Module).
declare_rules(Module, rules(List)) :-
    declare_each(List, Module).
declare_rules(Module, changeable(List)) :-
    declare_each(List, Module),
    forall(member(Name/Arity, List), assertz(changeable(Module, Name, Arity))).

declare_each(List, Module) :-
    forall(( member(Name/Arity, List), \+ rules_define(Module, Name, Arity) ),
           assertz(rules_define(Module, Name, Arity))).

forget_rules(Module) :-
    retractall(rules_define(Module, _, _)),
    retractall(changeable(Module, _, _)),
    retractall(unchecked(Module)).

defines(Module, Name, Arity) :- rules_define(Module, Name, Arity).

% ---- the list ---------------------------------------------------------------------------------------------------

% permitted(?Name, ?Arity): calls no other goal, and has no effect beyond its arguments. Made of permitted_of/2 at the end of this file.
:- dynamic permitted/2.

% permitted_of(?Arity, ?Names).
permitted_of(0, [true, fail, false, repeat]).
permitted_of(1, [var, nonvar, atom, number, integer, float, rational, string, atomic, compound, callable, ground, is_list,
                 is_assoc, is_ordset, is_set, empty_assoc, cyclic_term, acyclic_term]).
permitted_of(2, [=, \=, ==, \==, @<, @>, @=<, @>=, =@=, \=@=, ?=, is, =:=, =\=, <, >, =<, >=, =.., succ, copy_term,
                 unify_with_occurs_check, subsumes_term, term_variables, must_be]).
permitted_of(3, [compare, plus, between, functor, arg, compound_name_arity, compound_name_arguments, term_variables, numbervars]).

% Texts.
permitted_of(2, [atom_codes, atom_chars, char_code, atom_length, number_codes, number_chars, atom_number, atom_string,
                 number_string, string_length, string_chars, string_codes, string_lower, string_upper, upcase_atom,
                 downcase_atom, text_to_string, char_type, code_type, atomic_list_concat]).
permitted_of(3, [atom_concat, string_concat, string_code, atomic_list_concat]).
permitted_of(4, [split_string]).
permitted_of(5, [sub_atom, sub_string]).

% Lists, sets, pairs and associations.
permitted_of(2, [memberchk, member, length, last, reverse, msort, sort, permutation, flatten, sum_list, sumlist, max_list,
                 min_list, max_member, min_member, list_to_set, list_to_ord_set, same_length, proper_length, subset,
                 prefix, clumped, keysort, pairs_keys, pairs_values, ord_memberchk, ord_subset, ord_union, ord_disjoint, ord_seteq,
                 append, list_to_assoc, ord_list_to_assoc, assoc_to_list, assoc_to_keys, assoc_to_values]).
permitted_of(3, [append, nth0, nth1, select, selectchk, subtract, intersection, union, delete, numlist, nextto,
                 pairs_keys_values, ord_union, ord_subtract, ord_intersection, ord_add_element, ord_del_element, get_assoc,
                 max_assoc, min_assoc]).
permitted_of(4, [nth0, nth1, select, put_assoc, del_assoc, sort]).

% calls(?Goal): what a goal calls, by argument: 0 a goal, N a goal that is given N more arguments, ^ a goal behind
% quantifiers, ? no goal.
calls(\+ 0).
calls(not(0)).
calls(once(0)).
calls(ignore(0)).
calls(forall(0, 0)).
calls(findall(?, 0, ?)).
calls(findall(?, 0, ?, ?)).
calls(findnsols(?, ?, 0, ?)).
calls(bagof(?, ^, ?)).
calls(setof(?, ^, ?)).
calls(aggregate_all(?, 0, ?)).
calls(aggregate_all(?, ?, 0, ?)).
calls(catch(0, ?, 0)).
calls(limit(?, 0)).
calls(offset(?, 0)).
calls(order_by(?, 0)).
calls(distinct(0)).
calls(distinct(?, 0)).
calls(call_nth(0, ?)).
calls(include(1, ?, ?)).
calls(exclude(1, ?, ?)).
calls(partition(1, ?, ?, ?)).
calls(partition(2, ?, ?, ?, ?)).
calls(convlist(2, ?, ?)).
calls(predsort(3, ?, ?)).
calls(max_member(2, ?, ?)).
calls(min_member(2, ?, ?)).
calls(maplist(1, ?)).
calls(maplist(2, ?, ?)).
calls(maplist(3, ?, ?, ?)).
calls(maplist(4, ?, ?, ?, ?)).
calls(foldl(3, ?, ?, ?)).
calls(foldl(4, ?, ?, ?, ?)).
calls(foldl(5, ?, ?, ?, ?, ?)).

% ---- rewriting --------------------------------------------------------------------------------------------------

% checked_body(+Goal, +Module, -Checked, -Notes): the goal as it may run. Notes has refused(Name/Arity), undefined(Name/Arity) and
% calls(Name/Arity) for what it calls, and uncallable(Term) for what no goal can be; all but calls throw when they are reached.
checked_body(Goal, Module, Goal, []) :-
    unchecked(Module),
    !.
checked_body(Goal, Module, Checked, Notes) :-
    body(Goal, Module, Checked, Notes, []).

body(Goal, Module, damero_goals:guarded(Module, Goal)) --> { var(Goal) }, !.
body((A, B), Module, (SafeA, SafeB)) --> !, body(A, Module, SafeA), body(B, Module, SafeB).
body((A ; B), Module, (SafeA ; SafeB)) --> !, body(A, Module, SafeA), body(B, Module, SafeB).
body((A -> B), Module, (SafeA -> SafeB)) --> !, body(A, Module, SafeA), body(B, Module, SafeB).
body((A *-> B), Module, (SafeA *-> SafeB)) --> !, body(A, Module, SafeA), body(B, Module, SafeB).
body(!, _, !) --> !.
body(Goal, Module, Safe) --> { plain_callable(Goal) }, !, goal(Goal, Module, Safe).
body(Goal, _, throw(error(type_error(callable, Goal), _))) --> [uncallable(Goal)].

% plain_callable(@Term): an atom, or a compound term with arguments: foo() has no functor/3.
plain_callable(Term) :- callable(Term), \+ ( compound(Term), compound_name_arity(Term, _, 0) ).

goal(Goal, Module, Goal) -->
    { functor(Goal, Name, Arity), rules_define(Module, Name, Arity) },
    !,
    [calls(Name/Arity)].
goal(Goal, _, Goal) -->
    { functor(Goal, Name, Arity), permitted(Name, Arity) },
    !.
goal(Goal, Module, Safe) -->
    { functor(Goal, call, Arity), Arity > 0, Arity =< 8 },
    !,
    { Goal =.. [call, Closure|Extra] },
    call_goal(Extra, Closure, Module, Safe).
goal(Goal, Module, Safe) -->
    { functor(Goal, Name, Arity), functor(Meta, Name, Arity), calls(Meta) },
    !,
    { Goal =.. [Name|Arguments], Meta =.. [Name|Specs] },
    arguments(Specs, Arguments, Module, SafeArguments),
    { Safe =.. [Name|SafeArguments] }.
goal(Goal, Module, Safe) -->
    { ( Goal = phrase(Body, List) -> true ; Goal = phrase(Body, List, _) ),
      nonvar(Body), dcg_goal(Body, List, Goal, Unfolded) },
    !,
    body(Unfolded, Module, Safe).
goal(Goal, Module, damero_goals:Safe) -->
    { wrapped(Goal, Module, Safe) },
    !.
goal(Goal, _, throw(error(permission_error(call, sandboxed, Name/Arity), _))) -->
    { exists_elsewhere(Goal), functor(Goal, Name, Arity) },
    !,
    [refused(Name/Arity)].
goal(Goal, _, throw(error(existence_error(procedure, Name/Arity), _))) -->
    { functor(Goal, Name, Arity) },
    [undefined(Name/Arity)].

call_goal(Extra, Closure, Module, damero_goals:Safe) -->
    { var(Closure) ; lambda(Closure) },
    !,
    { Safe =.. [guarded, Module, Closure|Extra] }.
call_goal(Extra, Closure, Module, call(Safe)) -->
    { plain_callable(Closure), extended(Closure, Extra, Goal) },
    !,
    body(Goal, Module, Safe).
call_goal(_, Closure, _, throw(error(type_error(callable, Closure), _))) --> [uncallable(Closure)].

arguments([], [], _, []) --> [].
arguments([Spec|Specs], [Argument|Arguments], Module, [Safe|More]) -->
    argument(Spec, Argument, Module, Safe),
    arguments(Specs, Arguments, Module, More).

argument(?, Argument, _, Argument) --> !.
argument(0, Goal, Module, Safe) --> !, body(Goal, Module, Safe).
argument(^, Goal, Module, damero_goals:guarded(Module, Goal)) --> { var(Goal) }, !.
argument(^, Variable^Goal, Module, Variable^Safe) --> !, argument(^, Goal, Module, Safe).
argument(^, Goal, Module, Safe) --> !, body(Goal, Module, Safe).
argument(Extra, Closure, Module, Safe) --> closure(Extra, Closure, Module, Safe).

% A closure that is a plain predicate stays as it is; any other is rewritten when it is called with its arguments.
closure(Extra, Closure, Module, Closure) -->
    { plain_callable(Closure),
      functor(Closure, Name, Arity),
      Name \== (:),
      More is Arity + Extra,
      ( rules_define(Module, Name, More) -> Notes = [calls(Name/More)] ; permitted(Name, More), Notes = [] ) },
    !,
    Notes.
closure(Extra, Closure, Module, damero_goals:guarded(Module, Closure)) -->
    { plain_callable(Closure), \+ lambda(Closure) },
    !,
    { length(More, Extra), extended(Closure, More, Goal), body(Goal, Module, _, Notes, []) },
    Notes.
closure(_, Closure, Module, damero_goals:guarded(Module, Closure)) --> [].

lambda(Closure) :- compound(Closure), Closure = (_ >> _).

extended(Closure, Extra, Goal) :-
    Closure =.. Parts,
    append(Parts, Extra, All),
    Goal =.. All.

% exists_elsewhere(+Goal): Prolog has it, or the goal names a module: it is refused, not missing.
exists_elsewhere(_:_) :- !.
exists_elsewhere(Goal) :- predicate_property(user:Goal, visible), !.
exists_elsewhere(Goal) :- functor(Goal, Name, Arity), '$in_library'(Name, Arity, _), !.
exists_elsewhere(Goal) :- calls_goals(Goal), !.

calls_goals(Goal) :- functor(Goal, Name, _), memberchk(Name, [call, maplist, foldl, phrase, (^), (>>)]).

dcg_goal(Body, List, Goal, (S0 = List, S = Rest, Unfolded)) :-
    ( Goal = phrase(_, _, Rest) -> true ; Rest = [] ),
    catch(dcg_translate_rule((phrase --> Body), (phrase(S0, S) :- Unfolded)), _, fail).

% ---- goals that are known only when they run ---------------------------------------------------------------------

% guarded(+Module, +Goal, ...): rewrites the goal with its further arguments, and calls it.
guarded(Module, Goal) :- guarded_call(Module, Goal, []).
guarded(Module, Goal, A) :- guarded_call(Module, Goal, [A]).
guarded(Module, Goal, A, B) :- guarded_call(Module, Goal, [A, B]).
guarded(Module, Goal, A, B, C) :- guarded_call(Module, Goal, [A, B, C]).
guarded(Module, Goal, A, B, C, D) :- guarded_call(Module, Goal, [A, B, C, D]).
guarded(Module, Goal, A, B, C, D, E) :- guarded_call(Module, Goal, [A, B, C, D, E]).
guarded(Module, Goal, A, B, C, D, E, F) :- guarded_call(Module, Goal, [A, B, C, D, E, F]).
guarded(Module, Goal, A, B, C, D, E, F, G) :- guarded_call(Module, Goal, [A, B, C, D, E, F, G]).

guarded_call(_, Goal, _) :-
    var(Goal),
    !,
    throw(error(instantiation_error, _)).
guarded_call(Module, Goal, Extra) :-
    lambda(Goal),
    !,
    lambda_call(Module, Goal, Extra).
guarded_call(Module, Goal, Extra) :-
    plain_callable(Goal),
    !,
    ( Extra == [] -> Whole = Goal ; extended(Goal, Extra, Whole) ),
    body(Whole, Module, Safe, _, []),
    call(Module:Safe).
guarded_call(_, Goal, _) :-
    throw(error(type_error(callable, Goal), _)).

% Free/[X1, ...]>>Body: a copy of the body, sharing only the variables in Free, with its parameters bound.
lambda_call(Module, Lambda, Extra) :-
    fresh_lambda(Lambda, Parameters, Body),
    bound_parameters(Parameters, Extra, Rest),
    guarded_call(Module, Body, Rest).

fresh_lambda(Lambda, Parameters, Body) :-
    Lambda = (Head >> _),
    (   nonvar(Head), Head = Free/_
    ->  copy_term_nat(Free-Lambda, Free-((_/Parameters) >> Body))
    ;   copy_term_nat(Lambda, (Parameters >> Body))
    ).

bound_parameters(Parameters, _, _) :- var(Parameters), !, throw(error(instantiation_error, _)).
bound_parameters([], Rest, Rest) :- !.
bound_parameters([Value|Parameters], [Value|Extra], Rest) :- !, bound_parameters(Parameters, Extra, Rest).
bound_parameters([_|_], [], []) :- !.
bound_parameters(Parameters, _, _) :- throw(error(type_error(list, Parameters), _)).

% wrapped(+Goal, +Module, -Safe): predicates with an effect, each of which looks at its arguments when it is called.
wrapped(assert(Clause), Module, change(assertz, Module, Clause)).
wrapped(asserta(Clause), Module, change(asserta, Module, Clause)).
wrapped(assertz(Clause), Module, change(assertz, Module, Clause)).
wrapped(retract(Clause), Module, retract_clause(Module, Clause)).
wrapped(retractall(Head), Module, retract_all(Module, Head)).
wrapped(b_setval(Key, Value), _, global(b_setval, Key, Value)).
wrapped(b_getval(Key, Value), _, global(b_getval, Key, Value)).
wrapped(nb_setval(Key, Value), _, global(nb_setval, Key, Value)).
wrapped(nb_getval(Key, Value), _, global(nb_getval, Key, Value)).
wrapped(throw(Ball), _, throw_ball(Ball)).
wrapped(format(Sink, Format, Arguments), _, format_text(Sink, Format, Arguments)).
wrapped(phrase(Body, List), Module, phrase_guarded(Module, Body, List, [])).
wrapped(phrase(Body, List, Rest), Module, phrase_guarded(Module, Body, List, Rest)).

% Rules may change predicates that they have declared dynamic, and only with clauses that are checked like any other.
change(How, Module, Clause) :-
    changed_head(Clause, Module, Head, Body),
    checked_body(Body, Module, Checked, _),
    Change =.. [How, Module:(Head :- Checked)],
    call(Change).

retract_clause(Module, Clause) :-
    changed_head(Clause, Module, Head, Body),
    ( Body == true -> retract(Module:Head) ; checked_body(Body, Module, Checked, _), retract(Module:(Head :- Checked)) ).

retract_all(Module, Head) :-
    changed_head(Head, Module, Head, true),
    retractall(Module:Head).

changed_head(Clause, _, _, _) :- var(Clause), !, throw(error(instantiation_error, _)).
changed_head(Clause, Module, Head, Body) :-
    ( Clause = (Head0 :- Body0) -> Head = Head0, Body = Body0 ; Head = Clause, Body = true ),
    (   plain_callable(Head), functor(Head, Name, Arity), changeable(Module, Name, Arity)
    ->  true
    ;   plain_callable(Head)
    ->  functor(Head, Name, Arity), throw(error(permission_error(call, sandboxed, Name/Arity), _))
    ;   throw(error(type_error(callable, Head), _))
    ).

% Global variables whose names the system does not use.
global(How, Key, Value) :-
    must_be_atom(Key),
    atom_concat('damero_rule_', Key, Own),
    Goal =.. [How, Own, Value],
    call(Goal).

must_be_atom(Key) :- atom(Key), !.
must_be_atom(Key) :- throw(error(type_error(atom, Key), _)).

% Any term but those with which Prolog ends a thread or itself.
throw_ball(Ball) :- nonvar(Ball), ( Ball = '$aborted' ; Ball = unwind(_) ), !, throw(error(permission_error(call, sandboxed, throw/1), _)).
throw_ball(Ball) :- throw(Ball).

% Into a text, and with directives that call nothing: not ~@, ~p, ~i.
format_text(Sink, Format, Arguments) :-
    nonvar(Sink),
    memberchk(Sink, [atom(_), string(_), codes(_), chars(_)]),
    ground(Format),
    ( atomic(Format) -> true ; is_list(Format) ),
    text_to_string(Format, Text),
    string_codes(Text, Codes),
    plain_directives(Codes),
    !,
    ( is_list(Arguments) -> Given = Arguments ; Given = [Arguments] ),
    format(Sink, Text, Given).
format_text(_, _, _) :-
    throw(error(permission_error(call, sandboxed, format/3), _)).

plain_directives([]).
plain_directives([0'~|Codes]) :- !, argument_of_directive(Codes, [Letter|Rest]), plain_directive(Letter), plain_directives(Rest).
plain_directives([_|Codes]) :- plain_directives(Codes).

argument_of_directive([0'*|Rest], Rest) :- !.
argument_of_directive([0'`, _|Rest], Rest) :- !.
argument_of_directive([Digit|Codes], Rest) :- between(0'0, 0'9, Digit), !, argument_of_directive(Codes, Rest).
argument_of_directive(Rest, Rest).

plain_directive(Letter) :- string_codes("awqdDsefgncrRt|+~", Letters), memberchk(Letter, Letters).

phrase_guarded(Module, Body, List, Rest) :-
    ( var(Body) -> throw(error(instantiation_error, _)) ; true ),
    (   dcg_goal(Body, List, phrase(Body, List, Rest), Goal)
    ->  guarded_call(Module, Goal, [])
    ;   throw(error(type_error(callable, Body), _))
    ).

:- forall(( permitted_of(Arity, Names), member(Name, Names) ), assertz(permitted(Name, Arity))).
