// The score sheet: players, what each scored, running totals. Kept in the browser, where that is
// allowed; taken along as text or CSV.
(function () {
  'use strict';
  var sheet = document.getElementById('score-sheet');
  var element = window.cartularyElement;
  var said = window.cartularySaid;
  var named = window.cartularyNamed;
  if (!sheet) return;
  var key = 'cartulary-score-sheet';
  var seats = ['red', 'blue', 'yellow', 'green', 'black', 'violet', 'pink', 'grey'];
  var state = stored();
  var last = null;

  function stored() {
    try {
      var kept = JSON.parse(localStorage.getItem(key));
      if (kept && Array.isArray(kept.players) && Array.isArray(kept.entries)) return kept;
    } catch (error) { /* nothing kept, then */ }
    return { players: [], entries: [] };
  }
  function store() {
    try { localStorage.setItem(key, JSON.stringify(state)); } catch (error) { /* not kept, then */ }
  }
  function button(text, className, act) {
    var made = element('button', className, text);
    made.type = 'button';
    made.addEventListener('click', act);
    return made;
  }
  function mark(seat) {
    var dot = element('i', 'seat seat-' + seat);
    dot.setAttribute('aria-hidden', 'true');
    return dot;
  }
  function total(seat) {
    return state.entries.reduce(function (points, entry) { return points + (entry.points[seat] || 0); }, 0);
  }
  function add(what, points) {
    Object.keys(points).forEach(function (seat) {
      if (state.players.every(function (player) { return player.seat !== seat; })) state.players.push({ seat: seat, name: '' });
    });
    state.entries.push({ what: what, points: points });
    store();
    show();
  }
  function nameOf(player) { return player.name || named(player.seat); }
  function nameOfSeat(seat) { return nameOf(state.players.filter(function (player) { return player.seat === seat; })[0] || { seat: seat }); }
  // A kind of feature is kept by its id and called as the page calls it; what was written by hand stays.
  function reasonOf(entry) {
    var kind = Array.from(document.querySelectorAll('.sc-kinds a')).find(function (link) { return link.dataset.kind === entry.what; });
    return kind ? kind.textContent : entry.what;
  }
  function hasPoints(entry, player) { return entry.points[player.seat] !== undefined; }

  function csvField(text) { return /[",\n]/.test(text) ? '"' + text.replace(/"/g, '""') + '"' : text; }
  function asCsv() {
    var rows = [[said('game-turn.what').toLowerCase()].concat(state.players.map(nameOf))];
    state.entries.forEach(function (entry) {
      rows.push([reasonOf(entry)].concat(state.players.map(function (player) { return String(entry.points[player.seat] || 0); })));
    });
    rows.push([said('common.total').toLowerCase()].concat(state.players.map(function (player) { return String(total(player.seat)); })));
    return rows.map(function (row) { return row.map(csvField).join(','); }).join('\r\n') + '\r\n';
  }
  function asText() {
    var lines = state.entries.map(function (entry) {
      return reasonOf(entry) + ': ' + state.players.filter(function (player) { return hasPoints(entry, player); })
        .map(function (player) { return nameOf(player) + ' ' + entry.points[player.seat]; }).join(', ');
    });
    lines.push(said('script.sheet-total-of', { points: state.players.map(function (player) { return nameOf(player) + ' ' + total(player.seat); }).join(', ') }));
    return lines.join('\n') + '\n';
  }
  function download(name, type, text) {
    var link = element('a');
    link.href = URL.createObjectURL(new Blob([text], { type: type }));
    link.download = name;
    link.click();
    setTimeout(function () { URL.revokeObjectURL(link.href); }, 1000);
  }

  function playersPart() {
    var part = element('div', 'ss-players');
    seats.forEach(function (seat) {
      var player = state.players.filter(function (each) { return each.seat === seat; })[0];
      var toggle = button('', 'ss-seat', function () {
        if (!player) state.players.push({ seat: seat, name: '' });
        else if (state.entries.every(function (entry) { return !entry.points[seat]; }))
          state.players = state.players.filter(function (each) { return each.seat !== seat; });
        store();
        show();
      });
      toggle.setAttribute('aria-pressed', player ? 'true' : 'false');
      toggle.appendChild(mark(seat));
      toggle.appendChild(document.createTextNode(' ' + named(seat)));
      part.appendChild(toggle);
    });
    return part;
  }
  function scored() {
    if (!last || state.players.length === 0) return null;
    var part = element('p', 'ss-last');
    var points = {};
    last.holders.forEach(function (holder) { points[holder.player] = holder.points; });
    if (last.holders.length > 0) {
      var each = last.holders.map(function (holder) { return nameOfSeat(holder.player) + ' ' + holder.points; });
      part.appendChild(button(said('script.sheet-add-scored', { points: each.join(', ') }), 'main-button', function () { add(last.kind, points); }));
    } else {
      var buttons = state.players.map(function (player) {
        return button(nameOf(player), 'ss-give', function () {
          var one = {};
          one[player.seat] = last.points;
          add(last.kind, one);
        });
      });
      part.append.apply(part, window.cartularyParts('script.sheet-give', { points: last.points, players: buttons }));
    }
    return part;
  }
  function table() {
    var made = element('table', 'wide ss-table');
    var head = made.appendChild(element('thead')).appendChild(element('tr'));
    head.appendChild(element('th', '', said('game-turn.what'))).scope = 'col';
    state.players.forEach(function (player) {
      var cell = head.appendChild(element('th', 'num'));
      cell.scope = 'col';
      var name = element('input', 'ss-name');
      name.value = player.name;
      name.placeholder = named(player.seat);
      name.maxLength = 30;
      name.setAttribute('aria-label', said('script.sheet-name', { player: named(player.seat) }));
      name.addEventListener('input', function () { player.name = name.value; store(); });
      cell.appendChild(mark(player.seat));
      cell.appendChild(name);
    });
    var body = made.appendChild(element('tbody'));
    state.entries.forEach(function (entry) {
      var row = body.appendChild(element('tr'));
      row.appendChild(element('th', '', reasonOf(entry))).scope = 'row';
      state.players.forEach(function (player) {
        row.appendChild(element('td', 'num', hasPoints(entry, player) ? String(entry.points[player.seat]) : ''));
      });
    });
    var foot = made.appendChild(element('tfoot')).appendChild(element('tr'));
    foot.appendChild(element('th', '', said('common.total'))).scope = 'row';
    state.players.forEach(function (player) { foot.appendChild(element('td', 'num', String(total(player.seat)))); });
    return made;
  }
  function byHand() {
    var form = element('form', 'ss-hand');
    var what = element('input');
    what.placeholder = said('script.sheet-reason');
    what.maxLength = 60;
    what.setAttribute('aria-label', said('script.sheet-scored'));
    var points = element('input');
    points.type = 'number';
    points.min = '-999';
    points.max = '999';
    points.placeholder = said('script.sheet-points');
    points.setAttribute('aria-label', said('script.sheet-points'));
    var who = element('select');
    who.setAttribute('aria-label', said('script.sheet-player'));
    state.players.forEach(function (player) {
      var option = element('option', '', nameOf(player));
      option.value = player.seat;
      who.appendChild(option);
    });
    form.appendChild(what);
    form.appendChild(points);
    form.appendChild(who);
    form.appendChild(element('button', '', said('script.sheet-add')));
    form.addEventListener('submit', function (event) {
      event.preventDefault();
      if (!/^-?\d{1,3}$/.test(points.value)) return;
      var one = {};
      one[who.value] = Number(points.value);
      add(what.value || said('script.sheet-manual'), one);
    });
    return form;
  }
  function tools() {
    var part = element('p', 'ss-tools');
    part.appendChild(button(said('board.undo'), '', function () { state.entries.pop(); store(); show(); }));
    part.appendChild(button(said('script.sheet-text'), '', function () { download('score.txt', 'text/plain', asText()); }));
    part.appendChild(button(said('script.sheet-csv'), '', function () { download('score.csv', 'text/csv', asCsv()); }));
    part.appendChild(button(said('frame-sheet.print'), '', function () { window.print(); }));
    part.appendChild(button(said('script.sheet-new'), '', function () {
      if (state.entries.length > 0 && !window.confirm(said('script.sheet-clear'))) return;
      state = { players: state.players, entries: [] };
      store();
      show();
    }));
    return part;
  }

  function show() {
    var title = document.getElementById('ss-title');
    sheet.textContent = '';
    sheet.appendChild(title);
    sheet.appendChild(playersPart());
    if (state.players.length === 0) {
      sheet.appendChild(element('p', 'aside', said('script.sheet-choose')));
      return;
    }
    var done = scored();
    if (done) sheet.appendChild(done);
    var scroll = sheet.appendChild(element('div', 'scroll'));
    scroll.setAttribute('role', 'region');
    scroll.setAttribute('aria-label', said('script.sheet-scores'));
    scroll.tabIndex = 0;
    scroll.appendChild(table());
    sheet.appendChild(byHand());
    sheet.appendChild(tools());
  }

  document.addEventListener('cartulary-scored', function (event) {
    last = event.detail;
    show();
  });
  sheet.hidden = false;
  show();
}());
