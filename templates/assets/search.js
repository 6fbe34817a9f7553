// Search on a site of plain files, ranked as the server does: the data of search-data.js, asked
// by search-find.js.
(function () {
  'use strict';
  var parts = window.CartularySearch;
  var form = document.getElementById('search');
  var list = document.getElementById('hits');
  var found = document.getElementById('found');
  if (!window.cartularySearch || !form) return;
  var searcher = parts.searcher(window.cartularySearch);
  var kinds = window.cartularySearch.kinds;
  var statuses = document.getElementById('statuses').content;
  var titles = {};
  window.cartularySearch.documents.forEach(function (it) {
    if (kinds[it[0]][0] === 'set') titles[it[1]] = it[2];
  });
  var input = form.elements.q;
  var most = 100;
  var room = 200;
  var lead = 60;

  function element(name, className, text) {
    var made = document.createElement(name);
    if (className) made.className = className;
    if (text) made.textContent = text;
    return made;
  }

  // Where to begin so that most is shown of what was found.
  function bestBegin(text, marks, ranking) {
    var begin = 0, best = -1;
    if (text.length <= room) return 0;
    marks.forEach(function (mark, i) {
      var worth = 0, seen = {};
      for (var k = i; k < marks.length && marks[k][1] <= mark[0] + room - lead; k++) {
        if (seen[marks[k][2]]) continue;
        seen[marks[k][2]] = true;
        worth += ranking.slots[marks[k][2]].rarity;
      }
      if (worth <= best) return;
      best = worth;
      begin = mark[0];
    });
    if (begin <= lead) return 0;
    var sentence = text.slice(begin - lead, begin).search(/[.?] \S[^.?]*$/);
    if (sentence >= 0) return begin - lead + sentence + 2;
    return begin - lead + text.slice(begin - lead, begin).indexOf(' ') + 1;
  }

  function snippet(text, question, ranking) {
    var made = element('span', 'hit-text');
    if (question) made.append(element('i', 'hit-question', question), ' ');
    var marks = searcher.marks(text, ranking);
    var at = bestBegin(text, marks, ranking);
    var end = text.length - at > room ? text.lastIndexOf(' ', at + room) : text.length;
    if (at > 0) made.append('\u2026 ');
    marks.forEach(function (mark) {
      if (mark[0] < at || mark[1] > end) return;
      made.append(text.slice(at, mark[0]), element('mark', '', text.slice(mark[0], mark[1])));
      at = mark[1];
    });
    made.append(text.slice(at, end));
    if (end < text.length) made.append(' \u2026');
    return made;
  }

  // What is asked for and not here.
  function notCovered(missing) {
    var text = [];
    if (missing.sets.length > 0)
      text.push('There are no rules of ' + missing.sets.map(function (set) {
        return titles[set] || set;
      }).join(' and ') + ' here, only the set and its tiles.');
    if (missing.words.length > 0)
      text.push('No entry has ' + missing.words.map(function (word) {
        return "'" + word + "'";
      }).join(' or ') + '.');
    return text.join(' ');
  }

  function answerSection(hit) {
    var it = searcher.document(hit.number);
    var made = element('section', 'answer');
    made.setAttribute('aria-label', 'Answer');
    if (it[12]) made.append(element('p', 'verdict', it[12]));
    var question = it[8].split('\n')[1];
    if (question) made.append(element('p', 'hit-question', question));
    made.append(element('p', 'answer-text', it[4]));
    var where = element('p'), link = element('a', '', it[2]);
    link.href = it[3];
    if (it[6]) where.append(statuses.querySelector('.' + it[6]).cloneNode(true), ' ');
    where.append(link);
    made.append(where);
    return made;
  }

  // What stands around the list of hits; nothing without an answer.
  function showAround(answer) {
    var missing = answer ? notCovered(answer.notCovered) : '';
    document.getElementById('not-covered').textContent = missing;
    document.getElementById('not-covered').hidden = missing === '';
    var best = answer && answer.answer ? [answerSection(answer.answer)] : [];
    var place = document.getElementById('answer');
    place.replaceChildren.apply(place, best);
    var house = answer ? answer.house : [];
    document.getElementById('house').hidden = house.length === 0;
    var houseList = document.getElementById('house-hits');
    houseList.replaceChildren.apply(houseList, house.map(function (hit) {
      return hitItem(hit, answer.ranking);
    }));
  }

  function hitItem(hit, ranking) {
    var it = searcher.document(hit.number);
    var kind = kinds[it[0]][0];
    var item = element('li');
    var link = element('a', '', it[2]);
    link.href = it[3];
    item.append(element('span', 'kind', kind === 'code' ? 'Edge code'
      : kind[0].toUpperCase() + kind.slice(1)), ' ', link, ' ');
    if (it[6]) item.append(statuses.querySelector('.' + it[6]).cloneNode(true), ' ');
    if (it[5] && kind !== 'set') item.append(element('span', 'hit-set', titles[it[5]]), ' ');
    item.append(snippet(it[4], it[8].split('\n')[1], ranking));
    return item;
  }

  function tell(fault) {
    var text = fault.what + '.';
    if (fault.suggestion) text += ' Did you mean ' + fault.suggestion + '?';
    if (fault.fix) text += ' To put it right: ' + fault.fix + '.';
    return text;
  }

  function show() {
    var query = input.value;
    if (query.trim() === '') {
      found.textContent = '';
      list.replaceChildren();
      showAround(null);
      return;
    }
    var answer;
    try {
      answer = searcher.ask(query, false);
    } catch (fault) {
      if (!(fault instanceof parts.QueryFault)) throw fault;
      found.textContent = tell(fault);
      list.replaceChildren();
      showAround(null);
      return;
    }
    var all = answer.hits.length + (answer.hits.length === 1 ? ' hit' : ' hits');
    if (answer.hits.length > most) all = 'The first ' + most + ' of ' + all;
    found.textContent = answer.fault ? tell(answer.fault) + ' Without that: ' + all : all;
    showAround(answer);
    list.replaceChildren.apply(list, answer.hits.slice(0, most).map(function (hit) {
      return hitItem(hit, answer.ranking);
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
