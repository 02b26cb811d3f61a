// Boards to FEN and back, as far as the page needs: to draw a position it has the FEN of, and to write what the editor
// set up. Whether a position makes sense is the server's to say. Any board of the game serves as the template: it
// brings the size and the names of the squares.
import type { Board, Cell, Colour, Piece, PieceLetter } from '../api/types';

const isDraughts = (fen: string): boolean => /^[WB]:/.test(fen);

const withPieces = (template: Board, piece: (index: number, cell: Cell) => Piece | null): Board => ({
  ...template,
  cells: template.cells.map((cell, index) => ({ ...cell, piece: piece(index, cell) })),
});

export const emptied = (template: Board): Board => withPieces(template, () => null);

function letterPlacement(placement: string): Map<number, Piece> {
  const pieces = new Map<number, Piece>();
  let cell = 0;
  for (const symbol of placement) {
    if (symbol === '/') continue;
    if (/\d/.test(symbol)) cell += Number(symbol);
    else {
      const letter = symbol.toUpperCase() as PieceLetter;
      pieces.set(cell++, { colour: symbol === letter ? 'white' : 'black', letter });
    }
  }
  return pieces;
}

function numberPlacement(fen: string): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  for (const section of fen.replace(/\.$/, '').split(':').slice(1)) {
    if (!/^[WB]/.test(section)) continue;
    const colour: Colour = section[0] === 'W' ? 'white' : 'black';
    for (const entry of section.slice(1).split(',')) {
      const [, king, first, last] = /^(K?)(\d+)(?:-(\d+))?$/.exec(entry.trim()) ?? [];
      for (let square = Number(first); square <= Number(last ?? first); ++square)
        pieces.set(String(square), { colour, letter: king ? 'K' : 'M' });
    }
  }
  return pieces;
}

export function boardFromFen(template: Board, fen: string): Board {
  if (isDraughts(fen)) {
    const pieces = numberPlacement(fen);
    return withPieces(template, (_, cell) => pieces.get(cell.name) ?? null);
  }
  const pieces = letterPlacement(fen.split(' ')[0] ?? '');
  return withPieces(template, (index) => pieces.get(index) ?? null);
}

export function turnOfFen(fen: string): Colour {
  if (isDraughts(fen)) return fen[0] === 'W' ? 'white' : 'black';
  return fen.split(' ')[1] === 'b' ? 'black' : 'white';
}

function lettersOf(board: Board): string {
  const rows: string[] = [];
  for (let row = 0; row < board.rows; ++row) {
    let text = '';
    let gap = 0;
    for (const { piece } of board.cells.slice(row * board.columns, (row + 1) * board.columns)) {
      if (!piece) {
        ++gap;
        continue;
      }
      text += (gap || '') + (piece.colour === 'white' ? piece.letter : piece.letter.toLowerCase());
      gap = 0;
    }
    rows.push(text + (gap || ''));
  }
  return rows.join('/');
}

function numbersOf(board: Board, colour: Colour): string {
  return board.cells
    .filter((cell) => cell.piece?.colour === colour)
    .map((cell) => ({ square: Number(cell.name), king: cell.piece?.letter === 'K' }))
    .sort((a, b) => a.square - b.square)
    .map(({ square, king }) => (king ? 'K' : '') + square)
    .join(',');
}

/** Which castling rights kings and rooks at home allow, as FEN writes them. */
function castlingOf(board: Board): string {
  const at = (name: string, letter: string, colour: Colour) =>
    board.cells.some((cell) => cell.name === name && cell.piece?.letter === letter && cell.piece.colour === colour);
  let rights = '';
  for (const [colour, rank] of [['white', '1'], ['black', '8']] as const) {
    if (!at(`e${rank}`, 'K', colour)) continue;
    for (const [file, right] of [['h', 'K'], ['a', 'Q']] as const)
      if (at(file + rank, 'R', colour)) rights += colour === 'white' ? right : right.toLowerCase();
  }
  return rights || '-';
}

export function fenOfBoard(game: string, board: Board, turn: Colour): string {
  const side = turn === 'white' ? 'w' : 'b';
  if (game.startsWith('draughts')) return `${side.toUpperCase()}:W${numbersOf(board, 'white')}:B${numbersOf(board, 'black')}`;
  const placement = `${lettersOf(board)} ${side}`;
  return game === 'chess' ? `${placement} ${castlingOf(board)} - 0 1` : placement;
}
