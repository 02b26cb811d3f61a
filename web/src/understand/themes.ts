// What a theme is called on its chip.
import { t, type TextKey } from '../i18n/index.svelte';

const keys: Record<string, TextKey> = {
  material: 'theme.material',
  win: 'theme.win',
  fork: 'theme.fork',
  kingFork: 'theme.kingFork',
  skewer: 'theme.skewer',
  xRayAttack: 'theme.xRayAttack',
  pin: 'theme.pin',
  relativePin: 'theme.relativePin',
  discoveredAttack: 'theme.discoveredAttack',
  discoveredCheck: 'theme.discoveredCheck',
  doubleCheck: 'theme.doubleCheck',
  hangingPiece: 'theme.hangingPiece',
  desperado: 'theme.desperado',
  trappedPiece: 'theme.trappedPiece',
  capturingDefender: 'theme.capturingDefender',
  interference: 'theme.interference',
  deflection: 'theme.deflection',
  overloaded: 'theme.overloaded',
  backRankMate: 'theme.backRankMate',
  promotion: 'theme.promotion',
  advancedPawn: 'theme.advancedPawn',
  sacrifice: 'theme.sacrifice',
  shot: 'theme.shot',
  multiCapture: 'theme.multiCapture',
  breakthrough: 'theme.breakthrough',
  opposition: 'theme.opposition',
  trappedKing: 'theme.trappedKing',
  dogHole: 'theme.dogHole',
  exchange: 'theme.exchange',
  corralled: 'theme.corralled',
  safeSquare: 'theme.safeSquare',
  stops: 'theme.stops',
  threatens: 'theme.threatens',
};

export function themeTitle(theme: string): string {
  const mate = /^mateIn(\d+)$/.exec(theme);
  if (mate) return t('theme.mateIn', { moves: mate[1] ?? '' });
  const key = keys[theme];
  return key ? t(key) : theme;
}
