// The rules of every family of games, each in the file that bears the family's name.
import { familyOf, type Family } from '../../pieces';
import type { FamilyRules } from './family';

const files = import.meta.glob<{ rules: FamilyRules }>(['./*.ts', '!./index.ts', '!./family.ts'], { eager: true });

const rulesOf = (family: Family): FamilyRules | undefined => files[`./${family}.ts`]?.rules;

export const templateOf = (family: Family) => rulesOf(family)?.template ?? { name: '', text: '' };

export const exampleOf = (game: string, rule: string): string | undefined => rulesOf(familyOf(game))?.examples[game]?.[rule];
