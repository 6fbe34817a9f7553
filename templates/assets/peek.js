// Previews of what a link in the text leads to: a tile with its drawing, a rule, ruling or term with its
// status and first sentence. Shown where a pointer rests or the keyboard stands, gone with Escape;
// none where nothing can hover or data are to be saved.
(function () {
  'use strict';
  const root = new URL('..', document.currentScript.src);
  const main = document.getElementById('main');
  const element = window.cartularyElement;
  const saving = navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
  if (!main || saving || !matchMedia('(hover: hover)').matches) return;
  const wait = { show: 300, hide: 200 };

  const plain = (markdown) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`_]/g, '');
  const sentence = (text) => plain(text).split('\n\n')[0].match(/^.*?[.!?](?=\s+[A-Z]|$)/s)?.[0] ?? plain(text);
  const { cartularySaid: said, cartularyNamed: named } = window;
  // What content says is in English.
  const english = (made) => Object.assign(made, document.documentElement.lang === 'en' ? {} : { lang: 'en' });

  const words = { open: said('script.status-open'), house: said('script.status-house') };
  function told(record) {
    const status = element('span', `status ${record.status ?? 'rule-mark'}`, words[record.status] ?? named(record.status ?? 'rule'));
    return [element('p', 'peek-kind', status, ` ${named(record.set)}`), english(element('b', '', record.title)),
      english(element('p', '', record.verdict ?? sentence(record.text)))];
  }

  function tile(record) {
    const picture = element('img', 'tile');
    Object.assign(picture, { src: new URL(`tiles/${record.id}.svg`, window.cartularyTop), alt: '' });
    return [picture, element('div', '', element('b', '', record.id), element('p', '', record.words),
      element('p', 'peek-kind', [record.edges, named(record.set)].filter(Boolean).join(' · ')))];
  }

  function term(record) {
    return [element('p', 'peek-kind', named(record.kind)), element('b', '', record.name),
      english(element('p', '', sentence(record.definition)))];
  }

  // By the path of a page: what to ask for, and how its answer is told.
  const kinds = [
    [/^tiles\/([A-Z0-9-]+)\.html$/, ([id]) => `tiles/${id}`, tile],
    [/^elements\/([a-z0-9-]+)\.html$/, ([id]) => `elements/${id}`, term],
    [/^rulings\/([a-z0-9-]+\/[a-z0-9-]+)\.html$/, ([id]) => `rules/ruling/${id}`, told],
    [/^rules\/([a-z0-9-]+)\.html#([a-z0-9-]+)$/, ([set, id]) => `rules/rule/${set}/${id}`, told],
  ];

  function asked(link) {
    if (link.hostname !== location.hostname || !link.href.startsWith(root.href)) return null;
    const path = link.href.slice(root.href.length);
    if (link.href.split('#')[0] === location.href.split('#')[0]) return null;
    for (const [pattern, question, view] of kinds) {
      const found = path.match(pattern);
      if (found) return { question: question(found.slice(1)), view };
    }
    return null;
  }

  const known = new Map();
  function answer(question) {
    if (!known.has(question)) known.set(question, window.cartularyAsk(`/api/v1/${question}`).then((response) =>
      (response.ok ? response.json() : null)));
    return known.get(question);
  }

  const card = element('div', 'peek');
  Object.assign(card, { id: 'peek', hidden: true });
  card.setAttribute('role', 'tooltip');
  let at = null;
  let wanted = null;  // the link that is pointed at or has the focus, shown or soon to be
  let timer;

  function hide() {
    clearTimeout(timer);
    at?.removeAttribute('aria-describedby');
    at = null;
    wanted = null;
    card.hidden = true;
  }

  // Below the link, or above it where there is no room below.
  function place(link) {
    const box = link.getClientRects()[0] ?? link.getBoundingClientRect();
    const room = document.documentElement.clientWidth - card.offsetWidth - 12;
    const below = box.bottom + 8 + card.offsetHeight < innerHeight || box.top < card.offsetHeight + 8;
    card.style.left = `${scrollX + Math.max(12, Math.min(box.left, room))}px`;
    card.style.top = `${scrollY + (below ? box.bottom + 8 : box.top - card.offsetHeight - 8)}px`;
  }

  async function show(link, { question, view }) {
    at = link;
    let record = null;
    try { record = await answer(question); } catch { known.delete(question); }
    if (at !== link || !record) return;
    card.replaceChildren(...view(record));
    card.hidden = false;
    main.append(card);
    place(link);
    link.setAttribute('aria-describedby', card.id);
  }

  function begin(link) {
    if (!link || link === at) { if (link) clearTimeout(timer); return; }
    // What shows its words and its drawing needs no preview.
    if (link.closest('.card, .finds')) return;
    const kind = asked(link);
    if (!kind) return;
    hide();
    wanted = link;
    timer = setTimeout(() => show(link, kind), wait.show);
  }

  // Where a link is left that shows nothing, the one that has the focus keeps its preview: a page that
  // scrolls moves links from below a resting pointer.
  function end(link) {
    if (link !== wanted) return;
    clearTimeout(timer);
    timer = setTimeout(hide, wait.hide);
  }

  main.addEventListener('pointerover', (event) => { if (event.pointerType !== 'touch') begin(event.target.closest('a[href]')); });
  main.addEventListener('pointerout', (event) => end(event.target.closest('a[href]')));
  main.addEventListener('focusin', (event) => { if (event.target.matches('a[href]:focus-visible')) begin(event.target); });
  main.addEventListener('focusout', (event) => end(event.target.closest('a[href]')));
  card.addEventListener('pointerenter', () => clearTimeout(timer));
  card.addEventListener('pointerleave', () => end(wanted));
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') hide(); });
})();
