import { expect, test } from 'vitest';
import type { TrainOverview } from '../src/api/types';
import { choiceIn, firstGame, gamesOn, themesOn, trainPath, wishOf } from '../src/train/filters';
import { plotOf } from '../src/train/plot';
import { slicesOf } from '../src/train/slices';
import { themeNameIn } from '../src/i18n/themes';

const shelf = (source: 'pack' | 'import', game: string, puzzles: number, themes: [string, number][] = []) => ({
  source,
  game,
  puzzles,
  themes: themes.map(([theme, count]) => ({ theme, puzzles: count })),
});
const overview: TrainOverview = {
  ratings: [],
  streak: 0,
  due: 0,
  waiting: 0,
  nextDue: null,
  mostImported: 10,
  shelves: [
    shelf('pack', 'chess', 30, [['fork', 10], ['pin', 20]]),
    shelf('import', 'chess', 5, [['fork', 15]]),
    shelf('pack', 'draughts-russian', 7, [['shot', 7]]),
  ],
};

test('a choice goes to an address and back', () => {
  const choice = { game: 'draughts', theme: 'shot', source: 'import' as const, from: 1200, to: null };
  const path = trainPath(choice);
  expect(choiceIn(new URL(path, 'http://x').searchParams, 'chess')).toEqual(choice);
  expect(wishOf(choice)).toEqual({ game: 'draughts', theme: 'shot', source: 'import', from: 1200 });
});

test('an address that makes no sense is passed over', () => {
  const choice = choiceIn(new URLSearchParams('source=else&from=-3&to=1.5'), 'knights');
  expect(choice).toEqual({ game: 'knights', theme: '', source: '', from: null, to: null });
  expect(wishOf(choice)).toEqual({ game: 'knights' });
});

test('what there is to choose from', () => {
  expect(gamesOn(overview, ['chess', 'knights', 'draughts-russian'])).toEqual([
    { game: 'chess', puzzles: 35 },
    { game: 'draughts-russian', puzzles: 7 },
  ]);
  expect(gamesOn(overview, ['chess'], 'import')).toEqual([{ game: 'chess', puzzles: 5 }]);
  const chess = { game: 'chess', theme: '', source: '' as const, from: null, to: null };
  expect(themesOn(overview, chess).map(({ theme }) => theme)).toEqual(['fork', 'pin']);
  expect(themesOn(overview, { ...chess, game: 'draughts' })).toEqual([{ theme: 'shot', puzzles: 7 }]);
  expect(firstGame(overview, 'draughts-russian')).toBe('draughts-russian');
  expect(firstGame(overview, 'draughts-english')).toBe('draughts');
  expect(firstGame(overview, 'knights')).toBe('chess');
});

test('a large file goes in pieces of whole lines, each under its header', () => {
  const rows = Array.from({ length: 50 }, (_, i) => `row ${i}`);
  const text = ['header', ...rows].join('\n');
  const slices = slicesOf(text, 60);
  expect(slices.length).toBeGreaterThan(3);
  const lines = slices.flatMap(({ text: part, linesBefore }) => {
    const [header, ...own] = part.split('\n').filter(Boolean);
    expect(header).toBe('header');
    return own.map((row, i) => [row, linesBefore + i + 2]);
  });
  expect(lines).toEqual(rows.map((row, i) => [row, i + 2]));
  expect(slicesOf(text)).toEqual([{ text, linesBefore: 0 }]);
  expect(slicesOf('x'.repeat(100), 10)).toHaveLength(1); // no line ends
  expect(slicesOf(`h\n${'y'.repeat(100)}\nz`, 10).map(({ linesBefore }) => linesBefore)).toEqual([0, 1]);
});

test('a rating is drawn between round numbers', () => {
  const at = (rating: number) => ({ time: 0, rating });
  expect(plotOf([at(1500), at(1560)], 100, 50)).toEqual({ path: 'M0.0 50.0L100.0 20.0', lowest: 1500, highest: 1560, foot: 1500, head: 1600 });
  expect(plotOf([at(1500)], 100, 50)).toMatchObject({ path: 'M0.0 50.0H100', foot: 1500, head: 1550 });
});

test('themes have names, also those nobody has translated', () => {
  expect(themeNameIn('es', 'fork')).toBe('ataque doble');
  expect(themeNameIn('en', 'balestraMate')).toBe('balestra mate');
});
