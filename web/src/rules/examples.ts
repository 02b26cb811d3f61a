// For each rule of the house, a small position in which a move matches it: most are those of the rule's own tests.
const examples: Record<string, Record<string, string>> = {
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
  'draughts-english': {
    breakthrough: 'W:W7,21,27,32:B1,18,19,26:F24',
    bridge: 'W:W21,30-32:B1-3,9',
    dog_hole: 'B:W14,16,20,24,25,27,29,30,32:B2,5,7,8,10-12,21:F14',
    multi_capture: 'B:W14,16,20,24,25,27,29,30,32:B2,5,7,8,10-12,21:F14',
    opposition: 'W:W11,13,K22:B18,19,K25,K27:H3:F33',
    shot: 'B:W18,20,21,23,26-28,31,32:B1,3,4,6,8-10,12,14:F10',
    trapped_king: 'W:W22,30,32:B3,K29',
  },
  knights: {
    corralled: 'n7/8/8/3N4/N7/8/8/8 w',
    exchange: '8/4n3/8/3n4/8/2N1N3/8/8 w',
    fork: '8/8/2n1n3/8/8/5N2/2N5/8 w',
    safe_square: '8/8/8/3n4/8/2N5/8/8 w',
  },
};

export const exampleOf = (game: string, rule: string): string | undefined => examples[game]?.[rule];
