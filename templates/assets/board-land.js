// Draws what lies on the table: a picture for each tile, a button for each hole, the tile in
// hand as a ghost, the cells that are pointed out. Elements are kept from one board to the next
// and only moved by transforms.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { element, cell, percent, said, Camera } = board;
  const unit = Camera.unit;

  const moved = (x, y) => `translate(${x * unit}px, ${y * unit}px)`;

  // A picture without turns of its own is turned about its corner, and then shifted back to
  // where the piece begins.
  function pictureOf(id, rotation) {
    const image = element('img');
    const [wide, high] = board.sizeOf(id);
    image.draggable = false;
    image.alt = '';
    image.width = wide * unit;
    image.height = high * unit;
    image.src = board.picture(id, rotation);
    const turn = rotation - board.pictured(id, rotation);
    const shift = { 90: [high, 0], 180: [wide, high], 270: [0, wide] }[turn];
    if (shift) image.style.transform = `${moved(...shift)} rotate(${turn}deg)`;
    return image;
  }

  // As large as the piece is as it lies.
  function covering(made, { tile, rotation }) {
    const [wide, high] = board.sizeOf(tile);
    const upright = rotation % 180 === 0;
    made.style.width = `${(upright ? wide : high) * unit}px`;
    made.style.height = `${(upright ? high : wide) * unit}px`;
  }

  // "hole at 2, 0: c?f?, 5 copies, next draw 8.3 %"
  function holeName(hole, aids) {
    const name = said(hole.corner ? 'script.place-name' : 'script.hole-name', { at: cell(hole.x, hole.y) });
    if (!aids || !hole.pattern) return name;
    const { pattern } = hole;
    if (hole.state === 'any') return said('script.hole-name-abbey', { name, pattern });
    if (hole.state === 'unknown') return said('script.hole-name-unknown', { name, pattern });
    const chance = percent(hole.chance.next_draw);
    if (hole.copies === 0) return said('script.hole-name-dead', { name, pattern, chance });
    return said(hole.state === 'last' ? 'script.hole-name-last' : 'script.hole-name-open',
      { name, pattern, copies: said('count.copy', { n: hole.copies }), chance });
  }

  class Land {
    constructor(land, on) {
      Object.assign(this, { land, on, tiles: new Map(), holes: new Map(), marks: [], ghost: null });
    }

    // `illegal`: "x,y" of tiles that lie against the rules.
    drawTiles(laid, illegal) {
      const wanted = new Map(laid.map((tile, i) =>
        [`${tile.tile} ${tile.x},${tile.y} ${tile.rotation}`, { tile, i }]));
      for (const [key, made] of this.tiles)
        if (!wanted.has(key)) { made.remove(); this.tiles.delete(key); }
      for (const [key, { tile, i }] of wanted) {
        let made = this.tiles.get(key);
        if (!made) {
          made = this.tileButton(tile);
          this.tiles.set(key, made);
          this.land.append(made);
        }
        made.index = i;
        made.classList.toggle('newest', i === laid.length - 1);
        made.classList.toggle('illegal', illegal.has(`${tile.x},${tile.y}`));
      }
    }

    tileButton(tile) {
      const name = said('script.tile-at', { tile: tile.tile, at: cell(tile.x, tile.y) });
      const made = element('button', 'laid', pictureOf(tile.tile, tile.rotation), {
        set: { 'aria-label': board.turnedName(name, tile.rotation), tabindex: -1 },
        click: (event) => this.on.laid(made.index, event) });
      made.style.transform = moved(tile.x, tile.y);
      covering(made, tile);
      made.at = tile;
      return made;
    }

    // Figures and tokens as the answer places them; `figures` may be null.
    drawFigures(figures) {
      for (const made of this.figures ?? []) made.remove();
      this.figures = (figures ?? []).map((one) => {
        const name = board.figureName(one);
        const sign = board.figureSign(one) + (one.count > 1 ? one.count : '');
        const made = element('span', `figure of-${one.player ?? 'nobody'}`, sign, {
          set: { role: 'img', 'aria-label': name, title: name } });
        made.style.transform = `${moved(one.x, one.y)} translate(-50%, -50%)`;
        this.land.append(made);
        return made;
      });
    }

    // Which of them was tapped, as its place in the answer, -1 for none: taps go to the tile below.
    figureAt({ clientX, clientY, detail }) {
      return (this.figures ?? []).findIndex((made) => {
        const { left, top, right, bottom } = made.getBoundingClientRect();
        return detail > 0 && clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      });
    }

    drawHoles(holes, aids) {
      const wanted = new Map(holes.map((hole) => [`${hole.x},${hole.y}`, hole]));
      for (const [key, made] of this.holes)
        if (!wanted.has(key)) { made.remove(); this.holes.delete(key); }
      for (const [key, hole] of wanted) {
        let made = this.holes.get(key);
        if (!made) {
          made = element('button', 'hole', [element('span', 'copies'), element('span', 'chance')],
            { click: (event) => this.on.hole(made.at, event) });
          made.style.transform = moved(hole.x, hole.y);
          made.addEventListener('pointerenter', (event) => { if (event.pointerType === 'mouse') this.on.pass(made.at); });
          made.tabIndex = -1;
          this.holes.set(key, made);
          this.land.append(made);
        }
        made.at = hole;
        made.className = `hole ${aids ? hole.state : 'plain'}`;
        // Squared, so that rare and likely are told apart at a look; the number says the same.
        const known = aids && hole.chance && board.canFill(hole);
        const likely = known ? Math.round(100 * Math.sqrt(hole.chance.next_draw)) : 0;
        made.style.setProperty('--likely', `${likely}%`);
        made.setAttribute('aria-label', holeName(hole, aids));
        const sign = { unknown: '?', any: '+' }[hole.state] ?? (hole.copies > 0 ? hole.copies : '');
        // Drawn by the style sheet: its name says them in words, and is what is spoken and called.
        made.firstChild.dataset.sign = aids ? sign : '';
        made.lastChild.dataset.sign = known ? percent(hole.chance.next_draw) : '';
      }
      this.tabStop();
    }

    // One hole at a time can be reached by Tab; arrows go from there.
    tabStop(stop = this.stop) {
      const key = stop && this.holes.has(`${stop.x},${stop.y}`) ? `${stop.x},${stop.y}`
        : this.holes.keys().next().value;
      for (const [name, made] of this.holes) made.tabIndex = name === key ? 0 : -1;
      this.stop = this.holes.get(key)?.at;
    }

    // Holes where the tile in hand goes stay lit; null lights all.
    light(cells) {
      for (const [key, made] of this.holes) {
        made.classList.toggle('goes', cells !== null && cells.has(key));
        made.classList.toggle('dim', cells !== null && !cells.has(key));
      }
    }

    // Gives the chosen holes their letters: "x,y" -> { letter, narrow }; null: none are chosen.
    group(labels) {
      for (const [key, made] of this.holes) {
        const label = labels?.get(key);
        made.classList.toggle('chosen', Boolean(label));
        made.classList.toggle('narrow', Boolean(label?.narrow));
        if (label) made.dataset.letter = label.letter;
        else delete made.dataset.letter;
        if (labels) made.setAttribute('aria-pressed', String(Boolean(label)));
        else made.removeAttribute('aria-pressed');
      }
    }

    pick(x, y) {
      for (const made of [...this.holes.values(), ...this.tiles.values()])
        made.classList.toggle('picked', made.at.x === x && made.at.y === y);
    }

    // The tile in hand over a cell; null takes it away. `lies` false: drawn as not fitting.
    hold(hand, lies) {
      const name = hand && `${hand.tile} ${hand.x},${hand.y} ${hand.rotation} ${lies}`;
      if (this.ghost?.name === name) return;
      this.ghost?.remove();
      this.ghost = null;
      if (!hand) return;
      this.ghost = element('button', `ghost${lies ? '' : ' wrong'}`, pictureOf(hand.tile, hand.rotation), {
        set: { 'aria-label': said('script.place-tile', { tile: hand.tile, at: cell(hand.x, hand.y) }), tabindex: -1 },
        click: () => this.on.ghost() });
      this.ghost.style.transform = moved(hand.x, hand.y);
      covering(this.ghost, hand);
      this.ghost.name = name;
      this.land.append(this.ghost);
    }

    // Points out cells: "feature", "touch" or "kill".
    mark(cells, kind) {
      for (const made of this.marks) made.remove();
      this.marks = cells.map(([x, y]) => {
        const made = element('span', `mark ${kind}`);
        made.style.transform = moved(x, y);
        this.land.append(made);
        return made;
      });
    }

    focus(x, y) {
      const made = this.holes.get(`${x},${y}`) ?? [...this.tiles.values()].find((tile) =>
        tile.at.x === x && tile.at.y === y);
      if (!made) return;
      if (made.classList.contains('hole')) this.tabStop(made.at);
      made.focus({ preventScroll: true });
    }

    // The nearest hole (or tile) in a direction; what lies askew counts as farther.
    beside(from, [dx, dy], among) {
      let best = null, least = Infinity;
      for (const { at } of (among === 'tiles' ? this.tiles : this.holes).values()) {
        const ahead = (at.x - from.x) * dx + (at.y - from.y) * dy;
        const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
        const far = ahead + 2 * aside;
        if (ahead > 0 && far < least) { least = far; best = at; }
      }
      return best;
    }

    // The hole nearest to a cell, null if there is none.
    nearest(x, y) {
      let best = null, least = Infinity;
      for (const { at } of this.holes.values()) {
        const far = Math.hypot(at.x - x, at.y - y);
        if (far < least) { least = far; best = at; }
      }
      return best;
    }

    // What tiles and holes cover.
    bounds() {
      const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
      for (const { at } of [...this.tiles.values(), ...this.holes.values()]) {
        const [wide, high] = at.tile ? board.sizeOf(at.tile) : [1, 1];
        const upright = (at.rotation ?? 0) % 180 === 0;
        box.left = Math.min(box.left, at.x);
        box.top = Math.min(box.top, at.y);
        box.right = Math.max(box.right, at.x + (upright ? wide : high));
        box.bottom = Math.max(box.bottom, at.y + (upright ? high : wide));
      }
      return box.left < box.right ? box : { left: 0, top: 0, right: 1, bottom: 1 };
    }
  }

  board.Land = Land;
})();
