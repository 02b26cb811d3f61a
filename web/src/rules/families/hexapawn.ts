// Rules about hexapawn: what a new one begins with, and a position for each that comes with the program.
import { head, type FamilyRules } from './family';

export const rules: FamilyRules = {
  template: {
    name: 'guarded_step',
    text: `${head}% move_creates_guarded_step(FromR, FromC, ToR, ToC, Score, Squares): a pawn of the same side could take back where the pawn goes.
move_creates_guarded_step(FromR, FromC, ToR, ToC, 1, [R/C]) :-
    mover(FromR, FromC, ToR, ToC, Color, _Enemy),
    pawn_after(move(FromR, FromC, ToR, ToC), Color, R, C),
    attack(Color, R, C, ToR, ToC).
`,
  },
  examples: {
    hexapawn: {
      blockade: 'p1p/2P/P2 w',
      breakthrough: '2p/3/P1P w',
    },
    'hexapawn-4': {
      blockade: 'p2p/3P/P3/4 w',
      breakthrough: '3p/4/p3/1P2 w',
    },
  },
};
