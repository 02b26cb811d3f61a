// A rating over its puzzles as a line on a drawing.
import type { TrainPoint } from '../api/types';

export type Plot = { path: string; lowest: number; highest: number; foot: number; head: number };

const step = 50; // the scale begins and ends at a multiple of it

export function plotOf(points: TrainPoint[], width: number, height: number): Plot {
  const ratings = points.map(({ rating }) => rating);
  const lowest = Math.min(...ratings);
  const highest = Math.max(...ratings);
  const foot = Math.floor(lowest / step) * step;
  const head = Math.max(Math.ceil(highest / step) * step, foot + step);
  const x = (i: number) => (points.length > 1 ? (i / (points.length - 1)) * width : 0);
  const y = (rating: number) => height - ((rating - foot) / (head - foot)) * height;
  const path = ratings.map((rating, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(rating).toFixed(1)}`).join('');
  return { path: points.length === 1 ? `${path}H${width}` : path, lowest, highest, foot, head };
}
