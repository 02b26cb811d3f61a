// What a review says, move by move: the signs beside moves, the points of the graph, and which moves are worth another try.
import type { Colour, GameReview, ReviewedMove } from '../api/types';
import type { GraphPoint } from '../analysis/score';
import type { Mark } from '../game/tree';
import { t } from '../i18n/index.svelte';

export const signs = { good: '!', inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

export const isBad = ({ judgement }: ReviewedMove): boolean =>
  judgement === 'inaccuracy' || judgement === 'mistake' || judgement === 'blunder';

export function marksOf(review: GameReview): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  review.moves.forEach(({ judgement }, i) => {
    if (judgement !== 'none') marks.set(i + 1, { kind: judgement, sign: signs[judgement], title: t(`review.${judgement}`) });
  });
  return marks;
}

export function pointsOf(review: GameReview): GraphPoint[] {
  const first = review.moves[0];
  if (!first) return [];
  return [{ ply: 0, score: first.before }, ...review.moves.map(({ score }, i) => ({ ply: i + 1, score }))];
}

/** Plies of the bad moves, of one side or of both. */
export const badPlies = (review: GameReview, side: Colour | null): number[] =>
  review.moves.flatMap((move, i) => (isBad(move) && (side === null || move.side === side) ? [i + 1] : []));
