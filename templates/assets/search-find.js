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
    var uncovered = data.uncovered.split(' ');
    var mostHouse = 5, fewSets = 2;
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
      var best = '', longer = '', least = Infinity;
      name = name.toLowerCase();
      known.forEach(function (other) {
        if (name.length >= 3 && other.toLowerCase().startsWith(name) &&
            (!longer || other.length < longer.length)) longer = other;
        var bound = Math.max(1, Math.floor(Math.max(name.length, other.length) / 3));
        var steps = words.distance(name, other.toLowerCase(), bound);
        if (steps > bound || steps >= least || steps >= Math.max(name.length, other.length)) return;
        least = steps;
        best = other;
      });
      return best || longer;
    }

    // The sets in what is called so; undefined if nothing is.
    function setsCalled(name) {
      if (data.sets[name.toLowerCase()]) return data.sets[name.toLowerCase()].split(' ');
      var key = words.nameKeys(name).find(function (one) { return data.set_names[one]; });
      return key && data.sets[data.set_names[key]].split(' ');
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
        var sets = setsCalled(node.value);
        if (sets) return sets;
        var near = nearest(value, data.set_ids.split(' ')) ||
          data.set_names[nearest(words.nameKeys(value)[0], Object.keys(data.set_names))];
        throw fault(node, 'valueColumn', "no set is called '" + node.value + "'",
                    'take an id or a code of the list of sets', near);
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
      if (node.key === 'date') return dated(node);
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

    // All words of a query of nothing but words, grouped or not; empty for all others.
    function plainWords(root) {
      if (isWord(root)) return root.value;
      if (root.kind === 'term' || root.kind === 'not') return '';
      var list = root.children.map(plainWords);
      return list.includes('') ? '' : list.join(' ');
    }

    // Makes words of the phrases that stand between words; whether there were any.
    function loosenPhrases(root) {
      var phrases = root.children.filter(function (child) {
        return child.kind === 'term' && !child.key && child.quoted;
      });
      if (!root.children.some(isWord)) return false;
      phrases.forEach(function (child) { child.quoted = false; });
      return phrases.length > 0;
    }

    function soundsLikeAQuestion(text, slots) {
      if (text.includes('?')) return true;
      return slots > 1 && words.tokens(text).some(function (token) { return token.isFunction; });
    }
    function asksAQuestion(text, slots) {
      return slots >= weights.words_of_a_question || soundsLikeAQuestion(text, slots);
    }

    // Whether parentheses stand in the query.
    function hasGroups(root) {
      return root.children.some(function (child) {
        return root.kind === 'or' && child.kind === 'and' ? hasGroups(child) : child.kind !== 'term';
      });
    }

    function holdsPhrase(document, stems) {
      return document[8].split('\n').concat(document[4]).some(function (text) {
        var all = words.tokens(text).map(function (token) { return token.stem; });
        return (' ' + all.join(' ') + ' ').includes(' ' + stems.join(' ') + ' ');
      });
    }

    // The hits, the ranking that marks words, and the first field that is wrong, or null.
    function ask(query, rulesOnly) {
      var parsed = parts.parseQuery(query, data.keys.split(' '), data.ordered.split(' '));
      var wrong = parsed.fault;
      dropFaulty(parsed.root);
      var answer = answerTo(parsed.root, query, rulesOnly);
      if (answer.hits.length + answer.house.length === 0 && loosenPhrases(parsed.root))
        answer = answerTo(parsed.root, query, rulesOnly);
      answer.fault = wrong;
      return answer;

      // Fields that nothing can meet are left out.
      function dropFaulty(root) {
        root.children = root.children.filter(function (child) {
          if (child.kind !== 'term') {
            dropFaulty(child);
            return child.children.length > 0;
          }
          if (!child.key) return true;
          try {
            field(child, rulesOnly);
            return true;
          } catch (thrown) {
            if (!(thrown instanceof parts.QueryFault)) throw thrown;
            wrong = wrong || thrown;
            return false;
          }
        });
      }
    }

    function answerTo(root, query, rulesOnly) {
      var typing = /[^\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]$/.test(query);
      var ranking = parts.ranking(index, weights);
      var called = [], touched = new Set(), unknown = [], wordsAlone = false, houseApart = false;

      function worthOf(d) {
        var document = data.documents[d];
        var worth = ranking.worth(d) * data.kinds[document[0]][1] * document[10];
        if (called.includes(ownConcept(document))) worth *= weights.called_so;
        if (document[11] && !document[11].split(' ').some(names)) worth *= weights.not_meant;
        document[9].split(' ').forEach(function (choice) {
          var near = choice.split('|').some(function (set) {
            return !set || set === 'base-game' || touched.has(set);
          });
          if (!near) worth *= weights.other_set;
        });
        return worth;
      }

      // Whether a word of the query stands for the concept.
      function names(concept) {
        var number = index.find(concept);
        return number !== undefined && ranking.slots.some(function (slot) {
          return slot.terms.some(function (answer) {
            return answer[0] === number && answer[1] >= weights.answers;
          });
        });
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
        slots.forEach(function (slot) { if (slot.length === 0) unknown.push(slot.word); });
        houseApart = !choosesStatus(root) && !slots.some(function (slot) {
          return slot.some(isHouseName);
        });
        var asked = parts.ranking(index, weights), best = 0, met = 0;
        slots.forEach(function (slot) {
          asked.add(slot);
          ranking.add(slot);
        });
        found.forEach(function (is, d) {
          if (!is || (houseApart && isHouse(d))) return;
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
        var all = plainWords(root);
        var slots = parts.slots(all, index, words, weights, typing);
        if (slots.length === 1)
          called = slots[0].filter(function (answer) { return answer[1] >= weights.answers; })
            .map(function (answer) { return index.term(answer[0]); });
        var grouped = hasGroups(root);
        var asks = grouped ? soundsLikeAQuestion : asksAQuestion;
        var question = all !== '' && asks(all, slots.length);
        if (question || (all && !grouped && root.kind === 'and')) {
          if (slots.length === 0) return documents(false);
          wordsAlone = true;
          keepAnswers(found, slots, question);
        } else if (root.kind === 'or') {
          keep(found, strict(root, true));
        } else {
          keepWordsAndRest(found);
        }
        return found;
      }

      // Words beside fields, phrases and groups: those are strict.
      function keepWordsAndRest(found) {
        var list = [];
        root.children.forEach(function (child) {
          if (isWord(child)) list.push(child.value);
          else keep(found, strict(child, true));
        });
        var text = list.join(' ');
        var slots = parts.slots(text, index, words, weights, typing);
        keepAnswers(found, slots, asksAQuestion(text, slots.length));
      }

      // House rules stand apart, unless they are what is asked for.
      function takeHouse(hits) {
        var least = hits.length > 0 ? weights.house_share * hits[0].worth : 0;
        return hits.filter(function (hit) { return isHouse(hit.number) && hit.worth >= least; })
          .slice(0, mostHouse);
      }
      function kindOf(d) { return data.kinds[data.documents[d][0]][0]; }
      function isHouse(d) {
        return data.documents[d][6] === 'house' || kindOf(d) === 'variant';
      }
      function isHouseName(answer) {
        return answer[1] >= weights.answers && index.term(answer[0]) === '@status/house';
      }

      function firstAnswers(hits) {
        if (hits.length === 0 || !data.kinds[data.documents[hits[0].number][0]][3]) return false;
        if (kindOf(hits[0].number) === 'variant') return false;
        var first = hits[0].number, next = hits.length > 1 ? hits[1].worth : 0;
        return wordsAlone && ranking.slots.length > 1 &&
          ranking.share(first) >= weights.answer_share &&
          ranking.headed(first) >= weights.answer_head &&
          hits[0].worth >= weights.answer_lead * next;
      }

      var hits = [];
      var found = met();
      touched = touchedSets();
      found.forEach(function (is, d) {
        if (is) hits.push({ number: d, worth: worthOf(d) });
      });
      hits.sort(function (a, b) { return b.worth - a.worth || a.number - b.number; });
      var house = houseApart ? takeHouse(hits) : [];
      if (houseApart) hits = hits.filter(function (hit) { return !isHouse(hit.number); });
      var missing = { sets: setsNotCovered(ranking), words: unknown };
      var answer = missing.sets.length === 0 && firstAnswers(hits) ? hits[0] : null;
      return { hits: hits, house: house, answer: answer, notCovered: missing, ranking: ranking };
    }

    // Whether a field of the query chooses among statuses or kinds.
    function choosesStatus(node) {
      return node.key === 'status' || node.key === 'kind' ||
        (node.children || []).some(choosesStatus);
    }

    // ---- What nothing here answers

    function setsNotCovered(ranking) {
      var missing = [];
      ranking.slots.forEach(function (slot) {
        var sets = setsNamed(slot.terms);
        if (sets.length === 0) sets = setsOfWord(slot.terms);
        sets.forEach(function (set) { if (!missing.includes(set)) missing.push(set); });
      });
      return missing;
    }

    function setsNamed(terms) {
      var sets = terms.filter(function (answer) { return answer[1] >= weights.answers; })
        .map(function (answer) { return setOfConcept.get(index.term(answer[0])); })
        .filter(Boolean);
      return sets.every(function (set) { return uncovered.includes(set); }) ? sets : [];
    }

    // The sets without rules in what is told of which a word stands, if it stands in no rule.
    function setsOfWord(terms) {
      var sets = new Set(), inRules = false;
      terms.forEach(function (answer) {
        if (answer[1] < weights.corrected) return;
        var postings = index.postings(answer[0]);
        for (var i = 0, at = 0; i < postings.length; i += 2) {
          at += postings[i];
          inRules = inRules || data.kinds[data.documents[at][0]][3];
          data.documents[at][9].split(/[ |]/).forEach(function (set) { if (set) sets.add(set); });
        }
      });
      var list = uncovered.filter(function (set) { return sets.has(set); });
      return inRules || sets.size > list.length || list.length > fewSets ? [] : list;
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
