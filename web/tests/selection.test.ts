import { expect, test } from 'vitest';
import { click, origins, targets } from '../src/board/selection';
import { move } from './boards';

const short = move('1-2', [1, 2]);
const forked = [move('10x30', [10, 20, 30]), move('10x31', [10, 20, 31]), move('10x41', [10, 21, 41])];

test('a click on a piece that can move selects it, on any other square nothing', () => {
  expect(click([short], [], 1)).toEqual({ kind: 'picked', picked: [1] });
  expect(click([short], [], 5)).toEqual({ kind: 'picked', picked: [] });
});

test('a second click plays the one move there is', () => {
  expect(click([short], [1], 2)).toEqual({ kind: 'move', move: short });
});

test('a click elsewhere changes the selection or drops it', () => {
  const other = move('7-8', [7, 8]);
  expect(click([short, other], [1], 7)).toEqual({ kind: 'picked', picked: [7] });
  expect(click([short, other], [1], 50)).toEqual({ kind: 'picked', picked: [] });
  expect(click([short, other], [1], 1)).toEqual({ kind: 'picked', picked: [] });
});

test('a capture is clicked square by square', () => {
  expect(click(forked, [10], 20)).toEqual({ kind: 'picked', picked: [10, 20] });
  expect(click(forked, [10, 20], 31)).toEqual({ kind: 'move', move: forked[1] });
});

test('a step with one way on still waits for the next square', () => {
  expect(click(forked, [10], 21)).toEqual({ kind: 'picked', picked: [10, 21] });
});

test('the last square alone will do where one capture ends there', () => {
  expect(click(forked, [10], 41)).toEqual({ kind: 'move', move: forked[2] });
});

test('a capture that may stop stops on a second click of the same square', () => {
  const stop = move('10x20', [10, 20]);
  const on = move('10x30', [10, 20, 30]);
  expect(click([stop, on], [10], 20)).toEqual({ kind: 'picked', picked: [10, 20] });
  expect(click([stop, on], [10, 20], 20)).toEqual({ kind: 'move', move: stop });
  expect(click([stop, on], [10, 20], 30)).toEqual({ kind: 'move', move: on });
});

test('a capture may end where it began', () => {
  const round = move('10x10', [10, 20, 30, 10]);
  expect(click([round], [10, 20, 30], 10)).toEqual({ kind: 'move', move: round });
});

test('moves that differ only in the promotion are a choice', () => {
  const promotions = (['Q', 'N'] as const).map((piece) => move(`a8=${piece}`, [8, 0], { promotion: piece }));
  expect(click(promotions, [8], 0)).toEqual({ kind: 'choose', moves: promotions });
});

test('targets are the next squares and the last ones', () => {
  expect(targets(forked, [])).toEqual(new Set());
  expect(targets(forked, [10])).toEqual(new Set([20, 21, 30, 31, 41]));
  expect(targets(forked, [10, 20])).toEqual(new Set([30, 31]));
  expect(origins(forked)).toEqual(new Set([10]));
});
