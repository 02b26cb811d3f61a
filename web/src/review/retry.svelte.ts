// Another try at a mistake: the board is where it was before it, a move is played and judged. What the review calls best is
// right at once; anything else the engine looks at, and it is right where it finds nothing clearly better.
import { stream } from '../api/stream.svelte';
import type { ExplainedUpdate, Move, ReviewedMove, ServerMessage } from '../api/types';
import type { Node } from '../game/tree';
import { textsTo } from '../game/tree';

export type RetryState = 'asking' | 'judging' | 'wrong' | 'right' | 'shown';

export class Retry {
  state = $state<RetryState>('asking');
  tried = $state.raw<Move | null>(null);
  told = $state.raw<ExplainedUpdate | null>(null); // of a try that was wrong
  hinted = $state(false);
  #request = 0;
  #stopListening = stream.listen({ message: (message) => this.#hear(message), reopened: () => this.again() });

  /** `node`: the mistake. */
  constructor(
    readonly game: string,
    readonly start: string,
    readonly node: Node,
    readonly reviewed: ReviewedMove,
    readonly nodes: number | undefined,
  ) {}

  get before(): Node {
    return this.node.parent ?? this.node;
  }

  attempt(move: Move): void {
    this.tried = move;
    this.told = null;
    if (move.text === this.reviewed.best?.text) {
      this.state = 'right';
      return;
    }
    if (move.text === this.node.move?.text) {
      this.state = 'wrong';
      return;
    }
    this.state = 'judging';
    this.#request = stream.request();
    const { game, start, before } = this;
    const subject = { game, start, moves: textsTo(before), move: move.text, ...(this.nodes ? { nodes: this.nodes } : {}) };
    stream.send({ type: 'explain', request: this.#request, ...subject });
  }

  again(): void {
    this.state = 'asking';
    this.tried = null;
    this.told = null;
  }

  show(): void {
    this.again();
    this.state = 'shown';
  }

  close(): void {
    if (this.state === 'judging') stream.send({ type: 'stop', only: 'explanation' });
    this.#stopListening();
  }

  #hear(message: ServerMessage): void {
    if (!('request' in message) || message.request !== this.#request || this.state !== 'judging') return;
    if (message.type === 'error') this.again();
    if (message.type !== 'explained') return;
    this.told = message;
    this.state = message.missed ? 'wrong' : 'right';
  }
}
