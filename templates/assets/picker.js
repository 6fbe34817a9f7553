// The hole picker: the tiles around the hole are its buttons, one side is chosen at a time, and what
// fits is asked and shown at once, for the reader's own boxes where there are some.
(function () {
  'use strict';
  const form = document.getElementById('picker');
  const live = document.getElementById('picker-live');
  if (!form || !live || !window.cartularyAsk) return;
  const root = form.getAttribute('data-root');
  const { cartularySaid: said, cartularyParts: parts, cartularyPercent: percent } = window;
  const example = document.getElementById('example');
  const hole = form.querySelector('.around');
  const gap = hole.querySelector('.gap');
  const sides = ['n', 'e', 's', 'w'];
  const titles = { n: said('script.side-n'), e: said('script.side-e'), s: said('script.side-s'), w: said('script.side-w') };
  const fieldOf = (side) => form.querySelector(`.side[data-side="${side}"]`);
  const most = 12;

  const element = window.cartularyElement;

  const chosenHole = () => sides.map((side) => form.elements[side].value || '_').join('');
  const fitPage = () => `${root}fit/${chosenHole()}.html`;

  function activate(side) {
    for (const each of sides) {
      fieldOf(each).classList.toggle('on', each === side);
      buttons[each].setAttribute('aria-pressed', String(each === side));
    }
  }

  function nameButtons() {
    for (const side of sides) {
      const chosen = form.querySelector(`input[name="${side}"]:checked`);
      const word = chosen ? chosen.parentElement.textContent.trim() : said('script.any-edge');
      buttons[side].setAttribute('aria-label', said('script.change-side', { side: titles[side], word }));
    }
  }

  function picture(tile, className) {
    const image = element('img', className);
    image.src = new URL(`tiles/${tile.id}${tile.rotations[0] ? `-${tile.rotations[0]}` : ''}.svg`, window.cartularyTop);
    image.alt = '';
    image.decoding = 'async';
    return image;
  }

  function turnWords([first, ...rest]) {
    const turned = first === 0 ? said('script.not-turned') : said('tile.turned', { degrees: first });
    return rest.length === 0 ? turned : said('script.also-turned', { turned, others: rest.map((turn) => `${turn}°`).join(', ') });
  }

  function card(tile) {
    const link = element('a', '', picture(tile, ''), element('b', '', tile.id));
    link.href = `${root}tiles/${tile.id}.html`;
    return element('li', 'card square', link, element('code', '', tile.edges),
      element('b', '', `${tile.copies}×`), element('p', '', tile.words),
      element('small', '', turnWords(tile.rotations)));
  }

  function tell(answer, scope) {
    const { copies, bag, chance, tiles } = answer;
    const strong = (...words) => element('strong', '', ...words);
    const verdict = element('p', 'verdict', ...parts(copies ? 'script.fits' : 'script.none-fits', { copies, bag }, { strong }), ' ');
    verdict.setAttribute('role', 'status');
    if (copies)
      verdict.append(element('span', 'chance', ...parts('script.next-draw', { chance: percent(chance.next_draw) },
        { small: (...words) => element('small', '', ...words) })));
    const all = (...words) => Object.assign(element('a', '', ...words), { href: fitPage() });
    const rest = tiles.length - most;
    live.replaceChildren(verdict, element('p', 'aside',
      ...parts(rest > 0 ? 'script.full-results-more' : 'script.full-results', { boxes: scope, n: rest }, { all })),
      element('ul', 'cards', ...tiles.slice(0, most).map(card)));
    gap.replaceChildren(tiles.length === 1 ? picture(tiles[0]) : element('span', 'many', copies ? String(copies) : '×'));
  }

  let latest = 0;
  async function ask() {
    const mine = ++latest;
    const own = window.cartularyMine?.read();
    const owned = own && Object.keys(own.sets).length > 0;
    const query = owned ? window.cartularyMine.parameters(own) : new URLSearchParams();
    query.set('pattern', chosenHole().replaceAll('_', '?'));
    live.hidden = false;
    if (example) example.hidden = true;
    live.setAttribute('aria-busy', 'true');
    try {
      const response = await window.cartularyAsk(`/api/v1/fit?${query}`);
      const answer = await response.json();
      if (mine !== latest) return;
      if (response.ok) tell(answer, owned ? window.cartularyMine.words(own) : (answer.game ? answer.game.title : said('home.base-game')));
      else live.replaceChildren(element('p', 'note', `${answer.detail} `, window.cartularyMine.words(own)));
    } catch (fault) {
      live.replaceChildren(element('p', 'note', said('script.no-answer', { fault: fault.message })));
    } finally {
      if (mine === latest) live.removeAttribute('aria-busy');
    }
  }

  function changed() {
    nameButtons();
    history.replaceState(null, '', `#${chosenHole()}`);
    ask();
  }

  // The page tells the answer for its example by itself.
  function showExample() {
    const shown = example?.querySelectorAll('.card img') ?? [];
    if (shown.length !== 1) return;
    const image = element('img');
    Object.assign(image, { src: shown[0].src, alt: '' });
    gap.replaceChildren(image);
  }

  const buttons = {};
  for (const side of sides) {
    buttons[side] = element('button');
    buttons[side].type = 'button';
    buttons[side].addEventListener('click', () => activate(side));
    hole.querySelector(`.slot-${side}`).append(buttons[side]);
  }
  hole.removeAttribute('aria-hidden');
  hole.setAttribute('role', 'group');
  hole.setAttribute('aria-label', said('script.hole-sides'));
  form.classList.add('live');

  form.addEventListener('change', changed);
  // Arrow keys walk through the choices of one side (clicks without detail); a tap has made up its
  // mind, also where it confirms what was chosen.
  form.addEventListener('click', (event) => {
    const at = sides.indexOf(event.target.name);
    if (at >= 0 && event.detail > 0) activate(sides[(at + 1) % 4]);
  });
  form.addEventListener('reset', () => setTimeout(() => {
    for (const side of sides) form.querySelector(`input[name="${side}"][value="_"]`).checked = true;
    activate('n');
    changed();
  }, 0));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.href = fitPage();
  });

  const asked = location.hash.match(/^#([cfrs_]{4})$/);
  if (asked)
    sides.forEach((side, i) => { form.querySelector(`input[name="${side}"][value="${asked[1][i]}"]`).checked = true; });
  nameButtons();
  activate('n');
  const owns = Object.keys(window.cartularyMine?.read().sets ?? {}).length > 0;
  // On a site of files an answer loads the engine: not before it is wanted.
  if (asked || (owns && !window.cartularyEngine)) ask();
  else showExample();
})();
