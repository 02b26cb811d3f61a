// The six chess pieces: turned wood seen from the side, all on the same foot.
import { body, disc, dot, line, type PieceSet } from './shape';

const foot = body('M27 77 H73 C77 77 80 80 80 84 V86 C80 88 79 89 77 89 H23 C21 89 20 88 20 86 V84 C20 80 23 77 27 77 Z');
const collar = (y: number, half: number) =>
  body(`M${50 - half} ${y} H${50 + half} A3.5 3.5 0 0 1 ${50 + half} ${y + 7} H${50 - half} A3.5 3.5 0 0 1 ${50 - half} ${y} Z`);

export const pieces: PieceSet = {
  P: [
    body('M42 50 C42 60 38 69 31 77 H69 C62 69 58 60 58 50 Z'),
    disc(50, 33, 13),
    collar(45, 12),
    foot,
  ],
  R: [
    body('M37 46 C37 58 36 68 32 77 H68 C64 68 63 58 63 46 Z'),
    body('M28 21 C28 19 29 18 31 18 H38 V26 H45.5 V18 H54.5 V26 H62 V18 H69 C71 18 72 19 72 21 V37 L64 46 H36 L28 37 Z'),
    line('M31 36 H69'),
    foot,
  ],
  N: [
    body(
      'M30 77 C29 66 33 61 39 56 C42 53 44 51 45 48 C40 51 37 51 34 54 C31 58 27 59 23 56 C19 53 18 49 21 45 ' +
        'C26 39 27 35 29 29 C31 23 35 19 40 17 L40 8 L50 15 C68 17 79 33 78 54 C77.6 63 75 71 71 77 Z',
    ),
    line('M55 21 C66 27 71 41 68 57 C67 63 66 67 64 71'),
    line('M22.5 52.5 C25 53 28 52 29.5 50'),
    dot(38, 31, 3.1),
    foot,
  ],
  B: [
    body('M41 62 C41 68 37 73 31 77 H69 C63 73 59 68 59 62 Z'),
    body('M50 18 C39 27 31 37 31 47 C31 56 38 62 50 62 C62 62 69 56 69 47 C69 37 61 27 50 18 Z'),
    line('M58.5 31 L47 46'),
    disc(50, 14, 5),
    collar(59, 13),
    foot,
  ],
  Q: [
    body('M33 66 C34 70 33 74 29 77 H71 C67 74 66 70 67 66 Z'),
    body('M31 66 L17 34 L35 48 L33.5 23 L45 44 L50 18 L55 44 L66.5 23 L65 48 L83 34 L69 66 Z'),
    disc(17, 32, 4.5),
    disc(33.5, 21, 4.5),
    disc(50, 16, 5),
    disc(66.5, 21, 4.5),
    disc(83, 32, 4.5),
    line('M34 58 C44 55 56 55 66 58'),
    collar(63, 16),
    foot,
  ],
  K: [
    body('M46.5 28 V20 H39.5 V13 H46.5 V6.5 H53.5 V13 H60.5 V20 H53.5 V28 Z'),
    body('M33 66 C34 70 33 74 29 77 H71 C67 74 66 70 67 66 Z'),
    body('M32 66 C21 58 15 46 21 38 C26 31.5 38 32 45 40 C45 33 47 29 50 26 C53 29 55 33 55 40 C62 32 74 31.5 79 38 C85 46 79 58 68 66 Z'),
    line('M45 40 C45 46 48 50 50 55 C52 50 55 46 55 40'),
    line('M35 59 C44 57 56 57 65 59'),
    collar(63, 16),
    foot,
  ],
};
