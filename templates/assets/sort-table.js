// Tables that say data-sorts: a click on a column's title sorts by it, a second one the other way.
// Rows that are equal keep their order.
(function () {
  'use strict';

  function key(row, column, isNumber) {
    var text = row.cells[column].textContent.trim();
    return isNumber ? Number(text || -1) : text;
  }

  function sort(table, column) {
    var heads = Array.from(table.tHead.rows[0].cells);
    var head = heads[column];
    var isNumber = head.classList.contains('num');
    // Numbers begin with the largest: that is what one looks for.
    var first = isNumber ? 'descending' : 'ascending';
    var other = isNumber ? 'ascending' : 'descending';
    var order = head.getAttribute('aria-sort') === first ? other : first;
    heads.forEach(function (one) { one.removeAttribute('aria-sort'); });
    head.setAttribute('aria-sort', order);
    var sign = order === 'ascending' ? 1 : -1;
    var rows = Array.from(table.tBodies[0].rows);
    rows.sort(function (a, b) {
      var x = key(a, column, isNumber);
      var y = key(b, column, isNumber);
      return sign * (isNumber ? x - y : x.localeCompare(y, 'en'));
    });
    table.tBodies[0].append.apply(table.tBodies[0], rows);
  }

  Array.from(document.querySelectorAll('table[data-sorts]')).forEach(function (table) {
    Array.from(table.tHead.rows[0].cells).forEach(function (head, column) {
      var button = document.createElement('button');
      button.type = 'button';
      button.className = 'sorter';
      button.textContent = head.textContent;
      button.addEventListener('click', function () { sort(table, column); });
      head.replaceChildren(button);
    });
  });
})();
