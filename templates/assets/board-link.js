// A board as the fragment of an address, short enough to share: browsers do not send it to the
// server, so that the bound on requests does not concern it.
//
//   #sets=base-game,river*2@C2&edition=C1&tiles=BA-03n000015e0203RI-01s0002
//
// sets, edition, used, dropped, without and rule as the options of the command line take them, single
// as --tiles; unsure: cells as their digits. tiles: one
// after the other as they were laid: the set's code and a hyphen where it differs from the tile
// before, the number of the design, the turn as the side its top looks to (n e s w), then x and
// y, two digits of base 62 (0-9 a-z A-Z) each: 2n for n from 0 on, -2n - 1 for those below.
// 250 tiles take about 2,000 characters. figures: PLAYER.FIGURE.xxyy.PLACE, the place with _ for a
// space, and behind it how many where they are several: red.follower.0000.city_N,.dragon.0200.
(function () {
  'use strict';
  const board = window.cartularyBoard = {};
  const turns = 'nesw';
  const base62 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const tilePattern = /(?:([A-Z][A-Z0-9]*)-)?(\d+)([nesw])([0-9A-Za-z]{2})([0-9A-Za-z]{2})/y;
  const mostTiles = 1000;

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
    return figures.map(({ player, figure, x, y, at, count }) =>
      [player ?? '', figure, digits(x) + digits(y), (at ?? '').replaceAll(' ', '_'),
        ...(count > 1 ? [count] : [])].join('.')).join(',');
  }

  // Empty text for a board as the page begins: the base game, no tile.
  function write({ selection, tiles, figures = [], unsure = [] }) {
    const parts = [['sets', setsText(selection)], ['edition', selection.edition]];
    if (counted(selection.used)) parts.push(['used', counted(selection.used)]);
    if (counted(selection.dropped)) parts.push(['dropped', counted(selection.dropped)]);
    if (counted(selection.tiles)) parts.push(['single', counted(selection.tiles)]);
    if (counted(selection.without)) parts.push(['without', counted(selection.without)]);
    for (const [name, value] of Object.entries(selection.rules || {}))
      parts.push(['rule', `${name}=${value}`]);
    if (unsure.length > 0) parts.push(['unsure', unsure.map(([x, y]) => digits(x) + digits(y)).join('')]);
    if (tiles.length > 0) parts.push(['tiles', tilesText(tiles)]);
    if (figures.length > 0) parts.push(['figures', figuresText(figures)]);
    const text = parts.map(([name, value]) => `${name}=${value}`).join('&');
    return text === 'sets=base-game&edition=C1' ? '' : text;
  }

  function readCounts(text) {
    const counts = {};
    for (const part of text.split(',').filter(Boolean)) {
      const [id, n] = part.split('*');
      counts[id] = n === undefined ? 1 : Number(n);
    }
    return counts;
  }

  function readSets(text, selection) {
    for (const part of text.split(',').filter(Boolean)) {
      const [counts, edition] = part.split('@');
      const [id, n] = counts.split('*');
      selection.sets[id] = n === undefined ? 1 : Number(n);
      if (edition) selection.editions = { ...selection.editions, [id]: edition };
    }
  }

  function readTiles(text) {
    const tiles = [];
    let code = '';
    tilePattern.lastIndex = 0;
    while (tilePattern.lastIndex < text.length) {
      const at = tilePattern.lastIndex;
      const found = tilePattern.exec(text);
      if (!found || tiles.length === mostTiles)
        throw new Error(`The link is damaged at "${text.slice(at, at + 12)}".`);
      code = found[1] || code;
      tiles.push({ tile: `${code}-${found[2]}`, x: coordinate(found[4]), y: coordinate(found[5]),
        rotation: 90 * turns.indexOf(found[3]) });
    }
    return tiles;
  }

  // The figures before the damage, if there is any, and a message about it: a link that was cut off in
  // a letter ends among its figures, and the tiles before them are whole.
  function readFigures(text) {
    const figures = [];
    for (const one of text.split(',').filter(Boolean)) {
      const [player, figure, cell = '', at = '', count] = one.split('.');
      if (!/^[0-9A-Za-z]{4}$/.test(cell))
        return { figures, damage: `The link is damaged at "${one.slice(0, 40)}". The figures from there on are missing.` };
      figures.push({ ...(player && { player }), figure, x: coordinate(cell.slice(0, 2)),
        y: coordinate(cell.slice(2)), ...(at && { at: at.replaceAll('_', ' ') }),
        ...(count && { count: Number(count) }) });
    }
    return { figures, damage: '' };
  }

  const readCells = (text) => (text.match(/[0-9A-Za-z]{4}/g) ?? [])
    .map((four) => [coordinate(four.slice(0, 2)), coordinate(four.slice(2))]);

  // The board that a fragment holds, null if it holds none. Throws an Error that says where a
  // damaged one fails, but if only figures are damaged it calls `told` with the message instead;
  // whether sets and tiles exist is for the server to say.
  function read(fragment, told = () => {}) {
    const text = fragment.replace(/^#/, '');
    if (!/^(sets|edition|tiles)=/.test(text)) return null;
    const selection = { sets: {}, edition: 'C1' };
    let tiles = [], figures = [], unsure = [];
    for (const part of text.split('&')) {
      const cut = part.indexOf('=');
      const name = part.slice(0, cut);
      const value = decodeURIComponent(part.slice(cut + 1));
      if (name === 'sets') readSets(value, selection);
      else if (name === 'edition') selection.edition = value;
      else if (['used', 'dropped', 'without'].includes(name)) selection[name] = readCounts(value);
      else if (name === 'single') selection.tiles = readCounts(value);
      else if (name === 'unsure') unsure = readCells(value);
      else if (name === 'rule') {
        const [rule, chosen] = value.split('=');
        selection.rules = { ...selection.rules, [rule]: /^\d+$/.test(chosen) ? Number(chosen) : chosen };
      } else if (name === 'tiles') tiles = readTiles(value);
      else if (name === 'figures') {
        const read = readFigures(value);
        figures = read.figures;
        if (read.damage) told(read.damage);
      }
    }
    if (Object.keys(selection.sets).length === 0) selection.sets = { 'base-game': 1 };
    return { selection, tiles, ...(figures.length > 0 && { figures }), ...(unsure.length > 0 && { unsure }) };
  }

  // An empty board for the reader's own boxes, null where there are none.
  function ofOwn() {
    const mine = window.cartularyMine?.read();
    if (!mine || Object.keys(mine.sets).length === 0) return null;
    const parts = [`sets=${window.cartularyMine.setsText(mine)}`, `edition=${mine.edition || 'C1'}`,
      ...(mine.tiles ? [`single=${mine.tiles}`] : []), ...(mine.without ? [`without=${mine.without}`] : []),
      ...Object.entries(mine.rules).map(([name, value]) => `rule=${name}=${value}`)];
    return read(parts.join('&'));
  }

  board.link = { write, read, ofOwn, setsText };
})();
