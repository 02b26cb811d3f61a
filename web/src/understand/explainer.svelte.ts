// The explanation on show: asked of the server, what of it is chosen, and what the board shows for it. A view that has one
// draws `marks`, and while `shown` is there, that position instead of its own.
import { fetchPosition } from '../api/calls';
import { stream } from '../api/stream.svelte';
import type { ExplainedUpdate, Move, Position, ServerMessage, Step } from '../api/types';
import type { Arrow, SquareMark } from '../board/Board.svelte';
import { t } from '../i18n/index.svelte';
import { announce, notify } from '../ui/notices.svelte';
import { firstEntry, sectionsOf, type Entry, type Section, type Stage } from './entries';
import { answerTo, walkOf, wayTo, type WalkNode } from './proof';

/** `moves` lead to the position before `move`; `onBoard`: the view shows the position after it. */
export type Question = { game: string; start: string; moves: string[]; move: string; onBoard: boolean };
export type Marks = { arrows: Arrow[]; squares: SquareMark[] };

const keyOf = ({ fen, steps }: Stage): string => [fen, ...steps.map(({ text }) => text)].join('|');

export class Explainer {
  question = $state.raw<Question | null>(null);
  told = $state.raw<ExplainedUpdate | null>(null);
  problem = $state<string | null>(null);
  queued = $state<number | null>(null); // how many searches come before this one
  chosen = $state.raw<Entry | null>(null);
  hovered = $state.raw<Entry | null>(null);
  node = $state.raw<WalkNode | null>(null); // where in its proof; null while none is walked
  #proofFen = '';
  #position = $state.raw<{ key: string; position: Position; last: Step | null } | null>(null);
  #positions = new Map<string, Position>();
  #known = new Map<string, ExplainedUpdate>(); // of this view, by what was asked
  #request = 0;
  #stopListening = stream.listen({ message: (message) => this.#hear(message), reopened: () => this.#ask() });

  readonly sections: Section[] = $derived(this.told ? sectionsOf(this.told, this.question?.onBoard ?? false) : []);
  readonly marks: Marks | null = $derived.by(() => {
    if (this.node) return this.#walkMarks(this.node);
    const entry = this.hovered && this.#isInSight(this.hovered) ? this.hovered : this.chosen;
    if (entry) return { arrows: entry.arrows, squares: entry.squares };
    const reply = this.question?.onBoard ? this.told?.refutation : null; // of a bad move, where nothing is chosen yet
    return reply ? { arrows: [{ path: reply.move.path, kind: 'against' }], squares: [] } : null;
  });
  /** The position to show instead of the view's own. */
  readonly shown = $derived(this.#position);

  /** What may be played on the board: in a proof, every reply. */
  readonly defences: Move[] = $derived(this.node?.byPlayer ? (this.#position?.position.legal ?? []) : []);

  get open(): boolean {
    return this.question !== null;
  }

  ask(question: Question): void {
    this.#clear();
    this.question = question;
    const known = this.#known.get(this.#name(question));
    if (known) this.#take(known);
    else this.#ask();
  }

  close(): void {
    if (this.question && !this.told) stream.send({ type: 'stop', only: 'explanation' });
    this.#clear();
    this.question = null;
  }

  destroy(): void {
    this.close();
    this.#stopListening();
  }

  choose(entry: Entry): void {
    this.node = null;
    this.hovered = null;
    this.chosen = entry;
    this.#show(entry.stage);
  }

  walk(entry: Entry): void {
    const proof = entry.proof === null ? undefined : this.told?.proofs[entry.proof];
    if (!proof) return;
    this.chosen = entry;
    this.#proofFen = proof.fen;
    this.goTo(walkOf(proof));
  }

  goTo(node: WalkNode): void {
    this.node = node;
    this.#show({ fen: this.#proofFen, steps: wayTo(node).map(({ step }) => step) });
    announce(node.step.text);
  }

  /** A defence played on the board. */
  defend(text: string): void {
    const reply = this.node?.children.find(({ step }) => step.text === text);
    if (reply) this.goTo(reply);
  }

  leaveProof(): void {
    if (this.chosen) this.choose(this.chosen);
  }

  #isInSight(entry: Entry): boolean {
    return entry.stage ? this.#position?.key === keyOf(entry.stage) : this.#position === null;
  }

  #walkMarks(node: WalkNode): Marks {
    const answer = node.byPlayer ? null : answerTo(node);
    return { arrows: answer ? [{ path: answer.step.path, kind: 'claim' }] : [], squares: [] };
  }

  #name = ({ onBoard: _, ...rest }: Question): string => JSON.stringify(rest);

  #clear(): void {
    this.#request = 0;
    this.told = this.problem = this.queued = this.chosen = this.hovered = this.node = null;
    this.#position = null;
  }

  #ask(): void {
    if (!this.question || this.told) return;
    const { onBoard: _, ...subject } = this.question;
    this.#request = stream.request();
    stream.send({ type: 'explain', request: this.#request, ...subject });
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'queued' && message.request === this.#request) this.queued = message.queued;
    if ((message.type !== 'explained' && message.type !== 'error') || message.request !== this.#request || !this.question) return;
    if (message.type === 'error') this.problem = message.error.message;
    else {
      this.#known.set(this.#name(this.question), message);
      this.#take(message);
    }
  }

  #take(told: ExplainedUpdate): void {
    this.told = told;
    const first = firstEntry(sectionsOf(told, this.question?.onBoard ?? false));
    announce([...this.sections.flatMap(({ entries }) => entries.map(({ text }) => text)), ...told.notes].join(' ') || t('why.nothing'));
    const about = this.sections[0]?.head;
    if (first && (first.stage === null || !told.refutation)) this.choose(first);
    else if (about?.stage) this.choose(about);
  }

  async #show(stage: Stage | null): Promise<void> {
    const game = this.question?.game;
    if (!stage || !game) {
      this.#position = null;
      return;
    }
    const key = keyOf(stage);
    const wanted = this.node ?? this.chosen;
    try {
      const known = this.#positions.get(key);
      const position = known ?? (await fetchPosition({ game, fen: stage.fen, moves: stage.steps.map(({ text }) => text) }));
      this.#positions.set(key, position);
      if ((this.node ?? this.chosen) === wanted && this.open) this.#position = { key, position, last: stage.steps.at(-1) ?? null };
    } catch (error) {
      notify((error as Error).message);
    }
  }
}
