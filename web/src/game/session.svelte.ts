// One game on show: follows it on the stream, sends what the user does, and knows which position is being looked at.
import * as api from '../api/calls';
import { ApiError } from '../api/http';
import { stream } from '../api/stream.svelte';
import type { Board, Colour, DrawRequest, Game, HintUpdate, Move, ServerMessage, ThinkingUpdate } from '../api/types';
import { boardFromFen } from '../board/fen';
import { boardAfter } from '../board/played';
import type { MovePath } from '../board/tracker';
import { playSound } from '../ui/sounds';
import { notify } from '../ui/notices.svelte';
import { actingSide, otherSide, peopleIn } from './players';
import { atPly, lineTo, textsTo, treeOf, type Node } from './tree';

export class GameSession {
  game = $state.raw<Game | null>(null);
  failure = $state<string | null>(null);
  removed = $state(false);
  thinking = $state.raw<ThinkingUpdate | null>(null);
  hint = $state.raw<HintUpdate | null>(null);
  hintPending = $state(false);
  hintQueued = $state<number | null>(null); // how many searches come before the hint
  sending = $state(false);
  receivedAt = $state(0);
  #viewedPly = $state<number | null>(null); // null: the present, wherever that goes
  #made = $state.raw<Move | null>(null); // on the board already, not yet with the server
  #hintRequest = 0;
  #stopListening: () => void;

  constructor(
    readonly id: string,
    readonly onmoved: (game: Game, pliesBefore: number) => void,
  ) {
    this.#stopListening = stream.listen({ message: (message) => this.#hear(message), reopened: () => this.#watch() });
    this.#watch();
    api.fetchGame(id).then(
      (game) => this.#take(game),
      (error: Error) => (this.failure = error.message),
    );
  }

  close(): void {
    stream.send({ type: 'unwatch' });
    this.#stopListening();
  }

  readonly root: Node | null = $derived(this.game && treeOf(this.game.start, this.game.moves));
  readonly ply: number = $derived(this.#viewedPly ?? this.game?.plies ?? 0);
  readonly node: Node | null = $derived(this.root && atPly(this.root, this.ply));
  readonly atPresent: boolean = $derived(this.#viewedPly === null);
  readonly board: Board | null = $derived.by(() => {
    if (!this.game || !this.node) return null;
    const { board } = this.game.position;
    if (!this.atPresent) return boardFromFen(board, this.node.fen);
    return this.#made ? boardAfter(board, this.#made) : board;
  });
  readonly myTurn: boolean = $derived(
    this.game !== null && !this.removed && !this.game.outcome && peopleIn(this.game.players).includes(this.game.turn),
  );
  readonly legal: Move[] = $derived(this.game && this.atPresent && this.myTurn && !this.sending ? this.game.position.legal : []);
  readonly side: Colour | null = $derived(this.game && actingSide(this.game));

  view(node: Node): void {
    this.#viewedPly = node.ply === this.game?.plies ? null : node.ply;
  }

  present(): void {
    this.#viewedPly = null;
  }

  async play(text: string): Promise<boolean> {
    const { game } = this;
    if (!game) return false;
    return this.#send(() => api.playMove(game.id, { move: text, ply: game.plies }));
  }

  /** A move made on the board stands there at once; it goes back should the server refuse it. */
  async make(move: Move): Promise<boolean> {
    this.#made = move;
    try {
      return await this.play(move.text);
    } finally {
      this.#made = null;
    }
  }

  /** Back to this person's last choice: one ply between two people, one or two against a bot. */
  takeBack(): Promise<boolean> {
    const { game } = this;
    if (!game) return Promise.resolve(false);
    const people = peopleIn(game.players);
    const first = game.moves.length % 2 === 0 ? game.turn : otherSide(game.turn);
    let ply = game.plies - 1;
    while (ply > 0 && !people.includes(ply % 2 === 0 ? first : otherSide(first))) --ply;
    this.present();
    return this.#send(() => api.takeBack(game.id, { ply: Math.max(0, ply) }));
  }

  resign(): Promise<boolean> {
    const { game, side } = this;
    return game && side ? this.#send(() => api.resign(game.id, { side })) : Promise.resolve(false);
  }

  draw(side: Colour, action: DrawRequest['action']): Promise<boolean> {
    const { game } = this;
    return game ? this.#send(() => api.draw(game.id, { side, action })) : Promise.resolve(false);
  }

  askHint(): void {
    const { game, node } = this;
    if (!game || !node) return;
    this.#hintRequest = stream.request();
    this.hintPending = true;
    this.hintQueued = null;
    stream.send({ type: 'hint', request: this.#hintRequest, game: game.game, start: game.start, moves: textsTo(node) });
  }

  /** The move that led to the position on show. */
  get lastMove(): MovePath | null {
    if (this.#made && this.atPresent) return this.#made;
    return this.node ? (lineTo(this.node).at(-1)?.move ?? null) : null;
  }

  #watch(): void {
    stream.send({ type: 'watch', game: this.id });
  }

  async #send(request: () => Promise<Game>): Promise<boolean> {
    this.sending = true;
    try {
      const game = await request();
      if (game.updated !== this.game?.updated) this.#take(game); // the stream may have said it already
      return true;
    } catch (error) {
      notify((error as Error).message);
      if (error instanceof ApiError && error.code === 'stale') this.#take(await api.fetchGame(this.id));
      return false;
    } finally {
      this.sending = false;
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'game' && message.game.id === this.id) this.#take(message.game);
    if (message.type === 'removed' && message.id === this.id) this.removed = true;
    // Deleted while the connection was lost: the game cannot be watched again.
    if (message.type === 'error' && message.request === undefined && message.error.code === 'not_found') this.removed = this.game !== null;
    if (message.type === 'thinking' && message.id === this.id) this.thinking = message;
    if (message.type === 'queued' && message.request === this.#hintRequest) this.hintQueued = message.queued;
    if ((message.type !== 'hint' && message.type !== 'error') || message.request !== this.#hintRequest) return;
    this.hintPending = false;
    if (message.type === 'hint') this.hint = message;
    else notify(message.error.message);
  }

  #take(game: Game): void {
    const before = this.game;
    if (before && game.updated < before.updated) return; // an answer overtaken by the stream
    this.game = game;
    if (before?.plies !== game.plies) this.#made = null;
    this.receivedAt = performance.now();
    this.thinking = null;
    this.failure = null;
    if (!before || before.plies === game.plies) return;
    this.hint = null;
    this.hintPending = false;
    if (this.#viewedPly !== null && this.#viewedPly >= game.plies) this.present();
    if (game.plies > before.plies) {
      playSound(game.outcome ? 'end' : (game.moves.at(-1)?.captured.length ?? 0) > 0 ? 'capture' : 'move');
      this.onmoved(game, before.plies);
    }
  }
}
