// The engine at work on the position on show. It rests when it is switched off, when the page is hidden, and when the
// view is left; it starts again by itself when somebody looks.
import { stream } from '../api/stream.svelte';
import type { LinesUpdate, ServerMessage, Step } from '../api/types';

export type Subject = { game: string; start: string; moves: string[] };

const threatMs = 1500; // how long to look on for the threat, once one was found, before the lines go on

export class Engine {
  on = $state(true);
  hidden = $state(document.hidden);
  update = $state.raw<LinesUpdate | null>(null);
  threat = $state.raw<Step | null>(null);
  problem = $state<string | null>(null);
  queued = $state<number | null>(null); // how many searches come before this one
  #subject: Subject | null = null;
  #lines = 3;
  #wantsThreat = false;
  #request = 0;
  #threatRequest = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopListening: () => void;

  constructor() {
    this.#stopListening = stream.listen({ message: (message) => this.#hear(message), reopened: () => this.#begin() });
    document.addEventListener('visibilitychange', this.#seen);
  }

  close(): void {
    this.#rest();
    this.#stopListening();
    document.removeEventListener('visibilitychange', this.#seen);
  }

  look(subject: Subject | null, lines: number, wantsThreat: boolean): void {
    this.#subject = subject;
    this.#lines = lines;
    this.#wantsThreat = wantsThreat;
    this.#begin();
  }

  toggle(): void {
    this.on = !this.on;
    if (this.on) this.#begin();
    else this.#rest();
  }

  #seen = (): void => {
    this.hidden = document.hidden;
    if (this.hidden) this.#rest();
    else this.#begin();
  };

  #rest(): void {
    clearTimeout(this.#timer);
    this.queued = null;
    this.#request = this.#threatRequest = 0;
    stream.send({ type: 'stop', only: 'analysis' });
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.update = this.threat = this.problem = this.queued = null;
    if (!this.on || this.hidden || !this.#subject) {
      if (!this.#subject) this.#rest();
      return;
    }
    if (!this.#wantsThreat) return this.#searchLines();
    this.#threatRequest = stream.request();
    this.#request = 0;
    stream.send({ type: 'analyse', request: this.#threatRequest, ...this.#subject, lines: 1, threat: true });
  }

  #searchLines(): void {
    clearTimeout(this.#timer);
    if (!this.#subject) return;
    this.#request = stream.request();
    stream.send({ type: 'analyse', request: this.#request, ...this.#subject, lines: this.#lines, threat: false });
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'queued' && (message.request === this.#request || message.request === this.#threatRequest))
      this.queued = message.queued;
    if (message.type === 'lines' && message.request === this.#request) this.update = message;
    if (message.type === 'lines' && message.request === this.#threatRequest) {
      if (!this.threat && message.lines.length > 0) this.#timer = setTimeout(() => this.#searchLines(), threatMs);
      this.threat = message.lines[0]?.moves[0] ?? this.threat;
      if (message.done) this.#searchLines();
    }
    if (message.type !== 'error' || message.request === undefined) return;
    if (message.request === this.#threatRequest) {
      this.problem = message.error.message;
      this.#searchLines();
    } else if (message.request === this.#request) this.problem = message.error.message;
  }
}
