// The moves being analysed: a tree one walks and adds to, and what the server says about the position on show. What is
// added to a saved game's tree, or cut from it, is kept with the game.
import * as api from '../api/calls';
import type { Board, Move, PlayedMove, Position, Step, Variation } from '../api/types';
import { boardFromFen } from '../board/fen';
import { t } from '../i18n/index.svelte';
import { notify } from '../ui/notices.svelte';
import { atPly, child, grow, mainLine, rootAt, textsTo, treeOf, type Node } from '../game/tree';
import { typedMove } from '../game/typed';

/** A game that is kept: its own moves cannot be cut. */
export type SavedGame = { id: string; moves: PlayedMove[]; variations: Variation[] };

export class AnalysedLine {
  root = $state.raw<Node>(rootAt(''));
  node = $state.raw<Node>(this.root);
  version = $state(0); // counts changes of the tree, whose nodes are plain objects
  position = $state.raw<Position | null>(null); // of `node`, once the server has said
  #positions = new Map<Node, Position>();

  readonly saved: string | null;
  #played: Set<Node>;
  #kept: Promise<unknown> = Promise.resolve(); // one change after the other

  constructor(
    readonly game: string,
    readonly start: Position,
    kept: SavedGame | null = null,
  ) {
    this.saved = kept?.id ?? null;
    this.root = treeOf(start.fen, kept?.moves ?? []);
    this.#played = new Set([this.root, ...mainLine(this.root)]);
    for (const { ply, moves } of kept?.variations ?? []) grow(this.played(ply), moves);
    this.#positions.set(this.root, start);
    this.node = this.root;
    this.position = start;
  }

  readonly board: Board = $derived.by(() => this.position?.board ?? boardFromFen(this.start.board, this.node.fen));
  readonly legal: Move[] = $derived(this.position?.legal ?? []);

  /** Of the game itself, after so many moves. */
  played(ply: number): Node {
    return atPly(this.root, Math.min(ply, this.#played.size - 1));
  }

  isPlayed(node: Node): boolean {
    return this.#played.has(node);
  }

  /** As far along these moves as the tree goes. */
  along(texts: string[]): Node {
    let node = this.root;
    for (const text of texts) {
      const next = node.children.find(({ move }) => move?.text === text);
      if (!next) break;
      node = next;
    }
    return node;
  }

  /** Takes a try away, with all that follows it. */
  cut(node: Node): void {
    const { parent } = node;
    if (!parent || this.isPlayed(node)) return;
    parent.children.splice(parent.children.indexOf(node), 1);
    ++this.version;
    this.view(parent);
    this.#keep('remove', node);
  }

  async view(node: Node): Promise<void> {
    this.node = node;
    this.position = this.#positions.get(node) ?? null;
    if (this.position) return;
    try {
      const position = await this.#ask(textsTo(node));
      this.#positions.set(node, position);
      if (this.node === node) this.position = position;
    } catch (error) {
      notify((error as Error).message);
    }
  }

  play(move: Move): Promise<boolean> {
    return this.#add(this.node, [move]);
  }

  async type(text: string): Promise<boolean> {
    const move = typedMove(this.board, this.legal, text);
    if (move) return this.play(move);
    notify(t('game.nearlyIllegal'));
    return false;
  }

  /** Follows a line of the engine's from the position on show. */
  follow(steps: Step[]): Promise<boolean> {
    return this.#add(this.node, steps);
  }

  async #add(from: Node, steps: Step[]): Promise<boolean> {
    let node = from;
    const before = this.version;
    try {
      for (const step of steps) {
        const known = node.children.find((other) => other.move?.text === step.text);
        if (known) {
          node = known;
          continue;
        }
        const position = await this.#ask([...textsTo(node), step.text]);
        node = child(node, { ...step, captured: 'captured' in step ? (step.captured as number[]) : [] }, position.fen);
        this.#positions.set(node, position);
        ++this.version;
      }
    } catch (error) {
      notify((error as Error).message);
      return false;
    } finally {
      if (this.version !== before) this.#keep('add', node);
    }
    await this.view(node);
    return true;
  }

  #keep(action: 'add' | 'remove', node: Node): void {
    const { saved } = this;
    if (!saved) return;
    const request = { action, moves: textsTo(node) };
    this.#kept = this.#kept.then(() => api.changeVariations(saved, request)).catch((error: Error) => notify(error.message));
  }

  #ask(moves: string[]): Promise<Position> {
    return api.fetchPosition({ game: this.game, fen: this.start.fen, moves });
  }
}
