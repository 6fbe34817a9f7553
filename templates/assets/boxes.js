// On the page of a hole: counts only the boxes that the reader has ticked. The choice is kept
// in the browser, where that is allowed. Sets and their tiles stand in sets-data.js.
(function () {
  'use strict';
  var sets = window.cartularySets;
  var place = document.getElementById('boxes');
  var answer = document.getElementById('boxes-answer');
  if (!sets || !place || !answer) return;
  var key = 'cartulary-boxes';
  var groups = Array.from(document.querySelectorAll('#all-sets .group'));

  function stored() {
    try { return (localStorage.getItem(key) || '').split(' '); } catch (error) { return []; }
  }
  function store(ids) {
    try { localStorage.setItem(key, ids.join(' ')); } catch (error) { /* not kept, then */ }
  }
  function element(name, className, text) {
    var made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  var details = element('details', 'choose');
  var list = element('ul');
  var field = element('fieldset', 'ticks');
  field.append(element('legend', 'unseen', 'Your boxes'), list);
  details.append(element('summary', '', 'Count only your boxes'), field);
  var result = element('p', 'verdict');
  result.setAttribute('role', 'status');
  place.append(details, result);
  place.hidden = false;

  var kept = stored();
  var boxes = sets.map(function (set) {
    var box = element('input');
    box.type = 'checkbox';
    box.value = set[0];
    box.checked = kept.indexOf(set[0]) >= 0;
    var label = element('label');
    label.append(box, ' ' + set[1] + ' ', element('small', '', set[3]));
    var item = element('li');
    item.append(label);
    list.append(item);
    return box;
  });

  function count() {
    var ids = [];
    var bag = 0;
    boxes.forEach(function (box, i) {
      if (!box.checked) return;
      ids.push(box.value);
      bag += sets[i][2];
    });
    var copies = 0;
    groups.forEach(function (group) {
      var mine = ids.indexOf(group.getAttribute('data-set')) >= 0;
      group.hidden = ids.length > 0 && !mine;
      if (mine) copies += Number(group.getAttribute('data-copies'));
    });
    answer.hidden = ids.length > 0;
    result.textContent = ids.length === 0 ? ''
      : (copies === 0 ? 'None' : copies) + ' of ' + bag + ' tiles in your boxes ' +
        (copies === 1 ? 'fits' : 'fit') +
        (copies === 0 ? '' : ' (next draw ' + (100 * copies / bag).toFixed(1) + ' %)');
    return ids;
  }

  list.addEventListener('change', function () { store(count()); });
  details.open = count().length > 0;
})();
