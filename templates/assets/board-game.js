// The game on the table as the reader laid it: selection and tiles in the own board format, with
// undo and redo over every change. What follows from it is the server's to say.
(function () {
  'use strict';
  const mostSteps = 1000;
  const start = { selection: { sets: { 'base-game': 1 }, edition: 'C1' }, tiles: [] };

  class Game {
    // `watch` is called with a sentence after each change.
    constructor(watch) {
      this.watch = watch;
      this.board = start;
      this.past = [];
      this.future = [];
    }

    get tiles() { return this.board.tiles; }
    get last() { return this.tiles[this.tiles.length - 1]; }

    change(next, told) {
      this.past.push({ board: this.board, told });
      if (this.past.length > mostSteps) this.past.shift();
      this.future = [];
      this.board = next;
      this.watch(told);
    }

    withTiles(tiles, told) { this.change({ ...this.board, tiles }, told); }

    open(board, told) {
      const unsure = board.unsure?.length ? { unsure: board.unsure } : {};
      const figures = board.figures?.length ? { figures: board.figures } : {};
      this.change({ selection: board.selection, tiles: board.tiles, ...figures, ...unsure }, told);
    }

    // What the page begins with: nothing to undo.
    begin(board) {
      this.board = board;
      this.past = [];
      this.future = [];
    }

    choose(selection) {
      this.change({ ...this.board, selection }, 'Other sets are on the table');
    }

    lay(laid) {
      this.withTiles([...this.tiles, laid], `${laid.tile} lies at ${laid.x}, ${laid.y}`);
    }

    takeBack() {
      if (this.last) this.takeUp(this.tiles.length - 1);
    }

    takeUp(index) {
      const { tile, x, y } = this.tiles[index];
      const tiles = this.tiles.filter((_, i) => i !== index);
      // Who stood there goes home.
      const figures = (this.board.figures ?? []).filter((one) => one.x !== x || one.y !== y);
      this.change({ ...this.board, tiles, ...(this.board.figures ? { figures } : {}) },
        `${tile} taken back from ${x}, ${y}`);
    }

    undo() {
      const step = this.past.pop();
      if (!step) return;
      this.future.push({ board: this.board, told: step.told });
      this.board = step.board;
      this.watch(`Undone: ${step.told}`);
    }

    redo() {
      const step = this.future.pop();
      if (!step) return;
      this.past.push({ board: this.board, told: step.told });
      this.board = step.board;
      this.watch(`Done again: ${step.told}`);
    }
  }

  window.cartularyBoard.Game = Game;
})();
