// The board page: holds what is on the table and in the hand, asks the server after each change,
// and has the parts draw it.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { Game, Camera, Land, element, cell } = board;
  const place = (id) => document.getElementById(id);
  const arrows = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
  const anyTurn = [0, 90, 180, 270];
  const key = 'cartulary-purist';

  // Fills a part anew; the focus stays on what has the same name there, and so does the scroll.
  function refill(part, content) {
    const name = (one) => one.getAttribute('aria-label') ?? one.textContent;
    const focused = part.contains(document.activeElement) ? name(document.activeElement) : null;
    part.replaceChildren(...content);
    if (focused !== null)
      [...part.querySelectorAll('button, a, summary')].find((one) => name(one) === focused)
        ?.focus({ preventScroll: true });
  }

  class Page {
    constructor() {
      this.land = new Land(place('land'), {
        hole: (hole, event) => this.openHole(hole, event),
        laid: (index) => this.choose({ kind: 'laid', index }),
        ghost: () => this.lay(),
      });
      this.camera = new Camera(place('cloth'), place('land'));
      this.game = new Game((told) => this.changed(told));
      this.answer = null;   // what the server says of the game
      this.opened = null;   // what it said of the saved game that was opened
      this.drawn = null;    // what the tile in hand does, by placement
      this.picked = null;   // a hole, the tile in hand, or a tile that lies
      this.tab = 'bag';
      try { this.aids = localStorage.getItem(key) !== 'yes'; } catch (error) { this.aids = true; }
    }

    // The board of the address, or an empty one.
    async begin() {
      let linked = null;
      try { linked = board.link.read(location.hash); } catch (error) { this.trouble(error); }
      this.game.begin(linked ?? new Game().board);
      this.close();
      await this.ask();
      this.whole();
    }

    changed(told) {
      if (this.picked && this.picked.kind !== 'hole') this.close();
      this.tell(told);
      this.writeAddress();
      this.ask();
    }

    writeAddress() {
      const text = board.link.write(this.game.board);
      history.replaceState(null, '', text ? `#${text}` : location.pathname + location.search);
    }

    // The tiles show at once; holes and features when the answer is there.
    async ask() {
      const asked = this.game.board;
      this.show();
      this.asking?.abort();
      this.asking = new AbortController();
      try {
        this.answer = await board.ask(asked, {}, this.asking.signal);
        if (this.failed) this.trouble(null);
        this.failed = false;
      } catch (error) {
        if (error.name === 'AbortError') return;
        this.failed = true;
        this.trouble(error);
      }
      if (asked === this.game.board) this.show();
    }

    async askDrawn() {
      const { tile } = this.picked;
      this.drawn = null;
      try {
        const answer = await board.ask(this.game.board, { drawn: tile });
        if (this.picked?.tile !== tile) return;
        this.drawn = answer.placements ?? [];
        this.show();
      } catch (error) {
        this.trouble(error);
      }
    }

    holes() {
      if (this.game.tiles.length === 0) return [{ x: 0, y: 0, start: true, state: 'plain' }];
      const taken = new Set(this.game.tiles.map(({ x, y }) => `${x},${y}`));
      return (this.answer?.holes ?? []).filter(({ x, y }) => !taken.has(`${x},${y}`));
    }

    holeAt(x, y) { return this.holes().find((hole) => hole.x === x && hole.y === y); }

    // Where a tile goes: "x,y" -> turns.
    ways(id) {
      if (this.game.tiles.length === 0) return new Map([['0,0', anyTurn]]);
      const found = new Map();
      for (const hole of this.answer?.holes ?? []) {
        const tile = hole.tiles.find((one) => one.id === id);
        if (tile) found.set(`${hole.x},${hole.y}`, tile.rotations);
      }
      if (found.size === 0 && this.picked?.tile === id)
        for (const { x, y, rotation } of this.drawn ?? [])
          found.set(`${x},${y}`, [...(found.get(`${x},${y}`) ?? []), rotation]);
      return found;
    }

    turns() {
      const { tile, x, y } = this.picked;
      return this.aids ? this.ways(tile).get(`${x},${y}`) ?? [] : anyTurn;
    }

    canTurn() { return this.picked?.x !== undefined && this.turns().length > 1; }

    placement() {
      const { x, y, rotation } = this.picked;
      return this.drawn?.find((one) => one.x === x && one.y === y && one.rotation === rotation);
    }

    choose(picked, event) {
      this.picked = picked;
      this.drawn = null;
      this.land.mark([], '');
      if (picked?.kind === 'hand') this.askDrawn();
      this.show();
      // By keyboard the focus goes along to what was opened.
      if (event?.detail === 0) this.focusDetail();
    }

    focusDetail() {
      const first = ['.lay:enabled', '.tray button', '.close'].map((name) =>
        place('detail').querySelector(name)).find(Boolean);
      first?.focus();
    }

    openHole(hole, event) {
      const { picked } = this;
      if (picked?.kind === 'hand' && (!this.aids || this.ways(picked.tile).has(`${hole.x},${hole.y}`)))
        return this.over(hole, event);
      this.camera.reveal(hole.x, hole.y);
      this.land.tabStop(hole);
      this.choose({ kind: 'hole', x: hole.x, y: hole.y }, event);
    }

    take(tile, event, hole) {
      const picked = { kind: 'hand', tile, rotation: 0 };
      const only = [...this.ways(tile).keys()];
      if (hole) [picked.x, picked.y] = [hole.x, hole.y];
      else if (this.aids && only.length === 1) [picked.x, picked.y] = only[0].split(',').map(Number);
      this.picked = picked;
      if (picked.x !== undefined && this.aids) picked.rotation = this.turns()[0] ?? 0;
      this.choose(picked, event);
      if (picked.x !== undefined) this.camera.reveal(picked.x, picked.y);
    }

    over(hole, event) {
      const picked = { ...this.picked, x: hole.x, y: hole.y };
      this.picked = picked;
      if (!this.turns().includes(picked.rotation)) picked.rotation = this.turns()[0];
      this.camera.reveal(hole.x, hole.y);
      this.show();
      if (event?.detail === 0) this.focusDetail();
    }

    turn() {
      if (!this.canTurn()) return;
      const turns = this.turns();
      const rotation = turns[(turns.indexOf(this.picked.rotation) + 1) % turns.length];
      this.picked = { ...this.picked, rotation };
      this.tell(rotation ? `Turned ${rotation}°` : 'Not turned');
      this.show();
    }

    lay() {
      const { tile, x, y, rotation } = this.picked ?? {};
      if (x === undefined) return;
      if (!(this.ways(tile).get(`${x},${y}`) ?? []).includes(rotation))
        return this.tell(`${tile} does not fit so at ${cell(x, y)}`, true);
      this.close();
      this.game.lay({ tile, x, y, rotation });
      const next = this.land.nearest(x, y);
      if (next) this.land.focus(next.x, next.y);
    }

    close() {
      const { picked } = this;
      this.picked = null;
      this.drawn = null;
      this.land.mark([], '');
      this.show();
      if (picked?.x !== undefined && place('sheet').contains(document.activeElement) || picked && document.activeElement === document.body)
        this.land.focus(picked.x, picked.y);
    }

    showCells(cells, kind) {
      this.land.mark(cells, kind);
      if (cells.length > 0) this.camera.reveal(...cells[0]);
    }

    whole() { this.camera.whole(this.land.bounds()); }

    tell(text, seen = false) {
      place('told').textContent = text;
      clearTimeout(this.fading);
      place('told').classList.toggle('unseen', !seen);
      if (seen) this.fading = setTimeout(() => place('told').classList.add('unseen'), 4000);
    }

    busy(text) { this.tell(text); }

    trouble(error, where) {
      const box = place('trouble');
      box.hidden = !error;
      box.replaceChildren(...(!error ? [] : [element('p', '', [where ? `${where}: ` : '', error.message]),
        ...(error.excerpt ? [element('pre', '', error.excerpt)] : []),
        element('p', '', element('button', '', 'Close', { click: () => this.trouble(null) }))]));
    }

    show() {
      const illegal = new Set((this.answer?.illegal ?? []).map(({ x, y }) => `${x},${y}`));
      const { picked, game } = this;
      this.land.drawTiles(game.tiles, illegal);
      this.land.drawHoles(this.holes(), this.aids);
      const inHand = picked?.kind === 'hand';
      this.land.light(inHand && this.aids ? this.ways(picked.tile) : null);
      const laid = picked?.kind === 'laid' ? game.tiles[picked.index] : picked;
      this.land.pick(laid?.x, laid?.y);
      this.land.hold(inHand && picked.x !== undefined ? picked : null,
        !this.aids || !inHand || this.turns().includes(picked.rotation));
      if (inHand) this.land.mark(this.aids ? this.placement()?.kills ?? [] : [], 'kill');
      this.showSheet();
      this.showBar();
    }

    showSheet() {
      const detail = this.picked && board.detail[this.picked.kind](this, this.picked);
      place('detail').hidden = !detail;
      place('tabs').hidden = place('shown').hidden = Boolean(detail);
      place('sums').textContent = board.sheet.sums(this);
      const notes = board.sheet.noteList(this).length;
      const noted = place('tabs').querySelector('[data-tab=notes]');
      noted.hidden = notes === 0;
      noted.textContent = `Notes (${notes})`;
      if (notes === 0 && this.tab === 'notes') this.tab = 'bag';
      for (const tab of place('tabs').children)
        tab.setAttribute('aria-pressed', String(tab.dataset.tab === this.tab));
      place('shown').dataset.tab = this.tab;
      refill(place('detail'), detail || []);
      refill(place('shown'), detail ? [] : board.sheet.tabs[this.tab](this));
    }

    showBar() {
      const { game } = this;
      const set = (name, off) => { document.querySelector(`.bar [data-do=${name}]`).disabled = off; };
      set('undo', game.past.length === 0);
      set('redo', game.future.length === 0);
      set('back', game.tiles.length === 0);
      set('share', game.tiles.length === 0);
      document.querySelector('[data-do=aids]').setAttribute('aria-pressed', String(!this.aids));
      place('board').classList.toggle('purist', !this.aids);
      place('welcome').hidden = game.tiles.length > 0 || this.picked !== null;
    }
  }

  const page = new Page();
  const actions = {
    open: () => place('file').click(),
    sets: () => board.files.chooseSets(page, place('sets-dialog')),
    undo: () => page.game.undo(),
    redo: () => page.game.redo(),
    back: () => page.game.takeBack(),
    share: () => board.files.share(page),
    help: () => place('help-dialog').showModal(),
    save: () => board.files.save(page),
    in: () => page.camera.zoom(1.35),
    out: () => page.camera.zoom(1 / 1.35),
    whole: () => page.whole(),
    start: () => {
      const tile = board.files.startTile(page);
      if (tile) page.game.lay({ tile, x: 0, y: 0, rotation: 0 });
      else page.choose({ kind: 'hole', x: 0, y: 0 });
    },
    aids: () => {
      page.aids = !page.aids;
      try { localStorage.setItem(key, page.aids ? 'no' : 'yes'); } catch (error) { /* not kept */ }
      page.tell(page.aids ? 'The aids are shown' : 'The aids are hidden');
      page.show();
    },
  };

  place('board').addEventListener('click', (event) => {
    const action = event.target.closest('[data-do]')?.dataset.do;
    if (action) actions[action]();
    const tab = event.target.closest('[data-tab]');
    if (tab?.tagName === 'BUTTON') { page.tab = tab.dataset.tab; page.land.mark([], ''); page.show(); }
  });
  place('file').addEventListener('change', (event) => {
    board.files.openFile(page, event.target.files[0]);
    event.target.value = '';
  });
  board.files.acceptDrops(page, place('cloth'));
  window.addEventListener('hashchange', () => page.begin());

  function step(direction, among) {
    const from = document.activeElement.at ?? page.land.stop;
    const next = from && (page.land.beside(from, direction, among));
    if (!next) return;
    page.camera.reveal(next.x, next.y);
    page.land.focus(next.x, next.y);
  }

  const keys = {
    r: () => page.turn(), u: () => page.game.takeBack(), '+': actions.in, '=': actions.in,
    '-': actions.out, 0: actions.whole, '?': actions.help,
    Escape: () => page.picked && page.close(),
  };
  document.addEventListener('keydown', (event) => {
    if (event.altKey || document.querySelector('dialog[open]') ||
        event.target.closest('input, select, textarea')) return;
    const inCloth = place('cloth').contains(event.target);
    if (event.ctrlKey || event.metaKey) {
      const undo = event.key.toLowerCase() === 'z';
      if (!undo && event.key.toLowerCase() !== 'y') return;
      event.preventDefault();
      (undo && !event.shiftKey ? actions.undo : actions.redo)();
    } else if (arrows[event.key] && (inCloth || event.target === document.body)) {
      event.preventDefault();
      step(arrows[event.key], event.shiftKey ? 'tiles' : 'holes');
    } else if (keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]) {
      keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]();
    }
  });

  page.begin();
})();
