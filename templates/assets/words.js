// The page of words on a site of plain files: shows the pairs of which one word has what is typed,
// whatever the case, accents and umlauts.
(function () {
  'use strict';
  var form = document.getElementById('words-form');
  var count = document.getElementById('words-count');
  if (!form) return;
  var everything = count.textContent;
  var groups = Array.from(document.querySelectorAll('.word-group'));

  // "ü", "ue" and "u" are one, as the program has it.
  function folded(text) {
    return text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/[\u0300-\u036f]/g, '')
      .replace(/([aou])e/g, '$1');
  }
  var rows = groups.map(function (group) {
    return Array.from(group.querySelectorAll('tbody tr')).map(function (row) {
      return { element: row, text: folded(row.cells[0].textContent) + '\n' +
        folded(row.cells[1].textContent) };
    });
  });

  function show() {
    var wanted = folded(form.elements.q.value.trim());
    var found = 0;
    groups.forEach(function (group, i) {
      var some = false;
      rows[i].forEach(function (row) {
        row.element.hidden = row.text.indexOf(wanted) < 0;
        if (!row.element.hidden) { some = true; found += 1; }
      });
      group.hidden = !some;
    });
    count.textContent = wanted === '' ? everything
      : window.cartularySaid(found === 0 ? 'script.no-matches' : 'script.pairs', { n: found });
  }

  form.addEventListener('submit', function (event) { event.preventDefault(); });
  form.addEventListener('input', show);
  form.hidden = false;
})();
