// An explanation as things to choose from: each with its sentence, what it draws on the board, and the position it speaks of.
import type { Claim, ClaimArrow, ExplainedMove, ExplainedUpdate, OwnFinding, RuleName, Step, Threat } from '../api/types';
import { t } from '../i18n/index.svelte';
import type { Arrow, SquareMark } from '../board/Board.svelte';

/** A position that is not the one on the board: a FEN and moves from there, the last of them drawn as played. */
export type Stage = { fen: string; steps: Step[] };

export type Entry = {
  id: string;
  theme: string | null; // null: the move itself
  text: string;
  stage: Stage | null; // null: what the view shows anyway
  arrows: Arrow[];
  squares: SquareMark[];
  proof: number | null;
  rule: RuleName | null;
};
export type SectionKind = 'about' | 'refutation' | 'missed' | 'stops' | 'threatens' | 'own';
export type Section = { kind: SectionKind; head: Entry | null; told: ExplainedMove | null; entries: Entry[] };

const tone = (kind: SectionKind): 'claim' | 'against' => (kind === 'refutation' || kind === 'stops' ? 'against' : 'claim');

/** The squares of a claim's arrow, whichever way it is sent. */
export const arrowPath = (arrow: ClaimArrow): number[] => (Array.isArray(arrow) ? arrow : [arrow.from, arrow.to]);

function claimEntry(kind: SectionKind, claim: Claim, index: number, stage: Stage | null): Entry {
  const against = tone(kind);
  const victims = new Set(claim.victims);
  return {
    id: `${kind}-${index}`,
    theme: claim.theme,
    text: claim.text,
    stage,
    arrows: (claim.arrows ?? []).map((arrow) => ({ path: arrowPath(arrow), kind: against })),
    squares: (claim.squares ?? []).map((cell, i) => ({ cell, kind: victims.has(cell) ? 'victim' : i === 0 ? 'actor' : 'part' })),
    proof: claim.proof ?? null,
    rule: claim.rule ?? null,
  };
}

/** `stays`: the board of the view is the one after the move. */
function moveSection(kind: SectionKind, told: ExplainedMove | null, stays: boolean): Section[] {
  if (!told) return [];
  const stage = stays ? null : { fen: told.fen, steps: [told.move] };
  const head: Entry = {
    id: `${kind}-move`,
    theme: null,
    text: told.move.text,
    stage,
    arrows: [{ path: told.move.path, kind: tone(kind) }],
    squares: [],
    proof: null,
    rule: null,
  };
  return [{ kind, head, told, entries: told.claims.map((claim, i) => claimEntry(kind, claim, i, stage)) }];
}

function threatSection(kind: 'stops' | 'threatens', threat: Threat | null): Section[] {
  if (!threat) return [];
  const there: Stage = { fen: threat.fen, steps: [] };
  const itself: Entry = {
    id: `${kind}-itself`,
    theme: threat.theme,
    text: threat.text,
    stage: there,
    arrows: [{ path: threat.move.path, kind: tone(kind) }],
    squares: [],
    proof: threat.proof,
    rule: threat.rule,
  };
  const after: Stage = { fen: threat.fen, steps: [threat.move] };
  return [{ kind, head: null, told: null, entries: [itself, ...threat.claims.map((claim, i) => claimEntry(kind, claim, i, after))] }];
}

/** What rules of the user's own find in the move: told as theirs, since nothing proves it. */
function ownSection(found: OwnFinding[], stage: Stage | null): Section[] {
  if (found.length === 0) return [];
  const entries = found.map(
    ({ pattern, squares }, i): Entry => ({
      id: `own-${i}`,
      theme: pattern,
      text: t('why.ownRule'),
      stage,
      arrows: [],
      squares: squares.map((cell, place) => ({ cell, kind: place === 0 ? 'actor' : 'part' })),
      proof: null,
      rule: null,
    }),
  );
  return [{ kind: 'own', head: null, told: null, entries }];
}

export function sectionsOf(told: ExplainedUpdate, onBoard: boolean): Section[] {
  return [
    ...moveSection('about', told.about, onBoard),
    ...moveSection('refutation', told.refutation, false),
    ...moveSection('missed', told.missed, false),
    ...threatSection('stops', told.stops),
    ...threatSection('threatens', told.threatens),
    ...ownSection(told.own, onBoard ? null : { fen: told.about.fen, steps: [told.about.move] }),
  ];
}

/** What is drawn first, without anybody choosing: a pattern says more than the material it wins. */
export function firstEntry(sections: Section[]): Entry | null {
  const all = sections.flatMap(({ entries }) => entries);
  return all.find(({ arrows }) => arrows.length > 0) ?? all[0] ?? null;
}
