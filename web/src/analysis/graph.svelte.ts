// The evaluation over a whole game, point by point as the server sends it.
import { stream } from '../api/stream.svelte';
import type { ServerMessage } from '../api/types';
import type { Subject } from './engine.svelte';
import type { GraphPoint } from './score';

const nodesAPly = 20_000;

export class GameGraph {
  points = $state.raw<GraphPoint[]>([]);
  running = $state(false);
  #request = 0;
  #stopListening = stream.listen({ message: (message) => this.#hear(message), reopened: () => (this.running = false) });

  run(subject: Subject): void {
    this.points = [];
    this.running = true;
    this.#request = stream.request();
    stream.send({ type: 'graph', request: this.#request, ...subject, nodes: nodesAPly });
  }

  close(): void {
    this.#stopListening();
  }

  #hear(message: ServerMessage): void {
    if ((message.type !== 'graph' && message.type !== 'error') || message.request !== this.#request) return;
    if (message.type === 'error' || 'done' in message) this.running = false;
    else this.points = [...this.points, { ply: message.ply, score: message.score }];
  }
}
