// What every page can do: search while one types (from anywhere with / or Ctrl-K), choose light or
// dark, copy its address, print itself; and the sheet of further pages closes when one looks away.
(function () {
  'use strict';
  const root = new URL('..', document.currentScript.src);
  const top = window.cartularyTop;
  const { cartularySaid: said, cartularyNamed: named } = window;
  const inEnglish = document.documentElement.lang === 'en';

  function element(name, className, ...content) {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...content);
    return made;
  }
  // For the scripts of single pages, which come later.
  window.cartularyElement = element;

  // A part of the frame that the page leaves to this script.
  function framePart(name) {
    const part = element('template');
    part.innerHTML = window.cartularyFrame[name];
    for (const attribute of ['href', 'action'])
      for (const one of part.content.querySelectorAll(`[${attribute}]`))
        one.setAttribute(attribute, new URL(one.getAttribute(attribute), root));
    return part.content;
  }

  // Pages of files have neither search nor boxes without scripts.
  function furnish() {
    const head = document.querySelector('.head');
    if (!head) return;
    if (!head.querySelector('.mine')) head.append(framePart('mine'));
    if (!head.querySelector('.find') && !document.getElementById('search'))
      head.querySelector('.mine').before(framePart('find'));
  }

  // Light or dark as the reader's system has it, unless told otherwise.
  const themes = ['', 'light', 'dark'];
  const themeWords = { '': said('script.theme-automatic'), light: said('script.theme-light'), dark: said('script.theme-dark') };
  const kept = () => { try { return localStorage.getItem('cartulary-theme') ?? ''; } catch { return ''; } };
  function applyTheme(theme) {
    const sheet = document.getElementById('dark');
    if (sheet) sheet.media = { dark: 'all', light: 'not all' }[theme] ?? '(prefers-color-scheme: dark)';
    document.documentElement.style.colorScheme = theme;
    let bar = document.querySelector('meta[name=theme-color]');
    if (!bar) document.head.append(bar = Object.assign(element('meta'), { name: 'theme-color' }));
    bar.content = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  }

  function tools() {
    const foot = document.querySelector('.foot');
    if (!foot) return;
    let place = foot.querySelector('.tools');
    if (!place) foot.prepend(place = element('p', 'tools'));
    const button = (words, act) => {
      const made = element('button', '', words);
      made.type = 'button';
      made.addEventListener('click', () => act(made));
      return made;
    };
    const copy = button(said('script.copy-link'), async (made) => {
      try { await navigator.clipboard.writeText(location.href); made.textContent = said('script.link-copied'); }
      catch { made.textContent = location.href; }
    });
    const print = button(said('script.print-page'), () => window.print());
    const theme = button(themeWords[kept()] ?? themeWords[''], (made) => {
      const next = themes[(themes.indexOf(kept()) + 1) % themes.length];
      try { localStorage.setItem('cartulary-theme', next); } catch { /* for this page, then */ }
      applyTheme(next);
      made.textContent = themeWords[next];
    });
    place.prepend(copy, print, theme);
  }

  // The same page in the other languages. Pages of files leave the links to this script.
  function tongues() {
    const place = document.querySelector('.head');
    const here = location.href.slice(root.href.length).replace(/[?#].*$/, '');
    if (place && !place.querySelector('.tongue') && window.cartularyEngine)
      for (const [code, long, short] of window.cartularyFrame.languages) {
        if (code === document.documentElement.lang) continue;
        const brief = element('span', 'tongue-short', short);
        brief.setAttribute('aria-hidden', 'true');
        const made = element('a', 'tongue', element('span', 'tongue-long', long), brief);
        place.append(Object.assign(made, { lang: code, hreflang: code, href: new URL(`${code === 'en' ? '' : `${code}/`}${here}`, top) }));
      }
    // What scripts have written into the address is kept too.
    for (const link of document.querySelectorAll('.head a.tongue'))
      link.addEventListener('click', () => Object.assign(link, { search: location.search, hash: location.hash }));
  }

  function finder(form) {
    const input = form.querySelector('input[type=search]');
    const list = element('ul', 'finds');
    Object.assign(list, { id: `${input.id}-finds`, hidden: true });
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', said('script.search-results'));
    form.append(list);
    for (const [name, value] of [['role', 'combobox'], ['aria-expanded', 'false'], ['aria-controls', list.id],
      ['aria-autocomplete', 'list']]) input.setAttribute(name, value);
    let at = -1;
    let latest = 0;
    let waiting;

    function close() {
      latest += 1;
      clearTimeout(waiting);
      list.hidden = true;
      at = -1;
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-activedescendant');
    }

    function choose(to) {
      const options = list.querySelectorAll('[role=option]');
      if (options.length === 0) return;
      options[at]?.setAttribute('aria-selected', 'false');
      at = (to + options.length) % options.length;
      options[at].setAttribute('aria-selected', 'true');
      options[at].scrollIntoView({ block: 'nearest' });
      input.setAttribute('aria-activedescendant', options[at].id);
    }

    function option(hit, i) {
      const picture = hit.kind === 'tile' ? element('img') : element('span', 'sort', named(hit.kind).charAt(0).toUpperCase());
      if (hit.kind === 'tile') Object.assign(picture, { src: new URL(`tiles/${hit.id.slice(5)}.svg`, top), alt: '' });
      const told = [hit.kind, hit.status, hit.set].filter(Boolean).map(named).join(' · ');
      const title = element('b', '', hit.title);
      // Titles of rules are content, which is in English.
      if (!inEnglish && ['rule', 'ruling', 'variant'].includes(hit.kind)) title.lang = 'en';
      const link = element('a', '', picture, title, element('small', '', told));
      Object.assign(link, { href: new URL(hit.page, root), tabIndex: -1, id: `${list.id}-${i}` });
      link.setAttribute('role', 'option');
      link.setAttribute('aria-selected', 'false');
      const made = element('li', '', link);
      made.setAttribute('role', 'none');
      return made;
    }

    async function ask() {
      const text = input.value.trim();
      const mine = ++latest;
      if (text.length < 2) { close(); return; }
      try {
        const response = await window.cartularyAsk(`/api/v1/search?limit=8&q=${encodeURIComponent(text)}`);
        const answer = await response.json();
        if (mine !== latest) return;
        const options = (answer.hits ?? []).map(option);
        list.replaceChildren(...(options.length ? options
          : [element('li', 'none', said('script.no-results'))]));
        list.hidden = false;
        at = -1;
        input.setAttribute('aria-expanded', 'true');
      } catch { close(); }
    }

    const askSoon = () => { clearTimeout(waiting); waiting = setTimeout(ask, 120); };
    input.addEventListener('input', askSoon);
    // What was typed before this script came.
    if (document.activeElement === input && input.value !== input.defaultValue) askSoon();
    input.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (list.hidden) return;
        event.preventDefault();
        choose(at + (event.key === 'ArrowDown' ? 1 : -1));
      } else if (event.key === 'Enter' && at >= 0 && !list.hidden) {
        event.preventDefault();
        list.querySelectorAll('[role=option]')[at].click();
      } else if (event.key === 'Escape' && !list.hidden) {
        event.preventDefault();
        close();
      }
    });
    form.addEventListener('submit', close);
    form.addEventListener('focusout', (event) => { if (!form.contains(event.relatedTarget)) close(); });
    return input;
  }

  function keys(input) {
    document.addEventListener('keydown', (event) => {
      const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || event.target.isContentEditable;
      const palette = event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!palette && (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey)) return;
      event.preventDefault();
      input.focus();
      input.select();
    });
  }

  // The link to the page of all pages opens them here.
  function sheet() {
    const link = document.querySelector('.more > a');
    if (!link) return;
    const more = element('details', '', element('summary', '', link.textContent), framePart('sheet'));
    more.id = 'more-pages';
    link.replaceWith(more);
    document.addEventListener('click', (event) => { if (!more.contains(event.target)) more.open = false; });
    more.addEventListener('focusout', (event) => {
      if (event.relatedTarget && !more.contains(event.relatedTarget)) more.open = false;
    });
    more.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      more.open = false;
      more.querySelector('summary').focus();
    });
  }

  // What has been read can be read again without a connection; an installed copy answers as well.
  async function worker() {
    if (!location.protocol.startsWith('http') || !navigator.serviceWorker || !isSecureContext) return;
    // Pages of files leave it to this script: none can be installed without.
    if (!document.querySelector('link[rel="manifest"]')) {
      document.head.append(Object.assign(element('link'), { rel: 'manifest', href: new URL('assets/app.webmanifest', top) }));
    }
    try {
      await navigator.serviceWorker.register(new URL('sw.js', top));
      const ready = await navigator.serviceWorker.ready;
      const keepEngine = () => ready.active?.postMessage('keep-engine');
      window.addEventListener('appinstalled', keepEngine);
      if (matchMedia('(display-mode: standalone)').matches) keepEngine();
    } catch { /* pages as always, then */ }
  }

  applyTheme(kept());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyTheme(kept()));
  furnish();
  window.addEventListener('load', worker);
  tools();
  tongues();
  sheet();
  const forms = Array.from(document.querySelectorAll('form.find, form.big-find'));
  const inputs = forms.map(finder);
  const first = inputs[0] ?? document.querySelector('#search input[type=search]');
  if (first) keys(first);
})();
