// What people call a search, a position, and what an order counts.
import { t } from '../i18n/index.svelte';
import type { TextKey } from '../i18n/en';
import { en } from '../i18n/en';
import { searchOf } from './setup';

export function searchName(spec: string): string {
  const search = searchOf(spec, 99);
  if (!search) return spec;
  const { kind, depth, order, ownRules } = search;
  if (kind !== 'tactical') return t('lab.name', { kind: t(`lab.kind.${kind}`), depth });
  return t(ownRules ? 'lab.nameOrder' : 'lab.nameOrderAlone', { kind: t(`lab.kind.${kind}`), depth, order });
}

export function positionName(name: string): string {
  if (name === 'start') return t('home.position.start');
  const [, number] = /^middlegame-(\d+)$/.exec(name) ?? [];
  return number ? t('lab.middlegame', { number: Number(number) }) : name;
}

/** `checks.by_queen` has a text of its own, or its group has, or it is a pattern and goes by its name. */
export function reasonName(reason: string): string {
  const [group = '', name = group] = reason.split('.');
  for (const key of [`lab.reason.${name}`, `lab.reason.${group}`]) if (key in en) return t(key as TextKey);
  return name.replaceAll('_', ' ');
}
