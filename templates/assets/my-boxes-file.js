// My boxes as text: game.yaml, and the part of a link behind the #.
window.cartularyMineFile = (function () {
  'use strict';

  // "PD-26,LA-01*2" as the entries of a game.yaml, and back.
  function counted(list) {
    var made = {};
    list.split(',').forEach(function (text) {
      var part = text.trim().split('*');
      if (part[0]) made[part[0].trim()] = (made[part[0].trim()] || 0) + (Number(part[1]) || 1);
    });
    return made;
  }
  function listed(made) {
    return Object.keys(made).map(function (id) {
      return id + (Number(made[id]) > 1 ? '*' + Number(made[id]) : '');
    }).join(',');
  }

  function pairs(map) {
    return '{' + Object.keys(map).map(function (key) { return key + ': ' + map[key]; })
      .join(', ') + '}';
  }

  function yaml(mine) {
    var lines = ['# Read by Cartulary: put it into a folder, then --game FOLDER.',
      'game: our-boxes', 'title: Our boxes', 'selection:', '  sets: ' + pairs(mine.sets)];
    if (mine.edition) lines.push('  edition: ' + mine.edition);
    if (mine.ruleSet) lines.push('  rule_set: ' + mine.ruleSet);
    if (Object.keys(mine.editions).length) lines.push('  editions: ' + pairs(mine.editions));
    if (mine.tiles) lines.push('  tiles: ' + pairs(counted(mine.tiles)));
    if (mine.without) lines.push('  without: ' + pairs(counted(mine.without)));
    if (Object.keys(mine.rules).length) lines.push('  rules: ' + pairs(mine.rules));
    if (mine.adopts.length) lines.push('adopts:');
    mine.adopts.forEach(function (id) { lines.push('  - ' + id); });
    return lines.join('\n') + '\n';
  }

  function plain(text) {
    return text.trim().replace(/^(['"])(.*)\1$/, '$2');
  }

  // The text that belongs to a key: in brackets, behind it, or indented below it.
  function part(text, key) {
    var found = new RegExp('^( *)' + key + ':[ \\t]*(.*)$', 'm').exec(text);
    if (!found) return null;
    var rest = text.slice(found.index + found[0].length);
    var value = found[2].replace(/(^|\s)#.*$/, '').trim();
    if (value[0] === '{' || value[0] === '[') {
      var all = (value + rest).replace(/(^|\s)#.*$/gm, '');
      return all.slice(1, all.search(/[}\]]/)).split(',');
    }
    if (value) return [value];
    var items = [];
    rest.split('\n').slice(1).every(function (line) {
      if (/^\s*(#.*)?$/.test(line)) return true;
      if (line.search(/\S/) < found[1].length || !/^\s*- |^\s+\S/.test(line)) return false;
      if (line.search(/\S/) === found[1].length && !/^\s*- /.test(line)) return false;
      items.push(line.replace(/\s#.*$/, '').replace(/^\s*- /, ''));
      return true;
    });
    return items;
  }

  function map(text, key) {
    var made = {};
    (part(text, key) || []).forEach(function (item) {
      var sign = item.lastIndexOf(':');
      if (sign > 0) made[plain(item.slice(0, sign))] = plain(item.slice(sign + 1));
    });
    return made;
  }

  // What a game.yaml says of sets, printings, rules and what is taken over.
  function read(text) {
    var edition = part(text, 'edition');
    var ruleSet = part(text, 'rule_set');
    var sets = map(text, 'sets');
    Object.keys(sets).forEach(function (id) { sets[id] = Number(sets[id]) || 1; });
    return { sets: sets, editions: map(text, 'editions'), edition: edition ? plain(edition[0]) : '',
      ruleSet: ruleSet ? plain(ruleSet[0]) : '',
      rules: map(text, 'rules'), tiles: listed(map(text, 'tiles')),
      without: listed(map(text, 'without')),
      adopts: (part(text, 'adopts') || []).map(plain).filter(Boolean) };
  }

  function link(mine) {
    var query = new URLSearchParams();
    query.set('sets', window.cartularyMine.setsText(mine));
    if (mine.edition) query.set('edition', mine.edition);
    if (mine.ruleSet) query.set('rule-set', mine.ruleSet);
    if (window.cartularyMine.rulesText(mine)) query.set('rule', window.cartularyMine.rulesText(mine));
    if (mine.adopts.length) query.set('adopts', mine.adopts.join(','));
    if (mine.tiles) query.set('tiles', mine.tiles);
    if (mine.without) query.set('without', mine.without);
    return '#' + query.toString();
  }

  function fromLink(fragment) {
    var query = new URLSearchParams(fragment.slice(1));
    if (!query.get('sets')) return null;
    var mine = window.cartularyMine.empty();
    query.get('sets').split(',').forEach(function (text) {
      var found = /^([^*@]+)(?:\*(\d+))?(?:@([\w.]+))?$/.exec(text);
      if (!found) return;
      mine.sets[found[1]] = Number(found[2]) || 1;
      if (found[3]) mine.editions[found[1]] = found[3];
    });
    mine.edition = query.get('edition') || '';
    mine.ruleSet = query.get('rule-set') || '';
    (query.get('rule') || '').split(',').forEach(function (text) {
      var sign = text.indexOf('=');
      if (sign > 0) mine.rules[text.slice(0, sign)] = text.slice(sign + 1);
    });
    mine.tiles = query.get('tiles') || '';
    mine.without = query.get('without') || '';
    mine.adopts = (query.get('adopts') || '').split(',').filter(Boolean);
    return mine;
  }

  function tidy(text) { return listed(counted(text)); }

  return { tidy: tidy, yaml: yaml, read: read, link: link, fromLink: fromLink };
})();
