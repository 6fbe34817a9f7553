// Figures set by hand: in what is shown of a laid tile, who stands there, and what may be put where.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { element, cell, figureName, letters, said, named } = board;
  const colours = Object.keys(letters);
  const compass = [said('script.to-0'), said('script.to-1'), said('script.to-2'), said('script.to-3')];
  // The corner that half a side touches, from the left half of the north on.
  const corners = { NL: 0, NR: 1, EL: 1, ER: 2, SL: 2, SR: 3, WL: 3, WR: 0 };
  const cornerNames = [said('script.between-0'), said('script.between-1'), said('script.between-2'), said('script.between-3')];
  const cornerWords = [said('script.corner-0'), said('script.corner-1'), said('script.corner-2'), said('script.corner-3')];
  const cornerSigns = ['NW', 'NE', 'SE', 'SW'];
  // From a cell to that beside each of its sides.
  const steps = [[0, -1], [1, 0], [0, 1], [-1, 0]];
  // From a cell to that south-east of each of its corners.
  const cornerSteps = [[0, 0], [1, 0], [1, 1], [0, 1]];
  // Tokens of sets, which stand on land or on a tile as figures of nobody do and are not in the figures' table.
  const tokens = {
    'bridges-castles-and-bazaars': [{ id: 'castle-token', kind: 'neutral', can: [{ id: 'deploy/city', answer: 'yes' }] }],
    'little-buildings': ['little-tower', 'little-house', 'shed'].map((id) => ({ id, kind: 'neutral', can: [] })),
  };
  const answers = new Map();   // what was asked once: segments of a tile, figures of sets
  const chosen = { player: 'red', figure: 'follower' };

  // What a path of the API says, null until it is there; the page is shown again then.
  function told(page, path) {
    if (!answers.has(path)) {
      answers.set(path, null);
      window.cartularyAsk(path).then((response) => response.json())
        .then((answer) => { answers.set(path, answer); page.show(); })
        .catch((error) => { answers.delete(path); page.trouble(error); });
    }
    return answers.get(path);
  }

  const turned = (side, rotation) =>
    'NESW'['NESW'.indexOf(side[0]) + rotation / 90 & 3] + side.slice(1);

  // The places of a tile: "city N" by the sides of the tile as stored, as a board has it; `lies`, the
  // same by the sides as it lies; "city north" for people. Of two without sides the second is "field 2".
  function seats(segments, rotation) {
    const taken = new Set();
    const places = segments.filter(({ kind }) => kind !== 'river').map(({ kind, sides, halves }) => {
      const stored = sides ?? halves ?? [];
      const lie = stored.map((side) => turned(side, rotation));
      const where = halves ? [...new Set(lie.map((half) => corners[half]))].sort().map((at) => cornerNames[at])
        : lie.map((side) => compass['NESW'.indexOf(side[0])]);
      const place = (side) => [kind, ...(side ? [side] : [])].join(' ');
      const again = taken.has(place(stored[0])) ? ' 2' : '';
      taken.add(place(stored[0]));
      return { at: place(stored[0]) + again, also: stored.slice(1).map(place), lies: place(lie[0]) + again,
        words: where.length > 0 ? said('script.seat', { kind: named(kind) + again, where: where.join(', ') }) : named(kind) + again,
        beside: halves ? [...new Set(lie.map((half) => compass['NESW'.indexOf(half[0])]))] : [] };
    });
    // Two fields may touch one corner: then the sides tell them apart.
    const alike = ({ words }) => places.filter((other) => other.words === words).length > 1;
    return places.map(({ beside, ...place }) => (alike(place) && beside.length > 0
      ? { ...place, words: said('script.seat-beside', { seat: place.words, sides: beside.join(', ') }) } : place));
  }

  const cornerAt = (i) => `corner ${cornerSigns[i]}`;
  // The point of a figure that stands at a corner, "1,0"; of others nothing.
  function cornerPoint({ x, y, at }) {
    const step = cornerSteps[cornerSigns.findIndex((sign, i) => at === cornerAt(i))];
    return step && `${x + step[0]},${y + step[1]}`;
  }

  const designOf = (page, tile) => told(page, `/api/v1/tiles/${encodeURIComponent(tile)}`);

  // Whether one field of a square, or of a part of a start piece, fills its corner; undefined until its design is told.
  function fieldFills(page, x, y, corner) {
    const tile = page.game.tiles.find((one) => one.x === x && one.y === y);
    if (!tile || !['square', 'start-piece-part'].includes(board.shapeOf(tile.tile))) return false;
    const design = designOf(page, tile.tile);
    return design ? (design.segments ?? []).some(({ kind, halves }) => kind === 'field' &&
      halves?.filter((half) => corners[turned(half, tile.rotation)] === corner).length === 2) : undefined;
  }

  // Where a barn may stand at a tile: the corners that four squares fill with field.
  function barnSites(page, { x, y }) {
    const fills = cornerSteps.map(([right, down]) =>
      cornerSteps.map(([west, north], corner) => fieldFills(page, x + right - west, y + down - north, corner)));
    const reading = fills.some((four) => four.includes(undefined) && !four.includes(false));
    return { reading, places: cornerSteps.map((step, i) => ({ at: cornerAt(i), words: cornerWords[i] }))
      .filter((place, i) => fills[i].every(Boolean)) };
  }

  // The tile stays open for the next figure, with the focus and the scroll where they were.
  function change(page, step) {
    const { picked } = page;
    const detail = document.getElementById('detail');
    const pressed = document.activeElement?.dataset.key;
    const sheet = document.getElementById('sheet');
    const { scrollTop } = sheet;
    step();
    page.choose({ ...picked, tapped: -1 });
    const seats = [...detail.querySelectorAll('.seats button')];
    (seats.find((one) => one.dataset.key === pressed) ?? seats[0])?.focus({ preventScroll: true });
    sheet.scrollTop = scrollTop;
  }

  // What the place is called where it is offered; a link may name it by any of its sides.
  function placeName(at, places) {
    const corner = cornerSigns.findIndex((sign, i) => at === cornerAt(i));
    if (corner >= 0) return cornerWords[corner];
    const place = places.find((one) => one.at === at) ?? places.find((one) => one.also?.includes(at));
    return place?.words ?? named(at.split(' ')[0]);
  }

  const hasTower = (page, { x, y }) => (page.game.board.figures ?? []).some((one) =>
    one.figure === 'tower-piece' && one.x === x && one.y === y);

  // The top of a tower, for a figure that may close it.
  function towerTop(page, tile, figure) {
    const may = figure?.can.some(({ id, answer }) => id === 'deploy/tower' && answer === 'yes');
    return may && hasTower(page, tile) ? [{ at: '', words: said('script.tower-top') }] : [];
  }

  function standing(page, tile, places) {
    // What stands at a corner belongs to all tiles that meet there.
    const points = cornerSteps.map(([right, down]) => `${tile.x + right},${tile.y + down}`);
    const figures = page.game.board.figures ?? [];
    const here = figures.filter((one) => (one.x === tile.x && one.y === tile.y) || points.includes(cornerPoint(one)))
      .map((one) => (cornerPoint(one) ? { ...one, at: cornerAt(points.indexOf(cornerPoint(one))), of: one } : one));
    return here.map((one) => {
      // The lord of a castle stands on its token.
      const at = one.at ?? (one.player && here.find(({ figure }) => figure === 'castle-token')?.at);
      const on = at ? placeName(at, places) : one.player && hasTower(page, tile) ? said('script.tower-top') : '';
      const number = figures.indexOf(one.of ?? one);
      const wrong = page.answer?.wrong_figures?.find(({ figure }) => figure === number);
      return element('li', number === page.picked.tapped ? 'tapped' : '', [
        element('span', `figure of-${one.player ?? 'nobody'}`, board.figureSign(one), { set: { 'aria-hidden': 'true' } }),
        element('span', '', [on ? said('script.figure-on', { figure: figureName(one), on }) : figureName(one),
          ...(wrong ? [' ', element('em', 'wrong', [said('script.cannot-stand', wrong), ...board.ruleLink(wrong.rule)])] : [])]),
        element('button', '', said('script.remove'), {
          set: { 'aria-label': said(on ? 'script.remove-figure-from' : 'script.remove-figure', { figure: figureName(one), on }) },
          click: () => change(page, () => page.game.leave(one.of ?? one)) })]);
    });
  }

  // An abbey has no segments and is itself the one place of its tile.
  function placesOf({ segments, features }, rotation) {
    const places = seats(segments, rotation);
    return features.includes('abbey') ? [...places, { at: 'abbey', words: named('abbey') }] : places;
  }

  // Whether a bridge may end at the side, as it lies: a tile beside it goes on with a road, or with a bridge of its own.
  function mayEnd(page, { x, y }, side) {
    const [right, down] = steps[side];
    const beside = page.game.tiles.find((one) => one.x === x + right && one.y === y + down);
    if (!beside || !['square', 'start-piece-part'].includes(board.shapeOf(beside.tile))) return true;
    const facing = side + 2 - beside.rotation / 90 & 3;
    return board.edgesOf(beside.tile)[facing] !== 'f' || (page.game.board.figures ?? []).some((one) =>
      one.figure === 'bridge' && one.x === beside.x && one.y === beside.y && one.at.includes('NESW'[facing]));
  }

  // The ways that a bridge leads over a tile, and a ferry between two roads of its lake, by the sides of the tile
  // as stored.
  function crossings(page, tile, { edges, features }) {
    const { rotation } = tile;
    const way = ([i, k]) => ({ at: 'NESW'[i] + 'NESW'[k],
      words: said('script.crossing', { from: compass[i + rotation / 90 & 3], to: compass[k + rotation / 90 & 3] }) });
    const roads = features.includes('ferry-lake') ? [0, 1, 2, 3].filter((i) => edges[i] === 'r') : [];
    const over = [[0, 2], [3, 1]].filter((ends) => ends.every((i) => edges[i] === 'f'));
    const ferry = roads.flatMap((i, n) => roads.slice(n + 1).map((k) => way([i, k])));
    return { bridge: over.filter((ends) => ends.every((i) => mayEnd(page, tile, i + rotation / 90 & 3))).map(way), ferry,
      all: [...over.map(way), ...ferry] };
  }

  // What the figures' table asks of a place; of all that is like a cloister, one question.
  const askedOf = { road: 'deploy/road', city: 'deploy/city', field: 'deploy/farm', garden: 'deploy/garden' };

  // Where a figure of nobody may be: on the land that the figures' table allows it, such as the Mage's roads and
  // cities; else on the tile as a whole, and beside a follower who stands where the table allows that, as the fairy.
  function neutralPlaces(page, tile, figure, seated) {
    const on = (answer) => seated.filter(({ at }) => figure.can.some((one) => one.answer === answer &&
      one.id === (askedOf[at.split(' ')[0]] ?? 'deploy/cloister')));
    const lands = Object.values(askedOf).concat('deploy/cloister');
    if (figure.can.some(({ id, answer }) => answer === 'yes' && lands.includes(id))) return on('yes');
    // The Count stands in the City of Carcassonne, and on no tile beside it.
    const says = (id, answer) => figure.can.some((one) => one.id === id && one.answer === answer);
    if (says('carcassonne', 'yes') && says('deploy/road', 'no')) return [];
    const held = (page.game.board.figures ?? []).filter((one) => one.player && one.x === tile.x && one.y === tile.y).map((one) => one.at);
    return [{ at: '', words: said('script.this-tile') },
      ...on('conditional').filter(({ at, also }) => held.includes(at) || also?.some((side) => held.includes(side)))];
  }

  function colourButton(page, player) {
    return element('button', `figure of-${player}`, letters[player], {
      set: { 'aria-label': named(player), 'data-key': `colour ${player}`, 'aria-pressed': String(chosen.player === player) },
      click: () => { chosen.player = player; page.show(); } });
  }

  // Those that stand on tiles: nobody of the scoreboard.
  function figureChoice(page, figures) {
    const known = figures.filter(({ id, kind }) => ['follower', 'special', 'neutral'].includes(kind));
    if (!known.some(({ id }) => id === chosen.figure)) chosen.figure = 'follower';
    chosen.neutral = known.find(({ id, kind }) => id === chosen.figure && kind === 'neutral');
    const select = element('select', '', known.map(({ id }) => {
      const option = element('option', '', named(id));
      option.value = id;
      option.selected = id === chosen.figure;
      return option;
    }), { set: { 'aria-label': said('script.figure'), 'data-key': 'figure' } });
    select.addEventListener('change', () => { chosen.figure = select.value; page.show(); });
    return select;
  }

  function put(page, tile, at) {
    change(page, () => page.game.stand({ ...(chosen.neutral ? {} : { player: chosen.player }), figure: chosen.figure,
      x: tile.x, y: tile.y, ...(at ? { at } : {}) }));
  }

  // Who stands on a tile, and what may be put there.
  function part(page, tile) {
    if (board.shapeOf(tile.tile) !== 'square')
      return [element('h2', '', said('script.figures')), element('p', 'aside', said('script.only-squares'))];
    const { selection } = page.game.board;
    const query = new URLSearchParams({ sets: board.link.setsText(selection), edition: selection.edition,
      ...(selection.rule_set && { 'rule-set': selection.rule_set }) });
    const known = told(page, `/api/v1/figures?${query}`);
    const design = designOf(page, tile.tile);
    // A tile that nobody knows, or a set: said in place of waiting on.
    const refused = [design, known].find((answer) => answer?.status >= 400);
    if (refused) return [element('h2', '', said('script.figures')), element('p', 'note', refused.detail)];
    const figures = known?.figures?.concat(Object.keys(tokens).filter((set) => selection.sets[set]).flatMap((set) => tokens[set]));
    if (!figures || !design)
      return [element('h2', '', said('script.figures')), element('p', 'aside', said('script.checking-figures'))];
    const choice = figureChoice(page, figures);
    const seated = placesOf(design, tile.rotation);
    const top = towerTop(page, tile, figures.find(({ id }) => id === chosen.figure));
    const sites = chosen.figure === 'barn' ? barnSites(page, tile) : null;
    const crossed = crossings(page, tile, design);
    const ways = crossed[chosen.figure];
    const places = ways ?? (chosen.neutral ? neutralPlaces(page, tile, chosen.neutral, seated) : sites?.places ?? [...seated, ...top]);
    return [element('h2', '', said('script.figures')), element('ul', 'standing', standing(page, tile, [...seated, ...crossed.all])),
      element('div', 'acts whose', [...(chosen.neutral ? [] : colours.map((colour) => colourButton(page, colour))), choice],
        { set: { role: 'group', 'aria-label': said('script.which-figure') } }),
      element('div', 'acts seats', places.map(({ at, words }) => element('button', '', words, {
        set: { 'data-key': `seat ${at}`, 'aria-label': said('script.put-figure', { figure: figureName(chosen.neutral ? { figure: chosen.figure } : chosen), on: words, at: cell(tile.x, tile.y) }) },
        click: () => put(page, tile, at) }))),
      ...(!ways && chosen.neutral && places.length === 0 ? [element('p', 'aside', said('script.no-place-here', { figure: named(chosen.figure) }))] : []),
      ...(ways?.length === 0 ? [element('p', 'aside', said('script.no-crossing-here'))] : []),
      ...(sites?.places.length === 0 ? [element('p', 'aside', said(sites.reading ? 'script.checking-figures' : 'script.no-barn-here'))] : [])];
  }

  board.figures = { part, seats };
})();
