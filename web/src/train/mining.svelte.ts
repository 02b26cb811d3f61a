// The search for puzzles in one's own games, while somebody waits for it.
import { stream } from '../api/stream.svelte';
import type { MiningUpdate, ServerMessage } from '../api/types';

export class Mining {
  running = $state(false);
  update = $state.raw<MiningUpdate | null>(null);
  problem = $state<string | null>(null);
  #request = 0;
  #stopListening: () => void;

  /** `onfound`: there are puzzles that were not there before. */
  constructor(readonly onfound: () => void) {
    this.#stopListening = stream.listen({ message: (message) => this.#hear(message), reopened: () => this.running && this.start() });
  }

  close(): void {
    if (this.running) this.stop();
    this.#stopListening();
  }

  start(): void {
    this.running = true;
    this.update = this.problem = null;
    this.#request = stream.request();
    stream.send({ type: 'mine', request: this.#request });
  }

  stop(): void {
    this.running = false;
    stream.send({ type: 'stop' });
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'mining' && message.request === this.#request && this.running) {
      if (message.found > (this.update?.found ?? 0)) this.onfound();
      this.update = message;
      this.running = !message.finished;
    } else if (message.type === 'error' && message.request === this.#request) {
      this.running = false;
      this.problem = message.error.message;
    }
  }
}
