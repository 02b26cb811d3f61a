// The board that follows the tree: where a node's moves lead, asked of the server once each.
import { fetchPosition } from '../api/calls';
import type { Position } from '../api/types';
import type { PackedTree } from './tree';

const mostKnown = 500;

export class Follower {
  node = $state(0);
  position = $state.raw<Position | null>(null); // null: that of the root
  way = $state.raw<{ from: number; to: number; path: number[] } | null>(null); // the move that led there
  #wanted = -1;
  #known = new Map<string, Promise<Position>>();

  constructor(private root: () => { game: string; fen: string } | null) {}

  /** An answer that comes late is not shown any more. */
  async follow(tree: PackedTree, node: number): Promise<void> {
    this.#wanted = node;
    const moves = tree.movesTo(node);
    const [position, before] = await Promise.all([this.#reached(moves), this.#reached(moves.slice(0, -1))]);
    if (!position || this.#wanted !== node) return;
    this.way = before?.legal.find(({ text }) => text === moves.at(-1)) ?? null;
    this.position = position;
    this.node = node;
  }

  /** Back to the root. */
  rest(): void {
    this.#wanted = -1;
    this.node = 0;
    this.position = this.way = null;
  }

  /** Another root: what was known led from the one before. */
  forget(): void {
    this.rest();
    this.#known.clear();
  }

  #reached(moves: string[]): Promise<Position | null> {
    const root = this.root();
    if (!root) return Promise.resolve(null);
    const key = moves.join(' ');
    let position = this.#known.get(key);
    if (!position) {
      if (this.#known.size > mostKnown) this.#known.clear();
      position = fetchPosition({ ...root, moves });
      position.catch(() => this.#known.delete(key));
      this.#known.set(key, position);
    }
    return position.catch(() => null);
  }
}
