// On a site of files: asks the engine for what a page answers with parameters, as a server would,
// and shows the answer in place. The engine is loaded with the first question.
(function () {
  'use strict';
  const root = new URL('..', document.currentScript.src);
  const address = location.href.slice(root.href.length).replace(/[?#].*$/, '') || 'index.html';
  // The folder of the language.
  const folder = root.href.slice(window.cartularyTop.href.length);
  const said = window.cartularySaid;
  const main = document.getElementById('main');
  let latest = 0;

  // What changes with the question: the part of that name, else the whole page.
  function swap(answered) {
    const id = ['results', 'main'].find((name) =>
      document.getElementById(name) && answered.getElementById(name));
    document.getElementById(id).replaceChildren(...answered.getElementById(id).childNodes);
    document.title = answered.title;
  }

  function tell(fault) {
    const note = document.createElement('p');
    note.className = 'note';
    note.setAttribute('role', 'alert');
    note.textContent = said('script.page-fault', { fault: fault.message });
    main.append(note);
  }

  async function show(query) {
    const mine = ++latest;
    main.setAttribute('aria-busy', 'true');
    try {
      const whole = window.cartularyMine?.asked(query) ?? query;
      const answer = await (await window.cartularyAsk(`/${folder}${address}${whole}`)).text();
      // A later question has been asked meanwhile.
      if (mine !== latest) return;
      swap(new DOMParser().parseFromString(answer, 'text/html'));
    } catch (fault) {
      tell(fault);
    } finally {
      if (mine === latest) main.removeAttribute('aria-busy');
    }
  }

  // A page of files has no form for what needs an answer: the engine's page has.
  function offer() {
    const place = document.createElement('p');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = said('script.own-boxes');
    button.addEventListener('click', () => show('?'));
    place.append(button);
    main.querySelector('h1')?.after(place);
  }

  const asked = (form) => `?${new URLSearchParams(new FormData(form))}`;
  const isHere = (form) => new URL(form.action).pathname === location.pathname;

  main.addEventListener('submit', (event) => {
    if (!isHere(event.target) || event.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    history.pushState(null, '', asked(event.target));
    show(location.search);
  });
  document.getElementById('search')?.addEventListener('input', (event) => {
    history.replaceState(null, '', asked(event.currentTarget));
    show(location.search);
  });
  window.addEventListener('popstate', () => show(location.search));
  const field = document.querySelector('#search input[type=search]');
  if (field) field.value = new URLSearchParams(location.search).get('q') ?? '';
  if (location.search) show(location.search);
  else if (!field) offer();
})();
