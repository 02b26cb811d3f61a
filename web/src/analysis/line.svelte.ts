// The moves being analysed: a tree one walks and adds to, and what the server says about the position on show.
import * as api from '../api/client';
import type { Board, Move, Position, Step } from '../api/types';
import { boardFromFen } from '../board/fen';
import { t } from '../i18n/index.svelte';
import { notify } from '../ui/notices.svelte';
import { child, rootAt, textsTo, treeOf, atPly, type Node, type TreeMove } from '../game/tree';
import { typedMove } from '../game/typed';

export class AnalysedLine {
  root = $state.raw<Node>(rootAt(''));
  node = $state.raw<Node>(this.root);
  version = $state(0); // counts changes of the tree, whose nodes are plain objects
  position = $state.raw<Position | null>(null); // of `node`, once the server has said
  #positions = new Map<Node, Position>();

  constructor(
    readonly game: string,
    readonly start: Position,
    played: (TreeMove & { fen: string })[] = [],
    ply = 0,
  ) {
    this.root = treeOf(start.fen, played);
    this.#positions.set(this.root, start);
    this.node = this.root;
    this.view(atPly(this.root, ply));
  }

  readonly board: Board = $derived.by(() => this.position?.board ?? boardFromFen(this.start.board, this.node.fen));
  readonly legal: Move[] = $derived(this.position?.legal ?? []);

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
    }
    await this.view(node);
    return true;
  }

  #ask(moves: string[]): Promise<Position> {
    return api.fetchPosition({ game: this.game, fen: this.start.fen, moves });
  }
}
