// What the reader plays with, on every page: shown in the head, and handed to pages of a server that
// take a selection. The ids of the sets are kept by themselves, as other scripts share them; copies,
// printings, choices of rules and house rules beside them, where the browser allows it.
window.cartularyMine = (function () {
  'use strict';
  var idsKey = 'cartulary-boxes';
  var moreKey = 'cartulary-game';

  function empty() {
    return { sets: {}, editions: {}, edition: '', ruleSet: '', rules: {}, adopts: [], names: {}, fixed: {},
      tiles: '', without: '' };
  }

  function read() {
    var mine = empty();
    try {
      var more = JSON.parse(localStorage.getItem(moreKey) || '{}');
      Object.keys(mine).forEach(function (key) {
        if (more[key] && typeof more[key] === typeof mine[key]) mine[key] = more[key];
      });
      var copies = mine.sets;
      mine.sets = {};
      (localStorage.getItem(idsKey) || '').split(' ').forEach(function (id) {
        if (id) mine.sets[id] = copies[id] || 1;
      });
    } catch (error) { return empty(); }
    return mine;
  }

  function write(mine) {
    try {
      localStorage.setItem(idsKey, Object.keys(mine.sets).join(' '));
      localStorage.setItem(moreKey, JSON.stringify(mine));
      return true;
    } catch (error) { return false; }
  }

  // How many copies a field says: a whole number that the server takes.
  function copiesIn(field) {
    return Math.min(99, Math.max(1, Math.trunc(Number(field.value)) || 1));
  }

  // "base-game,tower*2@C2", as the server reads it.
  function setsText(mine) {
    return Object.keys(mine.sets).map(function (id) {
      return id + (mine.sets[id] > 1 ? '*' + mine.sets[id] : '') +
        (mine.editions[id] ? '@' + mine.editions[id] : '');
    }).join(',');
  }

  function rulesText(mine) {
    return Object.keys(mine.rules).map(function (name) {
      return name + '=' + mine.rules[name];
    }).join(',');
  }

  function parameters(mine) {
    var query = new URLSearchParams();
    if (setsText(mine)) query.set('sets', setsText(mine));
    if (mine.edition) query.set('edition', mine.edition);
    if (mine.ruleSet) query.set('rule-set', mine.ruleSet);
    if (rulesText(mine)) query.set('rule', rulesText(mine));
    if (mine.adopts.length) query.set('adopts', mine.adopts.join(','));
    if (mine.tiles) query.set('tiles', mine.tiles);
    if (mine.without) query.set('without', mine.without);
    return query;
  }

  // Whose rules are meant holds for whoever has ticked no box as well.
  function onlyRuleSet(mine) {
    return Object.assign(empty(), { ruleSet: mine.ruleSet });
  }

  // The parameters of a question, with the reader's boxes where it says nothing of any.
  function asked(text) {
    var query = new URLSearchParams(text);
    var names = ['sets', 'edition', 'used', 'tiles', 'without', 'rule', 'adopts'];
    var told = names.some(function (name) { return query.get(name); }) ||
      Array.from(query.keys()).some(function (name) { return name.indexOf('own-') === 0; });
    var mine = read();
    var own = parameters(Object.keys(mine.sets).length ? mine : onlyRuleSet(mine));
    if (query.get('rule-set') || query.get('publisher')) own.delete('rule-set');
    if (told || Array.from(own.keys()).length === 0) return null;
    own.forEach(function (value, name) { query.set(name, value); });
    return '?' + query.toString();
  }

  // The printings of the chosen sets; those that have but one say nothing, unless all have.
  function printings(mine, ids) {
    var open = ids.filter(function (id) { return !mine.fixed[id]; });
    var told = (open.length ? open : ids).map(function (id) {
      return mine.editions[id] || mine.edition || mine.fixed[id] || 'C1';
    });
    return told.filter(function (one, at) { return told.indexOf(one) === at; }).sort();
  }

  // "Base Game + The Tower ×2, C1, RGG".
  function words(mine) {
    var ids = Object.keys(mine.sets);
    var by = mine.ruleSet ? ', ' + mine.ruleSet : '';
    if (ids.length === 0) return '';
    var named = ids.slice(0, 3).map(function (id) {
      return ((window.cartularyNames || mine.names)[id] || id) + (mine.sets[id] > 1 ? ' ×' + mine.sets[id] : '');
    }).join(' + ');
    if (ids.length > 3) named = window.cartularySaid('script.more-sets', { sets: named, n: ids.length - 3 });
    return named + ', ' + printings(mine, ids).join(' + ') + by;
  }

  function show() {
    var place = document.getElementById('mine');
    var text = words(read());
    if (!place) return;
    place.textContent = text || place.getAttribute('data-game') || window.cartularySaid('common.my-boxes-short');
    var link = place.closest('a');
    if (text && link && link.hasAttribute('data-boxes')) link.href = link.getAttribute('data-boxes');
  }

  // A page that takes sets and whose address says nothing of them begins with the reader's.
  function obey() {
    if (location.protocol === 'file:' ||
        !document.querySelector('form input[name^="own-"], #search input[name="sets"], #s-sets, .sc-kinds')) return;
    var mine = asked(location.search);
    if (mine) location.replace(location.pathname + mine + location.hash);
  }

  // Pages that hold the readings of all publishers begin with the reader's own.
  function beginWithOwn() {
    var query = new URLSearchParams(location.search);
    if (query.get('rule-set') || query.get('publisher')) return;
    document.querySelectorAll('.readers input').forEach(function (choice) {
      if (choice.value && choice.value === read().ruleSet) choice.checked = true;
    });
  }

  show();
  obey();
  beginWithOwn();
  return { copiesIn: copiesIn, empty: empty, read: read, write: write, words: words, show: show,
    asked: asked, parameters: parameters, setsText: setsText, rulesText: rulesText };
})();
