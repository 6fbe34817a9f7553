// The query language of engine/query.h: words, "phrases", key:value, -, or, parentheses.
(function () {
  'use strict';
  var parts = window.CartularySearch = window.CartularySearch || {};
  var signs = ['!=', '<=', '>=', ':', '=', '<', '>'];

  // What is wrong with a query: `what`, at which character, `fix`, `suggestion`.
  parts.QueryFault = function (column, what, fix, suggestion) {
    this.column = column;
    this.what = what;
    this.fix = fix || '';
    this.suggestion = suggestion || '';
  };

  // A tree of {kind: 'and'|'or'|'not', children} and {kind: 'term', key, op, value, quoted,
  // keyColumn, valueColumn}. Throws a QueryFault.
  parts.parseQuery = function (text) {
    var at = 0, terms = 0;

    function fail(column, what, fix) {
      throw new parts.QueryFault(column, what, fix);
    }
    function skipSpaces() {
      while (at < text.length && /[ \t\n\r]/.test(text[at])) at++;
    }
    function wordEnd(from) {
      while (from < text.length && !/[ \t\n\r()"]/.test(text[from])) from++;
      return from;
    }
    function atOr() {
      return text.slice(at, wordEnd(at)).toLowerCase() === 'or';
    }

    function either(depth) {
      var all = { kind: 'or', children: [] }, sign = 0;
      for (;;) {
        var clause = every(depth);
        skipSpaces();
        var first = all.children.length === 0;
        var follows = at < text.length && atOr();
        if (clause.children.length === 0 && (!first || follows))
          fail(first ? at : sign, "'or' stands between two terms", 'name what else may match');
        if (first && !follows) return clause;
        all.children.push(clause);
        if (!follows) return all;
        sign = at;
        at += 2;
      }
    }

    function every(depth) {
      var all = { kind: 'and', children: [] };
      for (skipSpaces(); at < text.length && text[at] !== ')' && !atOr(); skipSpaces())
        all.children.push(item(depth));
      return all;
    }

    function item(depth) {
      if (text[at] !== '-') return plainItem(depth);
      var sign = at++;
      if (at >= text.length || /[ \t\n\r)]/.test(text[at]))
        fail(sign, "'-' excludes nothing", 'write it before a term, without a space');
      if (text[at] === '-') fail(at, "'-' stands twice", 'write it once');
      return { kind: 'not', children: [plainItem(depth)] };
    }

    function plainItem(depth) {
      return text[at] === '(' ? group(depth) : term();
    }

    function group(depth) {
      var open = at++;
      if (depth + 1 > 32) fail(open, 'parentheses stand more than 32 deep');
      var inside = either(depth + 1);
      if (text[at] !== ')') fail(open, "this '(' is not closed", "add ')'");
      at++;
      if (inside.kind === 'and' && inside.children.length === 0)
        fail(open, 'nothing stands between the parentheses');
      return inside;
    }

    function signAt(offset) {
      return signs.find(function (sign) { return text.startsWith(sign, offset); });
    }

    function term() {
      var node = { kind: 'term', key: '', op: '', value: '', quoted: false, keyColumn: at };
      if (++terms > 256) fail(at, 'a query has at most 256 terms');
      var end = at;
      while (end < text.length && /[A-Za-z0-9_-]/.test(text[end])) end++;
      var sign = signAt(end);
      if (sign && end === at)
        fail(at, "a key is missing before '" + sign + "'",
             'write key' + sign + 'value, or the text in quotes');
      if (sign) {
        node.key = text.slice(at, end).toLowerCase();
        node.op = sign;
        at = end + sign.length;
      }
      value(node);
      return node;
    }

    function value(node) {
      node.valueColumn = at;
      if (text[at] !== '"') {
        var end = wordEnd(at);
        node.value = text.slice(at, end);
        if (!node.value) fail(at, "'" + node.key + "' has no value", 'write it without a space');
        at = end;
        return;
      }
      var open = at++;
      var close = text.indexOf('"', at);
      if (close < 0) fail(open, 'this quotation mark is not closed', "add '\"'");
      node.quoted = true;
      node.value = text.slice(at, close);
      if (!node.value) fail(open, 'nothing stands between the quotation marks');
      at = close + 1;
    }

    if (text.length > 1024) fail(1024, 'a query has at most 1024 bytes');
    var root = either(0);
    if (at < text.length) fail(at, "this ')' closes nothing");
    return root;
  };
})();
