// What is said to somebody whose search waits for those of others.
import { t } from '../i18n/index.svelte';

/** `before`: how many searches come first; null: it does not wait. */
export const waitingText = (before: number | null | undefined): string | null => {
  if (before === null || before === undefined) return null;
  return before === 0 ? t('waiting.next') : t('waiting.before', { count: before });
};
