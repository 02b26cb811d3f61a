// The rules of a game on the desk: which is chosen, what was written and not kept yet, and what becomes of it. What is tried or
// switched on runs in a process of the server's: see Trial.
import { changeRule, deleteRule, fetchRules } from '../api/calls';
import type { OwnRule, Rules } from '../api/types';
import { t } from '../i18n/index.svelte';
import { notify } from '../ui/notices.svelte';
import { chosenIn, textOf, type Chosen } from './library';
import { outlineOf } from './prolog';
import { Trial } from './trial.svelte';

type Written = { name: string; text: string };

export class RuleDesk {
  game = $state('');
  rules = $state.raw<Rules | null>(null);
  chosen = $state.raw<Chosen>({ kind: 'house', name: '' });
  name = $state('');
  text = $state('');
  readonly trial = new Trial();
  #drafts = new Map<string, Written>(); // what was written and not kept yet

  readonly editing = $derived(this.chosen.kind !== 'house');
  readonly own: OwnRule | undefined = $derived(
    this.chosen.kind === 'own' ? this.rules?.own.find((rule) => rule.name === this.chosen.name) : undefined,
  );
  readonly outline = $derived(outlineOf(this.text));
  readonly changed = $derived(
    this.chosen.kind === 'new' || (this.own !== undefined && (this.own.text !== this.text || this.own.name !== this.name)),
  );
  readonly replaces = $derived(this.editing && (this.rules?.house.some((rule) => rule.name === this.name) ?? false));
  readonly goodName = $derived(/^[a-z][a-z0-9_]{0,39}$/.test(this.name));

  /** Of another game, or the same ones as they are now; `wanted`: of a link. */
  async load(game: string, wanted: string | null): Promise<void> {
    this.#putAside();
    this.game = game;
    this.rules = null;
    this.chosen = { kind: 'house', name: '' };
    this.trial.forget();
    this.rules = await fetchRules({ game });
    this.choose(chosenIn(this.rules, wanted));
  }

  choose(next: Chosen): void {
    this.#putAside();
    this.chosen = next;
    const draft = this.#drafts.get(this.#key(next));
    this.name = draft?.name ?? next.name;
    this.text = draft?.text ?? (this.rules ? textOf(this.rules, next) : '');
    this.trial.forget();
  }

  write({ name, text }: Written): void {
    this.choose({ kind: 'new', name });
    this.name = name;
    this.text = text;
  }

  run(fen: string | undefined): void {
    if (fen && this.goodName) this.trial.run({ game: this.game, start: fen }, this.name, this.text);
  }

  /** Kept first, so that nothing is lost whatever comes of trying it. */
  async keep(): Promise<void> {
    if (!this.rules || !this.goodName) return;
    const before = this.own;
    const kept = await changeRule(this.rules.family, this.name, { text: this.text });
    if (before && before.name !== this.name) await deleteRule(before.family, before.name);
    this.#drafts.delete(this.#key(this.chosen));
    this.rules = await fetchRules({ game: this.game });
    this.chosen = { kind: 'own', name: this.name };
    this.trial.use(kept.family, kept.name, async (rule, problems) => {
      this.rules = await fetchRules({ game: this.game });
      notify(t(rule.active ? 'rules.inUse' : 'rules.notInUse', { name: rule.name }));
      if (!rule.active) this.trial.result = { type: 'tried', request: 0, timeMs: 0, patterns: [], found: [], problems, stopped: null };
    });
  }

  async switchOwn(on: boolean): Promise<void> {
    if (!this.own) return;
    if (on) return this.keep();
    await changeRule(this.own.family, this.own.name, { active: false });
    this.rules = await fetchRules({ game: this.game });
  }

  async remove(): Promise<void> {
    if (!this.own) return;
    await deleteRule(this.own.family, this.own.name);
    this.#drafts.delete(this.#key(this.chosen));
    this.rules = await fetchRules({ game: this.game });
    this.chosen = { kind: 'house', name: '' };
    this.choose(chosenIn(this.rules, null));
  }

  #putAside(): void {
    if (this.rules && this.changed) this.#drafts.set(this.#key(this.chosen), { name: this.name, text: this.text });
  }

  #key = ({ kind, name }: Chosen): string => `${this.rules?.family} ${kind} ${name}`;
}
