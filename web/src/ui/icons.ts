// Line drawings on a square of 24 by 24.
export const icons = {
  play: 'M12 4a3 3 0 1 0 .01 0M9 10h6M10 10c0 4-1 6-3 8h10c-2-2-3-4-3-8M6 21h12',
  analysis: 'M4 19V5M4 19h16M7 15l4-5 3 3 5-7',
  editor: 'M4 20l1-4L16 5l3 3L8 19l-4 1zM14 7l3 3',
  games: 'M4 5h6v6H4zM14 5h6v6h-6zM4 15h6v4H4zM14 15h6v4h-6z',
  import: 'M12 4v10M8 11l4 4 4-4M4 17v3h16v-3',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  flip: 'M7 4v15M7 19l-3-3M7 19l3-3M17 20V5M17 5l-3 3M17 5l3 3',
  hint: 'M9 18h6M10 21h4M9 18c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  resign: 'M6 21V4M6 5h12l-3 4 3 4H6',
  draw: 'M5 9h14M5 15h14',
  first: 'M6 5v14M18 5l-8 7 8 7z',
  previous: 'M15 5l-8 7 8 7z',
  next: 'M9 5l8 7-8 7z',
  last: 'M18 5v14M6 5l8 7-8 7z',
  sun: 'M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  save: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  erase: 'M6 6l12 12M18 6L6 18',
  again: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4h-4',
} as const;

export type IconName = keyof typeof icons;
