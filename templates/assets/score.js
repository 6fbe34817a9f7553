// What does it score: asks the page for the answer to what a form tells, as a server or the engine
// beside plain files gives it, and shows it below the form as it is told.
(function () {
  'use strict';
  const root = new URL('..', document.currentScript.src);
  const answer = document.getElementById('sc-answer');
  if (!answer || !window.cartularyAsk) return;
  const address = location.href.slice(root.href.length).replace(/[?#].*$/, '');
  const folder = root.href.slice(window.cartularyTop.href.length);
  const forms = Array.from(document.querySelectorAll('.sc-form'));
  const element = window.cartularyElement;
  const said = window.cartularySaid;
  // That of an address which names none.
  const usual = new URLSearchParams(location.search).has('feature') ? null
    : forms.find((form) => form.dataset.current === 'yes') || forms[0];
  let latest = 0;

  const current = () => forms.find((form) => !form.hidden) || forms[0];

  // What a form tells, as an address does.
  function toldBy(form) {
    const told = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value.trim() !== '') told.append(name, value);
    return told;
  }

  // The same; nothing where no fact is told yet.
  function asked(form) {
    const told = toldBy(form);
    const game = ['feature', 'sets', 'edition', 'rule-set', 'rule', 'adopts'];
    return [...told.keys()].some((name) => !game.includes(name)) ? told.toString() : '';
  }

  // The question stands in the address, and goes along to the page in another language by it.
  function writeAddress(form) {
    const told = toldBy(form);
    if (form === usual && asked(form) === '') told.delete('feature');
    const query = told.size > 0 ? `?${told}` : '';
    try { history.replaceState(null, '', location.pathname + query); } catch (error) { /* the page stands as it is */ }
  }

  // Beside plain files nobody has read the address.
  function readAddress() {
    const told = new URLSearchParams(location.search);
    const form = forms.find((one) => one.dataset.kind === told.get('feature'));
    if (!form) return null;
    for (const field of form.elements) {
      if (!told.has(field.name) || field.type === 'hidden') continue;
      if (field.type === 'checkbox') field.checked = true;
      else field.value = told.get(field.name);
    }
    return form;
  }

  function announce(form) {
    const points = (each) => Number(each.dataset.points);
    const holders = Array.from(answer.querySelectorAll('.sc-holders li'),
      (each) => ({ player: each.dataset.player, points: points(each) }));
    document.dispatchEvent(new CustomEvent('cartulary-scored',
      { detail: { kind: form.dataset.kind, points: points(answer.querySelector('.sc-points')), holders } }));
  }

  // What was scored before is no answer to what is asked now.
  function announceNothing() {
    document.dispatchEvent(new CustomEvent('cartulary-scored', { detail: null }));
  }

  function show(page, form) {
    const told = page.getElementById('sc-told');
    // What is wrong, and how it goes.
    const fault = Array.from(page.querySelectorAll('.fault > p'), (line) => element('p', 'sc-wait', line.textContent));
    // The page that was loaded may tell its own fault, which is this one or no longer true.
    for (const old of document.querySelectorAll('main > .fault')) old.remove();
    answer.replaceChildren(...(told ? told.childNodes : fault));
    answer.hidden = false;
    if (told) announce(form);
    else announceNothing();
  }

  async function update() {
    const mine = ++latest;
    const form = current();
    const question = asked(form);
    answer.dataset.asked = question;
    writeAddress(form);
    if (question === '') {
      answer.hidden = true;
      announceNothing();
      return;
    }
    try {
      const text = await (await window.cartularyAsk(`/${folder}${address}?${question}`)).text();
      // A later question has been asked meanwhile.
      if (mine === latest) show(new DOMParser().parseFromString(text, 'text/html'), form);
    } catch (fault) {
      if (mine !== latest) return;
      answer.replaceChildren(element('p', 'sc-wait', said('script.score-fault', { fault: fault.message })));
      answer.hidden = false;
    }
  }

  function choose(kind) {
    forms.forEach((form) => { form.hidden = form.dataset.kind !== kind; });
    document.querySelectorAll('.sc-kinds a').forEach((link) => {
      if (link.dataset.kind === kind) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
    // Until the new answer is there the old one gives no points to the sheet.
    announceNothing();
    update();
  }

  // Numbers by touch: a step down and a step up beside each. The three stay on one line, below the words
  // where there is no room beside them.
  function addSteps(label) {
    const field = label.querySelector('input');
    const steps = element('span', 'sc-steps');
    field.replaceWith(steps);
    steps.append(field);
    ['−', '+'].forEach((sign, at) => {
      const button = element('button', 'sc-step', sign);
      button.type = 'button';
      button.setAttribute('aria-label', said(at === 0 ? 'script.one-less' : 'script.one-more', { name: label.querySelector('span').textContent }));
      button.addEventListener('click', () => {
        const next = Number(field.value || 0) + (at === 0 ? -1 : 1);
        if (next < Number(field.min) || next > Number(field.max)) return;
        field.value = String(next);
        update();
      });
      steps.insertBefore(button, at === 0 ? field : null);
    });
  }

  document.querySelectorAll('.sc-count').forEach(addSteps);
  document.querySelectorAll('.sc-kinds a').forEach((link) => {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      choose(link.dataset.kind);
    });
  });
  forms.forEach((form) => {
    form.addEventListener('input', update);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      update();
    });
    const button = form.querySelector('.main-button');
    if (button) button.closest('p').hidden = true;
  });
  document.getElementById('sc-told')?.remove();
  document.documentElement.classList.add('sc-lives');
  choose((readAddress() || forms.find((form) => form.dataset.current === 'yes') || forms[0]).dataset.kind);
}());
