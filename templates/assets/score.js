// What does it score: works a feature's points out as it is told. On a server and on plain files alike: the
// formulas of the scoring guide stand in the page.
(function () {
  'use strict';
  var holder = document.getElementById('scoring-data');
  var answer = document.getElementById('sc-answer');
  if (!holder || !answer) return;
  var data = JSON.parse(holder.dataset.scoring);
  var root = holder.dataset.root;
  var forms = Array.from(document.querySelectorAll('.sc-form'));
  var strengths = { follower: 1, 'large-follower': 2, phantom: 1, wagon: 1, abbot: 1 };
  var roles = { city: ['knight', 'knights'], road: ['thief', 'thieves'], field: ['farmer', 'farmers'],
    cloister: ['monk', 'monks'], abbey: ['monk', 'monks'], monastery: ['monk', 'monks'],
    shrine: ['heretic', 'heretics'] };

  function element(name, className, text) {
    var made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }
  function counted(count, one, many) { return count + ' ' + (count === 1 ? one : many); }

  // "2", "large+1", "mayor" -> ids of figures; nothing where a part is none.
  function figuresOf(text) {
    var figures = [];
    var known = true;
    text.toLowerCase().split('+').forEach(function (part) {
      part = part.trim();
      if (/^\d{1,2}$/.test(part)) for (var i = 0; i < Math.min(20, Number(part)); i += 1) figures.push('follower');
      else if (part === 'large' || part === 'large-follower') figures.push('large-follower');
      else if (strengths[part] || ['mayor', 'builder', 'pig', 'hill'].indexOf(part) >= 0) figures.push(part);
      else known = false;
    });
    return known ? figures : null;
  }

  // What the fields of a form tell.
  function told(form) {
    var facts = {};
    var figures = {};
    var wrong = '';
    Array.from(form.elements).forEach(function (field) {
      var fact = data.facts[field.name];
      if (fact && field.type === 'checkbox') {
        if (field.checked) facts[field.name] = { count: 1, word: '' };
      } else if (fact && field.value !== '') {
        if (fact.kind !== 'count') facts[field.name] = { count: 1, word: field.value };
        else if (/^\d+$/.test(field.value) && Number(field.value) <= Number(field.max))
          facts[field.name] = { count: Number(field.value), word: '' };
        else wrong = fact.meaning + ': a number from 0 to ' + field.max;
      } else if (!fact && field.closest('.sc-seats') && field.value.trim() !== '') {
        var list = figuresOf(field.value);
        if (list) figures[field.name] = list;
        else wrong = field.name + ': write a number of followers, or figures such as large+1';
      }
    });
    return { kind: form.dataset.kind, facts: facts, figures: figures, wrong: wrong };
  }

  function countOf(facts, name) { return facts[name] ? facts[name].count : 0; }
  function holds(facts, condition) {
    var parts = condition.match(/^([^=>]+)(?:([=>])(.*))?$/);
    var fact = facts[parts[1]];
    if (!parts[2]) return fact !== undefined;
    if (!/^\d+$/.test(parts[3])) return fact !== undefined && fact.word === parts[3];
    return parts[2] === '=' ? countOf(facts, parts[1]) === Number(parts[3])
      : countOf(facts, parts[1]) > Number(parts[3]);
  }
  function isAsked(line, kind, facts) {
    return line.features.indexOf(kind) >= 0 &&
      line.needs.every(function (need) { return holds(facts, need); }) &&
      !line.unless.some(function (need) { return holds(facts, need); });
  }
  function sum(terms) { return terms.reduce(function (points, term) { return points + term.points; }, 0); }

  function addEach(terms, line, facts, name, points) {
    var count = countOf(facts, name);
    var fact = data.facts[name];
    if (count === 0 || !fact) return;
    terms.push({ what: counted(count, fact.one, fact.many) + ' at ' + points, points: count * points, line: line });
  }
  function tierPoints(line, count) {
    return line.tiers.reduce(function (each, tier) { return count >= tier.from ? tier.points : each; }, 0);
  }
  function addLine(terms, line, facts) {
    var before = terms.length;
    if (line.halves) {
      var whole = sum(terms);
      terms.push({ what: line.what, points: Math.floor((whole + 1) / 2) - whole, line: line });
    }
    if (line.times !== '') {
      var each = line.each.reduce(function (points, one) { return points + countOf(facts, one.fact) * one.points; }, line.flat);
      addEach(terms, line, facts, line.times, each);
      return;
    }
    if (line.flat !== 0) terms.push({ what: line.what, points: line.flat, line: line });
    line.each.forEach(function (one) { addEach(terms, line, facts, one.fact, one.points); });
    if (line.tiers_of !== '') addEach(terms, line, facts, line.tiers_of, tierPoints(line, countOf(facts, line.tiers_of)));
    if (line.half_of !== '') {
      var half = countOf(facts, line.half_of);
      terms.push({ what: 'half of ' + half + ', rounded up', points: Math.floor((half + 1) / 2), line: line });
    }
    if (terms.length === before && line.each.length === 0 && line.tiers_of === '' && !line.halves)
      terms.push({ what: line.what, points: 0, line: line });
  }
  function termsOf(kind, facts, ofOne) {
    var terms = [];
    [1, 2, 3].forEach(function (stage) {
      data.lines.forEach(function (line) {
        if (line.stage === stage && (line.to !== '') === ofOne && isAsked(line, kind, facts)) addLine(terms, line, facts);
      });
    });
    return terms;
  }

  function strength(figures, kind, pennants) {
    return figures.reduce(function (all, figure) {
      if (figure === 'mayor') return all + (kind === 'city' ? pennants : 0);
      if (figure === 'wagon' && kind === 'field') return all;
      if (figure === 'abbot' && ['city', 'road', 'field', 'castle', 'german-castle'].indexOf(kind) >= 0) return all;
      return all + (strengths[figure] || 0);
    }, 0);
  }
  function holdersOf(question) {
    var holders = {};
    var pennants = countOf(question.facts, 'pennants');
    var players = Object.keys(question.figures).sort();
    var counts = players.map(function (player) { return strength(question.figures[player], question.kind, pennants); });
    var most = Math.max.apply(null, [0].concat(counts));
    var all = counts.reduce(function (a, b) { return a + b; }, 0);
    var owners = players.filter(function (player, at) { return most > 0 && counts[at] === most; });
    var higher = owners.filter(function (player) { return question.figures[player].indexOf('hill') >= 0; });
    if (higher.length > 0) owners = higher;
    var role = question.facts.barn && question.facts.barn.word === 'final' ? ['barn', 'barns']
      : roles[question.kind] || ['follower', 'followers'];
    owners.forEach(function (player) {
      var facts = Object.assign({}, question.facts);
      var points = sum(termsOf(question.kind, facts, false));
      var why = most + ' of ' + counted(all, role[0], role[1]) + (owners.length > 1 ? ', a tie' : '');
      question.figures[player].forEach(function (figure) {
        if (!data.facts[figure] || facts[figure]) return;
        facts[figure] = { count: 1, word: '' };
        var more = sum(termsOf(question.kind, facts, false)) - points;
        if (more !== 0) why += ', ' + more + ' by the ' + figure;
        points += more;
      });
      holders[player] = { player: player, points: points, why: why };
    });
    termsOf(question.kind, question.facts, true).forEach(function (term) {
      var player = question.facts[term.line.to].word;
      if (player === '') return;
      if (!holders[player]) holders[player] = { player: player, points: 0, why: '' };
      holders[player].points += term.points;
      holders[player].why += (holders[player].why === '' ? '' : ', ') + term.what;
    });
    return Object.keys(holders).sort().map(function (player) { return holders[player]; });
  }

  // The first fact that the sum counts and that nothing tells.
  function missing(question) {
    var lacking = '';
    data.lines.forEach(function (line) {
      if (lacking || !isAsked(line, question.kind, question.facts)) return;
      line.each.forEach(function (one) {
        var fact = data.facts[one.fact];
        if (!lacking && fact && !question.facts[one.fact] && fact.needed_for.indexOf(question.kind) >= 0) lacking = one.fact;
      });
    });
    return lacking;
  }

  function ruleLink(rule) {
    var parts = rule.match(/^(rule|ruling|variant)\/([^/]+)\/(.+)$/);
    if (!parts) return null;
    var link = element('a', '', 'rule');
    link.href = root + (parts[1] === 'ruling' ? 'rulings/' + parts[2] + '/' + parts[3] + '.html'
      : 'rules/' + parts[2] + '.html#' + parts[3]);
    return link;
  }
  // What the group's own game says in words of the lines and figures of an answer, each rule once.
  function houseRules(question, terms) {
    var said = {};
    terms.concat(termsOf(question.kind, question.facts, true)).forEach(function (term) {
      (term.line.remarks || []).forEach(function (remark) { said[remark.rule] = remark; });
    });
    Object.keys(question.figures).forEach(function (player) {
      question.figures[player].forEach(function (figure) {
        var places = (data.figures || {})[figure] || {};
        ((places[question.kind] || {}).remarks || []).forEach(function (remark) { said[remark.rule] = remark; });
      });
    });
    return Object.keys(said).map(function (rule) { return said[rule]; });
  }
  function show(question) {
    var terms = termsOf(question.kind, question.facts, false);
    var holders = holdersOf(question);
    answer.textContent = '';
    answer.hidden = false;
    if (question.wrong || missing(question)) {
      var lacking = missing(question);
      answer.appendChild(element('p', 'sc-wait', question.wrong || 'Say how many ' + data.facts[lacking].many + '.'));
      return;
    }
    answer.appendChild(element('p', 'sc-points', counted(sum(terms), 'point', 'points')));
    var table = element('table', 'sc-terms');
    var body = table.appendChild(element('tbody'));
    terms.forEach(function (term) {
      var row = body.appendChild(element('tr'));
      row.appendChild(element('td', 'num', String(term.points)));
      row.appendChild(element('td', '', term.what));
      var last = row.appendChild(element('td'));
      var link = ruleLink(term.line.rule);
      if (link) last.appendChild(link);
    });
    answer.appendChild(table);
    if (holders.length > 0) {
      var list = answer.appendChild(element('ul', 'sc-holders'));
      holders.forEach(function (holder) {
        var item = list.appendChild(element('li'));
        item.appendChild(element('i', 'seat seat-' + holder.player)).setAttribute('aria-hidden', 'true');
        item.appendChild(document.createTextNode(' '));
        item.appendChild(element('strong', '', holder.player));
        item.appendChild(document.createTextNode(' scores ' + counted(holder.points, 'point', 'points') + ' '));
        item.appendChild(element('small', '', holder.why));
      });
    } else if (Object.keys(question.figures).length > 0) {
      answer.appendChild(element('p', 'sc-nobody', 'Nobody scores: no figure there counts.'));
    }
    houseRules(question, terms).forEach(function (remark) {
      var line = answer.appendChild(element('p', 'sc-house'));
      line.appendChild(element('b', '', 'House rule, not counted here:'));
      line.appendChild(document.createTextNode(' '));
      line.appendChild(element('span', 'remark', remark.text));
      line.appendChild(document.createTextNode(' '));
      var link = ruleLink(remark.rule);
      if (link) line.appendChild(link);
    });
    document.dispatchEvent(new CustomEvent('cartulary-scored',
      { detail: { kind: question.kind, points: sum(terms), holders: holders } }));
  }

  function current() {
    return forms.filter(function (form) { return !form.hidden; })[0] || forms[0];
  }
  function update() {
    var question = told(current());
    if (question.wrong || Object.keys(question.facts).length > 0) show(question);
    else answer.hidden = true;
  }
  function choose(kind) {
    forms.forEach(function (form) { form.hidden = form.dataset.kind !== kind; });
    document.querySelectorAll('.sc-kinds a').forEach(function (link) {
      if (link.dataset.kind === kind) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
    update();
  }

  // Numbers by touch: a step down and a step up beside each.
  function addSteps(label) {
    var field = label.querySelector('input');
    ['−', '+'].forEach(function (sign, at) {
      var button = element('button', 'sc-step', sign);
      button.type = 'button';
      button.setAttribute('aria-label', label.querySelector('span').textContent + (at === 0 ? ': one less' : ': one more'));
      button.addEventListener('click', function () {
        var next = Number(field.value || 0) + (at === 0 ? -1 : 1);
        if (next < 0 || next > Number(field.max)) return;
        field.value = String(next);
        update();
      });
      label.insertBefore(button, at === 0 ? field : null);
    });
  }

  document.querySelectorAll('.sc-count').forEach(addSteps);
  document.querySelectorAll('.sc-kinds a').forEach(function (link) {
    link.addEventListener('click', function (event) {
      event.preventDefault();
      choose(link.dataset.kind);
    });
  });
  forms.forEach(function (form) {
    form.addEventListener('input', update);
    form.addEventListener('submit', function (event) { event.preventDefault(); update(); });
    var button = form.querySelector('.main-button');
    if (button) button.closest('p').hidden = true;
  });
  var printed = document.getElementById('sc-told');
  if (printed) printed.hidden = true;
  document.documentElement.classList.add('sc-lives');
  choose((forms.filter(function (form) { return form.dataset.current === 'yes'; })[0] || forms[0]).dataset.kind);
}());
