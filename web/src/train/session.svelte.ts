// One puzzle after the other: what stands on the board, what was tried, and what the server said of it. The solution is not
// here before it is solved or given up.
import { ApiError } from '../api/http';
import { stream } from '../api/stream.svelte';
import * as api from '../api/calls';
import type {
  Board,
  Claim,
  Move,
  Position,
  RefutationUpdate,
  ServerMessage,
  TrainChange,
  TrainHint,
  TrainOverview,
  TrainPuzzle,
  TrainSolution,
  TrainStep,
  TrainVerdict,
  TrainWish,
} from '../api/types';
import { boardFromFen } from '../board/fen';
import { boardAfter } from '../board/played';
import type { MovePath } from '../board/tracker';
import { atPly, lastOf, treeOf, type Node } from '../game/tree';
import { settings } from '../settings/settings.svelte';
import { notify } from '../ui/notices.svelte';
import { playSound } from '../ui/sounds';

/** solve: somebody's turn; wait: the server's; refuted: a wrong move and its answer on the board; over: the solution is known. */
export type Phase = 'loading' | 'empty' | 'solve' | 'wait' | 'refuted' | 'over';
export type Ending = 'solved' | 'late' | 'hinted' | 'givenUp';

const replyMs = 450; // a move is seen before it is answered

const still = () => !settings.animate || matchMedia('(prefers-reduced-motion: reduce)').matches;

export class TrainSession {
  overview = $state.raw<TrainOverview | null>(null);
  failure = $state<string | null>(null);
  phase = $state<Phase>('loading');
  puzzle = $state.raw<TrainPuzzle | null>(null);
  position = $state.raw<Position | null>(null);
  ending = $state<Ending | null>(null);
  begun = $state(false); // a right move was made
  reply = $state.raw<Move | null>(null); // to the last of them
  faults = $state(0);
  hinted = $state(false);
  hint = $state.raw<TrainHint | null>(null);
  wrong = $state.raw<Move | null>(null);
  refutation = $state.raw<RefutationUpdate | null>(null);
  change = $state.raw<TrainChange | null>(null);
  solution = $state.raw<TrainSolution | null>(null);
  steps = $state.raw<TrainStep[] | null>(null);
  streak = $state(0);
  root = $state.raw<Node | null>(null); // of the solution
  node = $state.raw<Node | null>(null);
  #board = $state.raw<Board | null>(null);
  #lastMove = $state.raw<MovePath | null>(null);
  #reached: MovePath | null = null; // the opponent's last move, to come back to
  #ply = 1;
  #request = 0;
  #asked: 'refutation' | 'explanation' = 'refutation';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopListening: () => void;

  constructor() {
    this.#stopListening = stream.listen({ message: (message) => this.#hear(message), reopened: () => this.#askAgain() });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stopListening();
  }

  readonly legal: Move[] = $derived(this.phase === 'solve' && this.position ? this.position.legal : []);
  readonly board: Board | null = $derived.by(() => {
    if (this.#board && this.node && this.phase === 'over') return boardFromFen(this.#board, this.node.fen);
    return this.#board;
  });
  readonly lastMove: MovePath | null = $derived(this.phase === 'over' && this.node ? this.node.move : this.#lastMove);
  /** What is proved of the move on show. */
  readonly claims: Claim[] = $derived.by(() => {
    if (this.phase === 'refuted') return this.refutation?.claims ?? [];
    const shown = this.node ? this.node.ply - 1 : -1;
    return this.phase === 'over' ? (this.steps?.find(({ ply }) => ply === shown)?.claims ?? []) : [];
  });

  async look(): Promise<void> {
    this.overview = await api.fetchTraining();
    this.streak = this.overview.streak;
  }

  async next(wish: TrainWish): Promise<void> {
    clearTimeout(this.#timer);
    this.phase = 'loading';
    this.failure = null;
    try {
      const { puzzle } = await api.nextPuzzle(wish);
      if (puzzle) this.#begin(puzzle);
      else this.#clear();
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  async play(move: Move): Promise<void> {
    const { puzzle, position } = this;
    if (!puzzle || !position) return;
    this.#show(boardAfter(position.board, move), move);
    this.phase = 'wait';
    const verdict = await this.#ask(() => api.tryMove(puzzle.sitting, { move: move.text, ply: this.#ply }));
    if (!verdict || puzzle !== this.puzzle) return;
    playSound(move.captured.length > 0 ? 'capture' : 'move');
    this.streak = verdict.streak;
    if (verdict.change) this.#take(verdict.change);
    this.#show(verdict.after, move);
    if (verdict.verdict === 'wrong') this.#refuted(move);
    else if (verdict.verdict === 'right') this.#answered(verdict);
    else this.#solved(verdict);
  }

  tryAgain(): void {
    if (this.phase !== 'refuted' || !this.position) return;
    this.#request = 0;
    this.#show(this.position.board, this.#reached);
    this.phase = 'solve';
  }

  async askHint(): Promise<void> {
    const { puzzle } = this;
    if (!puzzle || (this.phase !== 'solve' && this.phase !== 'refuted')) return;
    this.tryAgain();
    this.hint = (await this.#ask(() => api.askHint(puzzle.sitting))) ?? this.hint;
    this.hinted ||= this.hint !== null;
  }

  async show(): Promise<void> {
    const { puzzle } = this;
    if (!puzzle || this.phase === 'over') return;
    this.tryAgain();
    const given = await this.#ask(() => api.giveUp(puzzle.sitting));
    if (!given || puzzle !== this.puzzle) return;
    if (given.change) this.#take(given.change);
    this.streak = given.streak;
    this.#end('givenUp', given.solution);
    this.node = this.root && atPly(this.root, this.#ply + 1);
  }

  view(node: Node): void {
    this.node = node;
  }

  #begin(puzzle: TrainPuzzle): void {
    this.#clear();
    this.puzzle = puzzle;
    this.position = puzzle.position;
    this.#ply = puzzle.ply;
    this.#reached = puzzle.opponent;
    this.#show(puzzle.before, null);
    this.phase = 'wait';
    this.#later(() => {
      this.#show(puzzle.position.board, puzzle.opponent);
      this.phase = 'solve';
    });
  }

  #clear(): void {
    this.puzzle = this.position = this.hint = this.wrong = this.refutation = this.change = null;
    this.reply = null;
    this.solution = this.steps = this.root = this.node = this.ending = this.#board = null;
    this.begun = this.hinted = false;
    this.faults = 0;
    this.phase = 'empty';
  }

  #answered(verdict: TrainVerdict): void {
    this.begun = true;
    this.hint = null;
    this.#ply = verdict.ply;
    this.#later(() => {
      this.position = verdict.position;
      this.reply = verdict.reply;
      this.#reached = verdict.reply;
      this.#show(verdict.position.board, verdict.reply);
      this.phase = 'solve';
    });
  }

  #solved(verdict: TrainVerdict): void {
    playSound('end');
    if (!verdict.solution) return;
    this.#end(this.faults > 0 ? 'late' : this.hinted ? 'hinted' : 'solved', verdict.solution);
    const last = this.root && lastOf(this.root);
    this.node = last?.move?.text === verdict.move.text ? last : null; // another mate stays as it was played
  }

  #refuted(move: Move): void {
    this.faults += 1;
    this.wrong = move;
    this.refutation = null;
    this.phase = 'refuted';
    this.#askStream('refutation');
  }

  #end(ending: Ending, solution: TrainSolution): void {
    this.ending = ending;
    this.solution = solution;
    this.root = treeOf(solution.start, solution.moves);
    this.phase = 'over';
    this.#askStream('explanation');
    this.look().catch(() => {});
  }

  #take(change: TrainChange): void {
    this.change = change;
    if (!this.overview) return;
    const ratings = this.overview.ratings.map((rating) => (rating.family === change.now.family ? change.now : rating));
    this.overview = { ...this.overview, ratings };
  }

  #show(board: Board, lastMove: MovePath | null): void {
    this.#board = board;
    this.#lastMove = lastMove;
  }

  #later(then: () => void): void {
    clearTimeout(this.#timer);
    if (still()) then();
    else this.#timer = setTimeout(then, replyMs);
  }

  /** What goes wrong puts the board back; a sitting that the server forgot is begun again. */
  async #ask<T>(request: () => Promise<T>): Promise<T | null> {
    try {
      return await request();
    } catch (error) {
      const { puzzle, position } = this;
      if (error instanceof ApiError && error.code === 'not_found' && puzzle) await this.next({ puzzle: puzzle.puzzle });
      else if (position && this.phase === 'wait') {
        this.#show(position.board, this.#reached);
        this.phase = 'solve';
      }
      notify((error as Error).message);
      return null;
    }
  }

  #askStream(ask: 'refutation' | 'explanation'): void {
    if (!this.puzzle) return;
    this.#asked = ask;
    this.#request = stream.request();
    stream.send({ type: 'train', request: this.#request, sitting: this.puzzle.sitting, ask });
  }

  #askAgain(): void {
    if ((this.phase === 'refuted' && !this.refutation) || (this.phase === 'over' && this.solution)) this.#askStream(this.#asked);
  }

  #hear(message: ServerMessage): void {
    if (!('request' in message) || message.request !== this.#request) return;
    if (message.type === 'refutation') {
      this.refutation = message;
      if (message.board) this.#show(message.board, message.reply);
    } else if (message.type === 'solution') this.steps = message.steps;
    else if (message.type === 'error' && this.phase === 'over') this.steps = [];
  }
}
