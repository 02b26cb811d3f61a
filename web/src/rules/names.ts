// What people call a rule or a pattern: the theme it is about has a name already; the file's or the predicate's own name stands beside it.
import { en, type TextKey } from '../i18n/en';
import { t } from '../i18n/index.svelte';
import { capitalised, themeName } from '../i18n/themes';

/** Where a rule is not called as its theme is. */
const themes: Record<string, string> = {
  absolute_pin: 'pin',
  back_rank: 'backRankMate',
  hanging: 'hangingPiece',
  remove_defender: 'capturingDefender',
  trapped: 'trappedPiece',
  x_ray: 'xRayAttack',
};

const withoutHead = (name: string): string => name.replace(/^move_creates_/, '');
const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

export function ruleTitle(rule: string): string {
  const name = withoutHead(rule);
  const theme = themes[name] ?? camel(name);
  if (`theme.${theme}` in en) return capitalised(themeName(theme));
  const key = `rules.title.${name}`;
  return key in en ? t(key as TextKey) : capitalised(name.replaceAll('_', ' '));
}

/** The name in the program, where the title does not say it. */
export function programName(rule: string): string | null {
  const name = withoutHead(rule);
  return ruleTitle(rule).toLowerCase() === name.replaceAll('_', ' ') ? null : name;
}
