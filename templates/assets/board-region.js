// Several empty cells that are to be filled together: chosen on the table, up to eight, each with
// a letter; the sheet tells whether the bag can fill them, what can stand in each, and what a
// tile in one of them leaves to the others.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { element, cell, plural } = board;
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
    else page.tell('Tap the holes that you want to fill together');
  }

  function toggle(page, { x, y }) {
    const { cells } = page.picked;
    const there = cells.some((one) => one.x === x && one.y === y);
    if (!there && cells.length === letters.length) return page.tell('You can choose up to eight spaces', true);
    const chosen = there ? cells.filter((one) => one.x !== x || one.y !== y)
      : [...cells, { x, y }].sort(inOrder);
    page.picked = { kind: 'region', cells: chosen, answer: null };
    page.tell(there ? `${cell(x, y)} removed` : `${cell(x, y)} is ${letters[chosen.findIndex((one) => one.x === x && one.y === y)]} of ${chosen.length}`);
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

  // For the table: "x,y" -> letter, and whether it is the bottleneck.
  function labels({ cells, answer }) {
    const narrow = answer?.bottleneck.join(',');
    return new Map(cells.map((one, i) => [key(one), { letter: letters[i], narrow: cells.length > 1 && key(one) === narrow }]));
  }

  // Exact up to a million; beyond that only the size is of use.
  function ways(count, capped) {
    if (capped) return 'more than 18 quintillion ways';
    if (count < 1e6) return `${count.toLocaleString('en')} ${count === 1 ? 'way' : 'ways'}`;
    const names = ['million', 'billion', 'trillion', 'quadrillion', 'quintillion'];
    const step = Math.min(names.length, Math.floor(Math.log10(count) / 3) - 1);
    return `about ${(count / 10 ** (3 * step + 3)).toPrecision(3)} ${names[step - 1]} ways`;
  }

  function verdict({ cells, answer }) {
    if (cells.length === 0)
      return element('p', '', 'Tap up to eight holes to fill together. You can also tap empty spaces next to them.');
    if (!answer) return element('p', 'aside', 'Counting …');
    if (!answer.feasible)
      return element('p', 'state dead', [element('span', 'hole-key dead'),
        cells.length === 1 ? 'None of the remaining tiles fits here.' : 'The remaining tiles cannot fill all of them.']);
    return element('p', 'state', [cells.length === 1 ? 'Can be filled in ' : 'Can be filled together in ',
      element('b', '', ways(answer.fillings, answer.capped)), '.']);
  }

  // One turn of a tile in a cell and what it leaves, as a button that puts it there.
  function leaves(page, effect) {
    const { cells } = page.picked;
    const image = element('img', '', [], { set: { alt: '', width: 44, height: 44 } });
    image.src = board.picture(effect.tile, effect.rotation);
    const others = effect.copies.map((copies, i) => [i, copies])
      .filter(([i]) => cells[i].x !== effect.x || cells[i].y !== effect.y)
      .map(([i, copies]) => `${letters[i]} ${copies}`).join(', ');
    const name = `${effect.tile}${effect.rotation ? `, turned ${effect.rotation}°` : ''}`;
    return element('li', '', element('button', 'row leaves', [image, element('span', 'unseen', `${name}: `),
      element('span', 'what', [`leaves ${ways(effect.fillings, false)}`,
        ...(others ? [element('br'), element('small', '', `copies for ${others}`)] : [])])],
    { set: { title: `Pick up ${name}` }, click: (event) => page.takeOver(effect, event) }));
  }

  function cellPart(page, one, i) {
    const { picked, answer } = page;
    const alone = answer?.holes.find(({ x, y }) => x === one.x && y === one.y);
    const told = picked.answer.feasible ? plural(one.copies, 'copy', 'copies')
      : alone ? `alone ${plural(alone.copies, 'copy', 'copies')}` : 'open on all sides';
    const bottleneck = picked.cells.length > 1 && picked.answer.bottleneck.join(',') === key(one);
    const made = element('details', 'feature cell-part', [element('summary', '', [
      element('span', `letter${bottleneck ? ' narrow' : ''}`, letters[i]), element('code', 'code', one.pattern),
      element('span', 'what', `at ${cell(one.x, one.y)}${bottleneck ? ', fewest copies' : ''}`),
      element('span', 'points', told)])]);
    const shown = picked.open === key(one) && picked.tile;
    made.append(one.tiles.length === 0 ? element('p', 'aside', 'No way of filling the holes puts a tile here.')
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
    const made = [board.detail.heading(page, picked.cells.length === 1 ? 'One hole' : `${picked.cells.length || 'Several'} holes together`),
      verdict(picked)];
    for (const { tile, cells } of picked.answer?.rivals ?? [])
      made.push(element('p', 'note', `Competing for the last ${tile}: ${cells.map(([x, y]) => cell(x, y)).join(' and ')}.`));
    if (picked.answer) made.push(...picked.answer.cells.map((one, i) => cellPart(page, one, i)));
    if (picked.cells.length > 0)
      made.push(element('p', 'aside', 'Tap more holes to add them, or a chosen one to remove it.'));
    return made;
  }

  board.region = { begin, toggle, places, labels, detail };
})();
