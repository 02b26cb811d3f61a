// Scores as people read them. All are White's: positive means White is better.
import type { Colour, Score } from '../api/types';

const minus = '−';

/** +1.35, −0.20, 0.00; a win in sight as #5 or −#5. */
export function scoreText(score: Score): string {
  if ('win' in score) return `${score.win < 0 ? minus : ''}#${Math.abs(score.win)}`;
  const text = (Math.abs(score.cp) / 100).toFixed(2);
  if (text === '0.00') return text;
  return (score.cp > 0 ? '+' : minus) + text;
}

const even = 15; // centipawns that nobody would call an advantage

export function sideAhead(score: Score): Colour | null {
  if ('cp' in score && Math.abs(score.cp) < even) return null;
  return ('win' in score ? score.win : score.cp) > 0 ? 'white' : 'black';
}

const steepness = 300; // centipawns at which one side has about three chances in four

/** How much of the bar is White's, from 0 to 1. */
export function whiteShare(score: Score): number {
  if ('win' in score) return score.win > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score.cp / steepness));
}

export type GraphPoint = { ply: number; score: Score };

/** Points of the graph in a box of `width` by `height`, White's side up. */
export function graphPoints(points: GraphPoint[], plies: number, width: number, height: number): { x: number; y: number }[] {
  return points.map(({ ply, score }) => ({
    x: plies > 0 ? (ply / plies) * width : 0,
    y: (1 - whiteShare(score)) * height,
  }));
}
