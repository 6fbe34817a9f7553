// Guides on a site of plain files: shows only what applies to the sets that the reader has ticked.
// The choice is kept in the browser, where that is allowed. Each
// line names the sets that it needs: all of data-sets, one of data-any, none of data-not; it goes
// with the line that data-under names.
(function () {
  'use strict';
  var place = document.getElementById('guide-sets');
  if (!place) return;
  var key = 'cartulary-boxes';
  var count = document.getElementById('guide-count');
  var scope = document.getElementById('guide-scope');
  var boxes = Array.from(place.querySelectorAll('input[type="checkbox"]'));
  var lines = Array.from(document.querySelectorAll('.g-line, table.figures tbody tr[id]'));
  var columns = Array.from(document.querySelectorAll('table.figures thead th'));
  var parts = Array.from(document.querySelectorAll('.g-part, table.figures tbody'));

  function stored() {
    try { return (localStorage.getItem(key) || '').split(' '); } catch (error) { return []; }
  }
  function store(ids) {
    try {
      // Sets that this page does not name stay chosen.
      var known = boxes.map(function (box) { return box.value; });
      var others = stored().filter(function (id) { return id && known.indexOf(id) < 0; });
      localStorage.setItem(key, others.concat(ids).join(' '));
    } catch (error) { /* not kept, then */ }
  }
  function named(line, name) {
    var text = line.getAttribute(name);
    return text ? text.split(' ') : [];
  }

  function applies(line, ids) {
    function has(id) { return ids.indexOf(id) >= 0; }
    var any = named(line, 'data-any');
    if (!named(line, 'data-sets').every(has) || named(line, 'data-not').some(has)) return false;
    if (any.length > 0 && !any.some(has)) return false;
    var above = line.getAttribute('data-under');
    var over = above && document.getElementById(above);
    return !over || !over.hidden;
  }

  // Questions on figures that no ticked set brings up.
  function showColumns(ids) {
    columns.forEach(function (head, i) {
      var hidden = ids.length > 0 && !applies(head, ids);
      head.hidden = hidden;
      lines.forEach(function (line) { line.cells[i].hidden = hidden; });
    });
  }

  function show() {
    var ids = boxes.filter(function (box) { return box.checked; })
      .map(function (box) { return box.value; });
    var left = 0;
    lines.forEach(function (line) {
      line.hidden = ids.length > 0 && !applies(line, ids);
      if (line.hidden) left += 1;
    });
    showColumns(ids);
    parts.forEach(function (part) {
      part.hidden = !part.querySelector('.g-line:not([hidden]), tr[id]:not([hidden])');
    });
    var titles = boxes.filter(function (box) { return box.checked; })
      .map(function (box) { return box.nextElementSibling.textContent.trim(); });
    count.textContent = ids.length === 0 ? '' : window.cartularySaid('script.lines-apply',
      { n: lines.length - left, all: lines.length, sets: titles.join(', ') });
    if (scope) scope.hidden = ids.length > 0;
    return ids;
  }

  var kept = stored();
  boxes.forEach(function (box) { box.checked = kept.indexOf(box.value) >= 0; });
  place.hidden = false;
  place.addEventListener('change', function () { store(show()); });
  show();
})();
