// Generated from services/server/api.schema.json by `npm run api`: change it there.

/**
 * a place in Board.cells
 */
export type CellIndex = number;
export type Language = 'en' | 'es';
/**
 * games that share pieces, rules about patterns and a puzzle rating, such as draughts
 */
export type Family = string;
export type Colour = 'white' | 'black';
/**
 * milliseconds since 1970
 */
export type Time = number;
export type ErrorCode =
  | 'bad_json'
  | 'bad_request'
  | 'unknown_game'
  | 'bad_position'
  | 'illegal_move'
  | 'bad_bot'
  | 'bad_import'
  | 'not_found'
  | 'method_not_allowed'
  | 'stale'
  | 'game_over'
  | 'not_your_turn'
  | 'no_draw'
  | 'cannot_pass'
  | 'forbidden'
  | 'too_large'
  | 'too_many_requests'
  | 'unavailable'
  | 'internal';
export type PieceLetter = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'M';
export type Player = Human | LevelPlayer | BotPlayer;
export type ClientMessage =
  | WatchMessage
  | UnwatchMessage
  | AnalyseMessage
  | HintMessage
  | GraphMessage
  | TrainMessage
  | ExplainMessage
  | MineMessage
  | ReviewMessage
  | CompareMessage
  | TreeMessage
  | TryMessage
  | UseMessage
  | StopMessage;
/**
 * positive: White is better
 */
export type Score = Centipawns | WinIn;
export type ServerMessage =
  | GameUpdate
  | RemovedUpdate
  | ThinkingUpdate
  | LinesUpdate
  | HintUpdate
  | GraphPoint
  | GraphDone
  | RefutationUpdate
  | SolutionUpdate
  | ExplainedUpdate
  | MiningUpdate
  | ReviewingUpdate
  | ReviewedUpdate
  | CompareBegun
  | CompareFound
  | CompareProblem
  | CompareDone
  | TreeReady
  | TreeProblem
  | TriedUpdate
  | UsedUpdate
  | QueuedUpdate
  | ErrorUpdate;
/**
 * a pair in training, by key in an explanation
 */
export type ClaimArrow =
  | {
      from: CellIndex;
      to: CellIndex;
    }
  | CellIndex[];
/**
 * built in, found in one's own games, imported
 */
export type TrainSource = 'pack' | 'own' | 'import';

export interface NoFields {}
export interface StreamQuery {
  lang?: Language;
}
export interface GameQuery {
  /**
   * chess where it is left out
   */
  game?: string;
}
export interface RuleQuery {
  game: string;
  name: string;
}
export interface GamesQuery {
  limit?: number;
  /**
   * the id of the last game of the list before
   */
  before?: string;
}
export interface ExportQuery {
  /**
   * with the review instead of the variations
   */
  reviewed?: 1;
}
export interface TrainHistoryQuery {
  family: Family;
}
export interface RemovePuzzlesQuery {
  source: 'own' | 'import';
}
export interface LocalText {
  en: string;
  es: string;
}
export interface ErrorDetail {
  code: ErrorCode;
  message: string;
  /**
   * the field that is wrong, as in moves[3]
   */
  where?: string;
  /**
   * seconds to wait before asking again
   */
  retryAfter?: number;
}
export interface Error {
  error: ErrorDetail;
}
/**
 * chess and knights: K Q R B N P; draughts: M a man, K a king
 */
export interface Piece {
  colour: Colour;
  letter: PieceLetter;
}
export interface Cell {
  /**
   * e4 or 32; empty where nobody can stand
   */
  name: string;
  dark: boolean;
  piece: Piece | null;
}
/**
 * row by row from the top left as White sees it; labels are empty where the game has none
 */
export interface Board {
  columns: number;
  rows: number;
  cells: Cell[];
  columnLabels: string[];
  rowLabels: string[];
}
/**
 * a move of a line
 */
export interface Step {
  text: string;
  from: CellIndex;
  to: CellIndex;
  /**
   * @minItems 2
   */
  path: CellIndex[];
}
/**
 * path: every cell the piece comes down on, first to last
 */
export interface Move {
  text: string;
  from: CellIndex;
  to: CellIndex;
  /**
   * @minItems 2
   */
  path: CellIndex[];
  captured: CellIndex[];
  promotion: ('Q' | 'R' | 'B' | 'N') | null;
}
export interface Outcome {
  winner: Colour | null;
  /**
   * a key such as checkmate
   */
  reason: string;
  /**
   * the reason in the language of the request
   */
  text: string;
}
export interface Position {
  game: string;
  fen: string;
  board: Board;
  turn: Colour;
  legal: Move[];
  check: CellIndex | null;
  outcome: Outcome | null;
  claimableDraw: string | null;
}
export interface Human {
  kind: 'human';
  /**
   * where a record told it
   */
  name?: string;
}
export interface LevelPlayer {
  kind: 'level';
  level: number;
}
export interface BotPlayer {
  kind: 'bot';
  spec: string;
}
export interface Players {
  white: Player;
  black: Player;
}
export interface Clock {
  baseMs: number;
  incrementMs: number;
}
/**
 * milliseconds
 */
export interface Remaining {
  white: number;
  black: number;
}
export interface GameSummary {
  id: string;
  game: string;
  title: string;
  players: Players;
  plies: number;
  turn: Colour;
  outcome: Outcome | null;
  created: Time;
  updated: Time;
  lastMove: string | null;
  fen: string;
  thumbnail: Board;
  /**
   * in a list of games: there is a review of it as it stands, in the language of the request
   */
  reviewed?: boolean;
}
export interface PlayedMove {
  text: string;
  /**
   * after the move
   */
  fen: string;
  from: CellIndex;
  to: CellIndex;
  /**
   * @minItems 2
   */
  path: CellIndex[];
  captured: CellIndex[];
  ms: number | null;
  comment: string | null;
}
export interface Game {
  id: string;
  game: string;
  title: string;
  players: Players;
  plies: number;
  turn: Colour;
  outcome: Outcome | null;
  created: Time;
  updated: Time;
  lastMove: string | null;
  fen: string;
  thumbnail: Board;
  start: string;
  moves: PlayedMove[];
  position: Position;
  clock: Clock | null;
  remaining: Remaining | null;
  /**
   * the clock of the side to move is running
   */
  running: boolean;
  drawOffer: Colour | null;
}
export interface NamedPosition {
  name: string;
  fen: string;
}
export interface CatalogueGame {
  name: string;
  title: LocalText;
  family: Family;
  columns: number;
  rows: number;
  positions: NamedPosition[];
  startFen: string;
  notation: 'san' | 'numbers' | 'squares';
  format: 'pgn' | 'pdn';
  pieces: PieceLetter[];
  summary: LocalText;
}
export interface CatalogueBot {
  spec: string;
  title: LocalText;
  games: string[];
}
export interface Catalogue {
  version: string;
  games: CatalogueGame[];
  bots: CatalogueBot[];
  levels: number[];
}
export interface Health {
  status: 'ok';
  version: string;
  uptimeMs: number;
}
export interface PositionRequest {
  game: string;
  fen?: string;
  /**
   * @maxItems 2000
   */
  moves?: string[];
}
export interface NewGame {
  game: string;
  /**
   * a FEN or the name of a position
   */
  start?: string;
  players: Players;
  clock?: Clock | null;
  /**
   * @maxItems 2000
   */
  moves?: string[];
  title?: string;
}
export interface MoveRequest {
  move: string;
  ply: number;
}
export interface TakebackRequest {
  ply: number;
}
export interface ResignRequest {
  side: Colour;
}
export interface DrawRequest {
  side: Colour;
  action: 'offer' | 'accept' | 'decline' | 'claim';
}
export interface Variation {
  /**
   * how many moves of the game come before
   */
  ply: number;
  moves: PlayedMove[];
}
export interface Variations {
  variations: Variation[];
}
/**
 * moves: from the game's first position on; remove takes the last of them away, and all that follows it
 */
export interface VariationRequest {
  action: 'add' | 'remove';
  /**
   * @maxItems 2000
   */
  moves: string[];
}
export interface GameList {
  games: GameSummary[];
  more: boolean;
}
export interface ImportRequest {
  text: string;
  game?: string;
}
export interface ImportError {
  message: string;
  /**
   * 0: not known
   */
  line: number;
}
export interface Imported {
  games: GameSummary[];
  errors: ImportError[];
  /**
   * of games that were taken: what is not standard PGN or PDN, and how it was read
   */
  warnings: ImportError[];
}
export interface Settings {
  lang: Language;
  theme: 'system' | 'light' | 'dark' | 'contrast';
  sounds: boolean;
  showLegal: boolean;
  autoFlip: boolean;
  showCoordinates: boolean;
  animate: boolean;
  analysisLines: number;
  pieceSet: string;
  boardColours: string;
  defaultLevel: number;
  defaultGame: string;
  defaultClock: Clock | null;
}
/**
 * the keys that are given are changed, the others stay
 */
export interface SettingsChange {
  lang?: Language;
  theme?: 'system' | 'light' | 'dark' | 'contrast';
  sounds?: boolean;
  showLegal?: boolean;
  autoFlip?: boolean;
  showCoordinates?: boolean;
  animate?: boolean;
  analysisLines?: number;
  pieceSet?: string;
  boardColours?: string;
  defaultLevel?: number;
  defaultGame?: string;
  defaultClock?: Clock | null;
}
export interface WatchMessage {
  type: 'watch';
  game: string;
}
export interface UnwatchMessage {
  type: 'unwatch';
}
export interface AnalyseMessage {
  type: 'analyse';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  game: string;
  start?: string;
  /**
   * @maxItems 2000
   */
  moves?: string[];
  lines?: number;
  threat?: boolean;
}
export interface HintMessage {
  type: 'hint';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  game: string;
  start?: string;
  /**
   * @maxItems 2000
   */
  moves?: string[];
}
export interface GraphMessage {
  type: 'graph';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  game: string;
  start?: string;
  /**
   * @maxItems 2000
   */
  moves?: string[];
  nodes?: number;
}
export interface StopMessage {
  type: 'stop';
  /**
   * nothing: all searches of the page
   */
  only?: 'analysis' | 'explanation' | 'review';
}
/**
 * the answer to the last wrong move; or, once it is over, what the moves of the solution do
 */
export interface TrainMessage {
  type: 'train';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  sitting: string;
  ask: 'refutation' | 'explanation';
}
/**
 * start and moves: the position before the move; without move, the engine's choice there
 */
export interface ExplainMessage {
  type: 'explain';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  game: string;
  start?: string;
  /**
   * @maxItems 2000
   */
  moves?: string[];
  move?: string;
  nodes?: number;
}
/**
 * looks for puzzles in the saved games, until it is through, stopped, or the page is left
 */
export interface MineMessage {
  type: 'mine';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
}
/**
 * game: the id of a saved game
 */
export interface ReviewMessage {
  type: 'review';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  game: string;
  nodes?: number;
}
/**
 * searches as tactical?depth=4&order=classic, at most eight
 */
export interface CompareMessage {
  type: 'compare';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  game: string;
  start?: string;
  moves?: string[];
  /**
   * @minItems 1
   */
  searches: string[];
}
export interface TreeMessage {
  type: 'tree';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  game: string;
  start?: string;
  moves?: string[];
  search: string;
}
/**
 * runs a rule on a position, in a process apart
 */
export interface TryMessage {
  type: 'try';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  game: string;
  start?: string;
  moves?: string[];
  name: string;
  text: string;
}
/**
 * tries a rule that is kept and switches it on
 */
export interface UseMessage {
  type: 'use';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  family: Family;
  name: string;
}
export interface Centipawns {
  cp: number;
}
export interface WinIn {
  /**
   * moves to the end, positive when White wins; never 0
   */
  win: number;
}
export interface Line {
  rank: number;
  score: Score;
  moves: Step[];
}
export interface GameUpdate {
  type: 'game';
  game: Game;
}
/**
 * the game that is watched was deleted
 */
export interface RemovedUpdate {
  type: 'removed';
  id: string;
}
export interface ThinkingUpdate {
  type: 'thinking';
  id: string;
  side: Colour;
  depth?: number;
  nodes?: number;
  score?: Score;
  /**
   * how many searches come before the bot's; null: it has begun
   */
  queued?: number | null;
}
/**
 * a search that waits: how many come before it; null: it has begun
 */
export interface QueuedUpdate {
  type: 'queued';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  queued: number | null;
}
export interface LinesUpdate {
  type: 'lines';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  depth: number;
  seldepth: number;
  nodes: number;
  nps: number;
  timeMs: number;
  lines: Line[];
  done: boolean;
}
export interface HintUpdate {
  type: 'hint';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  move: Move;
  score: Score;
}
export interface GraphPoint {
  type: 'graph';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  ply: number;
  score: Score;
  best: string | null;
}
export interface GraphDone {
  type: 'graph';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  done: true;
}
export interface ErrorUpdate {
  type: 'error';
  /**
   * chosen by the page, repeated in the answers
   */
  request?: number;
  error: ErrorDetail;
}
/**
 * board: behind the reply; outcome: where the wrong move ended the game, and there is no reply
 */
export interface RefutationUpdate {
  type: 'refutation';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  move: Move;
  reply: Move | null;
  board: Board | null;
  score: Score | null;
  outcome: Outcome | null;
  claims: Claim[];
}
/**
 * something that was proved about a move. A review sends theme and text; training squares, victims, arrows and rule too, of the board after the move, the piece that moved first; an explanation all of it
 */
export interface Claim {
  theme: string;
  text: string;
  squares?: CellIndex[];
  /**
   * those that fall
   */
  victims?: CellIndex[];
  arrows?: ClaimArrow[];
  gain?: number | null;
  winsIn?: number | null;
  proof?: number | null;
  rule?: RuleName | null;
}
export interface RuleName {
  file: string;
  name: string;
}
export interface SolutionUpdate {
  type: 'solution';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  steps: TrainStep[];
}
export interface TrainStep {
  ply: number;
  claims: Claim[];
}
/**
 * side: who makes the move; refutation and missed: of a bad move, the reply that punishes it and what was better; notes: the evaluation's opinion where nothing was proved
 */
export interface ExplainedUpdate {
  type: 'explained';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  side: Colour;
  about: ExplainedMove;
  refutation: ExplainedMove | null;
  missed: ExplainedMove | null;
  stops: Threat | null;
  threatens: Threat | null;
  notes: string[];
  proofs: Proof[];
  own: OwnFinding[];
}
export interface ExplainedMove {
  /**
   * before the move
   */
  fen: string;
  move: Step;
  score: Score;
  claims: Claim[];
}
/**
 * what would happen with the turn handed over: fen is that board, claims are about move there; the proof is of move after the real move after
 */
export interface Threat {
  theme: string;
  text: string;
  fen: string;
  move: Step;
  claims: Claim[];
  after: Step;
  proof: number | null;
  rule: RuleName | null;
}
export interface Proof {
  /**
   * before its first move
   */
  fen: string;
  side: Colour;
  root: ProofNode;
}
/**
 * behind a move of the player every legal reply, behind a reply one answer; leaf and by: why nothing follows (docs/explain.md)
 */
export interface ProofNode {
  move: Step;
  leaf: ('won' | 'stands' | 'settles') | null;
  by: Step | null;
  replies: ProofNode[];
}
/**
 * a pattern that a rule of one's own finds in the move; nothing is proved by it
 */
export interface OwnFinding {
  pattern: string;
  score: number | null;
  squares: number[];
}
/**
 * games: how many there are to look through; found: new puzzles
 */
export interface MiningUpdate {
  type: 'mining';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  games: number;
  done: number;
  found: number;
  finished: boolean;
}
export interface ReviewingUpdate {
  type: 'reviewing';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  done: number;
  all: number;
}
export interface ReviewedUpdate {
  type: 'reviewed';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  review: GameReview;
}
export interface GameReview {
  moves: ReviewedMove[];
  white: PlayerReview;
  black: PlayerReview;
}
/**
 * before and score: with the best move and with the one made; drop: thousandths of the expectation given away; missed: what was better; refutation: what a bad move allows
 */
export interface ReviewedMove {
  side: Colour;
  judgement: 'none' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
  forced: boolean;
  before: Score;
  score: Score;
  drop: number;
  best: Step | null;
  missed: ReviewLine | null;
  refutation: ReviewLine | null;
}
export interface ReviewLine {
  score: Score;
  /**
   * @minItems 1
   */
  moves: Step[];
  claims: Claim[];
}
/**
 * moves: where there was a choice; themes: bad moves that allowed or missed it, the most frequent first
 */
export interface PlayerReview {
  accuracyPermille: number;
  moves: number;
  good: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  themes: ThemeCount[];
}
export interface ThemeCount {
  theme: string;
  count: number;
}
export interface CompareBegun {
  type: 'compare';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  index: number;
  begun: true;
}
export interface CompareFound {
  type: 'compare';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  index: number;
  finding: LabFinding;
}
/**
 * value: for the side to move; null: not known of such a search
 */
export interface LabFinding {
  search: string;
  nodes: number;
  prunings: number | null;
  firstMoveCutoffs: number | null;
  depth: number;
  nodesByDepth: number[];
  timeUs: number;
  value: number | null;
  move: Step | null;
}
export interface CompareProblem {
  type: 'compare';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  index: number;
  problem: string;
}
export interface CompareDone {
  type: 'compare';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  done: true;
  agreements: Agreement[];
}
/**
 * searches whose values have to be the same, by their index
 */
export interface Agreement {
  depth: number;
  agree: boolean;
  /**
   * @minItems 2
   */
  searches: number[];
}
/**
 * to be fetched from lab/trees/NAME, as docs/lab.md has it
 */
export interface TreeReady {
  type: 'tree';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  tree: string;
  bytes: number;
}
export interface TreeProblem {
  type: 'tree';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  problem: string;
}
/**
 * stopped: why there is no answer, of a rule that had to be ended
 */
export interface TriedUpdate {
  type: 'tried';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  timeMs: number;
  patterns: RulePattern[];
  found: RuleMatch[];
  problems: RuleProblem[];
  stopped: string | null;
}
export interface RulePattern {
  name: string;
  line: number;
}
export interface RuleMatch {
  pattern: string;
  score: number | null;
  move: Step;
  squares: CellIndex[];
}
/**
 * line 0: nowhere in particular
 */
export interface RuleProblem {
  line: number;
  column: number;
  message: string;
  serious: boolean;
}
export interface UsedUpdate {
  type: 'used';
  /**
   * chosen by the page, repeated in the answers
   */
  request: number;
  rule: OwnRule;
  problems: RuleProblem[];
}
/**
 * active: it orders and explains moves; trouble: why it was switched off by itself
 */
export interface OwnRule {
  family: Family;
  name: string;
  text: string;
  active: boolean;
  trouble: string | null;
  updated: Time;
}
export interface TrainTheme {
  theme: string;
  puzzles: number;
}
export interface TrainShelf {
  source: TrainSource;
  game: string;
  puzzles: number;
  themes: TrainTheme[];
}
/**
 * Glicko-2; deviation: how far off it may be
 */
export interface TrainRating {
  family: Family;
  rating: number;
  deviation: number;
}
export interface TrainOverview {
  ratings: TrainRating[];
  /**
   * solved one after the other
   */
  streak: number;
  /**
   * missed, and due for review
   */
  due: number;
  /**
   * missed, due later
   */
  waiting: number;
  nextDue: Time | null;
  shelves: TrainShelf[];
  mostImported: number;
}
/**
 * what is left out does not matter; game may be a family
 */
export interface TrainWish {
  game?: string;
  theme?: string;
  source?: TrainSource;
  from?: number;
  to?: number;
  /**
   * one that was missed
   */
  review?: boolean;
  /**
   * this very one
   */
  puzzle?: string;
}
/**
 * a puzzle without its solution; before: the board before the opponent's move
 */
export interface TrainPuzzle {
  sitting: string;
  puzzle: string;
  game: string;
  source: TrainSource;
  rating: number;
  /**
   * for the rating: it was never answered before
   */
  counts: boolean;
  review: boolean;
  before: Board;
  opponent: Step;
  ply: number;
  position: Position;
}
export interface TrainNext {
  puzzle: TrainPuzzle | null;
}
export interface TrainChange {
  before: number;
  now: TrainRating;
}
export interface TrainSolution {
  start: string;
  moves: PlayedMove[];
  themes: string[];
}
/**
 * after: the board behind the move; position: where the solver goes on; solution: once it is over
 */
export interface TrainVerdict {
  verdict: 'right' | 'solved' | 'wrong';
  move: Move;
  after: Board;
  reply: Move | null;
  ply: number;
  position: Position;
  change: TrainChange | null;
  streak: number;
  solution: TrainSolution | null;
}
/**
 * cell: where the piece stands, with the second hint
 */
export interface TrainHint {
  themes: string[];
  cell: CellIndex | null;
}
export interface TrainGivenUp {
  solution: TrainSolution;
  change: TrainChange | null;
  streak: number;
}
export interface TrainPoint {
  time: Time;
  rating: number;
}
export interface TrainTally {
  theme: string;
  tried: number;
  solved: number;
}
/**
 * solved: at the first try and without a hint; points: the rating after each puzzle that counted
 */
export interface TrainHistory {
  family: Family;
  tried: number;
  solved: number;
  points: TrainPoint[];
  themes: TrainTally[];
}
/**
 * linesBefore: where text is a later piece of a file, its header repeated
 */
export interface TrainImportRequest {
  text: string;
  linesBefore?: number;
}
/**
 * read: rows that are sound; added: those not known before; errors: the first fifty of the broken ones
 */
export interface TrainImported {
  read: number;
  added: number;
  broken: number;
  errors: ImportError[];
}
export interface TrainRemoved {
  removed: number;
}
/**
 * text: the whole file; line: where the rule's comment begins, from 1
 */
export interface Rule {
  name: string;
  file: string;
  line: number;
  text: string;
}
/**
 * centipawns; white and black: what it gives each side, blended by phase; the others from White's side
 */
export interface EvaluationTerm {
  name: string;
  title: string;
  white: number;
  black: number;
  total: number;
  middlegame: number;
  endgame: number;
}
/**
 * ending and turn: what an ending and the right to move add; settled: the value is known, the terms do not count
 */
export interface Evaluation {
  value: number;
  terms: EvaluationTerm[];
  middlegamePercent: number;
  ending: number;
  turn: number;
  settled: boolean;
}
/**
 * what the lab offers for a game, and its limits
 */
export interface Lab {
  game: string;
  positions: NamedPosition[];
  searches: string[];
  orders: string[];
  deepest: number;
  seconds: number;
  searchedNodes: number;
  shownNodes: number;
}
/**
 * what stands before the columns of a tree
 */
export interface TreeHead {
  game: string;
  fen: string;
  search: string;
  side: Colour;
  depth: number;
  nodes: number;
  never: number;
  nodesVisited: number;
  prunings: number;
  firstMoveCutoffs: number;
  shownDepth: number;
  moves: string[];
  reasons: string[];
}
/**
 * a file of the knowledge base, without its ending
 */
export interface HouseRule {
  name: string;
  text: string;
}
export interface Rules {
  family: Family;
  house: HouseRule[];
  own: OwnRule[];
}
/**
 * a text that is new is kept and not in use until it was tried: see UseMessage
 */
export interface RuleChange {
  text?: string;
  active?: false;
}
