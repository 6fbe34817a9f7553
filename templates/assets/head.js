// What every page can do: search while one types (from anywhere with / or Ctrl-K), choose light or
// dark, copy its address, print itself; and the sheet of further pages closes when one looks away.
(function () {
  'use strict';
  const root = new URL('..', document.currentScript.src);

  function element(name, className, ...content) {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...content);
    return made;
  }
  // For the scripts of single pages, which come later.
  window.cartularyElement = element;

  // A part of the frame that the page leaves to this script. It leads to pages in the language of this one.
  const folder = new URL(`${document.documentElement.lang}/`, root);
  const top = location.href.startsWith(folder.href) ? folder : root;
  function framePart(name) {
    const part = element('template');
    part.innerHTML = window.cartularyFrame[name];
    for (const attribute of ['href', 'action'])
      for (const one of part.content.querySelectorAll(`[${attribute}]`))
        one.setAttribute(attribute, new URL(one.getAttribute(attribute), top));
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
  const themeWords = { '': 'Theme: automatic', light: 'Theme: light', dark: 'Theme: dark' };
  const keptAs = (name) => { try { return localStorage.getItem(name) ?? ''; } catch { return ''; } };
  const kept = () => keptAs('cartulary-theme');
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
    const copy = button('Copy link', async (made) => {
      try { await navigator.clipboard.writeText(location.href); made.textContent = 'Link copied'; }
      catch { made.textContent = location.href; }
    });
    const print = button('Print this page', () => window.print());
    const theme = button(themeWords[kept()] ?? themeWords[''], (made) => {
      const next = themes[(themes.indexOf(kept()) + 1) % themes.length];
      try { localStorage.setItem('cartulary-theme', next); } catch { /* for this page, then */ }
      applyTheme(next);
      made.textContent = themeWords[next];
    });
    place.prepend(copy, print, theme);
  }

  // The other languages: on a server other addresses, on files the same page translated here.
  function tongues() {
    const place = document.querySelector('.head');
    const links = document.querySelectorAll('.head a.tongue');
    // What scripts have written into the address is kept too.
    for (const link of links)
      link.addEventListener('click', () => Object.assign(link, { search: location.search, hash: location.hash }));
    if (!place || links.length > 0 || !window.cartularyEngine) return;
    const { languages } = window.cartularyFrame;
    const here = languages.find(([code]) => code === keptAs('cartulary-language'))?.[0] ?? 'en';
    for (const [code, long, short] of languages) {
      if (code === here) continue;
      const brief = element('span', 'tongue-short', short);
      brief.setAttribute('aria-hidden', 'true');
      const made = element('button', 'tongue', element('span', 'tongue-long', long), brief);
      Object.assign(made, { type: 'button', lang: code });
      made.addEventListener('click', () => {
        try { localStorage.setItem('cartulary-language', code); } catch { /* for this page, then */ }
        if (here !== 'en') { location.reload(); return; }
        speak(code);
        for (const one of place.querySelectorAll('button.tongue')) one.remove();
        tongues();
      });
      place.append(made);
    }
    if (here !== 'en') speak(here);
  }

  function speak(code) {
    if (document.querySelector('script[data-language]')) return;
    for (const name of [`words-${code}`, 'translate']) {
      const script = element('script');
      script.setAttribute('data-language', code);
      Object.assign(script, { src: new URL(`assets/${name}.js`, root), async: false });
      document.head.append(script);
    }
  }

  function finder(form) {
    const input = form.querySelector('input[type=search]');
    const list = element('ul', 'finds');
    Object.assign(list, { id: `${input.id}-finds`, hidden: true });
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', 'Search results');
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
      const picture = hit.kind === 'tile' ? element('img') : element('span', 'sort', hit.kind.charAt(0).toUpperCase());
      if (hit.kind === 'tile') Object.assign(picture, { src: new URL(`tiles/${hit.id.slice(5)}.svg`, root), alt: '' });
      const told = [hit.kind, hit.status, hit.set?.replaceAll('-', ' ')].filter(Boolean).join(' · ');
      const link = element('a', '', picture, element('b', '', hit.title), element('small', '', told));
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
          : [element('li', 'none', 'No results so far. Press Enter for the full search.')]));
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
      document.head.append(Object.assign(element('link'), { rel: 'manifest', href: new URL('assets/app.webmanifest', root) }));
    }
    try {
      await navigator.serviceWorker.register(new URL('sw.js', root));
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
