// Who draws when: how many play and when the reader draws, for the odds that a tile comes to the
// reader and not to another. Kept in the browser, as it belongs to a table and not to a board.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { element, percent, said } = board;
  const kept = 'cartulary-seat';
  const mostPlayers = 8;
  const none = { players: 0, turn: 0 };

  // Players 0: the seat is not told.
  function read() {
    try {
      const { players, turn } = JSON.parse(localStorage.getItem(kept)) ?? none;
      const fair = Number.isInteger(players) && Number.isInteger(turn) &&
        players > 1 && players <= mostPlayers && turn >= 0 && turn < players;
      return fair ? { players, turn } : none;
    } catch (error) {
      return none;
    }
  }

  function keep(seat) {
    try { localStorage.setItem(kept, JSON.stringify(seat)); } catch (error) { /* not kept */ }
  }

  const parameters = ({ players, turn }) => (players ? { players, turn } : {});

  const turnNames = [said('script.draw-next'), said('script.draw-2'), said('script.draw-3'), said('script.draw-4'),
    said('script.draw-5'), said('script.draw-6'), said('script.draw-7'), said('script.draw-8')];

  function choice(label, id, options, chosen, change) {
    const select = element('select', '', options.map(([value, text]) => {
      const option = element('option', '', text, { set: { value } });
      option.selected = value === chosen;
      return option;
    }), { set: { id, 'aria-label': label } });
    select.addEventListener('change', () => change(Number(select.value)));
    return element('span', '', [element('label', '', label, { set: { for: id } }), select]);
  }

  // The two fields; `take` gets the new seat.
  function fields(seat, take) {
    const counts = [[0, said('script.players-any')], ...Array.from({ length: mostPlayers - 1 }, (_, i) => [i + 2, String(i + 2)])];
    const made = [choice(said('common.players'), 'seat-players', counts, seat.players, (players) =>
      take({ players, turn: Math.min(seat.turn, Math.max(0, players - 1)) }))];
    if (seat.players)
      made.push(choice(said('script.i-draw'), 'seat-turn', turnNames.slice(0, seat.players).map((name, i) => [i, name]),
        seat.turn, (turn) => take({ ...seat, turn })));
    return element('p', 'seat', made);
  }

  // What the odds are for the reader's own draws, as a sentence; null where they are not asked for.
  function sentence({ mine }) {
    if (!mine) return null;
    return element('p', 'mine', board.parts('script.mine', { n: mine.draws, players: mine.players,
      chance: percent(mine.at_least_one), first: percent(mine.first) }));
  }

  board.seat = { read, keep, parameters, fields, sentence };
})();
