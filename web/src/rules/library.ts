// Which rule is meant: by kind and name, or by the name that a link gives, of a file or of a pattern. Pure.
import type { Rules } from '../api/types';
import { outlineOf } from './prolog';

export type Chosen = { kind: 'house' | 'own' | 'new'; name: string };

export function chosenIn(rules: Rules, wanted: string | null): Chosen {
  const first: Chosen = { kind: 'house', name: rules.house.find(({ name }) => name === 'fork')?.name ?? rules.house[0]?.name ?? '' };
  if (!wanted) return first;
  const name = wanted.replace(/\.pl$/, '').replace(/^.*\//, '').replace(/^move_creates_/, '');
  for (const kind of ['own', 'house'] as const) if (rules[kind].some((rule) => rule.name === name)) return { kind, name };
  for (const kind of ['own', 'house'] as const) {
    const owner = rules[kind].find(({ text }) => outlineOf(text).patterns.some((pattern) => pattern.name === name));
    if (owner) return { kind, name: owner.name };
  }
  return first;
}

export const textOf = (rules: Rules, { kind, name }: Chosen): string =>
  (kind === 'own' ? rules.own : rules.house).find((rule) => rule.name === name)?.text ?? '';
