% Reads the text of rule files: clauses, grammar rules and a short list of directives. Nothing of a text is run while it is read: no
% expansion, no conditional compilation, no operators, no other files.

:- module(damero_reader, [read_rules/4, link_rules/2, read_goal/3]).

% clause_read(Module, File, Line, Head, Body): what was read and not yet linked, in its order.
% declared(Module, What, File, Name, Arity): What is dynamic, multifile or discontiguous.
% clause_of(Module, Name, Arity, File, Line): where the first clause of a predicate is.
% refused_in, undefined_in, calls_in(Module, Name, Arity, ...): what the clauses of a predicate call.
% left_out(Module, File, Line, Error): a clause that was read and could not be linked.
% order_clause(Module, File, Head, Body): a clause of order_weight/3 as it runs.
:- dynamic clause_read/5, declared/5, clause_of/5, refused_in/4, undefined_in/6, calls_in/4, left_out/4, order_clause/4.
:- volatile clause_read/5.

% read_rules(+Module, +File, +Text, -Problems): reads the text of one file; problem(Kind, Line, Column, Code, Detail) for each
% thing that is wrong with it. What cannot be read is left out.
read_rules(Module, File, Text, Problems) :-
    setup_call_cleanup(
        open_string(Text, Stream),
        read_clauses(Stream, source(Module, File), none, Problems),
        close(Stream)).

read_clauses(Stream, Source, Before, Problems) :-
    skip_space(Stream),
    line_count(Stream, Line),
    next_term(Stream, Source, Read),
    (   Read == end
    ->  Problems = []
    ;   taken(Read, Line, Source, Before, After, Problems, More),
        read_clauses(Stream, Source, After, More)
    ).

% skip_space(+Stream): up to the next sign that is neither space nor in a comment to the end of a line.
skip_space(Stream) :-
    peek_char(Stream, Char),
    (   Char == '%'
    ->  skip(Stream, '\n'),
        skip_space(Stream)
    ;   Char \== end_of_file,
        char_type(Char, space)
    ->  get_char(Stream, _),
        skip_space(Stream)
    ;   true
    ).

% taken(+Read, +Line, +Source, +Before, -After, -Problems, ?More): Line is where reading began, Before and After are the predicate
% whose clauses are being read. A term that no other clause expects is a problem like any other, not the end of the file.
taken(failed(Error), Line, _, Before, Before, [Problem|More], More) :-
    !,
    syntax_problem(Error, Line, Problem).
taken(Read, _, Source, Before, After, Problems, More) :-
    catch(take(Read, Source, Before, After, Problems, More), _, fail),
    !.
taken(_, Line, _, Before, Before, [problem(error, Line, 0, no_clause, "")|More], More).

next_term(Stream, source(Module, _), Read) :-
    safe_read(Stream, Module, Read0),
    (   Read0 = term(Term, _, _, _, _), Term == end_of_file
    ->  Read = end
    ;   Read = Read0
    ).

% safe_read(+Stream, +Module, -Read): term(Term, Names, Singletons, Quotations, Position) or failed(Error). Quasi-quotations are only
% reported, so that reading calls nothing.
safe_read(Stream, Module, Read) :-
    catch(( read_term(Stream, Term,
                      [ module(Module), variable_names(Names), singletons(Singletons), term_position(Position),
                        quasi_quotations(Quotations), syntax_errors(error), double_quotes(string), back_quotes(codes),
                        dotlists(false), var_prefix(false), cycles(false) ]),
            Read = term(Term, Names, Singletons, Quotations, Position) ),
          Error,
          Read = failed(Error)).

% read_goal(+Text, +Module, -Read): goal(Goal, Names), or syntax(Column, Code). A full stop may end the goal.
read_goal(Text, Module, Read) :-
    string_concat(Text, "\n.", Ended),
    setup_call_cleanup(
        open_string(Ended, Stream),
        ( safe_read(Stream, Module, First), read_string(Stream, _, Rest) ),
        close(Stream)),
    split_string(Rest, "", " \t\r\n.", [Behind]),
    goal_read(First, Behind, Read).

goal_read(failed(Error), _, syntax(Column, Code)) :- !, syntax_problem(Error, 0, problem(_, _, Column, _, Code)).
goal_read(term(Goal, _, _, _, _), _, syntax(1, "end_of_file")) :- Goal == end_of_file, !.
goal_read(term(_, _, _, [_|_], _), _, syntax(1, "quotation")) :- !.
goal_read(term(Goal, Names, _, _, _), "", goal(Goal, Names)) :- !.
goal_read(_, _, syntax(1, "end_of_clause")).

% take(+Read, +Source, +Before, -After, -Problems, ?More): of a term.
take(term(Term, _, _, _, Position), _, Before, Before, [problem(error, Line, 0, no_clause, "")|More], More) :-
    var(Term),
    !,
    line_of(Position, Line).
take(term(_, _, _, [_|_], Position), _, Before, Before, [problem(error, Line, 0, quotation, "")|More], More) :-
    !,
    line_of(Position, Line).
take(term((:- Directive), _, _, _, Position), Source, Before, Before, Problems, More) :-
    !,
    line_of(Position, Line),
    directive(Directive, Source, Line, Problems, More).
take(term((?- _), _, _, _, Position), _, Before, Before, [problem(error, Line, 0, directive, "")|More], More) :-
    !,
    line_of(Position, Line).
take(term(Term, _, Singletons, _, Position), Source, Before, After, Problems, More) :-
    line_of(Position, Line),
    (   clause_parts(Term, Head, Body)
    ->  single_variables(Singletons, Line, Problems, Problems1),
        add_clause(Source, Line, Head, Body, Before, After, Problems1, More)
    ;   After = Before,
        Problems = [problem(error, Line, 0, no_clause, "")|More]
    ).

line_of(Position, Line) :- stream_position_data(line_count, Position, Line).

% syntax_problem(+Error, +Line, -Problem): in the line given where the error names none.
syntax_problem(error(syntax_error(What), Context), Begun, problem(error, Line, Column, syntax, Code)) :-
    !,
    ( callable(What) -> functor(What, Name, _), atom_string(Name, Code) ; Code = "" ),
    (   nonvar(Context), Context = stream(_, Where, Position, _), Where > 0
    ->  Line = Where,
        Column is Position + 1
    ;   Line = Begun,
        Column = 0
    ).
syntax_problem(_, Line, problem(error, Line, 0, unreadable, "")).

clause_parts(Term, _, _) :- var(Term), !, fail.
clause_parts((Head --> Body), Plain, Goal) :-
    !,
    catch(dcg_translate_rule((Head --> Body), (Plain :- Goal)), _, fail),
    damero_goals:plain_callable(Plain).
clause_parts((Head :- Body), Head, Body) :- !, damero_goals:plain_callable(Head).
clause_parts(Head, Head, true) :- damero_goals:plain_callable(Head).

single_variables(Singletons, Line, [problem(warning, Line, 0, singleton, Text)|More], More) :-
    findall(Name, ( member(Name=_, Singletons), \+ sub_atom(Name, 0, 1, _, '_') ), [First|Rest]),
    !,
    atomic_list_concat([First|Rest], ', ', Joined),
    atom_string(Joined, Text).
single_variables(_, _, More, More).

% ---- clauses ----------------------------------------------------------------------------------------------------

add_clause(source(Module, File), Line, Head, Body, Before, Name/Arity, Problems, More) :-
    functor(Head, Name, Arity),
    (   \+ may_define(Module, Head)
    ->  indicator_text(Name/Arity, Text),
        Problems = [problem(error, Line, 0, protected, Text)|More]
    ;   odd_pattern(Name, Arity)
    ->  indicator_text(Name/Arity, Text),
        Problems = [problem(error, Line, 0, pattern_name, Text)|More]
    ;   take_place(Module, File, Name, Arity, Line, Problems, Problems1),
        apart(Module, File, Name/Arity, Before, Line, Problems1, More),
        ( clause_of(Module, Name, Arity, File, _) -> true ; assertz(clause_of(Module, Name, Arity, File, Line)) ),
        assertz(clause_read(Module, File, Line, Head, Body))
    ).

% odd_pattern(+Name, +Arity): the name of a pattern, which is printed as it is, with other signs than letters, digits and _.
odd_pattern(Name, Arity) :-
    memberchk(Arity, [4, 5, 6]),
    atom_concat(move_creates_, Pattern, Name),
    sub_atom(Pattern, _, 1, _, Sign),
    \+ char_type(Sign, prolog_identifier_continue),
    !.

% may_define(+Module, +Head): neither a fact of the position nor one of Prolog's own predicates, and from here on a predicate of this
% module, so that nothing else answers to its name.
may_define(Module, Head) :-
    functor(Head, Name, Arity),
    clause_of(Module, Name, Arity, _, _),
    !.
may_define(Module, Head) :-
    functor(Head, Name, Arity),
    \+ damero_goals:defines(Module, Name, Arity),
    \+ sub_atom(Name, 0, _, _, '$'),
    \+ predicate_property(system:Head, iso),
    \+ control_construct(Name, Arity),
    catch(dynamic(Module:Name/Arity), _, fail),
    predicate_property(Module:Head, implementation_module(Module)).

control_construct(Name, 2) :- memberchk(Name, [(','), (;), (->), (*->), (:), (-->), (:-), ('|'), (=>), (?=>), (^), (>>)]).
control_construct(Name, 1) :- memberchk(Name, [(\+), (:-), (?-), ($), not, once, ignore, throw, []]).
control_construct(Name, 0) :- memberchk(Name, [!, [], {}]).
control_construct(call, _).

% A later file's definition takes the place of an earlier file's, unless both may add to it.
take_place(Module, File, Name, Arity, Line, [problem(warning, Line, 0, redefined, Text)|More], More) :-
    clause_of(Module, Name, Arity, Other, _),
    Other \== File,
    \+ declared(Module, multifile, _, Name, Arity),
    !,
    functor(Head, Name, Arity),
    retractall(clause_of(Module, Name, Arity, _, _)),
    retractall(clause_read(Module, Other, _, Head, _)),
    indicator_text(Name/Arity, Text).
take_place(_, _, _, _, _, More, More).

apart(Module, File, Name/Arity, Before, Line, [problem(warning, Line, 0, discontiguous, Text)|More], More) :-
    Before \== Name/Arity,
    clause_of(Module, Name, Arity, File, _),
    \+ declared(Module, discontiguous, _, Name, Arity),
    \+ declared(Module, dynamic, _, Name, Arity),
    !,
    indicator_text(Name/Arity, Text).
apart(_, _, _, _, _, More, More).

indicator_text(Name/Arity, Text) :- format(string(Text), "~q/~d", [Name, Arity]).

% ---- directives -------------------------------------------------------------------------------------------------

directive(Directive, source(Module, File), Line, Problems, More) :-
    (   var(Directive)
    ->  Problems = [problem(error, Line, 0, directive, "")|More]
    ;   declaration(Directive, What, List)
    ->  declare(List, What, Module, File, Line, Problems, More)
    ;   harmless_directive(Directive)
    ->  Problems = More
    ;   damero_goals:unchecked(Module)
    ->  catch(ignore(Module:Directive), _, true),
        Problems = More
    ;   Problems = [problem(error, Line, 0, directive, "")|More]
    ).

declaration(Directive, What, List) :-
    damero_goals:plain_callable(Directive),
    Directive =.. [What, Listed],
    memberchk(What, [dynamic, multifile, discontiguous]),
    indicators(Listed, List, []).

indicators(Listed, _, _) :- var(Listed), !, fail.
indicators((A, B), List, Rest) :- !, indicators(A, List, More), indicators(B, More, Rest).
indicators([], List, List) :- !.
indicators([A|B], List, Rest) :- !, indicators(A, List, More), indicators(B, More, Rest).
indicators(Name//Arity0, [Name/Arity|Rest], Rest) :- !, atom(Name), integer(Arity0), Arity is Arity0 + 2.
indicators(Name/Arity, [Name/Arity|Rest], Rest) :- atom(Name), integer(Arity), between(0, 64, Arity).

declare([], _, _, _, _, More, More).
declare([Name/Arity|List], What, Module, File, Line, Problems, More) :-
    functor(Head, Name, Arity),
    (   may_define(Module, Head)
    ->  assertz(declared(Module, What, File, Name, Arity)),
        Problems = Problems1
    ;   indicator_text(Name/Arity, Text),
        Problems = [problem(error, Line, 0, protected, Text)|Problems1]
    ),
    declare(List, What, Module, File, Line, Problems1, More).

% What plain Prolog needs and is here anyway.
harmless_directive(module(Name, Exports)) :- atom(Name), is_list(Exports).
harmless_directive(use_module(library(Name))) :- library_here(Name).
harmless_directive(use_module(library(Name), _)) :- library_here(Name).
harmless_directive(ensure_loaded(library(Name))) :- library_here(Name).
harmless_directive(style_check(_)). % of warnings only

library_here(Name) :- memberchk(Name, [lists, apply, aggregate, assoc, ordsets, pairs, solution_sequences, yall]).

% ---- linking ----------------------------------------------------------------------------------------------------

% link_rules(+Module, -Problems): the clauses that were read become predicates of the module, their bodies checked.
% undefined(File, Line, Name/Arity) for each call to something that is not there, left_out(File, Line, Error) for each clause that
% Prolog does not take; the others work.
link_rules(Module, Problems) :-
    findall(Name/Arity, clause_of(Module, Name, Arity, _, _), Defined),
    findall(Name/Arity, declared(Module, dynamic, _, Name, Arity), Changeable),
    damero_goals:declare_rules(Module, rules(Defined)),
    damero_goals:declare_rules(Module, changeable(Changeable)),
    forall(retract(clause_read(Module, File, Line, Head, Body)), link_or_leave_out(Module, File, Line, Head, Body)),
    forall(( member(Name/Arity, Defined), \+ memberchk(Name/Arity, Changeable) ),
           catch(compile_predicates([Module:Name/Arity]), _, true)), % else it stays dynamic, and works
    findall(undefined(File, Line, Text), undefined_in(Module, _, _, File, Line, Text), Found),
    sort(Found, Undefined),
    findall(left_out(File, Line, Error), retract(left_out(Module, File, Line, Error)), LeftOut),
    append(LeftOut, Undefined, Problems).

link_or_leave_out(Module, File, Line, Head, Body) :-
    catch(( link_clause(Module, File, Line, Head, Body) -> Outcome = linked ; Outcome = failed ), Error, Outcome = thrown(Error)),
    (   Outcome == linked
    ->  true
    ;   assertz(left_out(Module, File, Line, Error))
    ).

link_clause(Module, File, Line, Head, Body) :-
    damero_goals:checked_body(Body, Module, Checked, Notes),
    ( member(uncallable(Term), Notes) -> throw(error(type_error(callable, Term), _)) ; true ),
    assertz(Module:(Head :- Checked)),
    ( Head = order_weight(_, _, _) -> assertz(order_clause(Module, File, Head, Checked)) ; true ),
    functor(Head, Name, Arity),
    forall(member(Note, Notes), keep_note(Note, Module, Name, Arity, File, Line)).

keep_note(calls(Called), Module, Name, Arity, _, _) :-
    ( calls_in(Module, Name, Arity, Called) -> true ; assertz(calls_in(Module, Name, Arity, Called)) ).
keep_note(refused(What), Module, Name, Arity, _, _) :-
    assertz(refused_in(Module, Name, Arity, What)).
keep_note(undefined(What), Module, Name, Arity, File, Line) :-
    indicator_text(What, Text),
    assertz(undefined_in(Module, Name, Arity, File, Line, Text)).
