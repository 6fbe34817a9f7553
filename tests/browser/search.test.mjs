// The search of the static site, run without a browser: its scripts must find what the server
// finds, in the same order, and answer the questions of tests/search as well.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { program, startServer } from './support.mjs';

const questionFolder = fileURLToPath(new URL('../search', import.meta.url));
let folder;
let server;
let searcher;
let kinds;

before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cartulary-search-'));
  const site = path.join(folder, 'site');
  execFileSync(program, ['site', '--out', site], { stdio: 'ignore' });
  const context = vm.createContext({});
  context.window = context;
  for (const name of ['data', 'words', 'query', 'rank', 'find'])
    vm.runInContext(readFileSync(path.join(site, `assets/search-${name}.js`), 'utf8'), context);
  searcher = context.CartularySearch.searcher(context.cartularySearch);
  kinds = context.cartularySearch.kinds;
  server = await startServer();
});

after(async () => {
  await server?.stop();
  if (folder) rmSync(folder, { recursive: true });
});

// The questions of tests/search/*.yaml, of which this reads no more than those files have.
function questions() {
  const plain = (text) => /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
  const list = [];
  for (const file of readdirSync(questionFolder).filter((name) => name.endsWith('.yaml')).sort())
    for (const line of readFileSync(path.join(questionFolder, file), 'utf8').split('\n')) {
      const ask = line.match(/^- ask: (.*)$/);
      const found = line.match(/^    - ((?:rule|ruling|element)\/\S+)$/);
      const part = line.match(/^  part: (.*)$/);
      if (ask) list.push({ ask: plain(ask[1]), finds: [], part: '', file: file.slice(0, -5) });
      if (found) list.at(-1).finds.push(found[1]);
      if (part) list.at(-1).part = plain(part[1]);
    }
  return list;
}

function onFiles(query, rulesOnly = false) {
  const answer = searcher.ask(query, rulesOnly);
  const name = (hit) => {
    const [kind, id] = searcher.document(hit.number);
    return `${kinds[kind][0]}/${id}`;
  };
  // The lists of another context are not equal to ours, whatever they hold.
  return { total: answer.hits.length, ids: Array.from(answer.hits.slice(0, 20), name),
           house: Array.from(answer.house, name), answer: answer.answer && name(answer.answer),
           missing: { sets: Array.from(answer.notCovered.sets),
                      words: Array.from(answer.notCovered.words) } };
}

async function onServer(query) {
  const response = await fetch(`${server.address}/api/v1/search?q=${encodeURIComponent(query)}`);
  const answer = await response.json();
  assert.equal(response.status, 200, answer.detail);
  // Ids begin with the kind of their record; terms are elements there, and terms in the list of files.
  const names = (hits) => hits.map((hit) => `${hit.kind}/${hit.id.replace(/^(rule|ruling|variant|element|set|tile|ledger|code|source|position|feature|page|edges)\//, '')}`);
  return { total: answer.total, ids: names(answer.hits), house: names(answer.house),
           answer: answer.answer?.id ?? null, missing: answer.not_covered };
}

// What strangers typed and was an error once.
const newcomer = [
  'tower: can I capture my own meeple?', 'dragon - does it eat the fairy?', 'score at 10:30 or later',
  'pig=1 point?', 'mayor > knight?', 'the "big meeple', 'two farmers (his and mine) on one farm',
  'do I draw a third one?', 'How many points for a city',
];

test('files and server find the same in the same order', async () => {
  const queries = questions().map((question) => question.ask).concat([
    'inn', 'ccfr', 'IC-07', 'drag', 'Bürgermeister', 'buergermeister', 'coat of arms', 'Z-Man',
    'tower or dragon', 'ransom -status:house', '"small city"', 'kind:term about:majority',
    'date>=2014 set:tower', 'publisher:RGG with:tower', '(pig or barn) -dragon', 'set:CKR king',
    'status!=open about:"coat of arms"', "a player's mayor isn't strong, is it", 'zebra',
    'set:"Wirtshaeuser & Kathedralen" inn', 'set:Inns cathedral', 'with:BCB tower', 'house rule pig',
    'how do the acrobats score', 'Under the Big Top ringmaster', 'Schweinehirt', 'Fuhrwerk',
    'Drachenplättchen ziehen', 'Darf der Drache die Fee fressen?', 'Klosterpunkte', 'Wirtshäuser',
    'colour:red', 'edges:cfrf', 'status>open', '(a', 'a or', '- b', '"open', ':x', 'set: tower',
    'does the dragon (or "the fairy") move', 'the "big guy" -dragon',
  ]).concat(newcomer);
  for (const query of queries) assert.deepEqual(onFiles(query), await onServer(query), query);
});

test('files and server refuse the same queries at the same place', async () => {
  for (const query of ['status:opne', 'inn date:soon', 'about:dragn -inn', 'set:towr', 'set:"open',
    'a -(b', 'set:(a or b)', 'set:""', 'with:"Wirtshäuser u. Katedralen"']) {
    const { fault } = searcher.ask(query, false);
    assert.ok(fault, query);
    const response = await fetch(`${server.address}/api/v1/search?q=${encodeURIComponent(query)}`);
    const problem = await response.json();
    assert.equal(response.status, 400, query);
    assert.equal(fault.what, problem.detail);
    assert.equal(problem.excerpt.split('\n')[1].length - 1, fault.column, query);
    assert.equal(fault.suggestion, problem.suggestion ?? '', query);
  }
});

test('of each set of questions enough are answered by the first three hits on files', () => {
  // The least share in per cent of a part and of all, as in tests/search/judge_test.cpp.
  const bounds = { questions: [85, 90], 'new-sets': [80, 84], general: [80, 84] };
  const sets = new Map();
  for (const { ask, finds, part, file } of questions()) {
    const set = file === 'unseen' ? 'questions' : file;
    const parts = sets.get(set) ?? new Map();
    sets.set(set, parts);
    const counts = parts.get(part) ?? { asked: 0, first: 0, three: 0, ten: 0 };
    parts.set(part, counts);
    // Under the heading of house rules the first is the first there.
    const answer = onFiles(ask);
    const places = [answer.ids, answer.house].map((ids) =>
      ids.findIndex((id) => finds.includes(id.replace(/^term\//, 'element/'))));
    const place = Math.min(...places.filter((one) => one >= 0));
    counts.asked++;
    if (place === 0) counts.first++;
    if (place < 3) counts.three++;
    if (place < 10) counts.ten++;
  }
  assert.deepEqual([...sets.keys()].sort(), Object.keys(bounds).sort());
  assert.ok(sets.get('questions').get('open')?.asked >= 60);
  for (const [set, parts] of sets) {
    const [leastOfPart, leastOfAll] = bounds[set];
    for (const [part, { asked, first, three, ten }] of parts) {
      const share = (count) => `${(100 * count / asked).toFixed(1)} %`;
      console.log(`files, ${set}, ${part}: ${asked} questions; answered by the first hit ` +
        `${share(first)}, in three ${share(three)}, in ten ${share(ten)}`);
      assert.ok(100 * three >= leastOfPart * asked, `${set}, ${part}`);
    }
    const sum = (key) => [...parts.values()].reduce((all, part) => all + part[key], 0);
    assert.ok(100 * sum('three') >= leastOfAll * sum('asked'), set);
  }
});
