// A proof as a way to walk: moves of the player and every reply to them, one node a move. A leaf that another move settles
// gets that move as its last node.
import type { Proof, ProofNode, Step } from '../api/types';

export type Ending = 'won' | 'stands' | 'settled';
export type WalkNode = {
  step: Step;
  byPlayer: boolean;
  parent: WalkNode | null;
  children: WalkNode[]; // behind a move of the player every reply; behind a reply the one answer
  ending: Ending | null;
};

function nodeOf(told: ProofNode, parent: WalkNode | null): WalkNode {
  const node: WalkNode = { step: told.move, byPlayer: !parent?.byPlayer, parent, children: [], ending: null };
  if (told.leaf === 'settles' && told.by)
    node.children = [{ step: told.by, byPlayer: !node.byPlayer, parent: node, children: [], ending: 'settled' }];
  else if (told.leaf) node.ending = told.leaf === 'won' ? 'won' : 'stands';
  else node.children = told.replies.map((reply) => nodeOf(reply, node));
  return node;
}

export const walkOf = (proof: Proof): WalkNode => nodeOf(proof.root, null);

export function wayTo(node: WalkNode): WalkNode[] {
  const way: WalkNode[] = [];
  for (let at: WalkNode | null = node; at; at = at.parent) way.unshift(at);
  return way;
}

/** How the player answers a reply. */
export const answerTo = (reply: WalkNode): WalkNode | null => reply.children[0] ?? null;

/** Where a key leads: on and back along the line, up and down between the defences. */
export function afterKey(node: WalkNode, key: string): WalkNode | null {
  if (key === 'ArrowLeft') return node.parent;
  if (key === 'ArrowRight') return node.children[0] ?? null;
  const reply = node.byPlayer ? node.parent : node;
  const siblings = reply?.parent?.children ?? [];
  const place = reply ? siblings.indexOf(reply) : -1;
  if (key === 'ArrowUp') return place > 0 ? (siblings[place - 1] ?? null) : null;
  if (key === 'ArrowDown') return siblings[place + 1] ?? null;
  return null;
}

/** All moves of the tree. */
export const sizeOf = (node: WalkNode): number => 1 + node.children.reduce((sum, child) => sum + sizeOf(child), 0);
