// What the sheet shows of one thing: a hole, the tile in hand, a tile that lies.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { element, cell, percent, said, parts } = board;
  const { tileButton, tray, feature } = board.sheet;

  function heading(page, text, small = []) {
    return element('div', 'detail-head', [element('h2', '', [text, ' ', ...[].concat(small)]),
      element('button', 'close', '✕', { set: { 'aria-label': said('board.close') }, click: () => page.close() })]);
  }

  function hole(page, { x, y }) {
    const one = page.holeAt(x, y);
    if (!one) return null;
    const head = heading(page, said('script.hole-at', { at: cell(x, y) }),
      page.aids && one.pattern ? element('code', 'code', one.pattern) : []);
    const starts = one.start ? board.files.startTiles(page) : [];
    if (!page.aids || one.start)
      return [head, element('p', '', said(!one.start ? 'script.which-tile' : starts.length > 0
        ? 'script.start-tiles' : 'script.any-tile-first')),
        tray((starts.length > 0 ? starts : (page.answer?.left ?? []).map(({ id }) => id)).map((id) =>
          tileButton(id, { click: (event) => page.take(id, event, one) })))];
    const made = [head];
    const abbeys = said('count.abbey', { n: one.any });
    if (one.state === 'any') {
      made.push(element('p', 'state', parts('script.enclosed', { abbeys })));
    } else if (one.state === 'unknown') {
      made.push(element('p', 'state', parts('script.not-known')));
    } else if (one.copies === 0) {
      made.push(element('p', 'state dead', [element('span', 'hole-key dead'),
        said('script.dead')]));
    } else {
      made.push(element('p', 'state', parts(one.state === 'last' ? 'script.hole-last' : 'script.hole-open', {
        copies: one.copies, bag: page.answer.bag, designs: one.designs, next: percent(one.chance.next_draw),
        end: percent(one.chance.before_end) })));
      if (one.any) made.push(element('p', 'aside', said('script.abbey-too', { abbeys })));
      made.push(tray(one.tiles.map((tile) => tileButton(tile.id, { rotation: tile.rotations[0],
        copies: tile.copies, click: (event) => page.take(tile.id, event, one) }))));
      const mine = board.seat.sentence(one.chance);
      if (mine) made.splice(2, 0, mine);
    }
    made.push(element('p', 'acts', element('button', '', said('script.fill-with-others'), {
      click: (event) => board.region.begin(page, one, event) })));
    return made;
  }

  const list = (cells) => cells.map(([x, y]) => cell(x, y)).join('; ');
  const chanceOf = (one) => percent(one.next_draw ?? one);

  // What the placement does, as sentences.
  function effects(placement) {
    const items = [];
    for (const one of placement.completes ?? [])
      items.push(said('script.completes', { kind: board.named(one.kind), tiles: said('count.tile', { n: one.tiles }),
        points: said('count.point', { n: one.points }) }));
    for (const one of placement.joins ?? [])
      items.push(said(one.cells.length === 2 ? 'script.joins-two' : 'script.joins', { n: one.cells.length, kind: board.named(one.kind) }));
    if (placement.kills?.length) items.push(said('script.kills', { at: list(placement.kills) }));
    for (const one of placement.holes ?? []) {
      const at = cell(one.x, one.y);
      const after = one.copies_after === 0 ? said(one.any_after ? 'script.only-abbey-fits-it' : 'script.nothing-fits-it')
        : said('script.chance-next', { chance: chanceOf(one.after) });
      if (one.copies_before == null) items.push(said('script.new-hole', { at, after }));
      else if (one.copies_before !== one.copies_after)
        items.push(said('script.hole-changes', { at, after, before: chanceOf(one.before) }));
    }
    return items;
  }

  function placeText(page, hand) {
    const ways = page.ways(hand.tile);
    const at = cell(hand.x, hand.y);
    if (!page.aids) return hand.x === undefined ? said('script.choose-hole') : said('script.over-hole', { at });
    if (hand.x !== undefined) {
      const turns = ways.get(`${hand.x},${hand.y}`) ?? [];
      return said('script.over-hole-ways', { at, n: Math.max(1, turns.length) });
    }
    return ways.size === 0 ? said('script.fits-nowhere') : said('script.fits-in', { n: ways.size });
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
      element('p', 'acts held', [button('main-button lay', said('script.place'), '', (event) => page.lay(event), !placed),
        button('', said('script.turn'), 'R', () => page.turn(), !page.canTurn()),
        button('', said('script.put-back'), '', () => page.close(), false)])];
    const { refusal } = held;
    if (refusal)
      made.push(element('p', 'note', [element('b', '', said('script.why-not', { at: cell(refusal.x, refusal.y) })), ' ', element('span', '', refusal.why),
        ' ', element('span', '', said('script.no-other-turn')), ...board.ruleLink(refusal.rule)]));
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
    const made = [heading(page, tile.tile, element('small', '', said('script.at', { at: cell(tile.x, tile.y) }))),
      element('p', '', [board.turnedName(board.wordsOf(tile.tile), tile.rotation), '. ',
        element('a', '', said('script.tile-page'), { set: { href: `${board.root}tiles/${tile.tile}.html` } })])];
    const illegal = page.answer?.illegal?.find((one) => one.x === tile.x && one.y === tile.y);
    if (illegal) made.push(element('p', 'note', said('script.breaks-rules', illegal)));
    if (page.aids) {
      const lies = ([x, y]) => board.cellsOf(tile).some(([left, top]) => x === left && y === top);
      made.push(...board.unsurePoints(page),
        ...(page.answer?.features ?? []).filter(({ cells }) => cells.some(lies)).map((one) => feature(page, one)));
    }
    made.push(...board.figures.part(page, tile));
    made.push(element('p', 'acts', element('button', '', said('script.remove-tile'), {
      click: () => { page.close(); page.game.takeUp(index, board.files.takenBack(page)); } })));
    return made;
  }

  const region = (page, picked) => board.region.detail(page, picked);

  board.detail = { hole, hand, laid, region, heading };
})();
