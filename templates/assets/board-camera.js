// Moves and scales the land under the cloth: drag, pinch, wheel, buttons. One transform is all
// that changes while a hand moves; a tap stays a click for what lies under it.
(function () {
  'use strict';
  const unit = 100;          // pixels of a cell in the land's own measure
  const slack = 8;           // pixels that a finger may stray in a tap
  const least = 14, most = 240, closest = 110, farthest = 30;  // pixels of a cell on the screen

  class Camera {
    constructor(cloth, land) {
      Object.assign(this, { cloth, land, x: 0, y: 0, size: 90, pointers: new Map(), frame: 0 });
      cloth.addEventListener('pointerdown', (event) => this.down(event));
      cloth.addEventListener('pointermove', (event) => this.move(event));
      for (const name of ['pointerup', 'pointercancel'])
        cloth.addEventListener(name, (event) => this.up(event));
      // What lies under a finger loses it to the cloth when a drag begins: that is no end.
      cloth.addEventListener('lostpointercapture', (event) => { if (event.target === cloth) this.up(event); });
      cloth.addEventListener('click', (event) => {
        if (this.dragged) { event.stopPropagation(); event.preventDefault(); }
        this.dragged = false;
      }, true);
      cloth.addEventListener('wheel', (event) => {
        event.preventDefault();
        const step = event.deltaMode === 1 ? 16 : 1;
        const box = cloth.getBoundingClientRect();
        this.zoom(Math.exp(-event.deltaY * step / (event.ctrlKey ? 120 : 480)),
          event.clientX - box.left, event.clientY - box.top);
      }, { passive: false });
      // A focused button must not scroll the cloth: the camera alone moves it.
      cloth.addEventListener('scroll', () => cloth.scrollTo(0, 0));
      new ResizeObserver(() => this.resized()).observe(cloth);
    }

    down(event) {
      if (event.button !== 0 || event.target.closest('.zoom, .welcome')) return;
      if (this.pointers.size === 0) this.dragged = false;
      this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    move(event) {
      const before = this.pointers.get(event.pointerId);
      if (!before) return;
      const dx = event.clientX - before.x, dy = event.clientY - before.y;
      if (!this.dragged && Math.hypot(dx, dy) < slack) return;
      if (!this.dragged) this.cloth.setPointerCapture(event.pointerId);
      this.dragged = true;
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
      this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (!other) return this.by(dx, dy);
      const box = this.cloth.getBoundingClientRect();
      const apart = (point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.by(dx / 2, dy / 2);
      this.zoom(apart({ x: event.clientX, y: event.clientY }) / apart(before),
        (event.clientX + other.x) / 2 - box.left, (event.clientY + other.y) / 2 - box.top);
    }

    up(event) { this.pointers.delete(event.pointerId); }

    by(dx, dy) {
      this.x += dx;
      this.y += dy;
      this.draw();
    }

    // Scales about a point of the cloth, its middle unless told.
    zoom(factor, atX = this.cloth.clientWidth / 2, atY = this.cloth.clientHeight / 2) {
      const size = Math.min(most, Math.max(least, this.size * factor));
      const scale = size / this.size;
      this.x = atX - (atX - this.x) * scale;
      this.y = atY - (atY - this.y) * scale;
      this.size = size;
      this.draw();
    }

    // Shows a box of cells whole beside the buttons, if that leaves them large enough to tap; else
    // over the whole width, where the buttons may cover a corner; on paper, which has no buttons, in
    // any case.
    whole({ left, top, right, bottom }, paper) {
      const { clientHeight } = paper ?? this.cloth;
      const fit = (width) => Math.min((width - 24) / (right - left), (clientHeight - 24) / (bottom - top));
      const beside = paper?.clientWidth ?? this.cloth.querySelector('.zoom').offsetLeft;
      const clientWidth = !paper && fit(beside) < farthest ? this.cloth.clientWidth : beside;
      this.size = Math.min(closest, Math.max(paper ? least : farthest, fit(clientWidth)));
      this.x = clientWidth / 2 - this.size * (left + right) / 2;
      this.y = clientHeight / 2 - this.size * (top + bottom) / 2;
      this.draw();
    }

    // Moves a cell into view, no farther than needed.
    reveal(x, y) {
      const margin = 12;
      const into = (at, room) => Math.min(0, room - margin - this.size - at) || Math.max(0, margin - at);
      const dx = into(this.x + x * this.size, this.cloth.clientWidth);
      const dy = into(this.y + y * this.size, this.cloth.clientHeight);
      if (dx || dy) this.by(dx, dy);
    }

    // Keeps the middle in the middle.
    resized() {
      const { clientWidth, clientHeight } = this.cloth;
      if (this.width) this.by((clientWidth - this.width) / 2, (clientHeight - this.height) / 2);
      this.width = clientWidth;
      this.height = clientHeight;
    }

    draw() {
      if (this.frame) return;
      this.frame = requestAnimationFrame(() => {
        this.show();
        this.land.classList.add('moving');
        clearTimeout(this.rest);
        this.rest = setTimeout(() => this.settle(), 120);
      });
    }

    show() {
      cancelAnimationFrame(this.frame);
      this.frame = 0;
      this.land.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.size / unit})`;
    }

    // Pictures and letters are drawn anew for the new size only when the hand rests.
    settle() {
      this.land.classList.remove('moving');
      if (this.settled === this.size) return;
      this.settled = this.size;
      this.land.style.setProperty('--k', unit / this.size);
      this.land.dataset.size = this.size < 34 ? 'small' : this.size < 58 ? 'middle' : 'large';
    }
  }

  Camera.unit = unit;
  window.cartularyBoard.Camera = Camera;
})();
