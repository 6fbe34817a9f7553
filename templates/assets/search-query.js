// The query language of engine/bag/query.h: words, "phrases", key:value, -, or, parentheses; what is
// none of these is text. The same as engine/bag/query_pieces.cpp and query.cpp.
(function () {
  'use strict';
  var parts = window.CartularySearch = window.CartularySearch || {};
  var signs = ['!=', '<=', '>=', ':', '=', '<', '>'];
  var deepest = 32;

  // What is wrong with a query: `what`, at which character, `fix`, `suggestion`.
  parts.QueryFault = function (column, what, fix, suggestion) {
    this.column = column;
    this.what = what;
    this.fix = fix || '';
    this.suggestion = suggestion || '';
  };

  function isLetter(c) {
    return /[A-Za-z\u0080-\uffff]/.test(c);
  }
  function saysSomething(text) {
    return /[A-Za-z0-9\u0080-\uffff]/.test(text);
  }

  // The words, phrases, fields and signs in a row; those of no meaning left out.
  function readPieces(text, keys, ordered) {
    var at = 0, excluded = false, pieces = [], fault = null;

    function fail(column, what, fix) {
      fault = fault || new parts.QueryFault(column, what, fix);
    }
    function wordEnd(from) {
      while (from < text.length && !/[ \t\n\r()"]/.test(text[from])) from++;
      return from;
    }
    function closeOf(open) {
      var close = text.indexOf('"', open + 1);
      return close > open && saysSomething(text.slice(open + 1, close)) ? close : -1;
    }
    function excludes() {
      if (text[at] !== '-' || at + 1 >= text.length) return false;
      var next = text[at + 1];
      if (next === '"') return closeOf(at + 1) > 0;
      return next === '(' || isLetter(next);
    }
    function add(piece, width) {
      var term = { kind: 'term', key: '', op: '', value: '', quoted: false, keyColumn: at,
                   valueColumn: at };
      pieces.push({ piece: piece, excluded: excluded, at: at, term: term });
      at += width;
      return term;
    }

    function phrase() {
      var close = closeOf(at);
      if (close < 0) {
        at++;
        return;
      }
      var value = text.slice(at + 1, close);
      var term = add('term', close + 1 - at);
      term.value = value;
      term.quoted = true;
    }

    function addField(key, sign, begin, value) {
      var term = add('term', 0);
      term.key = key;
      term.op = sign;
      term.value = value;
      term.valueColumn = begin;
      return term;
    }

    function quotedField(key, sign, open) {
      var close = text.indexOf('"', open + 1);
      if (close < 0) fail(open, 'this quotation mark is not closed', "add '\"'");
      else if (close === open + 1) fail(open, 'nothing stands between the quotation marks');
      else addField(key, sign, open, text.slice(open + 1, close)).quoted = true;
      at = close < 0 ? open + 1 : close + 1;
      return true;
    }

    // Reads a known key with a sign that it takes and a value, or nothing.
    function field() {
      var end = at;
      while (end < text.length && /[A-Za-z0-9_-]/.test(text[end])) end++;
      var key = text.slice(at, end).toLowerCase();
      var sign = signs.find(function (one) { return text.startsWith(one, end); });
      if (!sign || !keys.includes(key)) return false;
      if (/^[<>]/.test(sign) && !ordered.includes(key)) return false;
      var begin = end + sign.length;
      if (text[begin] === '"') return quotedField(key, sign, begin);
      if (text[begin] === '(' && begin + 1 < text.length && isLetter(text[begin + 1])) {
        fail(begin, "'" + key + "' takes no group",
             'write (' + key + ':a or ' + key + ':b)');
        at = begin;
        return true;
      }
      var value = text.slice(begin, wordEnd(begin)).replace(/[.,;:!?]+$/, '');
      if (/^[<=>:]/.test(value) || !saysSomething(value)) return false;
      addField(key, sign, begin, value);
      at = wordEnd(begin);
      return true;
    }

    function word() {
      if (field()) return;
      var value = text.slice(at, wordEnd(at));
      add(value.toLowerCase() === 'or' && !excluded ? 'or' : 'term', value.length).value = value;
    }

    for (;;) {
      while (at < text.length && /[ \t\n\r]/.test(text[at])) at++;
      if (at >= text.length) break;
      excluded = excludes();
      if (excluded) at++;
      if (text[at] === '(') add('open', 1);
      else if (text[at] === ')') add('close', 1);
      else if (text[at] === '"') phrase();
      else word();
    }
    return { pieces: pieces, fault: function () { return fault; }, fail: fail };
  }

  // Drops parentheses without their other, those that stand too deep, and those that say nothing.
  function withGroups(read) {
    var open = [], pair = {}, kept = {};
    read.pieces.forEach(function (piece, i) {
      if (piece.piece === 'open') open.push(i);
      if (piece.piece !== 'close' || open.length === 0) return;
      if (open.length <= deepest) pair[open[open.length - 1]] = i;
      open.pop();
    });
    open.forEach(function (i) {
      if (read.pieces[i].excluded) read.fail(read.pieces[i].at, "this '(' is not closed", "add ')'");
    });
    Object.keys(pair).map(Number).forEach(function (i) {
      var inside = read.pieces.slice(i + 1, pair[i]);
      var says = read.pieces[i].excluded || inside.some(function (piece) {
        return piece.piece === 'or' || piece.term.key;
      });
      if (inside.length > 0 && says) kept[i] = kept[pair[i]] = true;
    });
    return read.pieces.filter(function (piece, i) {
      return kept[i] || (piece.piece !== 'open' && piece.piece !== 'close');
    });
  }

  function treeOf(pieces) {
    var at = 0;

    function either() {
      var all = { kind: 'or', children: [{ kind: 'and', children: [] }] };
      for (; at < pieces.length && pieces[at].piece !== 'close'; at++) {
        var clause = all.children[all.children.length - 1];
        var next = pieces[at + 1];
        var follows = next && next.piece !== 'close' && next.piece !== 'or';
        if (pieces[at].piece !== 'or') clause.children.push(item());
        else if (clause.children.length > 0 && follows) all.children.push({ kind: 'and', children: [] });
        else clause.children.push(pieces[at].term);
      }
      return all.children.length > 1 ? all : all.children[0];
    }

    function item() {
      var excluded = pieces[at].excluded, node = pieces[at].term;
      if (pieces[at].piece === 'open') {
        at++;
        node = either();
      }
      return excluded ? { kind: 'not', children: [node] } : node;
    }

    return either();
  }

  // {root, fault}: a tree of {kind: 'and'|'or'|'not', children} and {kind: 'term', key, op, value,
  // quoted, keyColumn, valueColumn}, and what is plainly wrong and left out of it, or null. `keys`
  // are those of the language, `ordered` those whose values have an order. Throws a QueryFault
  // where the text is too long.
  parts.parseQuery = function (text, keys, ordered) {
    if (text.length > 1024) throw new parts.QueryFault(1024, 'a query has at most 1024 bytes');
    var read = readPieces(text, keys, ordered);
    var pieces = withGroups(read);
    var terms = pieces.filter(function (piece) { return piece.piece === 'term'; });
    if (terms.length > 256)
      throw new parts.QueryFault(terms[256].at, 'a query has at most 256 terms');
    return { root: treeOf(pieces), fault: read.fault() };
  };
})();
