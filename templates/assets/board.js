// Starts the board page: buttons, files and keys do what the Page can.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const place = (id) => document.getElementById(id);
  const arrows = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

  const page = new board.Page();
  const actions = {
    open: () => place('file').click(),
    sets: () => board.files.chooseSets(page, place('sets-dialog')),
    undo: () => page.game.undo(),
    before: () => { while (page.game.past.length > 0) page.game.undo(); page.trouble(null); page.wholeOnceTold(); },
    redo: () => page.game.redo(),
    back: () => page.game.takeBack(board.files.takenBack(page)),
    share: () => board.files.share(page),
    help: () => {
      place('help-dialog').showModal();
      // Its button at the foot has the focus, and would be what is seen of it on a phone.
      place('help-dialog').scrollTop = 0;
    },
    save: () => board.files.save(page),
    picture: () => board.savePicture(page),
    in: () => page.camera.zoom(1.35),
    out: () => page.camera.zoom(1 / 1.35),
    whole: () => page.whole(),
    start: () => {
      const tiles = board.files.startTiles(page);
      if (tiles.length === 1) layStart(tiles[0]);
      else page.choose({ kind: 'hole', x: 0, y: 0 });
    },
    aids: () => page.switchAids(),
    draw: () => page.draw(),
    resume: () => {
      const kept = board.files.kept();
      if (!kept) return;
      page.game.begin(kept);
      // What was wrong with a link is nothing of this table.
      page.trouble(null);
      board.files.reopen(page);
      page.changed(board.said('script.table-back', { tiles: board.said('count.tile', { n: kept.tiles.length }) }));
      page.wholeOnceTold();
    },
    sample: () => { page.game.open(board.sample, board.said('script.sample-opened')); page.wholeOnceTold(); },
  };

  // The button that was pressed goes; the first hole gets the focus once the holes are known.
  async function layStart(tile) {
    page.game.lay({ tile, x: 0, y: 0, rotation: 0 });
    await (page.game.tiles.length > 1 ? page.wholeOnceTold() : page.asked);
    const next = page.land.nearest(0, 0);
    if (next && document.activeElement === document.body) page.land.focus(next.x, next.y);
  }

  place('board').addEventListener('click', (event) => {
    const action = event.target.closest('[data-do]')?.dataset.do;
    if (action) actions[action]();
    const tab = event.target.closest('[data-tab]');
    if (tab?.tagName === 'BUTTON') page.showTab(tab.dataset.tab);
  });
  place('file').addEventListener('change', (event) => {
    board.files.openFile(page, event.target.files[0]);
    event.target.value = '';
  });
  board.files.acceptDrops(page, place('cloth'));
  window.addEventListener('hashchange', () => page.follow());

  function step(direction, among) {
    const from = document.activeElement?.at ?? page.land.stop;
    const next = from && (page.land.beside(from, direction, among));
    if (!next) return;
    page.camera.reveal(next.x, next.y);
    page.land.focus(next.x, next.y);
  }

  // With the focused hole, if one is.
  function startRegion() {
    if (!page.aids || page.picked?.kind === 'region' || page.game.tiles.length === 0) return;
    const at = document.activeElement?.at;
    board.region.begin(page, at && page.holeAt(at.x, at.y));
    if (at) page.land.focus(at.x, at.y);
  }

  const keys = {
    r: () => page.turn(), d: () => page.draw(), u: () => page.game.takeBack(board.files.takenBack(page)), '+': actions.in, '=': actions.in,
    '-': actions.out, 0: actions.whole, '?': actions.help,
    t: () => startRegion(), Escape: () => page.picked && page.close(),
  };
  document.addEventListener('keydown', (event) => {
    const inCloth = place('cloth').contains(event.target);
    // What fills in forms by itself sends events of keys without a key.
    if (!event.key) return;
    // Letters are keys at the table alone, not in the head of the page or in a field.
    const atTable = place('board').contains(event.target) || event.target === document.body;
    if (event.altKey || !atTable || event.target.closest('dialog, input, select')) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      (key === 'z' && !event.shiftKey ? actions.undo : actions.redo)();
    } else if (arrows[key] && (inCloth || event.target === document.body)) {
      event.preventDefault();
      step(arrows[key], event.shiftKey ? 'tiles' : 'holes');
    } else if (key === 'Enter' && event.target === document.body) {
      // Who took the tile by the mouse has no button in focus.
      page.lay();
    } else if (Object.hasOwn(keys, key)) {
      keys[key]();
    }
  });

  page.begin();
})();
