// A line of moves as printed: pairs with numbers, whoever starts, and the tries beside them.
import type { Colour } from '../api/types';
import { turnOfFen } from '../board/fen';
import type { Node } from './tree';

export type Row = { number: number; white: Node | null; black: Node | null; beside: Node[] };

/** The number a FEN gives its next move, 1 where it says nothing. */
export function firstNumber(fen: string): number {
  const draughts = /:F(\d+)/.exec(fen);
  const chess = /^\S+ [wb] .*?(\d+)$/.exec(fen);
  return Number(draughts?.[1] ?? chess?.[1] ?? 1) || 1;
}

export type Numbering = { number: number; first: Colour };

export function moveNumber(ply: number, { number, first }: Numbering): { number: number; colour: Colour } {
  const half = ply - 1 + (first === 'black' ? 1 : 0);
  return { number: number + Math.floor(half / 2), colour: half % 2 === 0 ? 'white' : 'black' };
}

/** How the moves after a position are counted. In draughts that Black begins, Black's move is the first of the pair. */
export function numberingOf(fen: string): Numbering {
  const number = firstNumber(fen);
  const blackBegins = fen.startsWith('B:') && number === 1;
  return { number, first: blackBegins ? 'white' : turnOfFen(fen) };
}

export function rowsOf(line: Node[], start: Numbering): Row[] {
  const rows: Row[] = [];
  for (const node of line) {
    const { number, colour } = moveNumber(node.ply, start);
    let row = rows.at(-1);
    if (!row || row.number !== number) rows.push((row = { number, white: null, black: null, beside: [] }));
    row[colour] = node;
    row.beside.push(...(node.parent?.children.slice(1).filter(() => node.parent?.children[0] === node) ?? []));
  }
  return rows;
}

export function numbered(node: Node, start: Numbering, opening: boolean): string {
  const { number, colour } = moveNumber(node.ply, start);
  const text = node.move?.text ?? '';
  if (colour === 'white') return `${number}. ${text}`;
  return opening ? `${number}… ${text}` : text;
}
