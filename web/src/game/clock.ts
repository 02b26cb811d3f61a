// Clocks between two messages of the server: what it said, less the time since.
import type { Colour, Remaining } from '../api/types';

export function remainingNow(said: Remaining, running: Colour | null, elapsedMs: number): Remaining {
  if (!running) return said;
  return { ...said, [running]: Math.max(0, said[running] - elapsedMs) };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** 1:05:09, 3:07, and tenths below ten seconds. */
export function clockText(ms: number): string {
  if (ms < 10_000) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
