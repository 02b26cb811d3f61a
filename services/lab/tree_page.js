// Draws the tree of #data, unfolds it, and walks through the search step by step. Nothing is fetched.
'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const texts = JSON.parse(document.getElementById('texts').textContent);
const $ = (id) => document.getElementById(id);
const say = (key, ...values) => texts[key].replace(/\{(\d)\}/g, (_, i) => values[Number(i)]);

// ---- the nodes, in the order they were searched ------------------------------------------------------------------
const nodes = [];
function take(json, parent) {
  const node = { ...json, parent, entered: nodes.length, ply: parent ? parent.ply + 1 : 0 };
  nodes.push(node);
  node.searchedChildren = json.children.filter((child) => child.searched).map((child) => take(child, node));
  node.never = json.children.filter((child) => !child.searched).map((child) => child.move);
  node.left = nodes.length - 1; // the last node below it
  return node;
}
const root = take(data.tree, null);
const group = (node) => ({ group: true, parent: node, moves: node.never, ply: node.ply + 1 });
for (const node of nodes) node.group = node.never.length ? group(node) : null;

// The values that the little axis of every node spans: all but won and lost games.
const isDecided = (value) => Math.abs(value) > texts.largest_evaluation;
let lowest = 0;
let highest = 0;
for (const { value } of nodes) {
  if (isDecided(value)) continue;
  lowest = Math.min(lowest, value);
  highest = Math.max(highest, value);
}

const number = (value) => {
  if (isDecided(value)) return say(value > 0 ? 'win' : 'loss', texts.won - Math.abs(value));
  return value > 0 ? `+${value}` : String(value).replace('-', '\u2212');
};
const edge = (value, open) => (value === null ? open : number(value));
const sign = { exact: '=', at_least: '\u2265', at_most: '\u2264' };
const count = (value) => value.toLocaleString(document.documentElement.lang);

// ---- what is unfolded, and how far the search has come -----------------------------------------------------------
let step = nodes.length; // that many nodes have been entered
let unfolded = new Set();
let chosen = root;
let list = window.innerWidth < 720;
let player = null;

// The principal line and, so that there is one to see, the first node with moves left unsearched; all of a small tree.
function unfoldUsual() {
  unfolded = new Set(nodes.filter((node) => node.principal));
  for (let node = nodes.find((one) => one.group); node; node = node.parent) unfolded.add(node);
  if (nodes.length + nodes.filter((node) => node.group).length <= 90) unfolded = new Set(nodes);
}
const walking = () => step < nodes.length;
const isLeft = (node) => node.left < step;
function onPath(node) {
  return walking() && node.entered < step && node.left >= step - 1;
}
const isUnfolded = (node) => unfolded.has(node) || onPath(node);

// The bounds as they stand: what the children that are done have made of those on entry.
function windowOf(node) {
  let { alpha, beta } = node;
  if (data.bot.startsWith('minimax')) return { alpha, beta };
  if (!walking() || isLeft(node)) return { alpha, beta };
  for (const child of node.searchedChildren) {
    if (child.entered >= step || !isLeft(child)) break;
    if (node.player === 'max') alpha = alpha === null ? child.value : Math.max(alpha, child.value);
    else beta = beta === null ? child.value : Math.min(beta, child.value);
  }
  return { alpha, beta };
}

function shownChildren(node) {
  if (node.group === true || !isUnfolded(node)) return [];
  const children = node.searchedChildren.filter((child) => child.entered < step);
  if (node.group && isLeft(node)) children.push(node.group);
  return children;
}

// ---- places ------------------------------------------------------------------------------------------------------
const box = { width: 168, height: 50 };
const deepest = nodes.reduce((depth, node) => Math.max(depth, node.ply), 0) + 1;
const fitting = (text, room) => (text.length > room ? `${text.slice(0, room - 1)}\u2026` : text);
function layout() {
  const placed = [];
  let row = 0;
  const gap = list ? 56 : 60;
  const across = list ? 20 : 214;
  box.width = list ? Math.max(168, Math.min(420, window.innerWidth - 20 * deepest - 60)) : 168;
  function place(node) {
    const at = { node, x: 12 + node.ply * across, y: 0, children: [] };
    placed.push(at);
    if (list) at.y = 8 + gap * row++;
    at.children = shownChildren(node).map(place);
    if (!list && at.children.length === 0) at.y = 8 + gap * row++;
    else if (!list) at.y = (at.children[0].y + at.children.at(-1).y) / 2;
    return at;
  }
  const top = place(root);
  return { placed, top, height: row * gap + 16, width: Math.max(...placed.map((at) => at.x)) + box.width + 40 };
}

// ---- drawing -----------------------------------------------------------------------------------------------------
function make(name, attributes, parent, text) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  parent.append(element);
  return element;
}

function drawEdge(svg, from, to) {
  const middle = box.height / 2;
  const path = list
    ? `M${from.x + 8} ${from.y + box.height}V${to.y + middle}H${to.x}`
    : `M${from.x + box.width} ${from.y + middle}C${from.x + box.width + 30} ${from.y + middle} ${to.x - 30} ${to.y + middle} ${to.x} ${to.y + middle}`;
  const never = to.node.group === true;
  const best = !never && to.node.principal && isLeft(root);
  make('path', { class: `edge${never ? ' never' : ''}${best ? ' best' : ''}`, d: path }, svg);
  if (!never) return;
  const x = list ? to.x - 10 : to.x - 14;
  const y = to.y + middle;
  make('path', { class: 'strokes', d: `M${x - 3} ${y + 7}l5 -14M${x + 3} ${y + 7}l5 -14` }, svg);
}

function drawWindow(g, node) {
  const scale = (value) => 10 + ((box.width - 20) * (Math.min(Math.max(value, lowest), highest) - lowest)) / (highest - lowest || 1);
  const { alpha, beta } = windowOf(node);
  const y = box.height - 7;
  make('line', { class: 'track', x1: 10, x2: box.width - 10, y1: y, y2: y }, g);
  const from = scale(alpha === null ? lowest : alpha);
  const to = scale(beta === null ? highest : beta);
  if (to > from) make('line', { class: 'open-part', x1: from, x2: to, y1: y, y2: y }, g);
  if (isLeft(node)) make('line', { class: 'tick', x1: scale(node.value), x2: scale(node.value), y1: y - 5, y2: y + 5 }, g);
}

function drawGroup(svg, at) {
  const { moves } = at.node;
  const g = make('g', { class: 'node never', transform: `translate(${at.x} ${at.y + 7})`, role: 'button', tabindex: 0 }, svg);
  make('rect', { class: 'body', width: box.width, height: box.height - 14, rx: 6 }, g);
  const head = moves.length === 1 ? moves[0] : `${moves.length}: ${moves.join(' ')}`;
  make('text', { x: 10, y: 23 }, g, fitting(head, Math.floor(box.width / 8)));
  make('title', {}, g, moves.join(' '));
  g.setAttribute('aria-label', say('never_label', moves.length));
  return g;
}

function drawNode(svg, at) {
  const { node } = at;
  const left = isLeft(node);
  const kinds = ['node', node.player];
  if (node.moves === 0) kinds.push('leaf');
  if (left && node.cut) kinds.push('cut');
  if (left && node.principal && isLeft(root)) kinds.push('best');
  if (walking() && node.entered === step - 1) kinds.push('now');
  if (node === chosen) kinds.push('chosen');
  const g = make('g', { class: kinds.join(' '), transform: `translate(${at.x} ${at.y})`, role: 'button', tabindex: 0 }, svg);
  make('rect', { class: 'body', width: box.width, height: box.height, rx: 6 }, g);
  const up = node.player === 'max';
  make('path', { class: 'who', d: up ? 'M9 20l5 -10l5 10z' : 'M9 10l5 10l5 -10z' }, g);
  make('text', { class: 'move', x: 25, y: 20 }, g, fitting(node.move ?? texts.root, Math.floor((box.width - 80) / 8)));
  make('text', { class: 'value', x: box.width - 10, y: 20 }, g, left ? `${sign[node.claim]} ${number(node.value)}` : '\u2026');
  const { alpha, beta } = windowOf(node);
  make('text', { class: 'window', x: 10, y: 36 }, g, `\u03b1 ${edge(alpha, '\u2212\u221e')}   \u03b2 ${edge(beta, '+\u221e')}`);
  if (left && node.cut) make('text', { class: 'window', x: box.width - 10, y: 36, 'text-anchor': 'end', style: 'fill:var(--cut);font-weight:700' }, g, say('cut_short', node.cut === 'beta' ? '\u03b2' : '\u03b1'));
  drawWindow(g, node);
  const hidden = (node.searchedChildren.length || node.group) && !isUnfolded(node);
  if (hidden || node.folded) {
    const fold = make('g', { class: 'fold', transform: `translate(${box.width + 14} ${box.height / 2})` }, g);
    make('circle', { r: 12 }, fold);
    make('text', { y: 4 }, fold, node.folded ? '\u2026' : '+');
  }
  g.setAttribute('aria-label', plain(about(node)));
  return g;
}

const plain = (html) => html.replace(/<[^>]*>/g, '');
const safe = (text) => text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]);

// What happened at a node, in words.
function about(node) {
  if (node.group === true) return say('about_never', node.moves.length, safe(node.moves.join(' ')));
  const line = [];
  for (let at = node; at.parent; at = at.parent) line.unshift(safe(at.move));
  const parts = [`<b>${line.join(' ') || texts.root}</b>`];
  const { alpha, beta } = windowOf(node);
  if (node.moves > 0) parts.push(say(node.player === 'max' ? 'about_max' : 'about_min', data.side === 'white' === (node.player === 'max') ? texts.white : texts.black));
  if (!data.bot.startsWith('minimax')) parts.push(say('about_window', edge(alpha, '\u2212\u221e'), edge(beta, '+\u221e')));
  if (!isLeft(node)) parts.push(texts.about_open);
  else if (node.moves === 0) parts.push(say('about_leaf', number(node.value)));
  else if (node.cut) {
    const by = safe(node.searchedChildren.at(-1)?.move ?? '');
    const other = node.cut === 'beta' ? node.beta : node.alpha;
    parts.push(say(node.cut === 'beta' ? 'about_beta_cut' : 'about_alpha_cut', by, number(node.value), number(other), node.never.length));
  } else parts.push(say(`about_${node.claim}`, number(node.value)));
  if (node.nodes > 1 && isLeft(node)) parts.push(say('about_nodes', count(node.nodes)));
  if (node.folded) parts.push(texts.about_folded);
  return parts.join(' ');
}

function draw() {
  const svg = $('tree');
  const { placed, height, width } = layout();
  svg.replaceChildren();
  svg.setAttribute('width', width);
  svg.setAttribute('height', height);
  for (const at of placed) for (const child of at.children) drawEdge(svg, at, child);
  for (const at of placed) {
    const g = at.node.group === true ? drawGroup(svg, at) : drawNode(svg, at);
    const act = () => press(at.node);
    g.addEventListener('click', act);
    g.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); act(); }
    });
  }
  $('step').value = step;
  $('where').textContent = say('step', count(step), count(nodes.length));
  $('about').innerHTML = about(chosen);
  $('list').setAttribute('aria-pressed', list);
  const now = placed.find((at) => at.node === (walking() ? nodes[step - 1] : chosen));
  if (now) reveal(now);
}

function reveal(at) {
  const view = document.querySelector('main');
  if (at.y < view.scrollTop || at.y + 70 > view.scrollTop + view.clientHeight) view.scrollTop = at.y - view.clientHeight / 2;
  if (at.x < view.scrollLeft || at.x + box.width + 40 > view.scrollLeft + view.clientWidth) view.scrollLeft = at.x - view.clientWidth / 2;
}

function press(node) {
  chosen = node;
  if (node.group !== true) {
    if (unfolded.has(node)) unfolded.delete(node);
    else unfolded.add(node);
  }
  draw();
}

function go(to) {
  step = Math.min(Math.max(to, 1), nodes.length);
  chosen = walking() ? nodes[step - 1] : root;
  draw();
}

function play(on) {
  clearInterval(player);
  player = on ? setInterval(() => (walking() ? go(step + 1) : play(false)), 900) : null;
  $('play').textContent = on ? texts.pause : texts.play;
  if (on && !walking()) go(1);
}

// ---- the page ----------------------------------------------------------------------------------------------------
$('title').textContent = `${texts.title} \u00b7 ${texts.game} \u00b7 ${data.bot}`;
$('fen').textContent = data.fen;
$('result').innerHTML = data.move === null ? texts.no_move
  : say('result', `<b>${safe(data.move)}</b>`, `<b>${number(data.value)}</b>`, safe(data.line.join(' ')));
$('counts').innerHTML = say('counts', `<b>${count(data.nodes_visited)}</b>`, `<b>${count(data.pruning_count)}</b>`,
  (100 * data.pruning_count / data.nodes_visited).toFixed(1), count(data.first_move_cutoffs))
  + (data.whole ? '' : ` ${say('not_whole', data.shown_depth, count(data.shown_nodes))}`);
for (const kind of ['max', 'min', 'best', 'cut', 'never']) {
  const item = document.createElement('span');
  item.className = kind;
  item.textContent = texts[`legend_${kind}`];
  $('legend').append(item);
}
for (const id of ['fold', 'unfold', 'list', 'play']) $(id).textContent = texts[id];
$('back').setAttribute('aria-label', texts.back);
$('next').setAttribute('aria-label', texts.next);
$('step').setAttribute('aria-label', texts.slider);
$('step').max = nodes.length;
$('unfold').hidden = nodes.length > 4000;
$('back').onclick = () => go(step - 1);
$('next').onclick = () => go(walking() ? step + 1 : 1);
$('step').oninput = (event) => go(Number(event.target.value));
$('play').onclick = () => play(player === null);
$('fold').onclick = () => {
  play(false);
  unfolded = new Set(nodes.filter((node) => node.principal));
  go(nodes.length);
};
$('unfold').onclick = () => { unfolded = new Set(nodes); draw(); };
$('more').open = window.innerWidth >= 720;
$('more').firstElementChild.textContent = texts.legend;
window.onresize = draw;
$('list').onclick = () => { list = !list; draw(); };
document.addEventListener('keydown', (event) => {
  if (event.target.id === 'step') return;
  if (event.key === 'ArrowRight') go(walking() ? step + 1 : 1);
  if (event.key === 'ArrowLeft') go(step - 1);
});
unfoldUsual();
draw();
