// What themes are called: as a word within a sentence, and as a title. Those that have no text of ours are shown as their file names
// them, word by word.
import type { Language } from '../api/types';
import { en, type TextKey } from './en';
import { language, t, textIn } from './index.svelte';

export function themeNameIn(lang: Language, theme: string): string {
  const key = `theme.${theme}`;
  return key in en ? textIn(lang, key as TextKey) : theme.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
}

export const themeName = (theme: string): string => themeNameIn(language.current, theme);

export const themeList = (themes: string[]): string =>
  new Intl.ListFormat(language.current, { type: 'unit' }).format(themes.map(themeName));

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A pattern of the user's own goes by the name it has. */
export function themeTitle(theme: string): string {
  const [, moves] = /^mateIn(\d+)$/.exec(theme) ?? [];
  if (moves) return t('theme.mateIn', { moves });
  return `theme.${theme}` in en ? capitalised(themeName(theme)) : theme;
}
