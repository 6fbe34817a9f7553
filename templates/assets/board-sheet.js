// The sheet beside the table: sums, and what a tab shows: the bag, the holes, the features with
// their points, what a saved game brings that the board does not follow.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { element, cell, percent, said, named } = board;
  const kinds = { city: said('script.kind-city'), road: said('script.kind-road'), field: said('script.kind-field') };
  const states = ['dead', 'unknown', 'any', 'last', 'open'];

  // A tile as a button: its picture, its id, its copies. `dim`: it fits nowhere.
  function tileButton(id, { rotation = 0, copies = '', dim = false, click }) {
    const image = element('img', '', [], { set: { alt: '', width: 64, height: 64, draggable: 'false' } });
    image.src = board.picture(id, rotation);
    if (board.shapeOf(id) !== 'square') image.className = 'odd';
    const name = board.turnedName(said('script.tile-named', { tile: id, words: board.wordsOf(id) }), rotation);
    const count = copies === '' ? [] : [element('span', 'unseen', ', '),
      element('span', 'count', [`${copies}×`])];
    return element('li', '', element('button', `tile-button${dim ? ' dim' : ''}`,
      [image, element('span', 'unseen', name), ...count,
        ...(dim ? [element('span', 'unseen', `, ${said('script.fits-nowhere-aside')}`)] : [])],
      { set: { title: name }, click }));
  }

  const tray = (items) => element('ul', 'tray', items);

  function sums(page) {
    const { answer, game, aids } = page;
    const parts = [said('script.tiles-placed', { n: game.tiles.length })];
    if (answer) parts.push(said('script.in-the-bag', { n: answer.bag }));
    if (answer && aids && game.tiles.length > 0) {
      const count = (state) => answer.holes.filter((hole) => hole.state === state).length;
      const told = [said('script.holes', { n: answer.holes.length })];
      if (count('last')) told.push(said('script.sum-last', { n: count('last') }));
      if (count('any')) told.push(said('script.sum-abbey', { n: count('any') }));
      if (count('dead')) told.push(said('script.sum-dead', { n: count('dead') }));
      if (count('unknown')) told.push(said('script.sum-unknown', { n: count('unknown') }));
      parts.push(told.join(', '));
    }
    return parts.join(' · ');
  }

  function bag(page) {
    const rows = page.answer?.left ?? [];
    const items = rows.map(({ id, copies }) => tileButton(id, {
      copies: page.aids ? copies : '', dim: page.aids && page.ways(id).size === 0,
      click: (event) => page.take(id, event) }));
    if (rows.length === 0) return [element('p', 'aside', said(page.answer ? 'script.bag-empty' : 'script.counting'))];
    const beside = (page.answer.outside ?? []).map(({ id, copies }) => tileButton(id, {
      copies: page.aids ? copies : '', click: (event) => page.take(id, event) }));
    return [tray(items), ...(beside.length === 0 ? []
      : [element('h2', '', said('script.not-in-bag')), tray(beside)])];
  }

  function holeRow(page, hole) {
    const known = board.canFill(hole);
    const sign = { unknown: '?', any: '+' }[hole.state] ?? (hole.copies ? String(hole.copies) : '');
    const key = element('span', `hole-key ${hole.state}`, sign);
    key.setAttribute('aria-hidden', 'true');
    const words = { dead: said('script.state-dead'), unknown: said('script.state-unknown'), any: said('script.state-any'),
      last: said('script.state-last') }[hole.state] ?? said('count.copy', { n: hole.copies });
    return element('li', '', element('button', 'row', [key, element('code', 'code', hole.pattern),
      element('span', 'where', said('script.at', { at: cell(hole.x, hole.y) })), element('span', 'what', words),
      element('span', 'chance', [known ? percent(hole.chance.next_draw) : '—',
        ...(known && hole.chance.mine ? [element('small', '', [element('span', 'unseen', ', '), said('script.chance-mine', { chance: percent(hole.chance.mine.at_least_one) })])] : [])])],
      { click: (event) => page.openHole(hole, event) }));
  }

  function holes(page) {
    if (!page.aids) return [element('p', 'aside', said('script.hints-off-text'))];
    const list = [...(page.answer?.holes ?? [])].sort((a, b) =>
      states.indexOf(a.state) - states.indexOf(b.state) ||
      a.chance.next_draw - b.chance.next_draw || a.y - b.y || a.x - b.x);
    if (list.length === 0) return [element('p', 'aside', said('script.no-tiles'))];
    return [element('p', 'acts', element('button', '', said('script.fill-several'), { click: (event) => board.region.begin(page, null, event) })),
      board.seat.fields(page.seat, (seat) => page.takeSeat(seat)),
      element('p', 'aside', said(page.seat.players ? 'script.worst-first-mine' : 'script.worst-first')),
      element('ul', 'rows', list.map((hole) => holeRow(page, hole)))];
  }

  const title = (kind) => kind.charAt(0).toUpperCase() + kind.slice(1);

  function featureState(feature) {
    if (feature.complete) return said('script.complete');
    return feature.open_sides ? said('script.open-sides', { n: feature.open_sides }) : '';
  }

  function termItem(term) {
    const points = term.points > 0 ? `+${term.points}` : String(term.points).replace('-', '−');
    return element('li', '', [element('span', '', term.what), element('b', '', points)]);
  }

  // One feature as a line that opens to its terms; opened it shows its cells on the table.
  function feature(page, one, more = {}) {
    const extent = [said('count.tile', { n: one.tiles }), one.pennants ? said('script.pennants', { n: one.pennants }) : '',
      featureState(one)].filter(Boolean).join(', ');
    const points = one.complete === false && one.points_complete !== one.points_now
      ? said('script.points-now', { now: one.points_now, complete: one.points_complete }) : said('count.point', { n: one.points_now });
    const made = element('details', 'feature', [
      element('summary', '', [element('b', '', title(named(one.kind))),
        element('span', 'what', said('script.extent-at', { extent, at: cell(...one.cells[0]) })), element('span', 'points', points)]),
      element('ul', 'terms', one.terms.map(termItem))]);
    if (one.holders?.length > 0)
      made.append(element('p', 'aside', said('script.held-by', { who: one.holders.map(({ why }) => why).join('; ') })));
    if (one.terms.length === 0) made.append(element('p', 'aside', said('script.nothing-to-score')));
    if (one.complete === false && one.terms_complete?.length)
      made.append(element('p', 'aside', said('script.once-complete')),
        element('ul', 'terms', one.terms_complete.map(termItem)));
    made.open = Boolean(more.open);
    made.addEventListener('toggle', () => page.showCells(made.open ? one.cells : [], 'feature'));
    return made;
  }

  function features(page) {
    if (!page.aids) return [element('p', 'aside', said('script.points-hidden'))];
    const all = page.answer?.features ?? [];
    if (all.length === 0) return [element('p', 'aside', said('script.no-tiles'))];
    const groups = new Map();
    for (const one of all) {
      const name = kinds[one.kind] ?? said('script.kind-other');
      groups.set(name, [...(groups.get(name) ?? []), one]);
    }
    return board.unsurePoints(page).concat([...groups].flatMap(([name, members]) => [element('h2', '', said('script.kind-and-count', { kind: name, n: members.length })),
      ...members.sort((a, b) => b.points_now - a.points_now).map((one) => feature(page, one))]));
  }

  // Sentences on what differs from a plain board, each with the cells that it speaks of.
  function noteList(page) {
    const { answer } = page;
    const opened = board.files.savedGame(page);
    const list = [];
    for (const one of answer?.illegal ?? [])
      list.push({ text: said('script.note-illegal', { tile: one.tile, at: cell(one.x, one.y), why: one.why }), cells: [[one.x, one.y]] });
    const figures = answer?.board?.figures ?? [];
    for (const { figure, why } of answer?.wrong_figures ?? []) {
      const { x, y } = figures[figure];
      list.push({ text: said('script.note-figure', { figure: board.figureName(figures[figure]), at: cell(x, y), why }), cells: [[x, y]] });
    }
    for (const one of answer?.surplus ?? [])
      list.push({ text: said('script.note-surplus', { n: one.copies, tile: one.id ?? one.tile }), cells: [] });
    for (const one of opened?.left_out ?? [])
      list.push({ text: said('script.note-left-out', { kind: named(one.kind), name: one.name }), cells: one.cells });
    for (const one of opened?.may_differ ?? [])
      list.push({ text: said('script.note-may-differ', { action: board.actionName(one.action) }), cells: one.cells });
    for (const one of answer?.remarks ?? []) list.push({ text: said('script.note-house', one), cells: [] });
    for (const text of opened?.notes ?? []) list.push({ text: text.charAt(0).toUpperCase() + text.slice(1), cells: [] });
    return list;
  }

  function notes(page) {
    const items = noteList(page).map(({ text, cells }) => element('li', '', cells.length === 0 ? text
      : [text, ' ', element('button', 'quiet', said('board.show'), { click: () => page.showCells(cells, 'feature') })]));
    return [element('ul', 'notes', items)];
  }

  const tabs = { bag, holes, features, notes };
  board.sheet = { tabs, sums, tileButton, tray, feature, noteList };
})();
