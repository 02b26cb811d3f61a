// The outline of an arrow along the cells a move visits.
import type { Point } from './geometry';

const headLength = 34;

/** The line the shaft follows, ending where the head begins, and the three corners of the head. */
export function arrowShape(points: Point[]): { shaft: string; head: string } | null {
  const tip = points[points.length - 1];
  const before = points[points.length - 2];
  if (!tip || !before) return null;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y);
  if (length === 0) return null;
  const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  const neck = { x: tip.x - along.x * headLength, y: tip.y - along.y * headLength };
  const side = { x: -along.y * headLength * 0.6, y: along.x * headLength * 0.6 };
  const stops = [...points.slice(0, -1), neck];
  return {
    shaft: stops.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' '),
    head: [tip, { x: neck.x + side.x, y: neck.y + side.y }, { x: neck.x - side.x, y: neck.y - side.y }]
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' '),
  };
}
