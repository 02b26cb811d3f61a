import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import ClaimView from '../src/understand/ClaimView.svelte';

const claim = { theme: 'fork', text: 'The knight attacks king and queen.' };
const rule = { name: 'move_creates_fork', file: 'fork.pl' };
const nothing = () => {};
const markup = (props: Parameters<typeof render<typeof ClaimView>>[1]['props']) =>
  render(ClaimView, { props }).body.replace(/<!--.*?-->/g, '').replace(/ class="[^"]*"/g, '').trim();

test('a claim is its theme and its sentence', () => {
  expect(markup({ claim })).toBe('<p><span>Fork</span> <span>The knight attacks king and queen.</span></p>');
  expect(markup({ claim: { theme: null, text: 'Nf6' } })).toBe('<p><span>Nf6</span></p>');
});

test('one that can be chosen is a button that says whether it is', () => {
  expect(markup({ claim, onchoose: nothing })).toMatch(/^<button aria-pressed="false">.*<\/button>$/s);
  expect(markup({ claim, onchoose: nothing, chosen: true })).toContain('aria-pressed="true"');
});

test('its proof and its rule are offered where there is somebody to show them', () => {
  const whole = markup({ claim, onproof: nothing, rule, onrule: nothing });
  expect(whole).toContain('Show the proof');
  expect(whole).toContain('The rule: Fork');
  expect(markup({ claim, rule })).not.toContain('The rule');
  expect(markup({ claim, onrule: nothing })).not.toContain('<button');
});
