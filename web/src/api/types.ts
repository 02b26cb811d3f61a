// Generated from services/server/api.schema.json by scripts/types-from-schema.mjs: change it there.

/** a place in Board.cells */
export type CellIndex = number;

export type Colour = 'white' | 'black';

export type Language = 'en' | 'es';

/** milliseconds since 1970 */
export type Time = number;

export type LocalText = { en: string; es: string };

export type ErrorCode = 'bad_json' | 'bad_request' | 'unknown_game' | 'bad_position' | 'illegal_move' | 'bad_bot' | 'bad_import' | 'not_found' | 'method_not_allowed' | 'stale' | 'game_over' | 'not_your_turn' | 'no_draw' | 'cannot_pass' | 'forbidden' | 'too_large' | 'too_many_requests' | 'unavailable' | 'internal';

export type ErrorDetail = { code: ErrorCode; message: string; where?: string; retryAfter?: number };

export type Error = { error: ErrorDetail };

export type PieceLetter = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'M';

/** chess and knights: K Q R B N P; draughts: M a man, K a king */
export type Piece = { colour: Colour; letter: PieceLetter };

export type Cell = { name: string; dark: boolean; piece: Piece | null };

/** row by row from the top left as White sees it; labels are empty where the game has none */
export type Board = { columns: number; rows: number; cells: Cell[]; columnLabels: string[]; rowLabels: string[] };

/** a move of a line */
export type Step = { text: string; from: CellIndex; to: CellIndex; path: CellIndex[] };

/** path: every cell the piece comes down on, first to last */
export type Move = { text: string; from: CellIndex; to: CellIndex; path: CellIndex[]; captured: CellIndex[]; promotion: 'Q' | 'R' | 'B' | 'N' | null };

export type Outcome = { winner: Colour | null; reason: string; text: string };

export type Position = { game: string; fen: string; board: Board; turn: Colour; legal: Move[]; check: CellIndex | null; outcome: Outcome | null; claimableDraw: string | null };

export type Human = { kind: 'human'; name?: string };

export type LevelPlayer = { kind: 'level'; level: number };

export type BotPlayer = { kind: 'bot'; spec: string };

export type Player = Human | LevelPlayer | BotPlayer;

export type Players = { white: Player; black: Player };

export type Clock = { baseMs: number; incrementMs: number };

/** milliseconds */
export type Remaining = { white: number; black: number };

export type GameSummary = { id: string; game: string; title: string; players: Players; plies: number; turn: Colour; outcome: Outcome | null; created: Time; updated: Time; lastMove: string | null; fen: string; thumbnail: Board; reviewed?: boolean };

export type PlayedMove = { text: string; fen: string; from: CellIndex; to: CellIndex; path: CellIndex[]; captured: CellIndex[]; ms: number | null; comment: string | null };

export type Game = { id: string; game: string; title: string; players: Players; plies: number; turn: Colour; outcome: Outcome | null; created: Time; updated: Time; lastMove: string | null; fen: string; thumbnail: Board; start: string; moves: PlayedMove[]; position: Position; clock: Clock | null; remaining: Remaining | null; running: boolean; drawOffer: Colour | null };

export type NamedPosition = { name: string; fen: string };

export type CatalogueGame = { name: string; title: LocalText; family: 'chess' | 'draughts' | 'knights'; columns: number; rows: number; positions: NamedPosition[]; startFen: string; notation: 'san' | 'numbers' | 'squares'; format: 'pgn' | 'pdn'; pieces: PieceLetter[]; summary: LocalText };

export type CatalogueBot = { spec: string; title: LocalText; games: string[] };

export type Catalogue = { version: string; games: CatalogueGame[]; bots: CatalogueBot[]; levels: number[] };

export type Health = { status: 'ok'; version: string; uptimeMs: number };

export type PositionRequest = { game: string; fen?: string; moves?: string[] };

export type NewGame = { game: string; start?: string; players: Players; clock?: Clock | null; moves?: string[]; title?: string };

export type MoveRequest = { move: string; ply: number };

export type TakebackRequest = { ply: number };

export type ResignRequest = { side: Colour };

export type DrawRequest = { side: Colour; action: 'offer' | 'accept' | 'decline' | 'claim' };

export type Variation = { ply: number; moves: PlayedMove[] };

export type Variations = { variations: Variation[] };

/** moves: from the game's first position on; remove takes the last of them away, and all that follows it */
export type VariationRequest = { action: 'add' | 'remove'; moves: string[] };

export type GameList = { games: GameSummary[]; more: boolean };

export type ImportRequest = { text: string; game?: string };

export type ImportError = { message: string; line: number };

export type Imported = { games: GameSummary[]; errors: ImportError[]; warnings: ImportError[] };

export type Settings = { lang: Language; theme: 'system' | 'light' | 'dark' | 'contrast'; sounds: boolean; showLegal: boolean; autoFlip: boolean; showCoordinates: boolean; animate: boolean; analysisLines: number; pieceSet: string; boardColours: string; defaultLevel: number; defaultGame: string; defaultClock: Clock | null };

/** the keys that are given are changed, the others stay */
export type SettingsChange = { lang?: Language; theme?: 'system' | 'light' | 'dark' | 'contrast'; sounds?: boolean; showLegal?: boolean; autoFlip?: boolean; showCoordinates?: boolean; animate?: boolean; analysisLines?: number; pieceSet?: string; boardColours?: string; defaultLevel?: number; defaultGame?: string; defaultClock?: Clock | null };

export type WatchMessage = { type: 'watch'; game: string };

export type UnwatchMessage = { type: 'unwatch' };

export type AnalyseMessage = { type: 'analyse'; request: number; game: string; start?: string; moves?: string[]; lines?: number; threat?: boolean };

export type HintMessage = { type: 'hint'; request: number; game: string; start?: string; moves?: string[] };

export type GraphMessage = { type: 'graph'; request: number; game: string; start?: string; moves?: string[]; nodes?: number };

export type StopMessage = { type: 'stop'; only?: 'analysis' | 'explanation' | 'review' };

export type ClientMessage = WatchMessage | UnwatchMessage | AnalyseMessage | HintMessage | GraphMessage | TrainMessage | ExplainMessage | MineMessage | ReviewMessage | CompareMessage | TreeMessage | TryMessage | UseMessage | StopMessage;

export type Centipawns = { cp: number };

export type WinIn = { win: number };

/** positive: White is better */
export type Score = Centipawns | WinIn;

export type Line = { rank: number; score: Score; moves: Step[] };

export type GameUpdate = { type: 'game'; game: Game };

/** the game that is watched was deleted */
export type RemovedUpdate = { type: 'removed'; id: string };

export type ThinkingUpdate = { type: 'thinking'; id: string; side: Colour; depth?: number; nodes?: number; score?: Score; queued?: number | null };

/** a search that waits: how many come before it; null: it has begun */
export type QueuedUpdate = { type: 'queued'; request: number; queued: number | null };

export type LinesUpdate = { type: 'lines'; request: number; depth: number; seldepth: number; nodes: number; nps: number; timeMs: number; lines: Line[]; done: boolean };

export type HintUpdate = { type: 'hint'; request: number; move: Move; score: Score };

export type GraphPoint = { type: 'graph'; request: number; ply: number; score: Score; best: string | null };

export type GraphDone = { type: 'graph'; request: number; done: true };

export type ErrorUpdate = { type: 'error'; request?: number; error: ErrorDetail };

export type ServerMessage = GameUpdate | RemovedUpdate | ThinkingUpdate | LinesUpdate | HintUpdate | GraphPoint | GraphDone | RefutationUpdate | SolutionUpdate | ExplainedUpdate | MiningUpdate | ReviewingUpdate | ReviewedUpdate | CompareBegun | CompareFound | CompareProblem | CompareDone | TreeReady | TreeProblem | TriedUpdate | UsedUpdate | QueuedUpdate | ErrorUpdate;

/** has a rating of its own */
export type TrainFamily = 'chess' | 'draughts' | 'knights';

/** built in, found in one's own games, imported */
export type TrainSource = 'pack' | 'own' | 'import';

export type TrainTheme = { theme: string; puzzles: number };

export type TrainShelf = { source: TrainSource; game: string; puzzles: number; themes: TrainTheme[] };

/** Glicko-2; deviation: how far off it may be */
export type TrainRating = { family: TrainFamily; rating: number; deviation: number };

export type TrainOverview = { ratings: TrainRating[]; streak: number; due: number; waiting: number; nextDue: Time | null; shelves: TrainShelf[]; mostImported: number };

/** what is left out does not matter; game may be a family */
export type TrainWish = { game?: string; theme?: string; source?: TrainSource; from?: number; to?: number; review?: boolean; puzzle?: string };

/** a puzzle without its solution; before: the board before the opponent's move */
export type TrainPuzzle = { sitting: string; puzzle: string; game: string; source: TrainSource; rating: number; counts: boolean; review: boolean; before: Board; opponent: Step; ply: number; position: Position };

export type TrainNext = { puzzle: TrainPuzzle | null };

export type TrainChange = { before: number; now: TrainRating };

export type TrainSolution = { start: string; moves: PlayedMove[]; themes: string[] };

/** after: the board behind the move; position: where the solver goes on; solution: once it is over */
export type TrainVerdict = { verdict: 'right' | 'solved' | 'wrong'; move: Move; after: Board; reply: Move | null; ply: number; position: Position; change: TrainChange | null; streak: number; solution: TrainSolution | null };

/** cell: where the piece stands, with the second hint */
export type TrainHint = { themes: string[]; cell: CellIndex | null };

export type TrainGivenUp = { solution: TrainSolution; change: TrainChange | null; streak: number };

export type TrainPoint = { time: Time; rating: number };

export type TrainTally = { theme: string; tried: number; solved: number };

/** solved: at the first try and without a hint; points: the rating after each puzzle that counted */
export type TrainHistory = { family: TrainFamily; tried: number; solved: number; points: TrainPoint[]; themes: TrainTally[] };

/** linesBefore: where text is a later piece of a file, its header repeated */
export type TrainImportRequest = { text: string; linesBefore?: number };

/** read: rows that are sound; added: those not known before; errors: the first fifty of the broken ones */
export type TrainImported = { read: number; added: number; broken: number; errors: ImportError[] };

export type TrainRemoved = { removed: number };

/** the answer to the last wrong move; or, once it is over, what the moves of the solution do */
export type TrainMessage = { type: 'train'; request: number; sitting: string; ask: 'refutation' | 'explanation' };

/** board: behind the reply; outcome: where the wrong move ended the game, and there is no reply */
export type RefutationUpdate = { type: 'refutation'; request: number; move: Move; reply: Move | null; board: Board | null; score: Score | null; outcome: Outcome | null; claims: Claim[] };

export type TrainStep = { ply: number; claims: Claim[] };

export type SolutionUpdate = { type: 'solution'; request: number; steps: TrainStep[] };

/** start and moves: the position before the move; without move, the engine's choice there */
export type ExplainMessage = { type: 'explain'; request: number; game: string; start?: string; moves?: string[]; move?: string; nodes?: number };

export type RuleName = { file: string; name: string };

/** a pair in training, by key in an explanation */
export type ClaimArrow = { from: CellIndex; to: CellIndex } | CellIndex[];

/** something that was proved about a move. A review sends theme and text; training squares, victims, arrows and rule too, of the board after the move, the piece that moved first; an explanation all of it */
export type Claim = { theme: string; text: string; squares?: CellIndex[]; victims?: CellIndex[]; arrows?: ClaimArrow[]; gain?: number | null; winsIn?: number | null; proof?: number | null; rule?: RuleName | null };

export type ExplainedMove = { fen: string; move: Step; score: Score; claims: Claim[] };

/** what would happen with the turn handed over: fen is that board, claims are about move there; the proof is of move after the real move after */
export type Threat = { theme: string; text: string; fen: string; move: Step; claims: Claim[]; after: Step; proof: number | null; rule: RuleName | null };

/** behind a move of the player every legal reply, behind a reply one answer; leaf and by: why nothing follows (docs/explain.md) */
export type ProofNode = { move: Step; leaf: 'won' | 'stands' | 'settles' | null; by: Step | null; replies: ProofNode[] };

export type Proof = { fen: string; side: Colour; root: ProofNode };

/** side: who makes the move; refutation and missed: of a bad move, the reply that punishes it and what was better; notes: the evaluation's opinion where nothing was proved */
export type ExplainedUpdate = { type: 'explained'; request: number; side: Colour; about: ExplainedMove; refutation: ExplainedMove | null; missed: ExplainedMove | null; stops: Threat | null; threatens: Threat | null; notes: string[]; proofs: Proof[]; own: OwnFinding[] };

/** a pattern that a rule of one's own finds in the move; nothing is proved by it */
export type OwnFinding = { pattern: string; score: number | null; squares: number[] };

/** text: the whole file; line: where the rule's comment begins, from 1 */
export type Rule = { name: string; file: string; line: number; text: string };

/** centipawns; white and black: what it gives each side, blended by phase; the others from White's side */
export type EvaluationTerm = { name: string; title: string; white: number; black: number; total: number; middlegame: number; endgame: number };

/** ending and turn: what an ending and the right to move add; settled: the value is known, the terms do not count */
export type Evaluation = { value: number; terms: EvaluationTerm[]; middlegamePercent: number; ending: number; turn: number; settled: boolean };

/** looks for puzzles in the saved games, until it is through, stopped, or the page is left */
export type MineMessage = { type: 'mine'; request: number };

/** games: how many there are to look through; found: new puzzles */
export type MiningUpdate = { type: 'mining'; request: number; games: number; done: number; found: number; finished: boolean };

/** game: the id of a saved game */
export type ReviewMessage = { type: 'review'; request: number; game: string; nodes?: number };

export type ReviewingUpdate = { type: 'reviewing'; request: number; done: number; all: number };

export type ReviewedUpdate = { type: 'reviewed'; request: number; review: GameReview };

export type ReviewLine = { score: Score; moves: Step[]; claims: Claim[] };

/** before and score: with the best move and with the one made; drop: thousandths of the expectation given away; missed: what was better; refutation: what a bad move allows */
export type ReviewedMove = { side: Colour; judgement: 'none' | 'good' | 'inaccuracy' | 'mistake' | 'blunder'; forced: boolean; before: Score; score: Score; drop: number; best: Step | null; missed: ReviewLine | null; refutation: ReviewLine | null };

export type ThemeCount = { theme: string; count: number };

/** moves: where there was a choice; themes: bad moves that allowed or missed it, the most frequent first */
export type PlayerReview = { accuracyPermille: number; moves: number; good: number; inaccuracies: number; mistakes: number; blunders: number; themes: ThemeCount[] };

export type GameReview = { moves: ReviewedMove[]; white: PlayerReview; black: PlayerReview };

/** what the lab offers for a game, and its limits */
export type Lab = { game: string; positions: NamedPosition[]; searches: string[]; orders: string[]; deepest: number; seconds: number; searchedNodes: number; shownNodes: number };

/** searches as tactical?depth=4&order=classic, at most eight */
export type CompareMessage = { type: 'compare'; request: number; game: string; start?: string; moves?: string[]; searches: string[] };

export type TreeMessage = { type: 'tree'; request: number; game: string; start?: string; moves?: string[]; search: string };

/** value: for the side to move; null: not known of such a search */
export type LabFinding = { search: string; nodes: number; prunings: number | null; firstMoveCutoffs: number | null; depth: number; nodesByDepth: number[]; timeUs: number; value: number | null; move: Step | null };

export type CompareBegun = { type: 'compare'; request: number; index: number; begun: true };

export type CompareFound = { type: 'compare'; request: number; index: number; finding: LabFinding };

export type CompareProblem = { type: 'compare'; request: number; index: number; problem: string };

/** searches whose values have to be the same, by their index */
export type Agreement = { depth: number; agree: boolean; searches: number[] };

export type CompareDone = { type: 'compare'; request: number; done: true; agreements: Agreement[] };

/** to be fetched from lab/trees/NAME, as docs/lab.md has it */
export type TreeReady = { type: 'tree'; request: number; tree: string; bytes: number };

export type TreeProblem = { type: 'tree'; request: number; problem: string };

/** what stands before the columns of a tree */
export type TreeHead = { game: string; fen: string; search: string; side: Colour; depth: number; nodes: number; never: number; nodesVisited: number; prunings: number; firstMoveCutoffs: number; shownDepth: number; moves: string[]; reasons: string[] };

export type RuleFamily = 'chess' | 'draughts' | 'knights';

/** a file of the knowledge base, without its ending */
export type HouseRule = { name: string; text: string };

/** active: it orders and explains moves; trouble: why it was switched off by itself */
export type OwnRule = { family: RuleFamily; name: string; text: string; active: boolean; trouble: string | null; updated: Time };

export type Rules = { family: RuleFamily; house: HouseRule[]; own: OwnRule[] };

/** a text that is new is kept and not in use until it was tried: see UseMessage */
export type RuleChange = { text?: string; active?: false };

/** runs a rule on a position, in a process apart */
export type TryMessage = { type: 'try'; request: number; game: string; start?: string; moves?: string[]; name: string; text: string };

/** tries a rule that is kept and switches it on */
export type UseMessage = { type: 'use'; request: number; family: RuleFamily; name: string };

/** line 0: nowhere in particular */
export type RuleProblem = { line: number; column: number; message: string; serious: boolean };

export type RulePattern = { name: string; line: number };

export type RuleMatch = { pattern: string; score: number | null; move: Step; squares: CellIndex[] };

/** stopped: why there is no answer, of a rule that had to be ended */
export type TriedUpdate = { type: 'tried'; request: number; timeMs: number; patterns: RulePattern[]; found: RuleMatch[]; problems: RuleProblem[]; stopped: string | null };

export type UsedUpdate = { type: 'used'; request: number; rule: OwnRule; problems: RuleProblem[] };
