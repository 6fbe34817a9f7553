// The words of a text as the search compares them; the same as engine/text/search_words.cpp, with the
// tables of search-data.js.
(function () {
  'use strict';
  var parts = window.CartularySearch = window.CartularySearch || {};

  parts.words = function (data) {
    var functions = new Set(data.functions.split(' '));
    var numbers = data.numbers.split(' ');
    var irregulars = new Map();
    data.irregulars.split(' ').forEach(function (word, i, all) {
      if (i % 2 === 1) irregulars.set(all[i - 1], word);
    });

    var germans = new Map();
    data.germans.split(' ').forEach(function (word, i, all) {
      if (i % 2 === 1) germans.set(all[i - 1], word);
    });

    function isPlain(code) {
      return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    }

    // What a letter adds to a word; null where it parts words.
    function fold(letter) {
      var code = letter.codePointAt(0);
      if (code < 128) {
        var small = letter.toLowerCase();
        return isPlain(small.charCodeAt(0)) ? small : null;
      }
      var place = code - data.first_folded;
      if (place >= 0 && place < data.folds.length) return data.folds[place] || null;
      if (code >= 0x300 && code < 0x370) return '';
      var sign = place < 0 || (code >= 0x2000 && code < 0x2C00) || (code >= 0x3000 && code < 0x3030);
      return sign ? null : letter;
    }

    function endsWithAny(word, endings) {
      return endings.some(function (ending) { return word.endsWith(ending); });
    }

    function withoutPlural(word) {
      if (word.length < 4 || !word.endsWith('s')) return word;
      if (word.endsWith('ies') && word.length > 4) return word.slice(0, -3) + 'y';
      if (endsWithAny(word, ['sses', 'xes', 'ches', 'shes', 'zes'])) return word.slice(0, -2);
      return endsWithAny(word, ['ss', 'us', 'is']) ? word : word.slice(0, -1);
    }

    function withoutVerbEnding(word) {
      var letters = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0;
      if (letters === 0 || word.length < letters + 3) return word;
      var rest = word.slice(0, -letters);
      if (!/[aeiouy]/.test(rest)) return word;
      return rest.length > 3 && /([^aeioulsyz])\1$/.test(rest) ? rest.slice(0, -1) : rest;
    }

    function stem(word) {
      var number = numbers.indexOf(word);
      if (number >= 0) return String(number);
      var it = irregulars.get(word) || word;
      if (it.length < 4) return it;
      it = withoutVerbEnding(withoutPlural(it));
      if (it.length > 5 && it.endsWith('ly')) it = it.slice(0, -2);
      return it.length > 3 && it.endsWith('e') ? it.slice(0, -1) : it;
    }

    // gap: what stands before it: 0 nothing, 1 function words, 2 punctuation.
    function token(word, begin, end, gap) {
      return { word: word, stem: stem(word), begin: begin, end: end, gap: gap,
               isFunction: functions.has(word) };
    }

    function telling(text) {
      var gap = 0;
      return tokens(text).filter(function (one) {
        gap = Math.max(gap, one.gap, one.isFunction ? 1 : 0);
        if (one.isFunction) return false;
        one.gap = gap;
        gap = 0;
        return true;
      });
    }

    function tokens(text) {
      var found = [], word = '', begin = 0, end = 0, skip = false, gap = 0;
      function finish() {
        skip = false;
        if (word) {
          found.push(token(word, begin, end, gap));
          gap = 0;
        }
        word = '';
      }
      for (var at = 0; at < text.length;) {
        var letter = String.fromCodePoint(text.codePointAt(at));
        var next = at + letter.length;
        if ((letter === "'" || letter === '\u2019') && word) {
          // don't is one word, a player's is that of a player.
          if (/^s(?![a-z0-9])/i.test(text.slice(next, next + 2))) {
            finish();
            skip = true;
          } else {
            skip = false;
          }
        } else {
          var folded = fold(letter);
          if (folded === null) {
            finish();
            if ('.,;:?!()"\u00b7\u201c\u201d'.includes(letter)) gap = 2;
          } else if (skip) {
            skip = false;
          } else {
            if (!word) begin = at;
            word += folded;
            end = next;
          }
        }
        at = next;
      }
      finish();
      return found;
    }

    function germanForms(word) {
      var plain = word.replace(/([aou])e/g, '$1');
      var forms = plain === word ? [] : [plain];
      [word, plain].forEach(function (base) {
        ['en', 'ern', 'er', 'es', 'em', 'n', 'e', 's'].forEach(function (ending) {
          if (base.length >= ending.length + 3 && base.endsWith(ending))
            forms.push(base.slice(0, -ending.length));
        });
      });
      return forms;
    }

    // The keys of a name, the nearest first.
    function nameKeys(name) {
      function stems(list) {
        return list.map(function (one) { return one.stem; }).join(' ');
      }
      var all = telling(name);
      if (all.length === 0) return [stems(tokens(name))];
      var before = all.slice(0, -1).map(function (one) {
        return stem(one.word.replace(/([aou])e/g, '$1')) + ' ';
      }).join('');
      var last = all[all.length - 1].word;
      var forms = [last.replace(/([aou])e/g, '$1')].concat(germanForms(last));
      return [stems(all)].concat(forms.map(function (form) { return before + stem(form); }));
    }

    function withoutRuns(word) {
      return word.replace(/(.)\1+/g, '$1');
    }

    // Steps from one word to the other, most + 1 if there are more than most.
    function distance(a, b, most) {
      if (Math.abs(a.length - b.length) > most) return most + 1;
      var beforeLast = [], last = [], row = [];
      for (var k = 0; k <= b.length; k++) last[k] = k;
      for (var i = 1; i <= a.length; i++) {
        row = [i];
        for (var j = 1; j <= b.length; j++) {
          row[j] = Math.min(last[j] + 1, row[j - 1] + 1,
                            last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
          if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
            row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
        beforeLast = last;
        last = row;
      }
      return Math.min(last[b.length], most + 1);
    }

    return {
      tokens: tokens,
      telling: telling,
      stem: stem,
      germanForms: germanForms,
      nameKeys: nameKeys,
      // The English word for a German one of questions; undefined for all others.
      english: function (word) { return germans.get(word); },
      distance: distance,
      slips: function (a, b, most) { return distance(withoutRuns(a), withoutRuns(b), most); },
      forgiven: function (word) {
        var length = withoutRuns(word).length;
        return length < 4 ? 0 : length < 7 ? 1 : 2;
      }
    };
  };
})();
