// Draughts pieces: turned discs with a rim and ridges. A king is two discs, one upon the other, with a crown on top,
// so that it is told apart by its outline as well as by its mark.
import { disc, mark, ring, type PieceSet } from './shape';

const crown = (y: number) =>
  mark(
    `M34 ${y + 13} L30 ${y - 8} L41 ${y + 1} L50 ${y - 13} L59 ${y + 1} L70 ${y - 8} L66 ${y + 13} Z`,
  );

export const pieces: PieceSet = {
  M: [disc(50, 56, 36), disc(50, 50, 36), ring(50, 50, 27.5), ring(50, 50, 17)],
  K: [disc(50, 60, 35), disc(50, 53, 35), disc(50, 46, 35), ring(50, 46, 27.5), crown(46)],
};
