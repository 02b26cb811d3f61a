// The games and bots there are, asked once when the page starts.
import { fetchCatalogue } from '../api/calls';
import type { Board, Catalogue, CatalogueGame } from '../api/types';
import { whiteAtHead } from '../board/orientation';
import { local } from '../i18n/index.svelte';
import { familyOf, type Family } from '../pieces';

/** Families without a game here follow in the server's order, with their first game. */
const shownFirst = ['chess', 'draughts-spanish'];

class LoadedCatalogue {
  #catalogue = $state.raw<Catalogue>({ version: '', games: [], bots: [], levels: [] });

  async load(): Promise<void> {
    this.#catalogue = await fetchCatalogue();
  }

  get games(): CatalogueGame[] {
    return this.#catalogue.games;
  }

  get levels(): number[] {
    return this.#catalogue.levels;
  }

  game(name: string): CatalogueGame | undefined {
    return this.games.find((game) => game.name === name);
  }

  family(family: Family): CatalogueGame[] {
    return this.games.filter((game) => game.family === family);
  }

  /** The game that each family begins with, in the order of the families. */
  usualGames(): Record<Family, string> {
    const names = this.games.map(({ name }) => name);
    const usual: Record<Family, string> = {};
    for (const name of [...shownFirst.filter((name) => names.includes(name)), ...names]) usual[familyOf(name)] ??= name;
    return usual;
  }

  title(name: string): string {
    const game = this.game(name);
    return game ? local(game.title) : name;
  }

  /** `board`: any board of the game. */
  whiteAtHead(name: string, board: Board): boolean {
    const game = this.game(name);
    return game !== undefined && whiteAtHead(board, game.startFen);
  }

  botsFor(game: string) {
    return this.#catalogue.bots.filter((bot) => bot.games.includes(game));
  }

  botTitle(spec: string): string {
    const bots = this.#catalogue.bots;
    const bot = bots.find((known) => known.spec === spec) ?? bots.find((known) => spec.startsWith(`${known.spec}?seed=`));
    return bot ? local(bot.title) : spec;
  }
}

export const catalogue = new LoadedCatalogue();
