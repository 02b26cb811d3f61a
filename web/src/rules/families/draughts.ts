// Rules about draughts: what a new one begins with, and a position for each that comes with the program.
import { head, type FamilyRules } from './family';

export const rules: FamilyRules = {
  template: {
    name: 'middle',
    text: `${head}% move_creates_middle(FromR, FromC, ToR, ToC, Score, Squares): a piece goes to the middle of the board.
move_creates_middle(FromR, FromC, ToR, ToC, 1, [ToR/ToC]) :-
    choice(FromR, FromC, ToR, ToC, _Taken, _Type, _Color, _Enemy),
    between(4, 5, ToR),
    between(3, 6, ToC).
`,
  },
  examples: {
    'draughts-english': {
      breakthrough: 'W:W7,21,27,32:B1,18,19,26:F24',
      bridge: 'W:W21,30-32:B1-3,9',
      dog_hole: 'B:W14,16,20,24,25,27,29,30,32:B2,5,7,8,10-12,21:F14',
      multi_capture: 'B:W14,16,20,24,25,27,29,30,32:B2,5,7,8,10-12,21:F14',
      opposition: 'W:W11,13,K22:B18,19,K25,K27:H3:F33',
      shot: 'B:W18,20,21,23,26-28,31,32:B1,3,4,6,8-10,12,14:F10',
      trapped_king: 'W:W22,30,32:B3,K29',
    },
    // Bridge and opposition are about boards of eight rows.
    'draughts-international': {
      breakthrough: 'W:W12,39:B41,42',
      dog_hole: 'W:W11,40:B1,20',
      multi_capture: 'W:W28,42:B2,13,23',
      shot: 'B:W15,20,30,31,33,34,41,45-47,49:B1-5,10,13,16,18,23,32:F26',
      trapped_king: 'W:W37,47:B5,K46',
    },
    'draughts-russian': {
      breakthrough: 'W:W7,21,27,32:B1,18,19,26',
      bridge: 'W:W21,30-32:B1-3,9',
      dog_hole: 'B:W14,16,20,24,25,27,29,30,32:B2,5,7,8,10-12,21',
      multi_capture: 'B:W14,16,20,24,25,27,29,30,32:B2,5,7,8,10-12,21',
      opposition: 'W:W11,13,K22:B18,19,K25,K27',
      shot: 'B:W18,20,21,23,26-28,31,32:B1,3,4,6,8-10,12,14',
      trapped_king: 'W:W22,30,32:B3,K29',
    },
    'draughts-spanish': {
      breakthrough: 'W:W4,7,9,27:B6,14,15,29',
      bridge: 'W:W2-4,9:B21,29-31',
      dog_hole: 'B:W1,2,4,5,7,12,16,18,20:B9,22-25,27,28,30',
      multi_capture: 'B:W1,2,4,5,7,12,16,18,20:B9,22-25,27,28,30',
      opposition: 'W:WK11,20,22:BK6,K8,14,15',
      shot: 'B:W1-4,6,7,12,14,15,17:B13,21-24,26,29-32:F8',
      trapped_king: 'W:W2,4,10:BK1,31',
    },
  },
};
