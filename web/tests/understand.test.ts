import { expect, test } from 'vitest';
import type { Claim, ExplainedUpdate, GameReview, Proof, ProofNode, ReviewedMove, Step } from '../src/api/types';
import { badPlies, marksOf, pointsOf } from '../src/review/marks';
import { routeOf, reviewPath, rulePath } from '../src/routes/route';
import { firstEntry, sectionsOf } from '../src/understand/entries';
import { afterKey, answerTo, sizeOf, walkOf, wayTo } from '../src/understand/proof';

const step = (text: string, from = 0, to = 1): Step => ({ text, from, to, path: [from, to] });
const node = (text: string, replies: ProofNode[] = [], leaf: ProofNode['leaf'] = null, by: Step | null = null): ProofNode => ({
  move: step(text),
  leaf,
  by,
  replies,
});
const proof: Proof = {
  fen: 'somewhere',
  side: 'white',
  root: node('Nf6+', [
    node('Kd8', [], 'settles', step('Nxh7')),
    node('Ke7', [node('Nd5+', [], 'won')]),
    node('Kc8', [], 'stands'),
  ]),
};

test('a proof is walked: every reply, one answer, an end', () => {
  const root = walkOf(proof);
  expect(sizeOf(root)).toBe(6);
  const [first, second, third] = root.children;
  expect(root.byPlayer).toBe(true);
  expect(first?.byPlayer).toBe(false);
  expect(first && answerTo(first)?.step.text).toBe('Nxh7');
  expect(first?.children[0]?.ending).toBe('settled');
  expect(second?.children[0]?.ending).toBe('won');
  expect(third?.ending).toBe('stands');
  expect(third && answerTo(third)).toBe(null);
  expect(wayTo(second!.children[0]!).map(({ step: { text } }) => text)).toEqual(['Nf6+', 'Ke7', 'Nd5+']);
});

test('keys go on, back, and between the defences', () => {
  const root = walkOf(proof);
  const [first, second] = root.children;
  expect(afterKey(root, 'ArrowRight')).toBe(first);
  expect(afterKey(root, 'ArrowLeft')).toBe(null);
  expect(afterKey(root, 'ArrowDown')).toBe(null);
  expect(afterKey(first!, 'ArrowDown')).toBe(second);
  expect(afterKey(second!.children[0]!, 'ArrowUp')).toBe(first); // from the answer to the defence before
  expect(afterKey(first!, 'ArrowUp')).toBe(null);
  expect(afterKey(first!, 'x')).toBe(null);
});

const claim = (theme: string, arrows: Claim['arrows'] = []): Claim => ({
  theme,
  text: theme,
  squares: [5, 7, 9],
  victims: [9],
  arrows,
  gain: 9,
  winsIn: null,
  proof: 0,
  rule: null,
});
const told: ExplainedUpdate = {
  type: 'explained',
  request: 1,
  side: 'white',
  about: { fen: 'before', move: step('Nf6+'), score: { cp: 3 }, claims: [claim('material'), claim('fork', [{ from: 5, to: 9 }])] },
  refutation: { fen: 'after', move: step('Qxf6'), score: { cp: -300 }, claims: [] },
  missed: null,
  stops: null,
  threatens: null,
  notes: [],
  proofs: [proof],
  own: [],
};

test('claims become things to choose, on the board they speak of', () => {
  const [about, refutation] = sectionsOf(told, true);
  expect(about?.entries.map(({ stage }) => stage)).toEqual([null, null]);
  expect(about?.entries[1]?.squares).toEqual([
    { cell: 5, kind: 'actor' },
    { cell: 7, kind: 'part' },
    { cell: 9, kind: 'victim' },
  ]);
  expect(refutation?.head?.stage).toEqual({ fen: 'after', steps: [step('Qxf6')] });
  expect(refutation?.head?.arrows[0]?.kind).toBe('against');
  expect(sectionsOf(told, false)[0]?.entries[0]?.stage).toEqual({ fen: 'before', steps: [step('Nf6+')] });
  expect(firstEntry(sectionsOf(told, true))?.theme).toBe('fork');
});

test('what a rule of one’s own finds is told last, and proves nothing', () => {
  const own = sectionsOf({ ...told, own: [{ pattern: 'outpost', score: 7, squares: [5] }] }, true).at(-1);
  expect(own?.kind).toBe('own');
  expect(own?.entries[0]).toMatchObject({ theme: 'outpost', proof: null, squares: [{ cell: 5, kind: 'actor' }] });
});

const reviewed = (side: 'white' | 'black', judgement: ReviewedMove['judgement'], cp: number): ReviewedMove => ({
  side,
  judgement,
  forced: false,
  before: { cp: cp + 10 },
  score: { cp },
  drop: 0,
  best: null,
  missed: null,
  refutation: null,
});
const player = { accuracyPermille: 900, moves: 1, good: 0, inaccuracies: 0, mistakes: 0, blunders: 0, themes: [] };
const review: GameReview = {
  moves: [reviewed('white', 'none', 20), reviewed('black', 'blunder', 400), reviewed('white', 'inaccuracy', 250), reviewed('black', 'good', 240)],
  white: player,
  black: player,
};

test('a review marks its moves and has a point for every position', () => {
  expect([...marksOf(review)].map(([ply, { sign }]) => [ply, sign])).toEqual([[2, '??'], [3, '?!'], [4, '!']]);
  expect(pointsOf(review).map(({ score }) => ('cp' in score ? score.cp : 0))).toEqual([30, 20, 400, 250, 240]);
  expect(pointsOf({ ...review, moves: [] })).toEqual([]);
  expect(badPlies(review, null)).toEqual([2, 3]);
  expect(badPlies(review, 'white')).toEqual([3]);
});

test('the addresses of reviews and rules', () => {
  expect(reviewPath('a/b', 3, 500)).toBe('/review/a%2Fb?ply=3&nodes=500');
  const route = routeOf('/review/abc', '?ply=3');
  expect(route.view === 'review' && [route.query.get('id'), route.query.get('ply')]).toEqual(['abc', '3']);
  expect(routeOf('/review').view).toBe('notFound');
  expect(rulePath('damas', 'move_creates_shot')).toBe('/rules?game=damas&rule=move_creates_shot');
});
