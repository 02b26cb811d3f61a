// A game as a tree of moves: the game itself is the first child of every node, other tries are the rest. Nodes are
// never changed once made, except by getting and losing children.
import type { MovePath } from '../board/tracker';

export type TreeMove = MovePath & { text: string; captured: number[] };
export type Node = {
  id: number;
  parent: Node | null;
  move: TreeMove | null; // null at the root
  fen: string; // after the move
  ply: number;
  children: Node[];
};

/** What a review says of a move, beside it in the list. */
export type Mark = { kind: 'good' | 'inaccuracy' | 'mistake' | 'blunder'; sign: string; title: string };

let nextId = 1;

export const rootAt = (fen: string): Node => ({ id: nextId++, parent: null, move: null, fen, ply: 0, children: [] });

/** The node after `move`, made unless it is there already. */
export function child(node: Node, move: TreeMove, fen: string): Node {
  const known = node.children.find((other) => other.move?.text === move.text);
  if (known) return known;
  const made: Node = { id: nextId++, parent: node, move, fen, ply: node.ply + 1, children: [] };
  node.children.push(made);
  return made;
}

/** Adds moves one behind the other. */
export const grow = (from: Node, moves: (TreeMove & { fen: string })[]): Node =>
  moves.reduce((node, move) => child(node, move, move.fen), from);

export function treeOf(start: string, moves: (TreeMove & { fen: string })[]): Node {
  const root = rootAt(start);
  grow(root, moves);
  return root;
}

/** From the root's first move to `node`. */
export function lineTo(node: Node): Node[] {
  const line: Node[] = [];
  for (let at: Node | null = node; at?.move; at = at.parent) line.unshift(at);
  return line;
}

/** The first children from `node` on, without `node`. */
export function mainLine(node: Node): Node[] {
  const line: Node[] = [];
  for (let at = node.children[0]; at; at = at.children[0]) line.push(at);
  return line;
}

export const lastOf = (node: Node): Node => mainLine(node).at(-1) ?? node;

export const textsTo = (node: Node): string[] => lineTo(node).map((at) => at.move?.text ?? '');

export function atPly(root: Node, ply: number): Node {
  return ply <= 0 ? root : (mainLine(root)[ply - 1] ?? lastOf(root));
}
