// Search on a site of plain files, ranked as the server does (docgen/search_index.h). The
// entries stand in search-data.js: kind, title, text, path.
(function () {
  'use strict';
  var entries = window.cartularySearch;
  var form = document.getElementById('search');
  var list = document.getElementById('hits');
  var found = document.getElementById('found');
  if (!entries || !form) return;
  var input = form.elements.q;
  var most = 100;

  function wordsOf(text) {
    return text.toLowerCase().match(/[a-z0-9\u0080-\uffff]+/g) || [];
  }

  // 0: not met, 1: as the beginning of a word, 2: as a whole word.
  function match(word, words) {
    var best = 0;
    for (var i = 0; i < words.length; i++) {
      if (words[i] === word) return 2;
      if (words[i].startsWith(word)) best = 1;
    }
    return best;
  }

  function rank(entry, query) {
    var title = wordsOf(entry[1]);
    var text = wordsOf(entry[2]);
    var sum = 0;
    for (var i = 0; i < query.length; i++) {
      var points = 4 * match(query[i], title) || match(query[i], text);
      if (points === 0) return 0;
      sum += points;
    }
    return 64 * sum - Math.min(title.length, 63);
  }

  function hitItem(entry) {
    var item = document.createElement('li');
    var kind = document.createElement('span');
    var link = document.createElement('a');
    var text = document.createElement('span');
    kind.className = 'kind';
    kind.textContent = entry[0];
    link.href = entry[3];
    link.textContent = entry[1];
    text.className = 'hit-text';
    text.textContent = entry[2];
    item.append(kind, ' ', link, ' ', text);
    return item;
  }

  function show() {
    var query = wordsOf(input.value.slice(0, 200)).slice(0, 12);
    var ranked = [];
    if (query.length > 0)
      entries.forEach(function (entry) {
        var points = rank(entry, query);
        if (points > 0) ranked.push([points, entry]);
      });
    ranked.sort(function (a, b) { return b[0] - a[0]; });
    found.textContent = query.length === 0 ? ''
      : ranked.length > most ? 'The first 100 hits'
      : ranked.length + (ranked.length === 1 ? ' hit' : ' hits');
    list.replaceChildren.apply(list, ranked.slice(0, most).map(function (hit) {
      return hitItem(hit[1]);
    }));
  }

  form.addEventListener('submit', function (event) {
    event.preventDefault();
    history.replaceState(null, '', '?q=' + encodeURIComponent(input.value));
    show();
  });
  input.addEventListener('input', show);
  input.value = new URLSearchParams(location.search).get('q') || '';
  show();
})();
