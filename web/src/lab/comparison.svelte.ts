// Searches side by side, as the server tells of them, and the tree of one of them.
import { fetchTree } from '../api/calls';
import { stream } from '../api/stream.svelte';
import type { Agreement, LabFinding, ServerMessage } from '../api/types';
import { PackedTree } from './tree';

export type Subject = { game: string; start: string; moves: string[] };
export type Entry = { spec: string; state: 'waiting' | 'running' | 'done' | 'failed'; finding: LabFinding | null; problem: string | null };

export class Comparison {
  entries = $state.raw<Entry[]>([]);
  agreements = $state.raw<Agreement[] | null>(null);
  running = $state(false);
  problem = $state<string | null>(null);
  #request = 0;
  #stopListening = stream.listen({ message: (message) => this.#hear(message), reopened: () => this.#lost() });

  run(subject: Subject, specs: string[]): void {
    this.entries = specs.map((spec) => ({ spec, state: 'waiting', finding: null, problem: null }));
    this.agreements = null;
    this.problem = null;
    this.running = true;
    this.#request = stream.request();
    stream.send({ type: 'compare', request: this.#request, ...subject, searches: specs });
  }

  cancel(): void {
    if (!this.running) return;
    stream.send({ type: 'stop' });
    this.#end();
  }

  close(): void {
    this.cancel();
    this.#stopListening();
  }

  #end(): void {
    this.running = false;
    this.#request = 0;
    this.entries = this.entries.filter(({ state }) => state === 'done' || state === 'failed');
  }

  #lost(): void {
    if (this.running) this.#end();
  }

  #set(index: number, values: Partial<Entry>): void {
    this.entries = this.entries.map((entry, i) => (i === index ? { ...entry, ...values } : entry));
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'error' && message.request === this.#request && this.running) {
      this.problem = message.error.message;
      this.#end();
    }
    if (message.type !== 'compare' || message.request !== this.#request) return;
    if ('begun' in message) this.#set(message.index, { state: 'running' });
    else if ('finding' in message) this.#set(message.index, { state: 'done', finding: message.finding });
    else if ('problem' in message) this.#set(message.index, { state: 'failed', problem: message.problem });
    else {
      this.agreements = message.agreements;
      this.running = false;
    }
  }
}

export class OpenedTree {
  tree = $state.raw<PackedTree | null>(null);
  loading = $state(false);
  problem = $state<string | null>(null);
  /** From the request to the tree in hand. */
  milliseconds = $state(0);
  #request = 0;
  #began = 0;
  #stopListening = stream.listen({ message: (message) => this.#hear(message), reopened: () => this.#fail(null) });

  open(subject: Subject, spec: string): void {
    this.tree = null;
    this.problem = null;
    this.loading = true;
    this.#began = performance.now();
    this.#request = stream.request();
    stream.send({ type: 'tree', request: this.#request, ...subject, search: spec });
  }

  forget(): void {
    this.tree = null;
    this.problem = null;
    this.loading = false;
    this.#request = 0;
  }

  close(): void {
    if (this.loading) stream.send({ type: 'stop' });
    this.#stopListening();
  }

  #fail(problem: string | null): void {
    if (!this.loading) return;
    this.problem = problem;
    this.loading = false;
  }

  async #fetch(name: string): Promise<void> {
    const request = this.#request;
    try {
      const bytes = await fetchTree(name);
      if (request !== this.#request) return;
      this.tree = new PackedTree(bytes);
      this.milliseconds = performance.now() - this.#began;
      this.loading = false;
    } catch (error) {
      if (request === this.#request) this.#fail((error as Error).message);
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'error' && message.request === this.#request) this.#fail(message.error.message);
    if (message.type !== 'tree' || message.request !== this.#request) return;
    if ('problem' in message) this.#fail(message.problem);
    else this.#fetch(message.tree);
  }
}
