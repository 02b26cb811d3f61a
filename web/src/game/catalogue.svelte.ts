// The games and bots there are, asked once when the page starts.
import { fetchCatalogue } from '../api/calls';
import type { Board, Catalogue, CatalogueGame } from '../api/types';
import { whiteAtHead } from '../board/orientation';
import { local } from '../i18n/index.svelte';

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

  family(family: CatalogueGame['family']): CatalogueGame[] {
    return this.games.filter((game) => game.family === family);
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
