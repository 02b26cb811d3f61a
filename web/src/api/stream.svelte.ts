// The page's one WebSocket. It opens when first needed, comes back by itself after a loss (sooner at first, then every
// few seconds), and tells its listeners when it is back so that they can ask again.
import { streamAddress, type Received, type Sent } from './calls';
import type { Language } from './types';

type Listener = { message: (message: Received) => void; reopened?: () => void };

const longestWaitMs = 5000;

class Stream {
  connected = $state(true);
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #waiting: string[] = [];
  #waitMs = 250;
  #nextRequest = 1;
  #lang: Language = 'en';
  #lostOnPurpose = false;

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#open();
    return () => this.#listeners.delete(listener);
  }

  /** A number no other request of this page has. */
  request(): number {
    return this.#nextRequest++;
  }

  /** The language of what the server says here; a change needs a new connection. */
  speak(lang: Language): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    if (!this.#socket) return;
    this.#lostOnPurpose = true;
    this.#socket.close();
  }

  send(message: Sent): void {
    const text = JSON.stringify(message);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    else {
      this.#waiting.push(text);
      this.#open();
    }
  }

  #open(): void {
    if (this.#socket) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${streamAddress({ lang: this.#lang })}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data) as Received;
      for (const listener of [...this.#listeners]) listener.message(message);
    };
    socket.onclose = () => this.#lost();
  }

  #opened(socket: WebSocket): void {
    const back = !this.connected || this.#lostOnPurpose;
    this.connected = true;
    this.#lostOnPurpose = false;
    this.#waitMs = 250;
    if (back) {
      this.#waiting = [];
      for (const listener of [...this.#listeners]) listener.reopened?.();
    }
    for (const text of this.#waiting.splice(0)) socket.send(text);
  }

  #lost(): void {
    this.#socket = null;
    if (this.#lostOnPurpose) return this.#open();
    this.connected = false;
    setTimeout(() => this.#open(), this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, longestWaitMs);
  }
}

export const stream = new Stream();
