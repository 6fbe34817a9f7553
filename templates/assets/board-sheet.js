// The sheet beside the table: sums, and what a tab shows: the bag, the holes, the features with
// their points, what a saved game brings that the board does not follow.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { element, cell, percent, plural } = board;
  const kinds = { city: 'Cities', road: 'Roads', field: 'Fields' };
  const states = ['dead', 'unknown', 'any', 'last', 'open'];

  // A tile as a button: its picture, its id, its copies. `dim`: it fits nowhere.
  function tileButton(id, { rotation = 0, copies = '', dim = false, click }) {
    const image = element('img', '', [], { set: { alt: '', width: 64, height: 64, draggable: 'false' } });
    image.src = board.picture(id, rotation);
    if (board.shapeOf(id) !== 'square') image.className = 'odd';
    const name = `${id}: ${board.wordsOf(id)}${rotation ? `, turned ${rotation}°` : ''}`;
    const count = copies === '' ? [] : [element('span', 'unseen', ', '),
      element('span', 'count', [`${copies}×`])];
    return element('li', '', element('button', `tile-button${dim ? ' dim' : ''}`,
      [image, element('span', 'unseen', name), ...count,
        ...(dim ? [element('span', 'unseen', ', fits nowhere')] : [])],
      { set: { title: name }, click }));
  }

  const tray = (items) => element('ul', 'tray', items);

  function sums(page) {
    const { answer, game, aids } = page;
    const parts = [plural(game.tiles.length, 'tile') + ' placed'];
    if (answer) parts.push(`${answer.bag} in the bag`);
    if (answer && aids && game.tiles.length > 0) {
      const count = (state) => answer.holes.filter((hole) => hole.state === state).length;
      const told = [plural(answer.holes.length, 'hole')];
      if (count('last')) told.push(`${count('last')} last`);
      if (count('any')) told.push(`${count('any')} for an abbey only`);
      if (count('dead')) told.push(`${count('dead')} dead`);
      if (count('unknown')) told.push(`${count('unknown')} not known`);
      parts.push(told.join(', '));
    }
    return parts.join(' · ');
  }

  function bag(page) {
    const rows = page.answer?.left ?? [];
    const items = rows.map(({ id, copies }) => tileButton(id, {
      copies: page.aids ? copies : '', dim: page.aids && page.ways(id).size === 0,
      click: (event) => page.take(id, event) }));
    if (rows.length === 0) return [element('p', 'aside', page.answer ? 'The bag is empty.' : 'Counting …')];
    const beside = (page.answer.outside ?? []).map(({ id, copies }) => tileButton(id, {
      copies: page.aids ? copies : '', click: (event) => page.take(id, event) }));
    return [tray(items), ...(beside.length === 0 ? []
      : [element('h2', '', 'Not in the bag'), tray(beside)])];
  }

  function holeRow(page, hole) {
    const known = board.canFill(hole);
    const sign = { unknown: '?', any: '+' }[hole.state] ?? (hole.copies ? String(hole.copies) : '');
    const key = element('span', `hole-key ${hole.state}`, sign);
    key.setAttribute('aria-hidden', 'true');
    const words = { dead: 'dead', unknown: 'not known', any: 'only an abbey fits', last: 'the last one that fits' }[hole.state]
      ?? plural(hole.copies, 'copy', 'copies');
    return element('li', '', element('button', 'row', [key, element('code', 'code', hole.pattern),
      element('span', 'where', `at ${cell(hole.x, hole.y)}`), element('span', 'what', words),
      element('span', 'chance', [known ? percent(hole.chance.next_draw) : '—',
        ...(known && hole.chance.mine ? [element('small', '', [element('span', 'unseen', ', '), `mine ${percent(hole.chance.mine.at_least_one)}`])] : [])])],
      { click: (event) => page.openHole(hole, event) }));
  }

  function holes(page) {
    if (!page.aids) return [element('p', 'aside', 'Hints are off. Turn them on to see copies and chances.')];
    const list = [...(page.answer?.holes ?? [])].sort((a, b) =>
      states.indexOf(a.state) - states.indexOf(b.state) ||
      a.chance.next_draw - b.chance.next_draw || a.y - b.y || a.x - b.x);
    if (list.length === 0) return [element('p', 'aside', 'No tiles placed yet.')];
    return [element('p', 'acts', element('button', '', 'Fill several holes together', { click: (event) => board.region.begin(page, null, event) })),
      board.seat.fields(page.seat, (seat) => page.takeSeat(seat)),
      element('p', 'aside', `Chance that the next draw fits, worst first${page.seat.players ? '; below it, the chance that one of my draws fits' : ''}.`),
      element('ul', 'rows', list.map((hole) => holeRow(page, hole)))];
  }

  const title = (kind) => kind.charAt(0).toUpperCase() + kind.slice(1);

  function featureState(feature) {
    if (feature.complete) return 'complete';
    return feature.open_sides ? `${feature.open_sides} open` : '';
  }

  function termItem(term) {
    const points = term.points > 0 ? `+${term.points}` : String(term.points).replace('-', '−');
    return element('li', '', [element('span', '', term.what), element('b', '', points)]);
  }

  // One feature as a line that opens to its terms; opened it shows its cells on the table.
  function feature(page, one, more = {}) {
    const extent = [plural(one.tiles, 'tile'), one.pennants ? plural(one.pennants, 'pennant') : '',
      featureState(one)].filter(Boolean).join(', ');
    const points = one.complete === false && one.points_complete !== one.points_now
      ? `${one.points_now} now, ${one.points_complete} if completed` : plural(one.points_now, 'point');
    const made = element('details', 'feature', [
      element('summary', '', [element('b', '', title(one.kind)),
        element('span', 'what', `${extent}; at ${cell(...one.cells[0])}`), element('span', 'points', points)]),
      element('ul', 'terms', one.terms.map(termItem))]);
    if (one.holders?.length > 0)
      made.append(element('p', 'aside', ['Held by ', one.holders.map(({ why }) => why).join('; '), '.']));
    if (one.terms.length === 0) made.append(element('p', 'aside', 'Nothing to score yet.'));
    if (one.complete === false && one.terms_complete?.length)
      made.append(element('p', 'aside', 'Once complete:'),
        element('ul', 'terms', one.terms_complete.map(termItem)));
    made.open = Boolean(more.open);
    made.addEventListener('toggle', () => page.showCells(made.open ? one.cells : [], 'feature'));
    return made;
  }

  function features(page) {
    if (!page.aids) return [element('p', 'aside', 'Points are hidden while hints are off.')];
    const all = page.answer?.features ?? [];
    if (all.length === 0) return [element('p', 'aside', 'No tiles placed yet.')];
    const groups = new Map();
    for (const one of all) {
      const name = kinds[one.kind] ?? 'Cloisters and similar';
      groups.set(name, [...(groups.get(name) ?? []), one]);
    }
    return board.unsurePoints(page).concat([...groups].flatMap(([name, members]) => [element('h2', '', `${name} (${members.length})`),
      ...members.sort((a, b) => b.points_now - a.points_now).map((one) => feature(page, one))]));
  }

  // Sentences on what differs from a plain board, each with the cells that it speaks of.
  function noteList(page) {
    const { answer, opened } = page;
    const list = [];
    for (const one of answer?.illegal ?? [])
      list.push({ text: `${one.tile} at ${cell(one.x, one.y)} breaks the placement rules: ${one.why}.`, cells: [[one.x, one.y]] });
    const figures = answer?.board?.figures ?? [];
    for (const { figure, why } of answer?.wrong_figures ?? []) {
      const { x, y } = figures[figure];
      list.push({ text: `The ${board.figureName(figures[figure])} at ${cell(x, y)} cannot stand there: ${why}`, cells: [[x, y]] });
    }
    for (const one of answer?.surplus ?? [])
      list.push({ text: `${plural(one.copies, 'copy', 'copies')} of ${one.id ?? one.tile} more than the sets contain.`, cells: [] });
    for (const one of opened?.left_out ?? [])
      list.push({ text: `The ${one.kind} ${one.name} is unknown here and was left out.`, cells: one.cells });
    for (const one of opened?.may_differ ?? [])
      list.push({ text: `The game had a ${one.action.toLowerCase().replaceAll('_', ' ')}; its effects are not tracked.`, cells: one.cells });
    for (const one of answer?.remarks ?? []) list.push({ text: `House rule, not counted here: ${one.text}`, cells: [] });
    for (const text of opened?.notes ?? []) list.push({ text, cells: [] });
    return list;
  }

  function notes(page) {
    const items = noteList(page).map(({ text, cells }) => element('li', '', cells.length === 0 ? text
      : [text, ' ', element('button', 'quiet', 'Show', { click: () => page.showCells(cells, 'feature') })]));
    return [element('ul', 'notes', items)];
  }

  const tabs = { bag, holes, features, notes };
  board.sheet = { tabs, sums, tileButton, tray, feature, noteList };
})();
