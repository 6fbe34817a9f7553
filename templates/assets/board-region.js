// Several empty cells that are to be filled together: chosen on the table, up to eight, each with
// a letter; the sheet tells whether the bag can fill them, what can stand in each, and what a
// tile in one of them leaves to the others.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { element, cell, said, parts, turnedName } = board;
  const letters = 'ABCDEFGH';
  const around = [[0, -1], [1, 0], [0, 1], [-1, 0]];
  const key = ({ x, y }) => `${x},${y}`;
  // The order in which the server answers, so that letters stay with their cells.
  const inOrder = (a, b) => a.y - b.y || a.x - b.x;

  let asking = null;

  // The choice begins with a hole, or with none.
  function begin(page, hole, event) {
    page.choose({ kind: 'region', cells: hole ? [{ x: hole.x, y: hole.y }] : [], answer: null }, event);
    if (hole) ask(page);
    else page.tell(said('script.tap-holes'));
  }

  function toggle(page, { x, y }) {
    const { cells } = page.picked;
    const there = cells.some((one) => one.x === x && one.y === y);
    if (!there && cells.length === letters.length) return page.tell(said('script.most-holes'), true);
    const chosen = there ? cells.filter((one) => one.x !== x || one.y !== y)
      : [...cells, { x, y }].sort(inOrder);
    page.picked = { kind: 'region', cells: chosen, answer: null };
    page.tell(there ? said('script.cell-removed', { at: cell(x, y) }) : said('script.cell-is', { at: cell(x, y),
      letter: letters[chosen.findIndex((one) => one.x === x && one.y === y)], n: chosen.length }));
    page.land.tabStop({ x, y });
    page.show();
    ask(page);
  }

  async function ask(page) {
    const { picked } = page;
    asking?.abort();
    if (picked.cells.length === 0) return;
    asking = new AbortController();
    try {
      const answer = await board.ask(page.game.board, { region: picked.cells.map(key).join(' ') }, asking.signal);
      if (page.picked !== picked) return;
      picked.answer = answer.region;
      page.show();
    } catch (error) {
      if (error.name !== 'AbortError' && page.picked === picked) page.trouble(error);
    }
  }

  // Empty cells beside the chosen ones that are no holes yet.
  function places(page, holes) {
    const taken = new Set([...page.coveredCells(), ...holes.map(key)]);
    const found = new Map();
    for (const { x, y } of page.picked.cells)
      for (const [dx, dy] of [...around, [0, 0]]) {
        const at = { x: x + dx, y: y + dy, state: 'plain', corner: true };
        if (!taken.has(key(at))) found.set(key(at), at);
      }
    return [...found.values()];
  }

  // Of several cells with equally few copies the answer names the first.
  function hasFewest({ bottleneck, cells, feasible }, { x, y }) {
    const at = (place) => cells.find((cell) => key(cell) === place);
    const fewest = at(bottleneck.join(','));
    const one = at(key({ x, y }));
    return cells.length > 1 && (one === fewest || (feasible && one?.copies === fewest.copies));
  }

  // For the table: "x,y" -> letter, and whether it is the bottleneck.
  function labels({ cells, answer }) {
    return new Map(cells.map((one, i) => [key(one), { letter: letters[i], narrow: Boolean(answer) && hasFewest(answer, one) }]));
  }

  // Exact up to a million; beyond that only the size is of use.
  function ways(count, capped) {
    if (capped) return said('script.ways-most');
    if (count < 1e6) return said('script.ways', { n: count });
    const sizes = ['script.ways-million', 'script.ways-billion', 'script.ways-trillion', 'script.ways-quadrillion', 'script.ways-quintillion'];
    const step = Math.min(sizes.length, Math.floor(Math.log10(count) / 3) - 1);
    const n = (count / 10 ** (3 * step + 3)).toLocaleString(document.documentElement.lang,
      { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
    return said(sizes[step - 1], { n });
  }

  function verdict({ cells, answer }) {
    if (cells.length === 0)
      return element('p', '', said('script.tap-up-to-eight'));
    if (!answer) return element('p', 'aside', said('script.counting'));
    if (!answer.feasible)
      return element('p', 'state dead', [element('span', 'hole-key dead'),
        said(cells.length === 1 ? 'script.cannot-fill' : 'script.cannot-fill-all')]);
    return element('p', 'state', parts(cells.length === 1 ? 'script.can-fill' : 'script.can-fill-all',
      { ways: ways(answer.fillings, answer.capped) }));
  }

  // One turn of a tile in a cell and what it leaves, as a button that puts it there.
  function leaves(page, effect) {
    const { cells } = page.picked;
    const image = element('img', '', [], { set: { alt: '', width: 44, height: 44 } });
    image.src = board.picture(effect.tile, effect.rotation);
    const others = effect.copies.map((copies, i) => [i, copies])
      .filter(([i]) => cells[i].x !== effect.x || cells[i].y !== effect.y)
      .map(([i, copies]) => `${letters[i]} ${copies}`).join(', ');
    const name = turnedName(effect.tile, effect.rotation);
    return element('li', '', element('button', 'row leaves', [image, element('span', 'unseen', `${name}: `),
      element('span', 'what', [said('script.leaves', { ways: ways(effect.fillings, false) }),
        ...(others ? [element('br'), element('small', '', said('script.copies-for', { others }))] : [])])],
    { set: { title: said('script.pick-up', { tile: name }) }, click: (event) => page.takeOver(effect, event) }));
  }

  function cellPart(page, one, i) {
    const { picked, answer } = page;
    const alone = answer?.holes.find(({ x, y }) => x === one.x && y === one.y);
    const told = picked.answer.feasible ? said('count.copy', { n: one.copies })
      : alone ? said('script.copies-alone', { n: alone.copies }) : said('script.open-all-sides');
    const bottleneck = hasFewest(picked.answer, one);
    const made = element('details', 'feature cell-part', [element('summary', '', [
      element('span', `letter${bottleneck ? ' narrow' : ''}`, letters[i]), element('code', 'code', one.pattern),
      element('span', 'what', said(bottleneck ? 'script.at-fewest' : 'script.at', { at: cell(one.x, one.y) })),
      element('span', 'points', told)])]);
    const shown = picked.open === key(one) && picked.tile;
    made.append(one.tiles.length === 0 ? element('p', 'aside', said('script.no-tile-in-cell'))
      : board.sheet.tray(one.tiles.map(({ id, copies }) => board.sheet.tileButton(id, { copies,
        rotation: picked.answer.effects.find((effect) => effect.tile === id && key(effect) === key(one))?.rotation ?? 0,
        click: () => { page.picked.open = key(one); page.picked.tile = id; page.show(); } }))));
    if (shown)
      made.append(element('ul', 'rows', picked.answer.effects
        .filter((effect) => effect.tile === shown && key(effect) === key(one))
        .map((effect) => leaves(page, effect))));
    made.open = picked.open === key(one);
    made.addEventListener('toggle', () => { if (made.open) picked.open = key(one); else if (picked.open === key(one)) picked.open = null; });
    return made;
  }

  function detail(page, picked) {
    const made = [board.detail.heading(page, said(picked.cells.length === 1 ? 'script.one-hole'
      : picked.cells.length > 0 ? 'script.holes-together' : 'script.several-holes', { n: picked.cells.length })),
      verdict(picked)];
    for (const { tile, cells } of picked.answer?.rivals ?? [])
      made.push(element('p', 'note', said('script.rivals', { tile, cells: cells.map(([x, y]) => cell(x, y)).join('; ') })));
    if (picked.answer) made.push(...picked.answer.cells.map((one, i) => cellPart(page, one, i)));
    if (picked.cells.length > 0)
      made.push(element('p', 'aside', said('script.tap-more')));
    return made;
  }

  board.region = { begin, toggle, places, labels, detail };
})();
