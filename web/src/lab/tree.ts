// A search tree as the server packs it (docs/lab.md): columns of numbers, read where they lie. Nodes are numbered in the order the
// search entered them, so that a node's subtree is the run of nodes behind it. Pure: no page, no fetching.
import type { TreeHead } from '../api/types';

const flag = { maximises: 1, principal: 2, cut: 4, folded: 8, atLeast: 16, atMost: 32 };
export const open = { low: -32768, high: 32767 }; // bounds that are not there yet

export type Claim = 'exact' | 'at_least' | 'at_most';
export type TreeEvent = { node: number; kind: 'enter' | 'leave' };
export type Bounds = { alpha: number; beta: number; best: number | null };

export class PackedTree {
  readonly head: TreeHead;
  readonly count: number;
  readonly below: Uint32Array;
  readonly alpha: Int16Array;
  readonly beta: Int16Array;
  readonly value: Int16Array;
  readonly points: Int16Array;
  readonly #move: Uint16Array;
  readonly #reason: Uint16Array;
  readonly moves: Uint16Array;
  readonly searched: Uint16Array;
  readonly ply: Uint8Array;
  readonly #flags: Uint8Array;
  readonly #never: Uint16Array;
  /** Nodes of the subtree that are written down, the node itself too. */
  readonly size: Uint32Array;
  readonly parent: Int32Array;
  readonly #neverAt: Uint32Array;

  constructor(bytes: ArrayBuffer) {
    const headBytes = new Uint32Array(bytes, 0, 1)[0] ?? 0;
    this.head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, headBytes)));
    this.count = this.head.nodes;
    let at = 4 + headBytes;
    const column = <T>(make: (buffer: ArrayBuffer, offset: number, length: number) => T, width: number, length = this.count): T => {
      const taken = make(bytes, at, length);
      at += Math.ceil((length * width) / 4) * 4;
      return taken;
    };
    const short = () => column((b, o, l) => new Int16Array(b, o, l), 2);
    const unsigned = (length?: number) => column((b, o, l) => new Uint16Array(b, o, l), 2, length);
    const byte = () => column((b, o, l) => new Uint8Array(b, o, l), 1);
    this.below = column((b, o, l) => new Uint32Array(b, o, l), 4);
    this.alpha = short();
    this.beta = short();
    this.value = short();
    this.points = short();
    this.#move = unsigned();
    this.#reason = unsigned();
    this.moves = unsigned();
    this.searched = unsigned();
    this.ply = byte();
    this.#flags = byte();
    this.#never = unsigned(this.head.never);
    this.size = new Uint32Array(this.count).fill(1);
    this.parent = new Int32Array(this.count).fill(-1);
    this.#neverAt = new Uint32Array(this.count + 1);
    this.#connect();
  }

  // Parents come before their children: one walk forwards finds them, one backwards adds up what is below.
  #connect(): void {
    const last: number[] = []; // the last node seen at each ply
    for (let node = 0; node < this.count; ++node) {
      const ply = this.ply[node] ?? 0;
      if (ply > 0) this.parent[node] = last[ply - 1] ?? -1;
      last[ply] = node;
      this.#neverAt[node + 1] = (this.#neverAt[node] ?? 0) + this.neverCount(node);
    }
    for (let node = this.count - 1; node > 0; --node) {
      const parent = this.parent[node] ?? 0;
      this.size[parent] = (this.size[parent] ?? 1) + (this.size[node] ?? 1);
    }
  }

  #is(node: number, bit: number): boolean {
    return ((this.#flags[node] ?? 0) & bit) !== 0;
  }
  maximises = (node: number): boolean => this.#is(node, flag.maximises);
  principal = (node: number): boolean => this.#is(node, flag.principal);
  cut = (node: number): boolean => this.#is(node, flag.cut);
  folded = (node: number): boolean => this.#is(node, flag.folded);
  isLeaf = (node: number): boolean => this.moves[node] === 0;
  claim(node: number): Claim {
    if (this.#is(node, flag.atLeast)) return 'at_least';
    return this.#is(node, flag.atMost) ? 'at_most' : 'exact';
  }

  move = (node: number): string => this.head.moves[this.#move[node] ?? 0] ?? '';
  reason = (node: number): string => this.head.reasons[this.#reason[node] ?? 0] ?? '';

  /** Moves that nobody searched, after a cut; not known of what is folded or lies at the last ply that is shown. */
  neverCount(node: number): number {
    const unsearched = (this.moves[node] ?? 0) - (this.searched[node] ?? 0);
    return this.ply[node] === this.head.shownDepth ? 0 : unsearched;
  }
  never(node: number): string[] {
    const list = this.#never.subarray(this.#neverAt[node], this.#neverAt[node + 1]);
    return Array.from(list, (text) => this.head.moves[text] ?? '');
  }

  hasChildren = (node: number): boolean => (this.size[node] ?? 1) > 1;
  *children(node: number): Generator<number> {
    const end = node + (this.size[node] ?? 1);
    for (let child = node + 1; child < end; child += this.size[child] ?? 1) yield child;
  }
  path(node: number): number[] {
    const way: number[] = [];
    for (let at = node; at >= 0; at = this.parent[at] ?? -1) way.push(at);
    return way.reverse();
  }
  movesTo = (node: number): string[] => this.path(node).slice(1).map(this.move);

  // ---- the search, step by step: every node is entered once and left once --------------------------------------------

  get events(): number {
    return 2 * this.count;
  }
  entered = (node: number): number => 2 * node - (this.ply[node] ?? 0);
  left = (node: number): number => this.entered(node) + 2 * (this.size[node] ?? 1) - 1;

  event(step: number): TreeEvent {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.entered(middle) <= step) low = middle;
      else high = middle - 1;
    }
    let node = low;
    const leaves = step - this.entered(node);
    if (leaves === 0) return { node, kind: 'enter' };
    for (let up = 1; up < leaves; ++up) node = this.parent[node] ?? 0;
    return { node, kind: 'leave' };
  }

  get prunes(): boolean {
    return !this.head.search.startsWith('minimax');
  }

  /** Alpha and beta at a node as they stand after a step: what its children that are done have made of those on entry. */
  boundsAfter(node: number, step: number): Bounds {
    let alpha = this.alpha[node] ?? open.low;
    let beta = this.beta[node] ?? open.high;
    let best: number | null = null;
    const maximises = this.maximises(node);
    for (const child of this.children(node)) {
      if (this.left(child) > step) break;
      const value = this.value[child] ?? 0;
      best = best === null ? value : maximises ? Math.max(best, value) : Math.min(best, value);
      if (!this.prunes) continue;
      if (maximises) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
    }
    return { alpha, beta, best };
  }
}

/** What is unfolded, as rows: a node by its number, the moves that were never searched below one as -1 less its number. */
export function rowsOf(tree: PackedTree, unfolded: Uint8Array): Int32Array {
  const rows = new Int32Array(2 * tree.count);
  const waiting: { node: number; end: number }[] = []; // with moves that were never searched, to be told behind the children
  let count = 0;
  for (let node = 0; node < tree.count; ) {
    for (let top = waiting.at(-1); top && top.end <= node; top = waiting.at(-1)) {
      rows[count++] = -1 - top.node;
      waiting.pop();
    }
    rows[count++] = node;
    const size = tree.size[node] ?? 1;
    if (!unfolded[node]) {
      node += size;
      continue;
    }
    if (tree.neverCount(node) > 0) waiting.push({ node, end: node + size });
    ++node;
  }
  for (let top = waiting.pop(); top; top = waiting.pop()) rows[count++] = -1 - top.node;
  return rows.slice(0, count);
}

export const rowNode = (row: number): number => (row >= 0 ? row : -1 - row);

const unfoldedWhere = (tree: PackedTree, wanted: (node: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: tree.count }, (_, node) => (wanted(node) && (tree.hasChildren(node) || tree.neverCount(node) > 0) ? 1 : 0));

export const allUnfolded = (tree: PackedTree): Uint8Array => unfoldedWhere(tree, () => true);

/** So that there is something to see: the principal line, and the way to the first cut with what it left; all of a small tree. */
export function unfoldedAtFirst(tree: PackedTree): Uint8Array {
  const small = 60;
  const onLine = (node: number) => tree.principal(tree.parent[node] ?? 0);
  const cuts = (wanted: (node: number) => boolean) => tree.below.findIndex((_, node) => tree.neverCount(node) > 0 && wanted(node));
  const nearest = cuts(onLine); // beside the line, where it can be seen at once
  const toCut = new Set(tree.path(nearest >= 0 ? nearest : cuts(() => true)));
  return unfoldedWhere(tree, (node) => tree.count <= small || tree.principal(node) || toCut.has(node));
}
