// The slots of a question and how well documents answer to them; the same as
// engine/search_slot.cpp and engine/search_ranking.cpp, on the index of search-data.js.
(function () {
  'use strict';
  var parts = window.CartularySearch = window.CartularySearch || {};

  // Looks things up in the index.
  parts.index = function (data, words) {
    var numbers = new Map();
    data.terms.forEach(function (term, number) { numbers.set(term[0], number); });
    var names = new Map();
    var longest = new Map();
    Object.keys(data.names).forEach(function (name) {
      var stems = name.split(' ');
      var meaning = data.names[name].split(' ');
      names.set(name, { gaps: Number(meaning[0]), concepts: meaning.slice(1) });
      longest.set(stems[0], Math.max(longest.get(stems[0]) || 0, stems.length));
    });
    var allNames = Object.keys(data.names);
    var allWords = data.words.split(' ');
    var known = new Set(allWords);

    function stems(tokens) {
      return tokens.map(function (token) { return token.stem; }).join(' ');
    }

    return {
      size: data.documents.length,
      find: function (term) { return numbers.get(term); },
      term: function (number) { return data.terms[number][0]; },
      postings: function (number) {
        var term = data.terms[number];
        if (typeof term[1] === 'string') term[1] = term[1].split(',').map(Number);
        return term[1];
      },
      hasWord: function (word) { return known.has(word); },
      wordsFrom: function (beginning) {
        return allWords.filter(function (word) { return word.startsWith(beginning); });
      },
      wordsNear: function (word) {
        var near = [], least = words.forgiven(word);
        if (least === 0) return near;
        allWords.forEach(function (other) {
          if (other[0] !== word[0] || other.length < 3) return;
          var slips = words.slips(word, other, least);
          if (slips > least) return;
          if (slips < least) near = [];
          least = slips;
          near.push(other);
        });
        return near;
      },
      meaning: function (text) { 
        var meaning = names.get(stems(words.telling(text)));
        return meaning ? meaning.concepts : [];
      },
      // Every name in the tokens: [first, count, concepts].
      namesIn: function (tokens) {
        var found = [];
        tokens.forEach(function (token, first) {
          var most = Math.min(longest.get(token.stem) || 0, tokens.length - first);
          for (var count = 1, gaps = 0; count <= most; count++) {
            var gap = count > 1 ? tokens[first + count - 1].gap : 0;
            if (gap === 2) break;
            if (gap === 1) gaps |= 1 << (count - 1);
            var name = names.get(stems(tokens.slice(first, first + count)));
            if (name && (gaps & ~name.gaps) === 0) found.push([first, count, name.concepts]);
          }
        });
        return found;
      },
      namesBegunWith: function (tokens) {
        var before = stems(tokens.slice(0, -1));
        var key = (before ? before + ' ' : '') + tokens[tokens.length - 1].word;
        var concepts = [];
        allNames.forEach(function (name) {
          if (!name.startsWith(key)) return;
          names.get(name).concepts.forEach(function (one) {
            if (!concepts.includes(one)) concepts.push(one);
          });
        });
        return concepts;
      }
    };
  };

  // The slots of some words: lists of [term, weight].
  parts.slots = function (text, index, words, weights, typing) {
    var readings = [];

    function reading(word, gap, others, weight, typed) {
      return { token: { word: word, stem: words.stem(word), gap: gap }, others: others,
               weight: weight, typed: typed };
    }
    function isKnown(word) {
      return index.find(words.stem(word)) !== undefined || index.meaning(word).length > 0;
    }

    function halves(word, gap, typed) {
      for (var at = weights.shortest_half; at + weights.shortest_half <= word.length; at++) {
        var first = word.slice(0, at), second = word.slice(at);
        if (!index.hasWord(first) || !index.hasWord(second)) continue;
        readings.push(reading(first, gap, [], 1, false), reading(second, 0, [], 1, typed));
        return true;
      }
      return false;
    }

    // Whether a word of some length names an element or a set.
    function namesAThing(word) {
      return word.length >= weights.shortest_form && (index.meaning(word)[0] || '').startsWith('@');
    }

    // A name that the word is a form of, as part of a compound.
    function namedForm(word) {
      if (word.length < weights.shortest_half) return undefined;
      return [word, word + 'e'].concat(words.germanForms(word)).find(function (form) {
        return index.meaning(form).length > 0;
      });
    }

    // "Drachenplättchen": two names as one, with the letters that join them in German.
    function compound(word, gap) {
      for (var at = weights.shortest_half; at + weights.shortest_half <= word.length; at++) {
        var first = namedForm(word.slice(0, at));
        var second = first && namedForm(word.slice(at));
        if (!second) continue;
        readings.push(reading(first, gap, [], 1, false), reading(second, 0, [], 1, false));
        return true;
      }
      return false;
    }

    function understand(word, gap, typed) {
      // "Wirtshäuser" stands in a title, and is the plural of a name as well.
      var names = index.meaning(word).length > 0 ? [] : words.germanForms(word)
        .filter(namesAThing);
      if (isKnown(word) || (typed && index.wordsFrom(word).length > 0)) {
        readings.push(reading(word, gap, names, 1, typed));
        return;
      }
      var english = words.english(word);
      if (english !== undefined) {
        readings.push(reading(english, gap, names, 1, typed));
        return;
      }
      var german = words.germanForms(word).find(isKnown);
      if (german !== undefined) {
        readings.push(reading(german, gap, names, 1, typed));
        return;
      }
      if (halves(word, gap, typed) || compound(word, gap)) return;
      var near = index.wordsNear(word);
      if (near.length > 0)
        readings.push(reading(near[0], gap, near.slice(1), weights.corrected, false));
      else
        readings.push(reading(word, gap, names, 1, typed));
    }

    var slot;
    function add(text, weight) {
      var term = index.find(text);
      if (term === undefined) return;
      var known = slot.find(function (one) { return one[0] === term; });
      if (known) known[1] = Math.max(known[1], weight);
      else slot.push([term, weight]);
    }
    function addWord(word, weight) {
      add(words.stem(word), weight);
      index.meaning(word).forEach(function (term) { add(term, weight * weights.name); });
    }

    // A name of several words.
    function nameAt(first) {
      var tokens = readings.slice(first).map(function (one) { return one.token; });
      var count = 0, concepts = null;
      index.namesIn(tokens).forEach(function (name) {
        if (name[0] !== 0 || name[1] <= count) return;
        count = name[1];
        concepts = name[2];
      });
      if (readings[readings.length - 1].typed && tokens.length > Math.max(count, 1)) {
        var begun = index.namesBegunWith(tokens);
        if (begun.length > 0) {
          concepts = begun;
          count = tokens.length;
        }
      }
      if (count < 2) return 0;
      var weight = weights.name;
      readings.slice(first, first + count).forEach(function (one) {
        weight = Math.min(weight, weights.name * one.weight);
        add(one.token.stem, weights.part);
      });
      concepts.forEach(function (term) { add(term, weight); });
      return count;
    }

    function addBeginnings(one) {
      var weight = isKnown(one.token.word) ? weights.beginning : 1;
      index.wordsFrom(one.token.word).slice(0, weights.most_beginnings).forEach(function (word) {
        if (word !== one.token.word) addWord(word, weight);
      });
    }

    function slotAt(first, slots) {
      slot = [];
      slot.word = readings[first].token.word;
      var count = nameAt(first);
      if (count === 0) {
        var one = readings[first];
        addWord(one.token.word, one.weight);
        one.others.forEach(function (other) { addWord(other, one.weight); });
        if (one.typed) addBeginnings(one);
        count = 1;
      }
      slots.push(slot);
      return count;
    }

    var tokens = words.telling(text);
    if (tokens.length === 0 && typing) tokens = words.tokens(text).slice(-1);
    tokens.forEach(function (token, i) {
      understand(token.word, token.gap, typing && i + 1 === tokens.length);
    });
    var slots = [];
    for (var i = 0; i < readings.length;) i += slotAt(i, slots);
    var seen = new Set();
    return slots.filter(function (one) {
      var key = JSON.stringify(one);
      if (one.length > 0 && seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  };

  parts.ranking = function (index, weights) {
    var slots = [], rarity = 0;

    function rarityOf(withIt) {
      var odds = (index.size - withIt + 0.5) / (withIt + 0.5);
      return Math.round(1000 * Math.log1p(odds)) / 1000;
    }

    return {
      slots: slots,
      add: function (terms) {
        var one = { terms: terms, weight: new Float32Array(index.size),
                    impact: new Float32Array(index.size), head: new Float32Array(index.size) };
        var named = false;
        terms.forEach(function (term) {
          var postings = index.postings(term[0]);
          named = named || index.term(term[0]).startsWith('@');
          for (var i = 0, at = 0; i < postings.length; i += 2) {
            at += postings[i];
            var impact = postings[i + 1] >> 1;
            one.weight[at] = Math.max(one.weight[at], Math.fround(term[1]));
            one.impact[at] =
              Math.max(one.impact[at], Math.fround(term[1] * impact / weights.full_impact));
            if (postings[i + 1] & 1) one.head[at] = Math.max(one.head[at], Math.fround(term[1]));
          }
        });
        var count = 0;
        one.weight.forEach(function (weight) { if (weight >= weights.answers) count++; });
        one.rarity = rarityOf(terms.length > 0 ? count : index.size / weights.share_of_unknown);
        if (named) one.rarity *= weights.name_rarity;
        rarity += one.rarity;
        slots.push(one);
      },
      meetsAll: function (document) {
        return slots.every(function (slot) { return slot.weight[document] >= weights.answers; });
      },
      share: function (document) {
        if (rarity <= 0) return 1;
        var met = 0;
        slots.forEach(function (slot) { met += slot.rarity * slot.weight[document]; });
        return met / rarity;
      },
      headed: function (document) {
        var head = 0;
        slots.forEach(function (slot) { head += slot.rarity * slot.head[document]; });
        return rarity > 0 ? head / rarity : 0;
      },
      worth: function (document) {
        var sum = 0, head = this.headed(document);
        slots.forEach(function (slot) { sum += slot.rarity * slot.impact[document]; });
        var met = this.share(document);
        return sum * (weights.least_of_worth + (1 - weights.least_of_worth) * met * met) *
          (1 + weights.head_gain * head * head);
      },
      // The slot that a term answers to best, -1 if none.
      slotOf: function (term) {
        var best = -1, most = 0;
        slots.forEach(function (slot, number) {
          slot.terms.forEach(function (candidate) {
            if (candidate[0] !== term || candidate[1] <= most) return;
            most = candidate[1];
            best = number;
          });
        });
        return best;
      }
    };
  };
})();
