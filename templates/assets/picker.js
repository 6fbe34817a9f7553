// The hole picker: shows what fits the base game while sides are being chosen, and opens the
// hole's own page. The data stands in fit-data.js.
(function () {
  'use strict';
  var data = window.cartularyFit;
  var form = document.getElementById('picker');
  var live = document.getElementById('picker-live');
  if (!data || !form || !live) return;
  var root = form.getAttribute('data-root');
  var example = document.getElementById('example');
  var most = 12;

  var verdict = element('p', 'verdict');
  var more = element('p', 'verdict-more');
  var list = element('ul', 'cards');
  verdict.setAttribute('role', 'status');
  live.append(verdict, more, list);

  function element(name, className, text) {
    var made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function chosenHole() {
    return ['n', 'e', 's', 'w'].map(function (side) {
      return form.elements[side].value || '_';
    }).join('');
  }

  // The quarter turns that lay a tile with these edges into the hole.
  function fittingTurns(edges, hole) {
    return [0, 1, 2, 3].filter(function (turn) {
      var turned = edges.slice(4 - turn) + edges.slice(0, 4 - turn);
      return hole.split('').every(function (side, i) {
        return side === '_' || side === turned[i];
      });
    });
  }

  // The turn that is drawn, then the others that fit.
  function turnWords(turns) {
    var degrees = turns.map(function (turn) { return 90 * turn + '°'; });
    var first = turns[0] === 0 ? 'not turned' : 'turned ' + degrees[0];
    return turns.length === 1 ? first : first + '; also ' + degrees.slice(1).join(', ');
  }

  function tileCard(tile, turns) {
    var picture = element('img', 'tile');
    var turn = turns[0] === 0 ? '' : '-' + 90 * turns[0];
    picture.src = root + 'tiles/' + tile[0] + turn + '.svg';
    picture.alt = '';
    var link = element('a', 'card-link');
    link.href = root + 'tiles/' + tile[0] + '.html';
    link.append(picture, element('b', '', tile[0]));
    var card = element('li', 'card square');
    card.append(link, element('span', 'card-edges code', tile[1]),
                element('span', 'card-count', tile[2] + '×'),
                element('span', 'card-words', tile[3][turns[0]]),
                element('span', 'card-turns', turnWords(turns)));
    return card;
  }

  function show() {
    var hole = chosenHole();
    var asked = hole !== '____';
    live.hidden = !asked;
    if (example) example.hidden = asked;
    if (!asked) return;
    var copies = 0;
    var cards = [];
    data.base.forEach(function (tile) {
      var turns = fittingTurns(tile[1], hole);
      if (turns.length === 0) return;
      copies += tile[2];
      cards.push(tileCard(tile, turns));
    });
    var everywhere = 0;
    Object.keys(data.all).forEach(function (code) {
      if (fittingTurns(code, hole).length > 0) everywhere += data.all[code];
    });
    var chance = data.bag === 0 ? 0 : 100 * copies / data.bag;
    verdict.textContent = copies === 0 ? 'No tile of the base game fits'
      : copies + ' of ' + data.bag + ' tiles of the base game ' +
        (copies === 1 ? 'fits' : 'fit') + ' (next draw ' + chance.toFixed(1) + ' %)';
    var link = element('a', '', 'All tiles and chances for this hole');
    link.href = root + 'fit/' + hole + '.html';
    more.replaceChildren(everywhere + ' of ' + data.allBag + ' in all sets. ', link, '.');
    list.replaceChildren.apply(list, cards.slice(0, most));
  }

  form.addEventListener('change', show);
  form.addEventListener('reset', function () { setTimeout(show, 0); });
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    location.href = root + 'fit/' + chosenHole() + '.html';
  });
  show();
})();
