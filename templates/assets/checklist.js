// The checklist of expansions: a box before each line, and what is ticked is kept in the browser, where that
// is allowed. It is apart from My boxes: one plays with less than one owns, and the lines tell printings.
(function () {
  'use strict';
  var key = 'cartulary-checklist';
  var lines = Array.from(document.querySelectorAll('.g-line'));
  var place = document.querySelector('.jump');
  // Other guides of this form have nothing to tick.
  if (!place || !document.querySelector('main a[href$="checklist.json"]')) return;

  function stored() {
    try { return (localStorage.getItem(key) || '').split(' '); } catch (error) { return []; }
  }

  var count = document.createElement('p');
  count.className = 'aside';
  count.setAttribute('role', 'status');
  place.before(count);
  var kept = stored();
  var boxes = lines.map(function (line) {
    var box = document.createElement('input');
    var text = line.querySelector('.g-text > a, .g-text');
    text.id = line.id + '-text';
    box.type = 'checkbox';
    box.className = 'g-own';
    box.value = line.id;
    box.checked = kept.indexOf(line.id) >= 0;
    box.setAttribute('aria-labelledby', text.id);
    line.prepend(box);
    return box;
  });

  function show() {
    var ids = boxes.filter(function (box) { return box.checked; }).map(function (box) { return box.value; });
    count.textContent = window.cartularySaid('script.ticked', { n: ids.length, all: boxes.length });
    return ids;
  }

  document.getElementById('guide').addEventListener('change', function () {
    try { localStorage.setItem(key, show().join(' ')); } catch (error) { /* not kept, then */ }
  });
  show();
})();
