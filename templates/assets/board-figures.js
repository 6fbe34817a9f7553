// Figures set by hand: in what is shown of a laid tile, who stands there, and what may be put where.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { element, cell, figureName, letters } = board;
  const colours = Object.keys(letters);
  const compass = ['north', 'east', 'south', 'west'];
  // The corner that half a side touches, from the left half of the north on.
  const corners = { NL: 0, NR: 1, EL: 1, ER: 2, SL: 2, SR: 3, WL: 3, WR: 0 };
  const cornerNames = ['north-west', 'north-east', 'south-east', 'south-west'];
  const cornerSigns = ['NW', 'NE', 'SE', 'SW'];
  // From a cell to that south-east of each of its corners.
  const cornerSteps = [[0, 0], [1, 0], [1, 1], [0, 1]];
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
      const named = halves ? [...new Set(lie.map((half) => corners[half]))].sort().map((at) => cornerNames[at])
        : lie.map((side) => compass['NESW'.indexOf(side[0])]);
      const place = (side) => [kind, ...(side ? [side] : [])].join(' ');
      const again = taken.has(place(stored[0])) ? ' 2' : '';
      taken.add(place(stored[0]));
      return { at: place(stored[0]) + again, also: stored.slice(1).map(place), lies: place(lie[0]) + again,
        words: [kind.replaceAll('-', ' ') + again, named.join(', ')].join(' ').trim(),
        beside: halves ? [...new Set(lie.map((half) => compass['NESW'.indexOf(half[0])]))] : [] };
    });
    // Two fields may touch one corner: then the sides tell them apart.
    const alike = ({ words }) => places.filter((other) => other.words === words).length > 1;
    return places.map(({ beside, ...place }) => (alike(place) && beside.length > 0
      ? { ...place, words: `${place.words} (${beside.join(', ')})` } : place));
  }

  const cornerAt = (i) => `corner ${cornerSigns[i]}`;
  // The point of a figure that stands at a corner, "1,0"; of others nothing.
  function cornerPoint({ x, y, at }) {
    const step = cornerSteps[cornerSigns.findIndex((sign, i) => at === cornerAt(i))];
    return step && `${x + step[0]},${y + step[1]}`;
  }

  const designOf = (page, tile) => told(page, `/api/v1/tiles/${encodeURIComponent(tile)}`);

  // Whether one field of a square fills its corner; undefined until its design is told.
  function fieldFills(page, x, y, corner) {
    const tile = page.game.tiles.find((one) => one.x === x && one.y === y);
    if (!tile || board.shapeOf(tile.tile) !== 'square') return false;
    const design = designOf(page, tile.tile);
    return design ? (design.segments ?? []).some(({ kind, halves }) => kind === 'field' &&
      halves?.filter((half) => corners[turned(half, tile.rotation)] === corner).length === 2) : undefined;
  }

  // Where a barn may stand at a tile: the corners that four squares fill with field.
  function barnSites(page, { x, y }) {
    const fills = cornerSteps.map(([right, down]) =>
      cornerSteps.map(([west, north], corner) => fieldFills(page, x + right - west, y + down - north, corner)));
    const reading = fills.some((four) => four.includes(undefined) && !four.includes(false));
    return { reading, places: cornerSteps.map((step, i) => ({ at: cornerAt(i), words: `corner ${cornerNames[i]}` }))
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
    if (corner >= 0) return `corner ${cornerNames[corner]}`;
    const place = places.find((one) => one.at === at) ?? places.find((one) => one.also?.includes(at));
    return place?.words ?? at.split(' ')[0].replaceAll('-', ' ');
  }

  function standing(page, tile, places) {
    // What stands at a corner belongs to all tiles that meet there.
    const points = cornerSteps.map(([right, down]) => `${tile.x + right},${tile.y + down}`);
    const figures = page.game.board.figures ?? [];
    const here = figures.filter((one) => (one.x === tile.x && one.y === tile.y) || points.includes(cornerPoint(one)))
      .map((one) => (cornerPoint(one) ? { ...one, at: cornerAt(points.indexOf(cornerPoint(one))), of: one } : one));
    return here.map((one) => {
      const on = one.at ? placeName(one.at, places) : '';
      const number = figures.indexOf(one.of ?? one);
      const wrong = page.answer?.wrong_figures?.find(({ figure }) => figure === number);
      return element('li', number === page.picked.tapped ? 'tapped' : '', [
        element('span', `figure of-${one.player ?? 'nobody'}`, one.figure.charAt(0).toUpperCase(), { set: { 'aria-hidden': 'true' } }),
        element('span', '', [figureName(one), ...(on ? [', ', on] : []),
          ...(wrong ? [element('em', 'wrong', [` cannot stand there: ${wrong.why}`, ...board.ruleLink(wrong.rule)])] : [])]),
        element('button', '', 'Remove', { set: { 'aria-label': `Remove ${figureName(one)}${on ? ` from ${on}` : ''}` },
          click: () => change(page, () => page.game.leave(one.of ?? one)) })]);
    });
  }

  // An abbey has no segments and is itself the one place of its tile.
  function placesOf({ segments, features }, rotation) {
    const places = seats(segments, rotation);
    return features.includes('abbey') ? [...places, { at: 'abbey', words: 'abbey' }] : places;
  }

  function colourButton(page, player) {
    return element('button', `figure of-${player}`, letters[player], {
      set: { 'aria-label': player, 'data-key': `colour ${player}`, 'aria-pressed': String(chosen.player === player) },
      click: () => { chosen.player = player; page.show(); } });
  }

  // Those that stand on tiles: nobody of the scoreboard.
  function figureChoice(page, figures) {
    const known = figures.filter(({ id, kind }) => ['follower', 'special', 'neutral'].includes(kind));
    if (!known.some(({ id }) => id === chosen.figure)) chosen.figure = 'follower';
    chosen.neutral = known.find(({ id }) => id === chosen.figure)?.kind === 'neutral';
    const select = element('select', '', known.map(({ id }) => {
      const option = element('option', '', id.replaceAll('-', ' '));
      option.value = id;
      option.selected = id === chosen.figure;
      return option;
    }), { set: { 'aria-label': 'Figure', 'data-key': 'figure' } });
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
      return [element('h2', '', 'Figures'), element('p', 'aside', 'On this page, figures can only go on square tiles.')];
    const { selection } = page.game.board;
    const query = new URLSearchParams({ sets: board.link.setsText(selection), edition: selection.edition,
      ...(selection.rule_set && { 'rule-set': selection.rule_set }) });
    const figures = told(page, `/api/v1/figures?${query}`)?.figures;
    const design = designOf(page, tile.tile);
    if (!figures || !design?.segments)
      return [element('h2', '', 'Figures'), element('p', 'aside', 'Checking which figures can go here …')];
    const choice = figureChoice(page, figures);
    const known = placesOf(design, tile.rotation);
    const sites = chosen.figure === 'barn' ? barnSites(page, tile) : null;
    const places = chosen.neutral ? [{ at: '', words: 'this tile' }] : sites?.places ?? known;
    return [element('h2', '', 'Figures'), element('ul', 'standing', standing(page, tile, known)),
      element('div', 'acts whose', [...(chosen.neutral ? [] : colours.map((colour) => colourButton(page, colour))), choice],
        { set: { role: 'group', 'aria-label': 'Which figure' } }),
      element('div', 'acts seats', places.map(({ at, words }) => element('button', '', words, {
        set: { 'data-key': `seat ${at}`, 'aria-label': `Put ${figureName(chosen.neutral ? { figure: chosen.figure } : chosen)} on ${words} at ${cell(tile.x, tile.y)}` },
        click: () => put(page, tile, at) }))),
      ...(sites?.places.length === 0 ? [element('p', 'aside', sites.reading ? 'Checking which figures can go here …'
        : 'A barn goes where the fields of four tiles meet. This tile has no such corner.')] : [])];
  }

  board.figures = { part, seats };
})();
