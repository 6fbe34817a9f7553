// What the sheet shows of one thing: a hole, the tile in hand, a tile that lies.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { element, cell, percent, plural } = board;
  const { tileButton, tray, feature } = board.sheet;

  function heading(page, text, small = []) {
    return element('div', 'detail-head', [element('h2', '', [text, ' ', ...[].concat(small)]),
      element('button', 'close', '✕', { set: { 'aria-label': 'Close' }, click: () => page.close() })]);
  }

  function hole(page, { x, y }) {
    const one = page.holeAt(x, y);
    if (!one) return null;
    const head = heading(page, `Hole at ${cell(x, y)}`,
      page.aids && one.pattern ? element('code', 'code', one.pattern) : []);
    const starts = one.start ? board.files.startTiles(page) : [];
    if (!page.aids || one.start)
      return [head, element('p', '', !one.start ? 'Which tile goes here?' : starts.length > 0
        ? 'These sets start with one of these tiles.' : 'Any tile can go first.'),
        tray((starts.length > 0 ? starts : (page.answer?.left ?? []).map(({ id }) => id)).map((id) =>
          tileButton(id, { click: (event) => page.take(id, event, one) })))];
    const made = [head];
    const abbeys = plural(one.any, 'abbey', 'abbeys');
    if (one.state === 'any') {
      made.push(element('p', 'state', [element('b', '', 'Enclosed: '),
        `no tile in the bag fits, but an abbey does, if one is left (${abbeys}).`]));
    } else if (one.state === 'unknown') {
      made.push(element('p', 'state', [element('b', '', 'Not known: '),
        'a neighbouring side is not recorded or could not be tracked, so we cannot say what fits.']));
    } else if (one.copies === 0) {
      made.push(element('p', 'state dead', [element('span', 'hole-key dead'),
        'Dead: no tile in the bag fits.']));
    } else {
      made.push(element('p', 'state', [element('b', '', plural(one.copies, 'copy', 'copies')),
        ` of ${page.answer.bag} in ${plural(one.designs, 'design')} fit${one.copies === 1 ? 's' : ''}`,
        one.state === 'last' ? ', the last' : '', '. Next draw ',
        element('b', '', percent(one.chance.next_draw)), ', by the end ',
        element('b', '', percent(one.chance.before_end)), '.']));
      if (one.any) made.push(element('p', 'aside', `It is enclosed, so an abbey also fits if one is left (${abbeys}).`));
      made.push(tray(one.tiles.map((tile) => tileButton(tile.id, { rotation: tile.rotations[0],
        copies: tile.copies, click: (event) => page.take(tile.id, event, one) }))));
      const mine = board.seat.sentence(one.chance);
      if (mine) made.splice(2, 0, mine);
    }
    made.push(element('p', 'acts', element('button', '', 'Fill together with other holes', {
      click: (event) => board.region.begin(page, one, event) })));
    return made;
  }

  const list = (cells) => cells.map(([x, y]) => cell(x, y)).join('; ');
  const chanceOf = (one) => percent(one.next_draw ?? one);

  // What the placement does, as sentences.
  function effects(placement) {
    const items = [];
    for (const one of placement.completes ?? [])
      items.push(`Completes a ${one.kind} of ${plural(one.tiles, 'tile')}: ${plural(one.points, 'point')}.`);
    for (const one of placement.joins ?? [])
      items.push(`Joins ${one.cells.length === 2 ? 'two' : one.cells.length} features into one ${one.kind}.`);
    if (placement.kills?.length) items.push(`Kills the hole at ${list(placement.kills)}.`);
    for (const one of placement.holes ?? []) {
      const after = one.copies_after === 0 ? (one.any_after ? 'only an abbey fits it' : 'nothing fits it') : `next draw ${chanceOf(one.after)}`;
      if (one.copies_before == null) items.push(`New hole at ${cell(one.x, one.y)}: ${after}.`);
      else if (one.copies_before !== one.copies_after)
        items.push(`Hole at ${cell(one.x, one.y)}: ${after}, before ${chanceOf(one.before)}.`);
    }
    return items;
  }

  function placeText(page, hand) {
    const ways = page.ways(hand.tile);
    if (!page.aids) return hand.x === undefined ? 'Choose a hole.' : `Over the hole at ${cell(hand.x, hand.y)}.`;
    if (hand.x !== undefined) {
      const turns = ways.get(`${hand.x},${hand.y}`) ?? [];
      return `Over the hole at ${cell(hand.x, hand.y)}, fits ${turns.length > 1 ? `${turns.length} ways` : 'one way'}.`;
    }
    if (ways.size === 0) return 'It does not fit anywhere.';
    return `Fits in ${plural(ways.size, 'hole')}. Choose a highlighted one.`;
  }

  function hand(page, held) {
    const button = (name, text, key, click, off) => {
      const made = element('button', name, key ? [text, ' ', element('kbd', '', key)] : text, { click });
      made.disabled = off;
      return made;
    };
    const placed = held.x !== undefined;
    const picture = element('img', board.shapeOf(held.tile) === 'square' ? 'in-hand' : 'in-hand odd', [],
      { set: { alt: '', width: 96, height: 96, draggable: 'false' } });
    picture.src = board.picture(held.tile, held.rotation);
    const made = [picture, heading(page, held.tile, element('small', '', board.wordsOf(held.tile))),
      element('p', '', placeText(page, held)),
      element('p', 'acts held', [button('main-button lay', 'Place', '', (event) => page.lay(event), !placed),
        button('', 'Turn', 'R', () => page.turn(), !page.canTurn()),
        button('', 'Put back', '', () => page.close(), false)])];
    const { refusal } = held;
    if (refusal)
      made.push(element('p', 'note', [element('b', '', `Why not at ${cell(refusal.x, refusal.y)}?`), ' ', element('span', '', refusal.why),
        ' ', element('span', '', 'No other turn fits either.'), ...board.ruleLink(refusal.rule)]));
    const placement = placed && page.aids ? page.placement() : null;
    if (placement) {
      const items = effects(placement);
      if (items.length > 0) made.push(element('ul', 'effects', items.map((text) => element('li', '', text))));
    }
    return made;
  }

  function laid(page, { index }) {
    const tile = page.game.tiles[index];
    if (!tile) return null;
    const made = [heading(page, tile.tile, element('small', '', `at ${cell(tile.x, tile.y)}`)),
      element('p', '', [board.wordsOf(tile.tile), tile.rotation ? `, turned ${tile.rotation}°. ` : '. ',
        element('a', '', 'Tile page', { set: { href: `${board.root}tiles/${tile.tile}.html` } })])];
    const illegal = page.answer?.illegal?.find((one) => one.x === tile.x && one.y === tile.y);
    if (illegal) made.push(element('p', 'note', `This placement breaks the rules: ${illegal.why}.`));
    if (page.aids) {
      const lies = ([x, y]) => board.cellsOf(tile).some(([left, top]) => x === left && y === top);
      made.push(...board.unsurePoints(page),
        ...(page.answer?.features ?? []).filter(({ cells }) => cells.some(lies)).map((one) => feature(page, one)));
    }
    made.push(...board.figures.part(page, tile));
    made.push(element('p', 'acts', element('button', '', 'Remove tile', {
      click: () => { page.close(); page.game.takeUp(index); } })));
    return made;
  }

  const region = (page, picked) => board.region.detail(page, picked);

  board.detail = { hole, hand, laid, region, heading };
})();
