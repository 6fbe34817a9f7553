// Rulings fold on narrow screens, all but differences and open questions; a ruling that the
// address names is open; before printing all are. Without scripts all stand open. The contents mark
// the part that is being read.
(() => {
  'use strict';
  const links = new Map([...document.querySelectorAll('.toc a')].map((link) =>
    [document.getElementById(link.hash.slice(1)), link]));
  const mark = () => {
    const read = [...links.keys()].findLast((heading) => heading?.getBoundingClientRect().top < 120);
    for (const [heading, link] of links) {
      if (heading !== read) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        link.closest('.toc').scrollTo({ left: link.offsetLeft - 60 });
      }
    }
  };
  if (links.size > 0) addEventListener('scroll', () => requestAnimationFrame(mark), { passive: true });

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
