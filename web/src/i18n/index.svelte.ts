// The language in use, and its texts. `t` is reactive: a template that calls it changes with the language.
import { speak } from '../api/http';
import type { Language, LocalText } from '../api/types';
import { en, type TextKey, type Texts } from './en';
import { es } from './es';

const catalogues: Record<Language, Texts> = { en, es };
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };
export const languages = Object.keys(catalogues) as Language[];

export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase() as Language).find((tag) => tag in catalogues) ?? 'en';

class CurrentLanguage {
  current = $state<Language>('en');

  use(lang: Language): void {
    this.current = lang;
    document.documentElement.lang = lang;
    speak(lang);
  }
}
export const language = new CurrentLanguage();

export type { TextKey };
export type Parameters = Record<string, string | number>;

const filled = (text: string, values: Parameters): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

export const textIn = (lang: Language, key: TextKey, values: Parameters = {}): string => filled(catalogues[lang][key], values);
export const t = (key: TextKey, values: Parameters = {}): string => textIn(language.current, key, values);
export const counted = (
  key: 'games.moves' | 'import.done' | 'home.position.line' | 'proof.defences',
  count: number,
  values: Parameters = {},
): string => t(`${key}.${count === 1 ? 'one' : 'other'}`, { count, ...values });
export const local = (text: LocalText): string => text[language.current];
