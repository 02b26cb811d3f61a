// The whole of a search tree as a picture: a row a ply, and every node as wide as what was searched below it. Where a cut was made,
// the moves that nobody searched lie beside those that were. Pure: what is drawn comes out as rectangles.
import type { PackedTree } from './tree';

/** A part of the picture, in units: the width of a move with nothing below it is one. */
export type Window = { from: number; to: number };
export type Box = { node: number; x: number; width: number; row: number };
export type Drawing = { nodes: Box[]; never: Box[]; fine: Box[] };

const finest = 1.2; // pixels: what is narrower is not told apart
const closest = 4; // units: nobody has to look closer

export class TreeMap {
  readonly width: Float64Array;
  readonly left: Float64Array;
  readonly rows: number;
  readonly whole: Window;

  constructor(readonly tree: PackedTree) {
    const { count, parent } = tree;
    this.width = new Float64Array(count);
    this.left = new Float64Array(count);
    let deepest = 0;
    for (let node = count - 1; node >= 0; --node) {
      const own = tree.folded(node) ? (tree.below[node] ?? 1) - 1 : tree.neverCount(node);
      this.width[node] = Math.max(1, (this.width[node] ?? 0) + own);
      if (node > 0) this.width[parent[node] ?? 0] = (this.width[parent[node] ?? 0] ?? 0) + (this.width[node] ?? 1);
      deepest = Math.max(deepest, (tree.ply[node] ?? 0) + (tree.neverCount(node) > 0 ? 1 : 0));
    }
    const next = new Float64Array(count); // where the next child goes
    for (let node = 1; node < count; ++node) {
      const up = parent[node] ?? 0;
      this.left[node] = next[node] = next[up] ?? 0;
      next[up] = (next[up] ?? 0) + (this.width[node] ?? 1);
    }
    this.rows = deepest + 1;
    this.whole = { from: 0, to: this.width[0] ?? 1 };
  }

  right = (node: number): number => (this.left[node] ?? 0) + (this.width[node] ?? 1);

  /** What there is to see in a part of the picture on so many pixels, in pixels. What is too narrow to be told apart is one grey mass. */
  draw({ from, to }: Window, pixels: number): Drawing {
    const { tree } = this;
    const scale = pixels / (to - from);
    const drawing: Drawing = { nodes: [], never: [], fine: [] };
    const box = (node: number, begin: number, end: number, row: number): Box => {
      const x = Math.max(0, (begin - from) * scale);
      return { node, x, width: Math.min(pixels, (end - from) * scale) - x, row };
    };
    for (let node = 0; node < tree.count; ) {
      const size = tree.size[node] ?? 1;
      const begin = this.left[node] ?? 0;
      const end = this.right(node);
      const row = tree.ply[node] ?? 0;
      if (end <= from || begin >= to) node += size;
      else if ((end - begin) * scale < finest) {
        this.#blur(drawing.fine, box(node, begin, end, row));
        node += size;
      } else {
        drawing.nodes.push(box(node, begin, end, row));
        const left = end - tree.neverCount(node);
        if (left < end && end > from && left < to) drawing.never.push(box(node, left, end, row + 1));
        ++node;
      }
    }
    return drawing;
  }

  // Neighbours that are too narrow run together.
  #blur(fine: Box[], box: Box): void {
    const last = fine.at(-1);
    if (last && last.row === box.row && box.x - (last.x + last.width) < 0.01) last.width += box.width;
    else fine.push(box);
  }

  /** The node at a place, or the one whose unsearched moves are there; none where nothing was drawn. */
  nodeAt(unit: number, row: number): number | null {
    const { tree } = this;
    for (let node = 0; ; ) {
      if ((tree.ply[node] ?? 0) === row) return node;
      const below = [...tree.children(node)].find((child) => unit < this.right(child));
      if (below === undefined) return tree.neverCount(node) > 0 && (tree.ply[node] ?? 0) + 1 === row ? node : null;
      node = below;
    }
  }

  /** The window, `factor` times as close, with `at` where it was. */
  zoomed({ from, to }: Window, factor: number, at: number): Window {
    const least = Math.min(closest, this.whole.to);
    const size = Math.min(this.whole.to, Math.max(least, (to - from) / factor));
    return this.#inside(at - ((at - from) / (to - from)) * size, size);
  }

  moved = ({ from, to }: Window, by: number): Window => this.#inside(from + by, to - from);

  /** The window as it is where a node can be seen in it, otherwise moved there. */
  showing(window: Window, node: number): Window {
    const begin = this.left[node] ?? 0;
    const end = this.right(node);
    const size = window.to - window.from;
    if (begin < window.to && end > window.from && (end - begin > size || (begin >= window.from && end <= window.to))) return window;
    return this.#inside((begin + end - size) / 2, size);
  }

  /** A node and what is below it, from edge to edge. */
  around(node: number): Window {
    const size = Math.min(this.whole.to, Math.max(closest, this.width[node] ?? 1));
    return this.#inside(((this.left[node] ?? 0) + this.right(node) - size) / 2, size);
  }

  #inside(from: number, size: number): Window {
    const begin = Math.min(Math.max(0, from), this.whole.to - size);
    return { from: begin, to: begin + size };
  }
}

/** Boxes as one path, on rows of that height; `deep`: down to the last row. */
export const pathOf = (boxes: Box[], height: number, deep?: number): string =>
  boxes
    .map(({ x, width, row }) => {
      const gap = width > 4 ? 1 : 0;
      const tall = deep === undefined ? height - 2 : (deep - row) * height - 2;
      return `M${x.toFixed(1)} ${row * height}h${(width - gap).toFixed(1)}v${tall}h${(gap - width).toFixed(1)}z`;
    })
    .join('');
