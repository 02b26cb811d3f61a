// Values of the textbook searches as people read them: for the side to move at the root, in pawns or men; a won game by its plies.
import { t } from '../i18n/index.svelte';
import { open, type Claim } from './tree';

const won = 31_000;
const decided = 30_000;

export function valueText(value: number): string {
  if (value > decided) return t('lab.value.win', { plies: won - value });
  if (value < -decided) return t('lab.value.loss', { plies: won + value });
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

export const boundText = (bound: number): string => (bound === open.low ? '−∞' : bound === open.high ? '∞' : valueText(bound));

const signs: Record<Claim, string> = { exact: '=', at_least: '≥', at_most: '≤' };
export const claimText = (value: number, claim: Claim): string => `${signs[claim]} ${valueText(value)}`;

/** Where a value lies between the least and the greatest of a tree, from 0 to 1; bounds that are not there yet at the ends. */
export function share(value: number, low: number, high: number): number {
  if (value <= -decided || value === open.low) return 0;
  if (value >= decided || value === open.high) return 1;
  return 0.06 + (0.88 * (value - low)) / Math.max(1, high - low);
}

export const range = (values: Int16Array): { low: number; high: number } => {
  let low = 0;
  let high = 0;
  for (const value of values) {
    if (Math.abs(value) > decided) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, high };
};

export const timeText = (microseconds: number): string => {
  if (microseconds < 1000) return `${microseconds} µs`;
  if (microseconds < 1_000_000) return `${(microseconds / 1000).toFixed(microseconds < 10_000 ? 1 : 0)} ms`;
  return `${(microseconds / 1_000_000).toFixed(2)} s`;
};
