import { expect, test } from 'vitest';
import { graphPoints, scoreText, sideAhead, whiteShare } from '../src/analysis/score';
import { cellLabel } from '../src/board/speech';
import { clockText, remainingNow } from '../src/game/clock';
import { en, type TextKey } from '../src/i18n/en';
import { es } from '../src/i18n/es';
import { preferredLanguage, textIn } from '../src/i18n/index.svelte';
import { boardFromFen } from '../src/board/fen';
import { cellOf, emptyBoard } from './boards';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test('both languages say everything, with the same things filled in', () => {
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  for (const key of Object.keys(en) as TextKey[]) {
    expect(es[key], key).not.toBe('');
    expect(placeholders(es[key]), key).toEqual(placeholders(en[key]));
  }
});

test('the browser’s first language that we speak wins', () => {
  expect(preferredLanguage(['fr-FR', 'es-419', 'en'])).toBe('es');
  expect(preferredLanguage(['de'])).toBe('en');
  expect(textIn('es', 'home.levelNumber', { level: 4 })).toBe('Nivel 4');
});

test('squares are read aloud in either language', () => {
  const board = boardFromFen(emptyBoard(), '8/8/8/8/4P3/8/8/8');
  const quiet = { selected: false, target: false, check: false };
  const e4 = cellOf(board, 'e4');
  expect(cellLabel('en', board, 'chess', e4, quiet)).toBe('e4, white pawn');
  expect(cellLabel('es', board, 'chess', e4, { ...quiet, selected: true })).toBe('e4, peón blanco, elegida');
  const draughts = boardFromFen(emptyBoard(8, true), 'W:WK12:B');
  expect(cellLabel('es', draughts, 'draughts', cellOf(draughts, '12'), quiet)).toBe('12, dama blanca');
  expect(cellLabel('en', draughts, 'draughts', 0, quiet)).toBe('not played on');
});

test('scores', () => {
  expect(scoreText({ cp: 135 })).toBe('+1.35');
  expect(scoreText({ cp: -20 })).toBe('−0.20');
  expect([sideAhead({ cp: 40 }), sideAhead({ cp: -40 }), sideAhead({ cp: 9 }), sideAhead({ win: -3 })]).toEqual(['white', 'black', null, 'black']);
  expect(scoreText({ cp: 0 })).toBe('0.00');
  expect(scoreText({ win: 5 })).toBe('#5');
  expect(scoreText({ win: -3 })).toBe('−#3');
  expect(whiteShare({ cp: 0 })).toBe(0.5);
  expect(whiteShare({ cp: 300 })).toBeCloseTo(0.73, 2);
  expect(whiteShare({ win: -9 })).toBe(0);
  expect(graphPoints([{ ply: 1, score: { cp: 0 } }], 2, 600, 100)).toEqual([{ x: 300, y: 50 }]);
});

test('clocks', () => {
  expect(clockText(3_909_000)).toBe('1:05:09');
  expect(clockText(187_000)).toBe('3:07');
  expect(clockText(9_870)).toBe('0:09.8');
  expect(clockText(0)).toBe('0:00.0');
  expect(remainingNow({ white: 5000, black: 7000 }, 'white', 1200)).toEqual({ white: 3800, black: 7000 });
  expect(remainingNow({ white: 5000, black: 7000 }, null, 1200)).toEqual({ white: 5000, black: 7000 });
  expect(remainingNow({ white: 100, black: 7000 }, 'white', 1200).white).toBe(0);
});
