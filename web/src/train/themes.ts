// What themes are called. Those that have no text of ours are shown as their file names them, word by word.
import type { Language } from '../api/types';
import { en, type TextKey } from '../i18n/en';
import { language, textIn } from '../i18n/index.svelte';

export function themeNameIn(lang: Language, theme: string): string {
  const key = `theme.${theme}`;
  return key in en ? textIn(lang, key as TextKey) : theme.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
}

export const themeName = (theme: string): string => themeNameIn(language.current, theme);

export const themeList = (themes: string[]): string =>
  new Intl.ListFormat(language.current, { type: 'unit' }).format(themes.map(themeName));
