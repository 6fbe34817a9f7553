// A board as the fragment of an address, short enough to share: browsers do not send it to the
// server, so that the bound on requests does not concern it.
//
//   #sets=base-game,river*2@C2&edition=C1&tiles=BA-03n000015e0203RI-01s0002
//
// sets, edition, rule-set, used, dropped, without and rule as the options of the command line take them, single
// as --tiles; elements: as in a board file; unsure: cells as their digits. tiles: one
// after the other as they were laid: the set's code and a hyphen where it differs from the tile
// before, the number of the design, the turn as the side its top looks to (n e s w), then x and
// y, two digits of base 62 (0-9 a-z A-Z) each: 2n for n from 0 on, -2n - 1 for those below.
// 250 tiles take about 2,000 characters. figures: PLAYER.FIGURE.xxyy.PLACE, the place with _ for a
// space, and behind it how many where they are several: red.follower.0000.city_N,.dragon.0200. A player's
// figure on no part of its tile has "tile" there.
// A link to be sent begins with of=TILES.FIGURES, how many there are, and ends with &end: programs
// that pass links on may cut them at any letter.
(function () {
  'use strict';
  const board = window.cartularyBoard = {};
  const said = window.cartularySaid;
  const turns = 'nesw';
  const base62 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const tilePattern = /(?:([A-Z][A-Z0-9]*)-)?(\d+)([nesw])([0-9A-Za-z]{2})([0-9A-Za-z]{2})/y;
  const mostTiles = 1000;
  const farthest = 1000;   // as the server bounds what lies
  const wholeTile = 'tile';

  function digits(coordinate) {
    const n = coordinate < 0 ? -2 * coordinate - 1 : 2 * coordinate;
    return base62[Math.floor(n / 62)] + base62[n % 62];
  }
  function coordinate(text) {
    const n = 62 * base62.indexOf(text[0]) + base62.indexOf(text[1]);
    return n % 2 ? -(n + 1) / 2 : n / 2;
  }
  const counted = (counts) =>
    Object.entries(counts || {}).map(([id, n]) => (n === 1 ? id : `${id}*${n}`)).join(',');

  function setsText(selection) {
    return Object.entries(selection.sets).map(([id, n]) => {
      const edition = selection.editions?.[id];
      return id + (n === 1 ? '' : `*${n}`) + (edition ? `@${edition}` : '');
    }).join(',');
  }

  function tilesText(tiles) {
    let code = '';
    return tiles.map((laid) => {
      const [own, design] = laid.tile.split('-');
      const name = own === code ? design : `${own}-${design}`;
      code = own;
      return name + turns[laid.rotation / 90] + digits(laid.x) + digits(laid.y);
    }).join('');
  }

  function figuresText(figures) {
    return figures.map(({ player, figure, x, y, at, count, pair }) =>
      [player ?? '', figure, digits(x) + digits(y), (at || (player ? wholeTile : '')).replaceAll(' ', '_'),
        ...(pair > 1 ? [count ?? 1, pair] : count > 1 ? [count] : [])].join('.')).join(',');
  }

  // Empty text for a board as the page begins: the base game, no tile.
  function write({ selection, tiles, figures = [], elements = [], unsure = [] }) {
    const parts = [['sets', setsText(selection)], ['edition', selection.edition]];
    if (selection.rule_set) parts.push(['rule-set', selection.rule_set]);
    if (counted(selection.used)) parts.push(['used', counted(selection.used)]);
    if (counted(selection.dropped)) parts.push(['dropped', counted(selection.dropped)]);
    if (counted(selection.tiles)) parts.push(['single', counted(selection.tiles)]);
    if (counted(selection.without)) parts.push(['without', counted(selection.without)]);
    for (const [name, value] of Object.entries(selection.rules || {}))
      parts.push(['rule', `${name}=${value}`]);
    if (elements.length > 0) parts.push(['elements', elements.join(',')]);
    if (unsure.length > 0) parts.push(['unsure', unsure.map(([x, y]) => digits(x) + digits(y)).join('')]);
    if (tiles.length > 0) parts.push(['tiles', tilesText(tiles)]);
    if (figures.length > 0) parts.push(['figures', figuresText(figures)]);
    const text = parts.map(([name, value]) => `${name}=${value}`).join('&');
    return text === 'sets=base-game&edition=C1' ? '' : text;
  }

  // The same to be sent: what is missing shows where it is cut.
  const writeWhole = (laid) => `of=${laid.tiles.length}.${laid.figures?.length ?? 0}&${write(laid)}&end`;

  // Puts what an item such as "river*2" counts; not where its number is cut away.
  function count(counts, item) {
    const [id, n = '1'] = item.split('*');
    if (id && n) counts[id] = Number(n);
    return Boolean(id && n);
  }

  // Each item goes to `take` up to the first that it refuses, which is the damage; so is a comma that nothing follows.
  const readItems = (text, take) => text.split(',').find((item) => item && !take(item)) ?? (text.endsWith(',') ? ',' : '');

  function readSet(item, selection) {
    const [counted, edition] = item.split('@');
    if (edition === '' || !count(selection.sets, counted)) return false;
    if (edition) selection.editions = { ...selection.editions, [counted.split('*')[0]]: edition };
    return true;
  }

  function readTiles(text, tiles) {
    let code = '';
    tilePattern.lastIndex = 0;
    while (tilePattern.lastIndex < text.length) {
      const at = tilePattern.lastIndex;
      const found = tilePattern.exec(text);
      if (!found || tiles.length === mostTiles || !(code = found[1] || code)) return text.slice(at, at + 12);
      const [x, y] = [coordinate(found[4]), coordinate(found[5])];
      if (Math.max(Math.abs(x), Math.abs(y)) > farthest) return text.slice(at, at + 12);
      tiles.push({ tile: `${code}-${found[2]}`, x, y, rotation: 90 * turns.indexOf(found[3]) });
    }
    return '';
  }

  function readFigure(one, figures) {
    const [player, figure, cell = '', at, number, pair] = one.split('.');
    if (!/^[0-9A-Za-z]{4}$/.test(cell) || (player && at === undefined) || number === '' || pair === '') return false;
    figures.push({ ...(player && { player }), figure, x: coordinate(cell.slice(0, 2)),
      y: coordinate(cell.slice(2)), ...(at && { at: at === wholeTile ? null : at.replaceAll('_', ' ') }),
      ...(number && { count: Number(number) }), ...(pair && { pair: Number(pair) }) });
    return true;
  }

  const readCells = (text) => (text.match(/[0-9A-Za-z]{4}/g) ?? [])
    .map((four) => [coordinate(four.slice(0, 2)), coordinate(four.slice(2))]);

  // The text that percent signs stand for, and the rest from where they stand for none: within a letter
  // that was cut.
  function decoded(text) {
    for (let end = text.length; ; end = text.lastIndexOf('%', end - 1)) {
      try { return [decodeURIComponent(text.slice(0, end)), text.slice(end)]; } catch (error) { /* a shorter one */ }
    }
  }

  // Puts what an option chooses; not where its value is cut away.
  function readRule(value, selection) {
    const [rule, chosen = ''] = value.split('=');
    if (!rule || !chosen) return value;
    selection.rules = { ...selection.rules, [rule]: /^\d+$/.test(chosen) ? Number(chosen) : chosen };
    return '';
  }

  const readCounts = (key) => (value, { selection }) => readItems(value, (item) => count(selection[key] ??= {}, item));
  // The parts of a link. Each is read into `laid`, and returns what of it is damaged.
  const readers = {
    of: () => '',
    sets: (value, { selection }) => readItems(value, (item) => readSet(item, selection)),
    used: readCounts('used'), dropped: readCounts('dropped'), without: readCounts('without'), single: readCounts('tiles'),
    tiles: (value, { tiles }) => readTiles(value, tiles),
    figures: (value, { figures }) => readItems(value, (item) => readFigure(item, figures)),
    edition: (value, { selection }) => { if (value) selection.edition = value; return ''; },
    'rule-set': (value, { selection }) => { if (value) selection.rule_set = value; return ''; },
    elements: (value, laid) => { laid.elements = value.split(',').filter(Boolean); return ''; },
    unsure: (value, laid) => { laid.unsure = readCells(value); return ''; },
    rule: (value, { selection }) => readRule(value, selection),
  };
  const readPart = (name, value, laid) => (Object.hasOwn(readers, name) ? readers[name](value, laid) : name);

  // Of the part in which a link to be sent was cut, what is sure to be whole: the last item of a list is not.
  const surePart = (name, value) => (name === 'tiles' || name === 'unsure' ? value : value.slice(0, value.lastIndexOf(',') + 1));

  function missing([tiles, figures], laid) {
    return [[tiles, laid.tiles.length, 'script.missing-tiles'], [figures, laid.figures.length, 'script.missing-figures']]
      .filter(([all, read]) => all > read).map(([all, read, id]) => said(id, { n: all - read, all })).join(', ');
  }

  const damaged = { tiles: 'script.link-damaged-tiles', figures: 'script.link-damaged-figures' };

  // What is to be told of a link that is not whole; empty for a whole one.
  function complaint({ damage, where, of, begun }, laid) {
    const away = missing(of ?? [0, 0], laid);
    if (away) return said(begun ? 'script.link-cut' : 'script.link-cut-sets', { missing: away });
    if (damage) return said(damaged[where] ?? 'script.link-damaged', { damage: damage.slice(0, 40) });
    const last = laid.figures.at(-1);
    // Those of nobody stand on the tile as a whole.
    if (of || !last?.player || last.at !== undefined) return '';
    return said('script.link-figure', { figure: board.figureName(last), at: board.cell(last.x, last.y) });
  }

  // A program that found the link in a text may have added a full stop.
  const isEnd = (part) => /^end\b/.test(part);

  // The set or edition at the end of a link, if it is what is left of a longer word. The command line's
  // other names of sets are for the server to know.
  function beginning(name, value) {
    const item = value.slice(value.lastIndexOf(',') + 1);
    const [set, edition] = name === 'sets' ? item.split('@') : ['', value];
    const words = [...document.querySelectorAll(`#sets-dialog ${edition === undefined ? 'input[name=set]' : 'option'}`)].map((one) => one.value);
    const word = edition ?? set;
    return ['sets', 'edition'].includes(name) && !words.includes(word) && words.some((one) => one.startsWith(word)) ? item : '';
  }

  // The board that a fragment holds, null if it holds none. Of a link that is cut or damaged, what can be
  // read; `told` then gets a message about it. Whether the tiles exist is for the server to say.
  function read(fragment, told = () => {}) {
    // Some programs write & as HTML does.
    const text = fragment.replace(/^#/, '').replaceAll('&amp;', '&');
    const nothing = said('script.link-nothing');
    if (!/^(of|sets|edition|tiles)=/.test(text)) {
      if (text.includes('=') || (text && ['of=', 'sets='].some((begin) => begin.startsWith(text)))) told(nothing);
      return null;
    }
    const laid = { selection: { sets: {}, edition: 'C1' }, tiles: [], figures: [], elements: [], unsure: [] };
    // begun: its tiles, which come after the sets and choices.
    const seen = { damage: '', where: '', of: null, begun: false };
    const parts = text.split('&');
    const cut = text.startsWith('of=') && !isEnd(parts.at(-1));
    // Cut within its last word, a link has lost nothing but that.
    if (cut && parts.length > 1 && 'end'.startsWith(parts.at(-1))) return read(`${parts.slice(0, -1).join('&')}&end`, told);
    if (cut && parts.length === 1) return told(nothing), null;
    parts.forEach((part, i) => {
      const last = i === parts.length - 1;
      if (last && isEnd(part)) return;
      const [, name, coded = ''] = part.match(/^([^=]*)=?(.*)$/s);
      const [value, broken] = decoded(coded);
      if (name === 'of') seen.of = value.split('.').map(Number);
      if (name === 'tiles') seen.begun = true;
      const begun = last && !cut ? beginning(name, value) : '';
      const sure = cut && last ? surePart(name, value) : value.slice(0, value.length - begun.length);
      const wrong = readPart(name, sure, laid);
      const damage = begun || wrong || broken || (value ? '' : part || '&');
      if (damage && !seen.damage) Object.assign(seen, { damage, where: name });
    });
    if (Object.keys(laid.selection.sets).length === 0) laid.selection.sets = { 'base-game': 1 };
    if (seen.damage && seen.where !== 'figures') dropAfter(laid);
    const message = complaint(seen, laid);
    if (message) told(message);
    const { selection, tiles, ...lists } = laid;
    return { selection, tiles, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) };
  }

  // Figures whose tile could not be read.
  function dropAfter(laid) {
    const covered = new Set(laid.tiles.flatMap((tile) => board.cellsOf(tile).map((cell) => cell.join())));
    laid.figures = laid.figures.filter(({ x, y }) => covered.has(`${x},${y}`));
  }

  // An empty board for the reader's own boxes, null where there are none.
  function ofOwn() {
    const mine = window.cartularyMine?.read();
    if (!mine || Object.keys(mine.sets).length === 0) return null;
    const parts = [`sets=${window.cartularyMine.setsText(mine)}`, `edition=${mine.edition || 'C1'}`,
      ...(mine.ruleSet ? [`rule-set=${mine.ruleSet}`] : []),
      ...(mine.tiles ? [`single=${mine.tiles}`] : []), ...(mine.without ? [`without=${mine.without}`] : []),
      ...Object.entries(mine.rules).map(([name, value]) => `rule=${name}=${value}`)];
    return read(parts.join('&'));
  }

  board.link = { write, writeWhole, read, ofOwn, setsText };
})();
