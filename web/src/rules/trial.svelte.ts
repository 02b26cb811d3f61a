// Rules run on a position, and switched on: both take a process of the server's own, so they come over the stream.
import { stream } from '../api/stream.svelte';
import type { Family, OwnRule, RuleProblem, ServerMessage, TriedUpdate } from '../api/types';

export class Trial {
  running = $state(false);
  result = $state.raw<TriedUpdate | null>(null);
  problem = $state<string | null>(null);
  #request = 0;
  #used: ((rule: OwnRule, problems: RuleProblem[]) => void) | null = null;
  #stopListening = stream.listen({ message: (message) => this.#hear(message), reopened: () => (this.running = false) });

  run(subject: { game: string; start: string }, name: string, text: string): void {
    this.#begin();
    stream.send({ type: 'try', request: this.#request, ...subject, name, text });
  }

  use(family: Family, name: string, then: (rule: OwnRule, problems: RuleProblem[]) => void): void {
    this.#begin();
    this.#used = then;
    stream.send({ type: 'use', request: this.#request, family, name });
  }

  forget(): void {
    this.#request = 0;
    this.running = false;
    this.result = null;
    this.problem = null;
  }

  close(): void {
    if (this.running) stream.send({ type: 'stop' });
    this.#stopListening();
  }

  #begin(): void {
    this.result = null;
    this.problem = null;
    this.running = true;
    this.#used = null;
    this.#request = stream.request();
  }

  #hear(message: ServerMessage): void {
    if (!('request' in message) || message.request !== this.#request) return;
    if (message.type === 'tried') this.result = message;
    else if (message.type === 'used') this.#used?.(message.rule, message.problems);
    else if (message.type === 'error') this.problem = message.error.message;
    else return;
    this.running = false;
  }
}
