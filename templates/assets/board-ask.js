// Asks what follows from a board, and small helpers that the parts of the page share.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const tiles = window.cartularyTiles;
  const root = document.getElementById('board').dataset.root;
  const { cartularySaid: said, cartularyParts, cartularyNamed: named, cartularyPercent: tenths } = window;

  // What is wrong with a request, in the words of the server's problem+json.
  class Problem extends Error {
    constructor(problem) {
      super([problem.detail && `${problem.detail}.`.replace(/([.?!:])\.$/, '$1'), problem.fix && said('script.fix', problem),
        problem.suggestion && said('script.did-you-mean', problem)].filter(Boolean).join(' '));
      this.excerpt = problem.excerpt;
      // The field of the board or file that is wrong: "/tiles/0/x".
      this.field = problem.where?.match(/(?:^|: )(\/\S+)$/)?.[1];
      this.refused = true;
    }
  }

  const near = 0.2;    // of a cell: figures that hide one another
  const beside = 0.3;  // between the middles of two that do not

  // Several figures on one place stand in a ring about it, two beside each other.
  function standApart(standing) {
    const places = [];
    for (const one of standing) {
      const place = places.find(([{ x, y }]) => Math.hypot(one.x - x, one.y - y) < near);
      if (place) place.push(one);
      else places.push([one]);
    }
    for (const place of places.filter(({ length }) => length > 1)) {
      const [{ x, y }] = place;
      const radius = beside / 2 / Math.sin(Math.PI / place.length);
      place.forEach((one, i) => {
        const turn = Math.PI * (1 + 2 * i / place.length);
        Object.assign(one, { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) });
      });
    }
  }

  // `body`: a value, or text as it is. Rejects with a Problem, or with an Error where no server answers.
  async function post(path, body, signal) {
    let response;
    try {
      response = await window.cartularyAsk(path, {
        method: 'POST', signal, headers: { 'Content-Type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body) });
    } catch (error) {
      if (error.name === 'AbortError') throw error;
      throw new Error(window.cartularyEngine ? said('script.board-fault', { fault: error.message }) : said('script.no-server'));
    }
    const answer = await response.json().catch(() => null);
    // The next question may come while the answer to this one is on its way, head first.
    signal?.throwIfAborted();
    if (!response.ok) throw new Problem(answer ?? { detail: said('script.server-answered', { status: response.status }) });
    if (!answer) throw new Error(said('script.answer-broke-off'));
    return answer;
  }

  // `body`: a board as a value, or the text of a file as it is.
  async function ask(body, parameters = {}, signal = undefined) {
    const query = new URLSearchParams(parameters).toString();
    const answer = await post(`/api/v1/board${query && `?${query}`}`, body, signal);
    // Nothing fits there as far as is known; the page tells it apart from what is dead for sure.
    for (const hole of answer.holes ?? []) if (hole.unknown && hole.state !== 'any') hole.state = 'unknown';
    standApart(answer.standing ?? []);
    return answer;
  }

  // Whether a move is allowed, and why not.
  const judge = (laid, move) => post('/api/v1/judge', { board: laid, move });

  // A link to the rule behind what was said; nothing where none is told.
  function ruleLink(rule) {
    const [, set, name] = rule?.match(/^rule\/([^/]+)\/(.+)$/) ?? [];
    return set ? [' ', element('a', '', said('script.rule'), { set: { href: `${root}rules/${set}.html#${name}` } })] : [];
  }

  // Elements with text, never markup. `more` holds properties, attributes in `set`, `on`.
  function element(name, className, content = [], more = {}) {
    const made = window.cartularyElement(name, className, ...[].concat(content));
    for (const [key, value] of Object.entries(more.set || {})) made.setAttribute(key, value);
    if (more.click) made.addEventListener('click', more.click);
    return made;
  }

  // What is pressed down, and what parts wait to be filled with: a button that is replaced under the finger
  // gets no click.
  let pressed = null;
  const waiting = new Map();
  function released() {
    pressed = null;
    for (const [part, content] of waiting) refill(part, content);
    waiting.clear();
  }
  addEventListener('pointerdown', (event) => { pressed = event.target; }, true);
  // The click comes before what waits.
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(released), true);

  // Fills a part anew; the focus stays on what has the same key there, else the same name.
  function refill(part, content) {
    if (pressed && part.contains(pressed)) return void waiting.set(part, content);
    const name = (one) => one.dataset.key ?? one.getAttribute('aria-label') ?? one.textContent;
    const focused = part.contains(document.activeElement) ? name(document.activeElement) : null;
    part.replaceChildren(...content);
    if (focused !== null)
      [...part.querySelectorAll('button, a, summary, select')].find((one) => name(one) === focused)
        ?.focus({ preventScroll: true });
  }

  // Whether it is known what fits a hole, and something does.
  const canFill = (hole) => hole.state === 'open' || hole.state === 'last';
  const figureName = ({ player, figure }) =>
    (player ? said('script.of-player', { player: named(player).toLowerCase(), figure: named(figure) }) : named(figure));
  // What a saved game calls "LITTLE_BUILDING" or "CASTLE".
  const actionName = (action) => named(action.toLowerCase().replaceAll('_', '-'));
  // What stands on a figure's disc: one letter for the common follower, for all others two, so that large follower,
  // builder and barn differ.
  function figureSign({ player, figure }) {
    const [first, second] = named(figure).split(' ');
    const upper = (text) => text.charAt(0).toUpperCase();
    if (second) return upper(first) + upper(second);
    return upper(first) + (player && figure === 'follower' ? '' : first.slice(1, 2));
  }
  const cell = (x, y) => `${x}, ${y}`;
  const percent = (chance) => {
    const least = 0.001;
    return chance > 0 && chance < least ? `< ${tenths(least)}` : tenths(chance);
  };
  // What is bold in a message.
  const parts = (id, holes) => cartularyParts(id, holes, { b: (...words) => element('b', '', words) });
  const turnedName = (tile, rotation) => (rotation ? said('script.turned-tile', { tile, degrees: rotation }) : tile);

  // The letters of players, unlike for those whose colours look alike; the drawings have the same.
  const letters = { red: 'R', blue: 'B', green: 'G', yellow: 'Y', black: 'K', grey: 'E', pink: 'P', violet: 'V' };

  const shapeOf = (id) => tiles[id]?.[0] ?? 'square';
  // Width and height in cells as the piece lies unturned.
  const sizeOf = (id) => ({ double: [2, 1], block4x4: [4, 4] })[shapeOf(id)] ?? [1, 1];
  // The cells that a piece covers, as [x, y].
  function cellsOf({ tile, x, y, rotation }) {
    const [wide, high] = sizeOf(tile);
    const across = rotation % 180 === 0 ? wide : high;
    return Array.from({ length: wide * high }, (_, i) => [x + i % across, y + Math.floor(i / across)]);
  }
  // Only squares have pictures of their other turns; other pieces are turned as a whole.
  const pictured = (id, rotation) => (shapeOf(id) === 'square' ? rotation : 0);
  function picture(id, rotation) {
    const turn = pictured(id, rotation);
    return new URL(`tiles/${encodeURIComponent(id)}${turn ? `-${turn}` : ''}.svg`, window.cartularyTop).href;
  }
  const wordsOf = (id) => tiles[id]?.[3] ?? '';
  // The words in English, which tell river tiles apart.
  const marksOf = (id) => tiles[id]?.[4] ?? wordsOf(id);
  const edgesOf = (id) => tiles[id]?.[1] ?? '????';

  Object.assign(board, { ask, judge, ruleLink, element, refill, canFill, figureName, figureSign, actionName, cell, percent, said, parts, named, turnedName, shapeOf, sizeOf, cellsOf, pictured, picture,
    wordsOf, marksOf, edgesOf, root, letters,
    turnDrawn: pictured });
})();
