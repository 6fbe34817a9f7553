// The page as a whole: what is on the table, in the hand and in the sheet. Asks the server after
// each change and has the parts draw it.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { Game, Camera, Land, element, refill, cell, said } = board;
  const place = (id) => document.getElementById(id);
  const anyTurn = [0, 90, 180, 270];
  const purist = 'cartulary-purist';
  const isRiver = (id) => board.edgesOf(id).includes('s');

  const shows = (id, ...marks) => marks.every((mark) => board.marksOf(id).includes(mark));

  // Which river tiles come before which, as the chances of holes count them: the fork, the others,
  // the lakes, of which only that with the volcano waits where there is one.
  function riverTurn(id, volcano) {
    if (shows(id, 'river fork')) return 0;
    return shows(id, 'river lake') && (!volcano || shows(id, 'volcano')) ? 2 : 1;
  }

  class Page {
    constructor() {
      this.land = new Land(place('land'), {
        hole: (hole, event) => this.openHole(hole, event),
        pass: (hole) => this.passOver(hole),
        laid: (index, event) => this.choose({ kind: 'laid', index, tapped: this.land.figureAt(event) }),
        ghost: () => this.lay(),
      });
      this.camera = new Camera(place('cloth'), place('land'));
      addEventListener('beforeprint', () => this.printed());
      this.game = new Game((told, left) => this.changed(told, left), () => board.files.kept());
      this.answer = null;   // what the server says of the game
      this.opened = null;   // what it said of the saved game that was opened
      this.drawn = null;    // what the tile in hand does, by placement
      this.picked = null;   // a hole, the tile in hand, or a tile that lies
      this.tab = 'bag';
      this.seat = board.seat.read();
      try { this.aids = localStorage.getItem(purist) !== 'yes'; } catch (error) { this.aids = true; }
    }

    // The board of the address, and what is wrong with it.
    linked() {
      let fault = null;
      const laid = board.link.read(location.hash, (message) => { fault = new Error(message); });
      this.byLink = Boolean(laid);
      if (laid || fault) {
        this.trouble(fault);
        // An answer takes away what was told of the answer before, not what is wrong with the link.
        this.failed = false;
      }
      return { laid, fault };
    }

    // The board of the address, or an empty one for the reader's boxes.
    async begin() {
      this.game.begin(this.linked().laid ?? board.link.ofOwn() ?? this.game.board);
      this.close();
      await Promise.all([this.ask(), board.files.reopen(this)]);
      this.whole();
    }

    // Another link was put into the address.
    async follow() {
      const { laid: linked, fault } = this.linked();
      // What lies stays where nothing came for it.
      if (!linked || (fault && linked.tiles.length === 0)) return;
      this.opened = null;
      this.game.open(linked, said('script.link-opened', { tiles: said('count.tile', { n: linked.tiles.length }) }));
      this.wholeOnceTold();
    }

    // `left`: the table that gave way to a new one.
    changed(told, left) {
      place('left').hidden = !left;
      if (left) place('left').firstElementChild.textContent = said('script.table-gave-way', { n: left.tiles.length });
      if (this.picked && this.picked.kind !== 'hole') this.close();
      this.tell(told);
      this.writeAddress();
      this.ask();
    }

    writeAddress() {
      const text = board.link.write(this.game.board);
      if (this.game.tiles.length > 0) board.files.keep(text);
      history.replaceState(null, '', text ? `#${text}` : location.pathname + location.search);
    }

    // The tiles show at once; holes and features when the answer is there.
    ask() { return (this.asked = this.askNow()); }

    async askNow() {
      const asked = this.game.board;
      const { byLink } = this;
      this.byLink = false;
      this.show();
      this.asking?.abort();
      this.asking = new AbortController();
      try {
        this.answer = await board.ask(asked, board.seat.parameters(this.seat), this.asking.signal);
        if (this.failed) this.trouble(null);
        this.failed = false;
      } catch (error) {
        if (error.name === 'AbortError') return;
        if (byLink && this.leaveOut(error)) return this.askNow();
        this.failed = true;
        // What was answered before speaks of another board.
        if (error.refused) this.answer = null;
        this.trouble(error);
      }
      if (asked === this.game.board) this.show();
    }

    // Of a board that came by a link, the figure that is refused; false if it is none. Says so beside what else
    // is wrong with the link.
    leaveOut({ field }) {
      const { board: laid } = this.game;
      const out = laid.figures?.[/^\/figures\/(\d+)/.exec(field ?? '')?.[1]];
      if (!out) return false;
      this.game.board = { ...laid, figures: laid.figures.filter((one) => one !== out) };
      this.byLink = true;
      const box = place('trouble');
      this.trouble(new Error([box.hidden ? '' : box.querySelector('p').textContent,
        said('script.figure-left-out', { figure: board.figureName(out), at: cell(out.x, out.y) })].join(' ').trim()));
      this.writeAddress();
      return true;
    }

    async askDrawn() {
      const { tile } = this.picked;
      const asked = this.game.board;
      this.drawn = null;
      try {
        const answer = await board.ask(asked, { drawn: tile });
        if (this.picked?.tile !== tile || this.game.board !== asked) return;
        this.drawn = answer.placements ?? [];
        this.show();
      } catch (error) {
        this.trouble(error);
      }
    }

    holes() {
      if (this.game.tiles.length === 0) return [{ x: 0, y: 0, start: true, state: 'plain' }];
      const taken = new Set(this.game.tiles.map(({ x, y }) => `${x},${y}`));
      const holes = (this.answer?.holes ?? []).filter(({ x, y }) => !taken.has(`${x},${y}`));
      if (this.picked?.kind === 'region') return [...holes, ...board.region.places(this, holes)];
      return this.picked?.kind === 'hand' ? [...holes, ...this.corners(holes)] : holes;
    }

    // "x,y" of all cells that tiles lie on, large pieces with each of theirs.
    coveredCells() {
      return this.game.tiles.flatMap((tile) => board.cellsOf(tile).map(([x, y]) => `${x},${y}`));
    }

    // Where a large piece in hand goes with its corner on a cell that is no hole itself.
    corners(holes) {
      const known = new Set(holes.map(({ x, y }) => `${x},${y}`));
      return [...this.ways(this.picked.tile).keys()].filter((at) => !known.has(at)).map((at) => {
        const [x, y] = at.split(',').map(Number);
        return { x, y, state: 'plain', corner: true };
      });
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
      place('detail').querySelector('.tapped')?.scrollIntoView({ block: 'nearest' });
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
      if (picked?.kind === 'region') return board.region.toggle(this, hole);
      if (this.aids && !hole.start && (event?.shiftKey || event?.ctrlKey)) return board.region.begin(this, hole, event);
      if (picked?.kind === 'hand' && (!this.aids || this.ways(picked.tile).has(`${hole.x},${hole.y}`)))
        return this.over(hole, event);
      if (picked?.kind === 'hand') return this.refuse(picked, hole);
      this.camera.reveal(hole.x, hole.y);
      this.land.tabStop(hole);
      this.choose({ kind: 'hole', x: hole.x, y: hole.y }, event);
    }

    // Says why the tile in hand does not fit there. It stays in hand: who wants to know what fits there puts it
    // down first.
    async refuse(hand, hole) {
      this.tell(said(hole.pattern ? 'script.does-not-fit-needs' : 'script.does-not-fit',
        { tile: hand.tile, at: cell(hole.x, hole.y), pattern: hole.pattern }), true);
      try {
        const { allowed, why, rule } = await board.judge(this.game.board, `${hand.tile} ${hole.x},${hole.y} r${hand.rotation}`);
        if (allowed !== false || this.picked !== hand) return;
        hand.refusal = { x: hole.x, y: hole.y, why, rule };
        this.show();
      } catch (error) { /* what it needs has been told */ }
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

    // What the next draw may bring: while the river goes on, of its tiles those whose turn it is;
    // once it is closed, none of them.
    drawable() {
      const left = (this.answer?.left ?? []).filter(({ copies }) => copies > 0);
      const { tiles } = this.game;
      if (!tiles.some(({ tile }) => isRiver(tile))) return left;
      const rivers = left.filter(({ id }) => isRiver(id));
      if (!rivers.some(({ id }) => this.ways(id).size > 0)) return left.filter(({ id }) => !isRiver(id));
      const volcano = [...rivers.map(({ id }) => id), ...tiles.map(({ tile }) => tile)]
        .some((id) => shows(id, 'river lake', 'volcano'));
      const first = Math.min(...rivers.map(({ id }) => riverTurn(id, volcano)));
      return rivers.filter(({ id }) => riverTurn(id, volcano) === first);
    }

    // One of these tiles, each copy as likely as another.
    draw() {
      const from = this.drawable();
      const total = from.reduce((sum, { copies }) => sum + copies, 0);
      if (total === 0) return this.tell(said('script.none-to-draw'), true);
      let at = crypto.getRandomValues(new Uint32Array(1))[0] % total;
      const { id } = from.find(({ copies }) => (at -= copies) < 0);
      this.take(id);
      const stuck = this.game.tiles.length > 0 && this.ways(id).size === 0;
      this.tell(said(stuck ? 'script.drew-stuck' : 'script.drew', { tile: id }));
    }

    // The pointer passes a hole with a tile in hand.
    passOver(hole) {
      const { picked } = this;
      if (picked?.kind !== 'hand' || (picked.x === hole.x && picked.y === hole.y)) return;
      if (!this.ways(picked.tile).has(`${hole.x},${hole.y}`)) return;
      this.picked = { ...picked, x: hole.x, y: hole.y };
      if (!this.turns().includes(this.picked.rotation)) this.picked.rotation = this.turns()[0];
      this.show();
    }

    // The tile of an effect in hand, over its cell and turned so.
    takeOver({ tile, x, y, rotation }, event) {
      this.choose({ kind: 'hand', tile, x, y, rotation }, event);
      this.camera.reveal(x, y);
    }

    takeSeat(seat) {
      this.seat = seat;
      board.seat.keep(seat);
      this.ask();
    }

    over(hole, event) {
      const picked = { ...this.picked, refusal: null, x: hole.x, y: hole.y };
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
      this.tell(rotation ? said('script.turned-by', { degrees: rotation }) : said('script.turned-not'));
      this.show();
    }

    lay() {
      const { tile, x, y, rotation } = this.picked ?? {};
      if (x === undefined) return;
      if (!(this.ways(tile).get(`${x},${y}`) ?? []).includes(rotation))
        return this.tell(said('script.does-not-fit-so', { tile, at: cell(x, y) }), true);
      this.close();
      this.game.lay({ tile, x, y, rotation });
      if (board.pieceOf(tile).length > 0) this.wholeOnceTold();
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

    switchAids() {
      this.aids = !this.aids;
      try { localStorage.setItem(purist, this.aids ? 'no' : 'yes'); } catch (error) { /* not kept */ }
      this.tell(said(this.aids ? 'script.hints-on' : 'script.hints-off'));
      this.show();
    }

    showTab(tab) {
      this.tab = tab;
      this.land.mark([], '');
      this.show();
    }

    showCells(cells, kind) {
      this.land.mark(cells, kind);
      if (cells.length > 0) this.camera.reveal(...cells[0]);
    }

    whole() { this.camera.whole(this.land.bounds()); }

    // Of a board that was just opened: at once with its tiles, and with its holes when they are known.
    async wholeOnceTold() {
      this.whole();
      await this.asked;
      this.whole();
    }

    // The cloth on paper, as the style sheet has it, shows the whole board; the screen stays as it was.
    printed() {
      const millimetre = 96 / 25.4;
      const { x, y, size } = this.camera;
      this.camera.whole(this.land.bounds(), { clientWidth: 182 * millimetre, clientHeight: 220 * millimetre });
      // Paper waits for no frame.
      this.camera.show();
      this.camera.settle();
      addEventListener('afterprint', () => Object.assign(this.camera, { x, y, size }).draw(), { once: true });
    }

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
      box.replaceChildren(...(!error ? [] : [element('p', '', [where ? `${where}: ` : '',
        ...(where && error.field ? [element('code', '', error.field), ' '] : []), error.message]),
        ...(error.excerpt ? [element('pre', '', error.excerpt)] : []),
        element('p', 'acts', [...(error.refused && this.answer === null ? this.waysOut() : []),
          element('button', '', said('board.close'), { click: () => this.trouble(null) })])]));
    }

    // Out of a board that is refused: back by a step, or without its tiles where it came so.
    waysOut() {
      const way = (text, click) => element('button', 'main-button', text, { click });
      if (this.game.past.length > 0) return [way(said('board.undo'), () => this.game.undo())];
      const { board: laid } = this.game;
      return [
        ...(laid.figures?.length ? [way(said('script.remove-figures'), () =>
          this.game.change({ ...laid, figures: [] }, said('script.figures-removed')))] : []),
        way(said('script.clear-table'), () => this.game.open({ selection: laid.selection, tiles: [] }, said('script.table-cleared')))];
    }

    show() {
      const illegal = new Set((this.answer?.illegal ?? []).map(({ x, y }) => `${x},${y}`));
      const { picked, game } = this;
      this.land.drawTiles(game.tiles, illegal);
      this.land.drawHoles(this.holes(), this.aids);
      this.land.drawFigures(game.board.figures?.length ? this.answer?.standing : null);
      const inHand = picked?.kind === 'hand';
      this.land.light(inHand && this.aids ? this.ways(picked.tile) : null);
      this.land.group(picked?.kind === 'region' ? board.region.labels(picked) : null);
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
      noted.textContent = said('script.notes', { n: notes });
      if (notes === 0 && this.tab === 'notes') this.tab = 'bag';
      const any = board.players(this).length > 0;
      place('tabs').querySelector('[data-tab=players]').hidden = !any;
      if (!any && this.tab === 'players') this.tab = 'bag';
      for (const tab of place('tabs').children)
        tab.setAttribute('aria-pressed', String(tab.dataset.tab === this.tab));
      place('shown').dataset.tab = this.tab;
      refill(place('detail'), detail || []);
      refill(place('shown'), detail ? [] : board.sheet.tabs[this.tab](this));
    }

    showBar() {
      const { game } = this;
      const set = (name, off) => { document.querySelector(`.bar [data-do=${name}]`).setAttribute('aria-disabled', String(off)); };
      set('undo', game.past.length === 0);
      set('redo', game.future.length === 0);
      set('back', game.tiles.length === 0);
      set('share', game.tiles.length === 0);
      document.querySelector('[data-do=aids]').setAttribute('aria-pressed', String(!this.aids));
      place('board').classList.toggle('purist', !this.aids);
      const welcome = place('welcome');
      welcome.hidden = game.tiles.length > 0 || this.picked !== null;
      const kept = welcome.hidden ? null : board.files.kept();
      const resume = welcome.querySelector('[data-do=resume]');
      resume.hidden = !kept;
      if (kept) resume.textContent = said('script.continue', { n: kept.tiles.length });
      welcome.querySelector('[data-do=start]').classList.toggle('main-button', !kept);
    }
  }

  board.Page = Page;
})();
