// Count your boxes: each picture becomes a button that counts taps; the sums, what is missing and
// the letter follow. Works on a server and on plain files alike: what should be there stands in the
// page. The taps are kept in the browser, where that is allowed.
(function () {
  'use strict';
  var key = 'cartulary-count';
  var element = window.cartularyElement;
  var said = window.cartularySaid;
  var sets = Array.from(document.querySelectorAll('.bc-set'));
  var answer = document.getElementById('bc-answer');
  var letter = document.getElementById('bc-letter');
  var verdict = document.getElementById('bc-verdict');
  if (!answer || sets.length === 0) return;
  var state = stored();

  function stored() {
    try { return JSON.parse(localStorage.getItem(key)) || {}; } catch (error) { return {}; }
  }
  function store() {
    try { localStorage.setItem(key, JSON.stringify(state)); } catch (error) { /* not kept, then */ }
  }

  // "C1 3 C2 3" -> 3 for C2; an edition without the piece has none.
  function copiesIn(item, edition) {
    var parts = item.dataset.copies.split(' ');
    var at = parts.indexOf(edition);
    return at < 0 ? 0 : Number(parts[at + 1]);
  }
  function stateOf(set) {
    var id = set.dataset.set;
    if (!state[id]) state[id] = { edition: set.dataset.editions.split(' ')[0], taps: {} };
    return state[id];
  }

  function rowsOf(set) {
    var own = stateOf(set);
    return Array.from(set.querySelectorAll('li')).map(function (item) {
      return { item: item, id: item.dataset.id, words: item.dataset.words || '',
        expected: copiesIn(item, own.edition), counted: own.taps[item.dataset.id] || 0 };
    });
  }
  function begun(set) {
    return Object.keys(stateOf(set).taps).length > 0;
  }

  function show(set) {
    var expected = 0;
    var counted = 0;
    rowsOf(set).forEach(function (row) {
      expected += row.expected;
      // Too many of one tile do not stand for another that is missing.
      counted += Math.min(row.counted, row.expected);
      row.item.hidden = row.expected === 0 && row.counted === 0;
      row.item.querySelector('.bc-count').textContent = said('script.n-of-all', { n: row.counted, all: row.expected });
      row.item.classList.toggle('bc-whole', row.counted === row.expected);
      row.item.querySelector('.bc-less').disabled = row.counted === 0;
    });
    set.querySelector('.bc-sum').textContent = said('script.n-of-all', { n: counted, all: expected });
    showLetter();
  }

  function lines(title, rows, sign) {
    var told = rows.filter(function (row) { return sign * (row.counted - row.expected) > 0; })
      .map(function (row) {
        return '- ' + Math.abs(row.counted - row.expected) + ' x ' + row.id +
          (row.words ? ' (' + row.words + ')' : '');
      });
    return told.length === 0 ? '' : '\n' + title + '\n' + told.join('\n') + '\n';
  }

  function showLetter() {
    var mine = sets.filter(begun);
    answer.hidden = mine.length === 0;
    var rows = [];
    var text = said('script.letter-head') + '\n';
    mine.forEach(function (set) {
      rows = rows.concat(rowsOf(set));
      text += '- ' + set.querySelector('summary span').textContent + ' (' + stateOf(set).edition + ')\n';
    });
    var missing = rows.reduce(function (sum, row) {
      return sum + Math.max(0, row.expected - row.counted);
    }, 0);
    var more = rows.reduce(function (sum, row) {
      return sum + Math.max(0, row.counted - row.expected);
    }, 0);
    verdict.textContent = missing + more === 0 ? said('script.nothing-missing')
      : said(more > 0 ? 'script.missing-and-more' : 'script.missing', { n: missing, more: more });
    var detail = lines(said('script.letter-missing'), rows, -1) + lines(said('script.letter-more'), rows, 1);
    letter.value = text + (detail || '\n' + said('script.letter-whole') + '\n');
  }

  function tap(set, id, change) {
    var taps = stateOf(set).taps;
    taps[id] = Math.max(0, (taps[id] || 0) + change);
    store();
    show(set);
  }

  function makeItem(set, item) {
    var id = item.dataset.id;
    var button = element('button', 'bc-tap');
    button.type = 'button';
    var picture = item.querySelector('img');
    if (picture) {
      button.setAttribute('aria-label', said('script.one-more', { name: id + ', ' + picture.alt }));
      item.dataset.words = picture.alt;
      picture.alt = '';
      button.append(picture, item.querySelector('b'));
    } else {
      button.textContent = '+1';
      button.setAttribute('aria-label', said('script.one-more', { name: item.querySelector('a').textContent }));
    }
    var less = element('button', 'bc-less', '−1');
    less.type = 'button';
    less.setAttribute('aria-label', said('script.one-less', { name: picture ? id : item.querySelector('a').textContent }));
    button.addEventListener('click', function () { tap(set, id, 1); });
    less.addEventListener('click', function () { tap(set, id, -1); });
    if (picture) item.prepend(button); else item.append(button);
    item.append(less);
  }

  function makeTools(set) {
    var tools = element('div', 'bc-tools');
    var editions = set.dataset.editions.split(' ');
    if (editions.length > 1) {
      var choice = element('select');
      editions.forEach(function (edition) { choice.append(new Option(edition, edition)); });
      choice.value = stateOf(set).edition;
      choice.addEventListener('change', function () {
        stateOf(set).edition = choice.value;
        store();
        show(set);
      });
      var label = window.cartularyParts('script.edition', {}, { choice: function () { return choice; } });
      tools.append(element.apply(null, ['label', ''].concat(label)));
    }
    var all = element('button', '', said('script.all-present'));
    all.type = 'button';
    all.addEventListener('click', function () {
      rowsOf(set).forEach(function (row) { stateOf(set).taps[row.id] = row.expected; });
      store();
      show(set);
    });
    tools.append(all);
    set.querySelector('summary').after(tools);
  }

  document.getElementById('bc-clear').addEventListener('click', function () {
    state = {};
    store();
    sets.forEach(function (set) {
      var choice = set.querySelector('select');
      if (choice) choice.value = stateOf(set).edition;
      show(set);
    });
  });
  document.getElementById('bc-copy').addEventListener('click', function () {
    letter.select();
    if (navigator.clipboard) navigator.clipboard.writeText(letter.value).catch(function () {});
    else document.execCommand('copy');
  });

  sets.forEach(function (set) {
    makeTools(set);
    Array.from(set.querySelectorAll('li')).forEach(function (item) { makeItem(set, item); });
    set.open = begun(set);
    show(set);
  });
  document.getElementById('bc-plain').hidden = true;
  document.getElementById('bc-how').hidden = false;
})();
