// Rules about chess: what a new one begins with, and a position for each that comes with the program.
import { head, type FamilyRules } from './family';

export const rules: FamilyRules = {
  template: {
    name: 'central_knight',
    text: `${head}% move_creates_central_knight(FromR, FromC, ToR, ToC, Score, Squares): a knight goes to the middle of the board.
move_creates_central_knight(FromR, FromC, ToR, ToC, 3, [ToR/ToC]) :-
    mover(FromR, FromC, ToR, ToC, n, _Color, _Enemy),
    between(4, 5, ToR),
    between(3, 6, ToC).
`,
  },
  examples: {
    chess: {
      absolute_pin: '4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1',
      back_rank: '6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1',
      capture: '4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1',
      deflection: '5rk1/8/8/8/8/5Q2/2B5/K7 w - - 0 1',
      desperado: 'N7/1bpk4/8/8/8/8/8/K7 w - - 0 1',
      discovered_attack: '4q2k/8/8/8/4N3/8/8/K3R3 w - - 0 1',
      discovered_check: '4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1',
      double_check: '4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1',
      fork: '8/3k3q/8/8/6N1/8/8/K7 w - - 0 1',
      hanging: '7k/8/8/3n4/8/8/8/K2R4 w - - 0 1',
      interference: '6k1/8/8/r6b/3P4/8/8/1K5R w - - 0 1',
      king_fork: '7k/8/3n1n2/8/3K4/8/8/8 w - - 0 1',
      overloaded: 'r2q4/7k/8/8/3n4/8/8/R2R2K1 w - - 0 1',
      promotion: '7k/P7/8/8/8/8/8/K7 w - - 0 1',
      relative_pin: '3q3k/8/5n2/8/8/8/8/K1B5 w - - 0 1',
      remove_defender: '7k/8/5n2/3b2B1/8/8/8/K2R4 w - - 0 1',
      skewer: '8/8/8/4k2q/8/8/8/R3K3 w - - 0 1',
      trapped: '6k1/8/8/8/8/1P6/b1P5/2K5 w - - 0 1',
      x_ray: '3q3k/8/8/8/3P4/8/8/K1R5 w - - 0 1',
    },
  },
};
