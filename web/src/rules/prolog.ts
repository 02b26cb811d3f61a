// Prolog as far as a reader's eye needs it: comments, strings, variables, numbers, names and signs, by line; and an outline of a
// file: what it is about, and which patterns it defines. Pure.

export type TokenKind = 'comment' | 'string' | 'variable' | 'number' | 'pattern' | 'name' | 'control' | 'sign' | 'blank';
export type Token = { kind: TokenKind; text: string };

const shapes: [TokenKind, RegExp][] = [
  ['blank', /\s+/y],
  ['comment', /%.*|\/\*(?:[^*]|\*(?!\/))*\*?\/?/y],
  ['string', /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.|'')*'?|0'(?:\\.|''|.)/y],
  ['number', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y],
  ['variable', /[A-Z_]\w*/y],
  ['pattern', /move_creates_\w+|order_weight\b/y],
  ['name', /[a-z]\w*/y],
  ['control', /:-|-->|\\\+|->|!/y],
  ['sign', /[+\-*/\\^<>=~:.?@#&$]+|[()[\]{}|,;]/y],
];
const words = new Set(['is', 'mod', 'rem', 'findall', 'forall', 'once', 'member', 'dynamic', 'not']);

/** Strings before numbers where both fit: 0'a is a character. */
function next(text: string, at: number): Token {
  for (const [kind, shape] of shapes) {
    shape.lastIndex = at;
    const found = shape.exec(text)?.[0];
    if (!found) continue;
    return { kind: kind === 'name' && words.has(found) ? 'control' : kind, text: found };
  }
  return { kind: 'sign', text: text[at] ?? '' };
}

/** The tokens of every line; one that goes over several is cut at their ends. */
export function tokenLines(text: string): Token[][] {
  const lines: Token[][] = [[]];
  for (let at = 0; at < text.length; ) {
    const token = next(text, at);
    at += token.text.length;
    token.text.split('\n').forEach((piece, i) => {
      if (i > 0) lines.push([]);
      if (piece) lines.at(-1)?.push({ kind: token.kind, text: piece });
    });
  }
  return lines;
}

export type OutlinedPattern = { name: string; line: number; about: string };
export type Outline = { about: string; patterns: OutlinedPattern[] };

const commentText = (line: string): string => line.replace(/^%+\s?/, '').trim();

/** The comment that ends right above a line. */
function commentAbove(lines: string[], line: number): string {
  let first = line;
  while (first > 0 && lines[first - 1]?.startsWith('%')) --first;
  return lines.slice(first, line).map(commentText).join(' ').trim();
}

export function outlineOf(text: string): Outline {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => line.trim() !== '');
  let end = begin;
  while (end >= 0 && lines[end]?.startsWith('%')) ++end;
  const about = begin >= 0 ? lines.slice(begin, end).map(commentText).join(' ') : '';
  const patterns: OutlinedPattern[] = [];
  lines.forEach((line, i) => {
    const [, name] = /^move_creates_(\w+)\(/.exec(line) ?? [];
    if (!name) return;
    const known = patterns.find((pattern) => pattern.name === name);
    const comment = commentAbove(lines, i);
    if (!known) patterns.push({ name, line: i + 1, about: comment });
    else if (!known.about) known.about = comment;
  });
  return { about, patterns };
}

/** What a comment says behind `predicate(...): `. */
export const definition = (about: string): string => about.replace(/^\w+\([^)]*\)(?:\s*:\s*|\s+)/, '');

/** A name for a file, out of whatever somebody has typed or the file was called. */
export const ruleName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\.(pl|pro|prolog)$/, '')
    .replace(/[^a-z0-9_]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40);
