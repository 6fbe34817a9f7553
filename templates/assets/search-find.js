// From a query to its hits, as engine/search.cpp and engine/search_fields.cpp do it.
(function () {
  'use strict';
  var parts = window.CartularySearch = window.CartularySearch || {};
  var compared = {
    ':': function (order) { return order === 0; },
    '=': function (order) { return order === 0; },
    '!=': function (order) { return order !== 0; },
    '<': function (order) { return order < 0; },
    '<=': function (order) { return order <= 0; },
    '>': function (order) { return order > 0; },
    '>=': function (order) { return order >= 0; }
  };

  parts.searcher = function (data) {
    var words = parts.words(data);
    var index = parts.index(data, words);
    var weights = data.weights;
    var size = data.documents.length;
    var setOfConcept = new Map();
    data.documents.forEach(function (document) {
      if (ownConcept(document) && document[5]) setOfConcept.set(ownConcept(document), document[5]);
    });

    // The concept that an element or a set is.
    function ownConcept(document) {
      var kind = data.kinds[document[0]][0];
      if (kind === 'set') return '@set/' + document[1];
      return kind === 'element' || kind === 'term' ? '@' + document[1] : '';
    }
    var fault = function (node, at, what, fix, suggestion) {
      return new parts.QueryFault(node[at], what, fix, suggestion);
    };

    function documents(value) {
      return new Array(size).fill(value);
    }
    function keep(found, others) {
      for (var d = 0; d < size; d++) found[d] = found[d] && others[d];
    }

    // ---- Fields

    function nearest(name, known) {
      var best = '', least = Infinity;
      known.forEach(function (other) {
        var bound = Math.max(1, Math.floor(Math.max(name.length, other.length) / 3));
        var steps = words.distance(name.toLowerCase(), other.toLowerCase(), bound);
        if (steps > bound || steps >= least || steps >= Math.max(name.length, other.length)) return;
        least = steps;
        best = other;
      });
      return best;
    }

    function knownValues(key, rulesOnly) {
      if (key === 'status') return data.statuses.split(' ');
      if (key === 'step') return data.steps.split(' ');
      if (key === 'edition') return ['C1', 'C2', 'C3', 'WE'];
      if (key === 'kind')
        return data.kinds.filter(function (kind) { return kind[2] || !rulesOnly; })
          .map(function (kind) { return kind[0]; });
      if (key === 'set' || key === 'with') return Object.keys(data.sets);
      return Object.keys(data.tags).filter(function (tag) { return tag.startsWith(key + ':'); })
        .map(function (tag) { return tag.slice(key.length + 1); });
    }

    function valuesOf(node, rulesOnly) {
      var value = node.value.toLowerCase();
      if (node.key === 'set' || node.key === 'with') {
        if (data.sets[value]) return data.sets[value].split(' ');
        throw fault(node, 'valueColumn', "there is no set '" + node.value + "'",
                    'take an id or a code of the list of sets',
                    nearest(value, Object.keys(data.sets)));
      }
      var known = knownValues(node.key, rulesOnly);
      if (known.some(function (one) { return one.toLowerCase() === value; })) return [value];
      var beginning = node.key === 'about' ? '@' : '@by/';
      var meant = [];
      if (node.key === 'about' || node.key === 'publisher')
        index.meaning(node.value).forEach(function (term) {
          var id = term.slice(beginning.length);
          if (term.startsWith(beginning) && !id.includes('/')) meant.push(id);
        });
      if (meant.length > 0) return meant;
      throw fault(node, 'valueColumn', "'" + node.value + "' is no value of '" + node.key + "'",
                  known.length <= data.kinds.length ? 'write ' + known.join(', ')
                    : 'write an id or a name, in quotation marks if it has blanks',
                  nearest(node.value, known));
    }

    function dated(node) {
      if (!/^\d{4}(-\d\d(-\d\d)?)?$/.test(node.value))
        throw fault(node, 'valueColumn', "'" + node.value + "' is no date",
                    'write a year, month or day: 2013, 2013-05 or 2013-05-24');
      return data.documents.map(function (document) {
        var told = Math.min(document[7].length, node.value.length);
        var date = document[7].slice(0, told), wanted = node.value.slice(0, told);
        return told > 0 && compared[node.op](date < wanted ? -1 : date > wanted ? 1 : 0);
      });
    }

    function field(node, rulesOnly) {
      var keys = data.keys.split(' ');
      if (!keys.includes(node.key)) {
        if (data.tile_keys.split(' ').includes(node.key))
          throw fault(node, 'keyColumn', "'" + node.key + "' is a key of tiles alone",
                      'search tiles with it: cartulary tiles, or the page of tiles');
        throw fault(node, 'keyColumn', "rules have no key '" + node.key + "'",
                    'put text that is no key in quotation marks', nearest(node.key, keys));
      }
      if (node.key === 'date') return dated(node);
      if (![':', '=', '!='].includes(node.op))
        throw fault(node, 'keyColumn', "'" + node.key + "' takes no '" + node.op + "'",
                    'write ' + node.key + ':' + node.value + ' or ' + node.key + '!=' + node.value);
      var found = documents(node.op === '!=');
      valuesOf(node, rulesOnly).forEach(function (value) {
        var at = 0;
        (data.tags[node.key + ':' + value] || '').split(',').forEach(function (step) {
          if (step === '') return;
          at += Number(step);
          found[at] = node.op !== '!=';
        });
      });
      return found;
    }

    // ---- Words

    function isWord(node) {
      return node.kind === 'term' && !node.key && !node.quoted;
    }

    function plainWords(root) {
      var list = [];
      var whole = root.children.every(function (child) {
        if (isWord(child)) {
          list.push(child.value);
          return true;
        }
        var clause = root.kind === 'or' && child.kind === 'and' ? plainWords(child) : '';
        list.push(clause);
        return clause !== '';
      });
      return whole ? list.join(' ') : '';
    }

    function asksAQuestion(text, slots) {
      if (slots >= weights.words_of_a_question || text.includes('?')) return true;
      return slots > 1 && words.tokens(text).some(function (token) { return token.isFunction; });
    }

    function holdsPhrase(document, stems) {
      return document[8].split('\n').concat(document[4]).some(function (text) {
        var all = words.tokens(text).map(function (token) { return token.stem; });
        return (' ' + all.join(' ') + ' ').includes(' ' + stems.join(' ') + ' ');
      });
    }

    function ask(query, rulesOnly) {
      var root = parts.parseQuery(query);
      var typing = /[^\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]$/.test(query);
      var ranking = parts.ranking(index, weights);
      var called = [], touched = new Set();

      function worthOf(d) {
        var document = data.documents[d];
        var worth = ranking.worth(d) * data.kinds[document[0]][1];
        if (called.includes(ownConcept(document))) worth *= weights.called_so;
        document[9].split(' ').forEach(function (set) {
          if (set && set !== 'base-game' && !touched.has(set)) worth *= weights.other_set;
        });
        return worth;
      }

      // The sets that the words touch on: by name, or by an element that came with the set.
      function touchedSets() {
        var sets = new Set();
        ranking.slots.forEach(function (slot) {
          slot.terms.forEach(function (answer) {
            var set = setOfConcept.get(index.term(answer[0]));
            if (set && answer[1] >= weights.answers) sets.add(set);
          });
        });
        return sets;
      }

      function withSlots(slots, wanted, extra) {
        var all = parts.ranking(index, weights);
        slots.forEach(function (slot) {
          all.add(slot);
          if (wanted) ranking.add(slot);
        });
        return data.documents.map(function (document, d) {
          return all.meetsAll(d) && (!extra || extra(document));
        });
      }
      function withAll(text, wanted) {
        var slots = parts.slots(text, index, words, weights, false);
        return slots.length > 0 ? withSlots(slots, wanted) : documents(false);
      }
      function withPhrase(phrase, wanted) {
        var tokens = words.tokens(phrase);
        var slots = tokens.filter(function (token) { return !token.isFunction; })
          .map(function (token) {
            var term = index.find(token.stem);
            return term === undefined ? [] : [[term, 1]];
          });
        var stems = tokens.map(function (token) { return token.stem; });
        return withSlots(slots, wanted, function (document) { return holdsPhrase(document, stems); });
      }

      function strict(node, wanted) {
        if (node.kind === 'term') {
          if (isWord(node)) return withAll(node.value, wanted);
          return node.key ? field(node, rulesOnly) : withPhrase(node.value, wanted);
        }
        if (node.kind === 'not')
          return strict(node.children[0], false).map(function (is) { return !is; });
        var found = documents(node.kind === 'and'), text = [];
        node.children.forEach(function (child) {
          if (node.kind === 'or') {
            strict(child, wanted).forEach(function (is, d) { found[d] = found[d] || is; });
          } else if (isWord(child)) {
            text.push(child.value);
          } else {
            keep(found, strict(child, wanted));
          }
        });
        if (text.length > 0) keep(found, withAll(text.join(' '), wanted));
        return found;
      }

      function keepAnswers(found, slots, question) {
        if (slots.length === 0) return;
        var asked = parts.ranking(index, weights), best = 0, met = 0;
        slots.forEach(function (slot) {
          asked.add(slot);
          ranking.add(slot);
        });
        found.forEach(function (is, d) {
          if (!is) return;
          best = Math.max(best, asked.share(d));
          if (asked.meetsAll(d)) met++;
        });
        var whole = !question && met >= weights.few;
        for (var d = 0; d < size; d++) {
          if (!found[d]) continue;
          var share = asked.share(d);
          found[d] = whole ? asked.meetsAll(d)
            : share > 0 && share >= weights.least_share * best;
        }
      }

      function met() {
        var found = data.documents.map(function (document) {
          return !rulesOnly || data.kinds[document[0]][2];
        });
        var text = plainWords(root);
        var slots = parts.slots(text, index, words, weights, typing);
        var question = asksAQuestion(text, slots.length);
        if (slots.length === 1)
          called = slots[0].filter(function (answer) { return answer[1] >= weights.answers; })
            .map(function (answer) { return index.term(answer[0]); });
        if (root.kind === 'or' && !question) {
          keep(found, strict(root, true));
          return found;
        }
        if (!text) {
          var list = [];
          root.children.forEach(function (child) {
            if (isWord(child)) list.push(child.value);
            else keep(found, strict(child, true));
          });
          text = list.join(' ');
          slots = parts.slots(text, index, words, weights, typing);
          question = asksAQuestion(text, slots.length);
        }
        if (slots.length === 0 && text) return documents(false);
        keepAnswers(found, slots, question);
        return found;
      }

      var hits = [];
      var found = met();
      touched = touchedSets();
      found.forEach(function (is, d) {
        if (is) hits.push({ number: d, worth: worthOf(d) });
      });
      hits.sort(function (a, b) { return b.worth - a.worth || a.number - b.number; });
      return { hits: hits, ranking: ranking };
    }

    return {
      ask: ask,
      document: function (number) { return data.documents[number]; },
      // Where words that answer stand in a text: [begin, end, slot], by begin.
      marks: function (text, ranking) {
        var tokens = words.telling(text), found = [];
        function mark(first, count, term) {
          var number = index.find(term);
          var slot = number === undefined ? -1 : ranking.slotOf(number);
          if (slot >= 0) found.push([tokens[first].begin, tokens[first + count - 1].end, slot]);
        }
        tokens.forEach(function (token, i) { mark(i, 1, token.stem); });
        index.namesIn(tokens).forEach(function (name) {
          name[2].forEach(function (term) { mark(name[0], name[1], term); });
        });
        return found.sort(function (a, b) { return a[0] - b[0] || a[1] - b[1]; });
      }
    };
  };
})();
