// What the page knows of the rules of a family of games.

export interface FamilyRules {
  /** What a new rule begins with: one that works, to be changed. */
  template: { name: string; text: string };
  /** By game and rule of the program, a small position in which a move matches it: most are those of the rule's own tests. */
  examples: Record<string, Record<string, string>>;
}

export const head = '% Write here what the rule is about, in one line.\n\n';
