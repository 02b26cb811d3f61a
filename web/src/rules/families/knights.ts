// Rules about knights-only chess: what a new one begins with, and a position for each that comes with the program.
import { head, type FamilyRules } from './family';

export const rules: FamilyRules = {
  template: {
    name: 'middle',
    text: `${head}% move_creates_middle(FromR, FromC, ToR, ToC, Score, Squares): a knight goes to the middle of the board.
move_creates_middle(FromR, FromC, ToR, ToC, 1, [ToR/ToC]) :-
    mover(FromR, FromC, ToR, ToC, _Color, _Enemy),
    between(4, 5, ToR),
    between(3, 6, ToC).
`,
  },
  examples: {
    knights: {
      corralled: 'n7/8/8/3N4/N7/8/8/8 w',
      exchange: '8/4n3/8/3n4/8/2N1N3/8/8 w',
      fork: '8/8/2n1n3/8/8/5N2/2N5/8 w',
      safe_square: '8/8/8/3n4/8/2N5/8/8 w',
    },
  },
};
