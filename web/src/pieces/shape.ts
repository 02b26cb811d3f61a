// A piece is a short list of shapes on a square of 100 by 100, drawn in order. What colour a part takes depends on
// the side, not on the drawing: `body` is filled and outlined, `line` and `dot` are the carving on top of it.

export type Shape =
  | { part: 'body' | 'line' | 'mark'; d: string }
  | { part: 'disc'; x: number; y: number; r: number }
  | { part: 'ring' | 'dot'; x: number; y: number; r: number };

export type PieceSet = Record<string, Shape[]>;

export const body = (d: string): Shape => ({ part: 'body', d });
export const line = (d: string): Shape => ({ part: 'line', d });
export const mark = (d: string): Shape => ({ part: 'mark', d });
export const disc = (x: number, y: number, r: number): Shape => ({ part: 'disc', x, y, r });
export const ring = (x: number, y: number, r: number): Shape => ({ part: 'ring', x, y, r });
export const dot = (x: number, y: number, r: number): Shape => ({ part: 'dot', x, y, r });
