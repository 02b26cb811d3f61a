import { t } from '../i18n/index.svelte';
import { notify } from './notices.svelte';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t('game.copied'));
  } catch {
    notify(t('game.copyFailed'));
  }
}

export function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
