// Rulings fold on narrow screens, all but differences and open questions; a ruling that the
// address names is open; before printing all are. Without scripts all stand open.
(() => {
  'use strict';
  const rulings = [...document.querySelectorAll('details.ruling')];
  if (rulings.length === 0) return;
  const narrow = matchMedia('(max-width: 47.99rem)').matches;
  const stays = (ruling) => ruling.matches('.difference, .open');
  const foldAll = (open) => {
    for (const ruling of rulings) ruling.open = open;
  };
  const openNamed = () => {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (named && named.matches('details.ruling')) {
      named.open = true;
      named.scrollIntoView();
    }
  };
  if (narrow) for (const ruling of rulings) ruling.open = stays(ruling);
  openNamed();
  addEventListener('hashchange', openNamed);
  addEventListener('beforeprint', () => foldAll(true));
  const folds = document.getElementById('folds');
  folds.hidden = false;
  folds.addEventListener('click', (event) => {
    const button = event.target.closest('button[data-fold]');
    if (button) foldAll(button.dataset.fold === 'open');
  });
})();
