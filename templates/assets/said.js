// What scripts say: messages by their ids, in the language of the page. Before each script stand the
// messages that it names (docgen/views/script_words.h).
//
//   cartularySaid('count.tile', { n: 3 });     // "3 tiles"
//   cartularyParts('script.held-by', { who }, { b: (...words) => element('b', '', ...words) });
//   cartularyNamed('inns-and-cathedrals');     // the name of a set, a figure, a kind of things
(function () {
  'use strict';
  const { lang } = document.documentElement;
  const { cartularyWords: words } = window;
  const written = (value) => (typeof value === 'number' ? value.toLocaleString(lang) : value);

  // Texts, what stands in holes, and what `elements` makes of the words within them.
  function parts(id, holes = {}, elements = {}) {
    const open = [[]];
    for (const token of words[id].split(/(\{.*?\}|<.*?>)/)) {
      const [, hole, one, other] = token.match(/^\{[#*]?([\w-]+)(?:, one: (.*), other: (.*))?\}$/) ?? [];
      const [, closes, name, alone] = token.match(/^<(\/?)([\w-]+)(\/?)>$/) ?? [];
      const within = closes ? open.pop() : [];
      if (name && !closes && !alone) open.push([]);
      else if (name) open.at(-1).push(elements[name](...within));
      else if (other !== undefined) open.at(-1).push((holes[hole] === 1 ? one : other).replace('#', written(holes[hole])));
      else open.at(-1).push(...[].concat(hole ? written(holes[hole]) : token));
    }
    return open[0].filter((part) => part !== '');
  }

  Object.assign(window, {
    cartularyParts: parts,
    cartularySaid: (id, holes) => parts(id, holes).join(''),
    cartularyNamed: (id) => window.cartularyNames?.[id] ?? id.replaceAll('-', ' '),
    // "8.3 %"
    cartularyPercent: (chance) => `${(100 * chance).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`,
  });
})();
