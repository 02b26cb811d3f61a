// The review of a saved game: asked for, followed while it is made, and there at once where the server has kept it.
import { stream } from '../api/stream.svelte';
import type { GameReview, ServerMessage } from '../api/types';

export class ReviewRun {
  review = $state.raw<GameReview | null>(null);
  done = $state(0);
  all = $state(0);
  problem = $state<string | null>(null);
  #request = 0;
  #stopListening = stream.listen({ message: (message) => this.#hear(message), reopened: () => this.start() });

  constructor(
    readonly id: string,
    readonly nodes: number | undefined, // a position; the server's usual number unless told
  ) {}

  /** Again in another language, when the stream comes back with one. */
  start(): void {
    this.problem = null;
    this.done = 0;
    this.#request = stream.request();
    stream.send({ type: 'review', request: this.#request, game: this.id, ...(this.nodes ? { nodes: this.nodes } : {}) });
  }

  close(): void {
    if (!this.review) stream.send({ type: 'stop', only: 'review' });
    this.#stopListening();
  }

  #hear(message: ServerMessage): void {
    if (!('request' in message) || message.request !== this.#request) return;
    if (message.type === 'reviewing') {
      this.done = message.done;
      this.all = message.all;
    } else if (message.type === 'reviewed') this.review = message.review;
    else if (message.type === 'error') this.problem = message.error.message;
  }
}
