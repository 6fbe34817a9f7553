// The page of all tiles on a site of plain files: shows only those that contain every word,
// and none that contains a word with `-` before it.
(function () {
  'use strict';
  var form = document.getElementById('filter');
  var count = document.getElementById('count');
  if (!form) return;
  var input = form.elements.q;
  var everything = count.textContent;
  var groups = Array.from(document.querySelectorAll('#list .group')).map(function (group) {
    var title = group.querySelector('h3').textContent;
    return {
      element: group,
      cards: Array.from(group.querySelectorAll('.card')).map(function (card) {
        return {
          element: card,
          text: (card.textContent + ' ' + title).toLowerCase(),
          copies: parseInt(card.querySelector(':scope > b').textContent, 10),
        };
      }),
    };
  });

  function answers(text, words) {
    return words.every(function (word) {
      return word[0] === '-' && word.length > 1 ? text.indexOf(word.slice(1)) < 0
                                                : text.indexOf(word) >= 0;
    });
  }

  function show() {
    var words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    var copies = 0;
    var designs = 0;
    groups.forEach(function (group) {
      var some = false;
      group.cards.forEach(function (card) {
        var shown = answers(card.text, words);
        card.element.hidden = !shown;
        if (!shown) return;
        some = true;
        designs += 1;
        copies += card.copies;
      });
      group.element.hidden = !some;
    });
    count.textContent = words.length === 0 ? everything
      : window.cartularySaid('script.pieces-of-designs', { pieces: copies, designs: designs });
  }

  form.addEventListener('submit', function (event) { event.preventDefault(); });
  input.addEventListener('input', show);
  form.hidden = false;
  show();
})();
