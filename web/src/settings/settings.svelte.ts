// What the user prefers. The server keeps it; the browser keeps a copy so that the first picture is already right.
import { fetchSettings, storeSettings } from '../api/calls';
import type { Language, Settings, SettingsChange } from '../api/types';
import { language, preferredLanguage } from '../i18n/index.svelte';

export const themes = ['system', 'light', 'dark', 'contrast'] as const satisfies Settings['theme'][];
export const boardColours = ['wood', 'slate', 'olive', 'paper'] as const;

const storageKey = 'damero.settings';

const defaults: Settings = {
  lang: 'en',
  theme: 'system',
  sounds: false,
  showLegal: true,
  autoFlip: false,
  showCoordinates: true,
  animate: true,
  analysisLines: 3,
  pieceSet: 'damero',
  boardColours: 'wood',
  defaultLevel: 3,
  defaultGame: 'chess',
  defaultClock: null,
};

function remembered(): SettingsChange {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...defaults });

function apply(): void {
  document.documentElement.dataset.theme = settings.theme;
  language.use(settings.lang);
}

function remember(): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The language stays this browser's own: the one chosen here, or else the one the browser asks for. */
const ownLanguage = (): Language => remembered().lang ?? preferredLanguage(navigator.languages);

const knownColours = (name: string): string => (boardColours.find((known) => known === name) ?? defaults.boardColours);

export function startSettings(): void {
  Object.assign(settings, remembered(), { lang: ownLanguage() });
  settings.boardColours = knownColours(settings.boardColours);
  apply();
}

export async function loadSettings(): Promise<void> {
  const stored = await fetchSettings();
  Object.assign(settings, stored, { lang: ownLanguage(), boardColours: knownColours(stored.boardColours) });
  apply();
}

export function change(values: SettingsChange): void {
  Object.assign(settings, values);
  apply();
  remember();
  storeSettings(values).catch(() => {}); // the copy here stands until the server is back
}

export const motionAllowed = (): boolean =>
  settings.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches;

export function darkNow(): boolean {
  if (settings.theme === 'system') return matchMedia('(prefers-color-scheme: dark)').matches;
  return settings.theme === 'dark';
}
