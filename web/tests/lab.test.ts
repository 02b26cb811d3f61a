import { expect, test } from 'vitest';
import { pathOf, TreeMap } from '../src/lab/map';
import { addressFrom, addressOf, searchOf, setupOf, shownIn, specOf } from '../src/lab/setup';
import { open, PackedTree, rowsOf, unfoldedAtFirst } from '../src/lab/tree';
import { claimText, share, timeText, valueText } from '../src/lab/value';

/** A root with two moves: the first has one answer, the second is cut off by its first of three. */
function packed(): ArrayBuffer {
  const head = {
    game: 'chess', fen: '', search: 'heuristic?depth=2', side: 'white', depth: 2, nodes: 5, never: 2, nodesVisited: 5,
    prunings: 1, firstMoveCutoffs: 1, shownDepth: 2, moves: ['', 'a', 'b', 'c', 'd', 'e'], reasons: ['', 'capture'],
  };
  let text = JSON.stringify(head);
  text += ' '.repeat((4 - (text.length % 4)) % 4);
  const columns = [
    new Uint32Array([5, 2, 1, 2, 1]),
    new Int16Array([open.low, open.low, open.low, 3, 3]), // alpha
    new Int16Array([open.high, open.high, open.high, open.high, open.high]),
    new Int16Array([3, 3, 3, 1, 1]), // value
    new Int16Array([0, 9, 0, 0, 0]), // points
    new Uint16Array([0, 1, 2, 3, 4]), // move
    new Uint16Array([0, 1, 0, 0, 0]), // reason
    new Uint16Array([2, 1, 0, 3, 0]), // moves
    new Uint16Array([2, 1, 0, 1, 0]), // searched
    new Uint8Array([0, 1, 2, 1, 2]), // ply
    new Uint8Array([3, 2, 3, 4 + 32, 1]), // flags
    new Uint16Array([5, 2]), // never searched
  ];
  const padded = (bytes: number) => Math.ceil(bytes / 4) * 4;
  const all = new Uint8Array(4 + text.length + columns.reduce((sum, { byteLength }) => sum + padded(byteLength), 0));
  new Uint32Array(all.buffer, 0, 1)[0] = text.length;
  all.set(new TextEncoder().encode(text), 4);
  let at = 4 + text.length;
  for (const column of columns) {
    all.set(new Uint8Array(column.buffer), at);
    at += padded(column.byteLength);
  }
  return all.buffer;
}

test('a packed tree is read where it lies', () => {
  const tree = new PackedTree(packed());
  expect([...tree.parent]).toEqual([-1, 0, 1, 0, 3]);
  expect([...tree.size]).toEqual([5, 2, 1, 2, 1]);
  expect([...tree.children(0)]).toEqual([1, 3]);
  expect(tree.movesTo(4)).toEqual(['c', 'd']);
  expect(tree.never(3)).toEqual(['e', 'b']);
  expect(tree.cut(3)).toBe(true);
  expect(tree.claim(3)).toBe('at_most');
  expect(tree.claim(1)).toBe('exact');
  expect(tree.reason(1)).toBe('capture');
});

test('every node is entered once and left once, in the order of the search', () => {
  const tree = new PackedTree(packed());
  const events = Array.from({ length: tree.events }, (_, step) => tree.event(step));
  expect(events.map(({ node, kind }) => `${kind === 'enter' ? '+' : '-'}${node}`)).toEqual(['+0', '+1', '+2', '-2', '-1', '+3', '+4', '-4', '-3', '-0']);
  for (const node of [0, 1, 2, 3, 4]) {
    expect(events[tree.entered(node)]).toEqual({ node, kind: 'enter' });
    expect(events[tree.left(node)]).toEqual({ node, kind: 'leave' });
  }
});

test('alpha and beta move as the children come back', () => {
  const tree = new PackedTree(packed());
  expect(tree.boundsAfter(0, 0)).toEqual({ alpha: open.low, beta: open.high, best: null });
  expect(tree.boundsAfter(0, tree.left(1))).toEqual({ alpha: 3, beta: open.high, best: 3 });
  expect(tree.boundsAfter(3, tree.left(4))).toEqual({ alpha: 3, beta: 1, best: 1 });
});

test('rows are what is unfolded, with the unsearched moves behind the searched ones', () => {
  const tree = new PackedTree(packed());
  expect([...rowsOf(tree, new Uint8Array(5))]).toEqual([0]);
  expect([...rowsOf(tree, new Uint8Array([1, 0, 0, 0, 0]))]).toEqual([0, 1, 3]);
  expect([...rowsOf(tree, new Uint8Array([1, 0, 0, 1, 0]))]).toEqual([0, 1, 3, 4, -4]);
  expect([...unfoldedAtFirst(tree)]).toEqual([1, 1, 0, 1, 0]);
});

test('in the picture each node is as wide as what is below it, and what a cut left lies beside it', () => {
  const map = new TreeMap(new PackedTree(packed()));
  expect(map.whole).toEqual({ from: 0, to: 4 }); // one move, one move, two never searched
  expect([...map.left]).toEqual([0, 0, 0, 1, 1]);
  expect([...map.width]).toEqual([4, 1, 1, 3, 1]);
  expect(map.rows).toBe(3);
  const { nodes, never, fine } = map.draw(map.whole, 400);
  expect(nodes.map(({ node, x, width, row }) => [node, x, width, row])).toEqual([[0, 0, 400, 0], [1, 0, 100, 1], [2, 0, 100, 2], [3, 100, 300, 1], [4, 100, 100, 2]]);
  expect(never).toEqual([{ node: 3, x: 200, width: 200, row: 2 }]);
  expect(fine).toEqual([]);
  expect(map.draw(map.whole, 4).fine).toEqual([{ node: 1, x: 0, width: 1, row: 1 }, { node: 4, x: 1, width: 1, row: 2 }]);
  expect(map.draw({ from: 2, to: 4 }, 200).nodes.map(({ node }) => node)).toEqual([0, 3]);
  expect(pathOf(never, 24)).toBe('M200.0 48h199.0v22h-199.0z');
});

test('the picture is pressed, moved and looked at more closely without leaving it', () => {
  const map = new TreeMap(new PackedTree(packed()));
  expect([map.nodeAt(0.5, 0), map.nodeAt(0.5, 2), map.nodeAt(1.5, 1), map.nodeAt(1.5, 2)]).toEqual([0, 2, 3, 4]);
  expect(map.nodeAt(2.5, 2)).toBe(3); // what was never searched belongs to the node of the cut
  expect(map.nodeAt(0.5, 3)).toBeNull();
  expect(map.zoomed(map.whole, 100, 1)).toEqual({ from: 0, to: 4 }); // no closer than a few moves
  expect(map.moved({ from: 1, to: 3 }, 5)).toEqual({ from: 2, to: 4 });
  expect(map.moved({ from: 1, to: 3 }, -5)).toEqual({ from: 0, to: 2 });
  expect(map.showing({ from: 2, to: 4 }, 2)).toEqual({ from: 0, to: 2 });
  expect(map.showing({ from: 2, to: 4 }, 0)).toEqual({ from: 2, to: 4 });
  expect(map.around(0)).toEqual(map.whole);
});

test('a search goes on from the position where a tree ends', () => {
  const search = { kind: 'minimax', depth: 0, order: 'damero', ownRules: true } as const;
  const query = new URL(addressFrom('chess', 'a fen', search), 'http://here').searchParams;
  expect(setupOf(query, 'knights')).toMatchObject({ game: 'chess', fen: 'a fen', position: null });
  expect(query.getAll('search')).toEqual(['minimax?depth=1']);
  expect(shownIn(query)).toEqual({ run: true, tree: 0, step: null });
});

test('a set-up goes into an address and comes back', () => {
  const search = { kind: 'tactical', depth: 4, order: 'classic', ownRules: false } as const;
  expect(specOf(search)).toBe('tactical?depth=4&order=classic&rules=none');
  expect(searchOf(specOf(search))).toEqual(search);
  expect(searchOf('engine?nodes=5')).toBeNull();
  expect(searchOf('minimax?depth=x')).toBeNull();
  expect(searchOf('minimax?depth=99')?.depth).toBe(8);
  const setup = { game: 'knights', position: null, fen: 'a b', moves: ['x', 'y'], searches: [search] };
  const query = new URL(addressOf(setup, { run: true, tree: 0, step: 7 }), 'http://here').searchParams;
  expect(setupOf(query, 'chess')).toEqual(setup);
  expect(shownIn(query)).toEqual({ run: true, tree: 0, step: 7 });
  expect(setupOf(new URLSearchParams(), 'chess').searches.map(specOf)).toEqual(['minimax?depth=3', 'heuristic?depth=3', 'tactical?depth=3&order=damero']);
});

test('values as people read them', () => {
  expect(valueText(4)).toBe('+4');
  expect(valueText(-2)).toBe('−2');
  expect(valueText(30_997)).toBe('win in 3');
  expect(claimText(1, 'at_most')).toBe('≤ +1');
  expect(share(open.low, -5, 5)).toBe(0);
  expect(share(0, -5, 5)).toBeCloseTo(0.5);
  expect(timeText(1500)).toBe('1.5 ms');
});
