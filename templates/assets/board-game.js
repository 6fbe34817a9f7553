// The game on the table as the reader laid it: selection and tiles in the own board format, with
// undo and redo over every change. What follows from it is the server's to say.
(function () {
  'use strict';
  const mostSteps = 1000;
  const start = { selection: { sets: { 'base-game': 1 }, edition: 'C1' }, tiles: [] };

  // A game that is under way, with figures: what the page can do, at one look.
  const laid = 'BA-03 0 0 0;BA-23 -1 0 270;BA-24 1 0 180;BA-13 0 -1 180;BA-24 2 0 180;BA-18 -1 -1 90;BA-23 1 -1 180;' +
    'BA-13 0 -2 0;BA-19 0 1 270;BA-17 -1 1 90;BA-18 1 1 270;BA-02 2 -1 0;BA-23 2 1 270;BA-13 0 -3 180;BA-14 -1 -3 270;' +
    'BA-22 3 0 90;BA-10 -2 0 180;BA-24 3 -1 270;BA-19 -3 0 90;BA-20 -4 0 0;BA-18 -1 -2 270;BA-11 -2 1 270;BA-17 1 -2 270;' +
    'BA-22 3 1 90;BA-01 -2 -1 90;BA-04 -4 -1 90';
  const stand = [['red', 0, -2, 'city N'], ['blue', 0, 0, 'road E'], ['green', -2, -1, 'cloister'], ['yellow', 1, -1, 'field NL'],
    ['blue', -2, 0, 'city N']];
  const sample = {
    selection: start.selection,
    tiles: laid.split(';').map((words) => {
      const [tile, x, y, rotation] = words.split(' ');
      return { tile, x: Number(x), y: Number(y), rotation: Number(rotation) };
    }),
    figures: stand.map(([player, x, y, at]) => ({ player, figure: 'follower', x, y, at })),
  };

  // In an order in which each tile lies beside an earlier one, as far as that can be: the table may not have been laid
  // without the tile that is gone.
  function inReach(tiles) {
    const { cellsOf } = window.cartularyBoard;
    const waiting = [...tiles];
    const reached = new Set();
    const near = ([x, y]) => [[0, -1], [1, 0], [0, 1], [-1, 0]].some(([right, down]) => reached.has(`${x + right},${y + down}`));
    const order = [];
    while (waiting.length > 0) {
      const at = waiting.findIndex((tile) => cellsOf(tile).some(near));
      const [next] = waiting.splice(Math.max(at, 0), 1);
      cellsOf(next).forEach(([x, y]) => reached.add(`${x},${y}`));
      order.push(next);
    }
    return order;
  }

  const told = (id, figure) =>
    window.cartularySaid(id, { figure: window.cartularyBoard.figureName(figure), at: `${figure.x}, ${figure.y}` });

  class Game {
    // `watch` is called with a sentence after each change; `left` gives the table of another time, if one is kept.
    constructor(watch, left) {
      this.watch = watch;
      this.left = left;
      this.board = start;
      this.past = [];
      this.future = [];
    }

    get tiles() { return this.board.tiles; }
    get last() { return this.tiles[this.tiles.length - 1]; }

    change(next, told) {
      const left = next.tiles.length > 0 ? this.givesWay() : null;
      // Undone to the first step, the kept table lies there again.
      if (left) this.past.push({ board: left, told });
      if (!left || this.tiles.length > 0) this.past.push({ board: this.board, told });
      if (this.past.length > mostSteps) this.past.shift();
      this.future = [];
      this.board = next;
      this.watch(told, left);
    }

    // The kept table, which the first change takes the place of: of an empty table, or of another one that came by a link.
    givesWay() {
      const all = [this, ...this.past, ...this.future];
      if (all.length > 1 && all.some(({ board }) => board.tiles.length > 0)) return null;
      const kept = this.left();
      const { write } = window.cartularyBoard.link;
      return kept && write(kept) !== write(this.board) ? kept : null;
    }

    withTiles(tiles, told) { this.change({ ...this.board, tiles }, told); }

    open(board, told) {
      const unsure = board.unsure?.length ? { unsure: board.unsure } : {};
      const figures = board.figures?.length ? { figures: board.figures } : {};
      const elements = board.elements?.length ? { elements: board.elements } : {};
      this.change({ selection: board.selection, tiles: board.tiles, ...figures, ...elements, ...unsure }, told);
    }

    // What the page begins with: nothing to undo.
    begin(board) {
      this.board = board;
      this.past = [];
      this.future = [];
    }

    choose(selection) {
      this.change({ ...this.board, selection }, window.cartularySaid('script.sets-changed'));
    }

    lay(laid) {
      this.withTiles([...this.tiles, ...window.cartularyBoard.wholePiece(laid)], window.cartularySaid('script.tile-placed', { tile: laid.tile, at: `${laid.x}, ${laid.y}` }));
    }

    takeBack(message) {
      if (this.last) this.takeUp(this.tiles.length - 1, message);
    }

    takeUp(index, message = 'script.tile-taken-back') {
      const { tile, x, y } = this.tiles[index];
      // A start piece is taken up whole.
      const parts = window.cartularyBoard.pieceOf(tile).map(([id]) => id);
      const goes = (laid, i) => i === index || parts.includes(laid.tile);
      const tiles = inReach(this.tiles.filter((laid, i) => !goes(laid, i)));
      const left = this.tiles.filter(goes);
      // Who stood there goes home.
      const figures = (this.board.figures ?? []).filter((one) => !left.some((laid) => laid.x === one.x && laid.y === one.y));
      this.change({ ...this.board, tiles, ...(this.board.figures ? { figures } : {}) },
        window.cartularySaid(message, { tile, at: `${x}, ${y}` }));
    }

    stand(figure) {
      this.change({ ...this.board, figures: [...(this.board.figures ?? []), figure] },
        told('script.figure-added', figure));
    }

    // One of the board's figures, as it is there.
    leave(figure) {
      const figures = (this.board.figures ?? []).filter((one) => one !== figure);
      this.change({ ...this.board, figures }, told('script.figure-removed', figure));
    }

    undo() {
      const step = this.past.pop();
      if (!step) return;
      this.future.push({ board: this.board, told: step.told });
      this.board = step.board;
      this.watch(window.cartularySaid('script.undone', step));
    }

    redo() {
      const step = this.future.pop();
      if (!step) return;
      this.past.push({ board: this.board, told: step.told });
      this.board = step.board;
      this.watch(window.cartularySaid('script.redone', step));
    }
  }

  Object.assign(window.cartularyBoard, { Game, sample });
})();
