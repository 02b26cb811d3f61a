import type { Colour, Game, Player, Players } from '../api/types';
import { t } from '../i18n/index.svelte';
import { catalogue } from './catalogue.svelte';

export const otherSide = (side: Colour): Colour => (side === 'white' ? 'black' : 'white');
export const sideName = (side: Colour): string => t(`game.${side}`);

const isPerson = (player: Player): boolean => player.kind === 'human';

export const peopleIn = (players: Players): Colour[] =>
  (['white', 'black'] as const).filter((side) => isPerson(players[side]));

/** The one side that a person plays, or null where both or neither are. */
export function onlyPerson(players: Players): Colour | null {
  const people = peopleIn(players);
  return people.length === 1 ? (people[0] ?? null) : null;
}

export function playerName(players: Players, side: Colour): string {
  const player = players[side];
  if (player.kind === 'level') return t('game.level', { level: player.level });
  if (player.kind === 'bot') return catalogue.botTitle(player.spec);
  if (player.name) return player.name;
  return onlyPerson(players) === side ? t('game.you') : sideName(side);
}

/** Who acts for the people at the board: the person, or whoever of the two is to move. */
export const actingSide = (game: Game): Colour | null => {
  const people = peopleIn(game.players);
  return people.length === 2 ? game.turn : (people[0] ?? null);
};

export function outcomeTitle(winner: Colour | null): string {
  return t(winner ? `game.over.${winner}` : 'game.over.draw');
}
