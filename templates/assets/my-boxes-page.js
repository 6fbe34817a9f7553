// The page My boxes: what is ticked is kept at once.
(function () {
  'use strict';
  var form = document.getElementById('my-boxes');
  var store = window.cartularyMine;
  var file = window.cartularyMineFile;
  if (!form || !store || !file) return;
  var boxes = Array.from(form.querySelectorAll('input[name="set"]'));
  var adopts = Array.from(form.querySelectorAll('input[name="adopt"]'));
  var choices = Array.from(form.querySelectorAll('select[data-rule]'));
  var edition = document.getElementById('mine-edition');
  var ruleSet = document.getElementById('mine-rule-set');
  var tiles = document.getElementById('mine-tiles');
  var without = document.getElementById('mine-without');
  var game = document.getElementById('mine').getAttribute('data-game');
  var said = window.cartularySaid;
  var now = document.getElementById('mine-now');
  var told = document.getElementById('mine-told');

  // Tells what was done right below what did it: the page is long.
  function tell(text, below) {
    told.textContent = text;
    (below ? below.closest('.field') : form.querySelector('.mine-do')).after(told);
  }

  function more(box) { return box.closest('.mine-set').querySelector('.mine-more'); }
  function copies(box) { return more(box).querySelector('input'); }
  function printing(box) { return more(box).querySelector('select'); }

  function gather() {
    var mine = store.empty();
    boxes.forEach(function (box) {
      more(box).hidden = !box.checked;
      if (!box.checked) return;
      copies(box).value = mine.sets[box.value] = store.copiesIn(copies(box));
      mine.names[box.value] = box.getAttribute('data-title');
      if (printing(box) && printing(box).value) mine.editions[box.value] = printing(box).value;
      if (!printing(box)) mine.fixed[box.value] = box.getAttribute('data-edition');
    });
    mine.edition = edition.value;
    mine.ruleSet = ruleSet.value;
    choices.forEach(function (choice) {
      if (choice.value) mine.rules[choice.getAttribute('data-rule')] = choice.value;
    });
    mine.adopts = adopts.filter(function (box) { return box.checked; })
      .map(function (box) { return box.value; });
    mine.tiles = file.tidy(tiles.value);
    mine.without = file.tidy(without.value);
    return mine;
  }

  // The first item of a list of tiles that is none: "BA-15*x", or the code of no set.
  function unreadTile(list) {
    return list.split(',').map(function (text) { return text.trim(); }).find(function (text) {
      var found = /^([A-Za-z][A-Za-z0-9]*)-\d+(\*[1-9]\d?)?$/.exec(text);
      return text && !(found && boxes.some(function (box) {
        return box.getAttribute('data-code') === found[1].toUpperCase();
      }));
    });
  }

  function keep() {
    var mine = gather();
    var kept = store.write(mine);
    now.textContent = store.words(mine) || (game
      ? said('script.nothing-ticked-game', { game: game }) : said('script.nothing-ticked'));
    var unread = unreadTile(tiles.value) || unreadTile(without.value);
    if (kept && unread) tell(said('script.boxes-tile-unread', { text: unread }), unreadTile(tiles.value) ? tiles : without);
    else tell(kept ? '' : said('script.boxes-not-kept'));
    store.show();
  }

  // Whether each single tile is one, as whoever knows the tiles says.
  function askForTiles() {
    var ids = (file.tidy(tiles.value) + ',' + file.tidy(without.value)).split(',')
      .map(function (text) { return text.replace(/\*.*/, '').trim(); }).filter(Boolean);
    if (!ids.length || unreadTile(tiles.value) || unreadTile(without.value)) return;
    var query = new URLSearchParams({ sets: 'base-game', tiles: Array.from(new Set(ids)).join(',') });
    window.cartularyAsk('/api/v1/dead?' + query).then(function (response) { return response.json(); })
      .then(function (answer) {
        if (answer.where === 'tiles') tell(said('script.boxes-tiles-refused', { what: answer.detail, fix: answer.fix }), tiles);
      }).catch(function () { /* lists and pages say it where they are asked */ });
  }

  // By its id, or its code as a game.yaml may have it.
  function nameOf(box, mine) {
    return Object.keys(mine.sets).find(function (id) {
      return id === box.value || id.toUpperCase() === box.getAttribute('data-code');
    });
  }

  // Sets a choice; true if it has no such value, and then stays as where nothing is chosen.
  function lacks(select, value) {
    select.value = value || '';
    if (select.selectedIndex >= 0) return false;
    select.selectedIndex = 0;
    return true;
  }

  // Gives what this page does not know.
  function fill(mine) {
    var unknown = Object.keys(mine.sets);
    boxes.forEach(function (box) {
      var name = nameOf(box, mine);
      box.checked = name !== undefined;
      copies(box).value = box.checked ? mine.sets[name] : 1;
      var printed = box.checked && (mine.editions[box.value] || mine.editions[name]);
      if (printing(box) && lacks(printing(box), printed)) unknown.push(printed);
      unknown = unknown.filter(function (id) { return id !== name; });
    });
    if (lacks(edition, mine.edition)) unknown.push(mine.edition);
    if (lacks(ruleSet, mine.ruleSet)) unknown.push(mine.ruleSet);
    tiles.value = mine.tiles || '';
    without.value = mine.without || '';
    Object.keys(mine.rules).forEach(function (rule) {
      if (!choices.some(function (choice) { return choice.getAttribute('data-rule') === rule; })) unknown.push(rule);
    });
    choices.forEach(function (choice) {
      var rule = choice.getAttribute('data-rule');
      if (lacks(choice, mine.rules[rule])) unknown.push(rule + ': ' + mine.rules[rule]);
    });
    adopts.forEach(function (box) { box.checked = mine.adopts.indexOf(box.value) >= 0; });
    return unknown.concat(mine.adopts.filter(function (id) {
      return !adopts.some(function (box) { return box.value === id; });
    }));
  }

  function take(mine, from) {
    var unknown = fill(mine);
    keep();
    // What keep() says of single tiles is told beside it.
    var rest = told.textContent ? ' ' + told.textContent : '';
    tell((unknown.length ? said('script.not-recognised', { told: from, ids: unknown.join(', ') }) : from) + rest);
  }

  function add(button) {
    button.getAttribute('data-holds').split(' ').forEach(function (text) {
      var part = text.split('*');
      boxes.forEach(function (box) {
        if (box.value !== part[0]) return;
        copies(box).value = (box.checked ? Number(copies(box).value) : 0) + Number(part[1]);
        box.checked = true;
        var own = button.getAttribute('data-edition');
        if (printing(box) && own) printing(box).value = own;
      });
    });
    keep();
  }

  document.getElementById('mine-save').addEventListener('click', function () {
    var link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file.yaml(gather())], { type: 'text/yaml' }));
    link.download = 'game.yaml';
    link.click();
    URL.revokeObjectURL(link.href);
  });
  document.getElementById('mine-open').addEventListener('change', function (event) {
    var chosen = event.target.files[0];
    if (!chosen) return;
    chosen.text().then(function (text) {
      var mine = file.read(text);
      if (boxes.some(function (box) { return nameOf(box, mine) !== undefined; })) take(mine, said('script.boxes-opened', { file: chosen.name }));
      else tell(said('script.boxes-no-sets', { file: chosen.name }));
      event.target.value = '';
    });
  });
  document.getElementById('mine-link').addEventListener('click', function () {
    location.hash = file.link(gather());
    tell(said('script.boxes-in-address'));
    if (navigator.clipboard)
      navigator.clipboard.writeText(location.href).then(function () {
        tell(said('script.boxes-link-copied'));
      }, function () { /* the address holds it */ });
  });
  document.getElementById('mine-clear').addEventListener('click', function () {
    take(store.empty(), said('script.cleared'));
  });
  form.addEventListener('click', function (event) {
    if (event.target.hasAttribute('data-holds')) add(event.target);
  });
  form.addEventListener('submit', function (event) { event.preventDefault(); });
  form.addEventListener('change', function (event) {
    if (event.target.type === 'file') return;
    keep();
    if (event.target === tiles || event.target === without) askForTiles();
  });

  form.hidden = false;
  var linked = file.fromLink(location.hash);
  if (linked) {
    take(linked, said('script.boxes-came'));
  } else {
    fill(store.read());
    keep();
  }
})();
