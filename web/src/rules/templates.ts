// What a new rule begins with: one that works, to be changed.
import type { RuleFamily } from '../api/types';

const head = '% Write here what the rule is about, in one line.\n\n';

export const template: Record<RuleFamily, { name: string; text: string }> = {
  chess: {
    name: 'central_knight',
    text: `${head}% move_creates_central_knight(FromR, FromC, ToR, ToC, Score, Squares): a knight goes to the middle of the board.
move_creates_central_knight(FromR, FromC, ToR, ToC, 3, [ToR/ToC]) :-
    mover(FromR, FromC, ToR, ToC, n, _Color, _Enemy),
    between(4, 5, ToR),
    between(3, 6, ToC).
`,
  },
  draughts: {
    name: 'middle',
    text: `${head}% move_creates_middle(FromR, FromC, ToR, ToC, Score, Squares): a piece goes to the middle of the board.
move_creates_middle(FromR, FromC, ToR, ToC, 1, [ToR/ToC]) :-
    choice(FromR, FromC, ToR, ToC, _Taken, _Type, _Color, _Enemy),
    between(4, 5, ToR),
    between(3, 6, ToC).
`,
  },
  knights: {
    name: 'middle',
    text: `${head}% move_creates_middle(FromR, FromC, ToR, ToC, Score, Squares): a knight goes to the middle of the board.
move_creates_middle(FromR, FromC, ToR, ToC, 1, [ToR/ToC]) :-
    mover(FromR, FromC, ToR, ToC, _Color, _Enemy),
    between(4, 5, ToR),
    between(3, 6, ToC).
`,
  },
};
