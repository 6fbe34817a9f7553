// The engine of sites of files against the server: the same thousands of questions, good and bad,
// and the same answers byte for byte. Only numbers with a point may differ, by 1e-13 of their size:
// the host's `long double` has more digits than WebAssembly's processor, or fewer.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { program, startServer } from './support.mjs';

const questionFolder = fileURLToPath(new URL('../search', import.meta.url));
let folder;
let server;
let engine;
let module;
let data;
let carried;
let zipped;
let asked = 0;

before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cartulary-engine-'));
  const shared = process.env.CARTULARY_SITE;
  const site = shared ? fileURLToPath(new URL(shared, import.meta.url)) : path.join(folder, 'site');
  if (!shared) execFileSync(program, ['site', '--out', site], { stdio: 'ignore' });
  zipped = (name, key) => {
    const context = { window: {} };
    vm.runInNewContext(readFileSync(path.join(site, 'assets', name), 'utf8'), context);
    return Buffer.from(context.window[key], 'base64');
  };
  carried = (name, key) => gunzipSync(zipped(name, key));
  module = carried('engine-module.js', 'cartularyEngineModule');
  data = carried('engine-data.js', 'cartularyEngineData');
  globalThis.window = {};
  globalThis.document = {};
  vm.runInThisContext(readFileSync(path.join(site, 'assets/engine.js'), 'utf8'));
  engine = await window.cartularyEngine.engineOf(module, data);
  server = await startServer();
});

after(async () => {
  console.log(`${asked} questions asked of both`);
  await server?.stop();
  if (folder) rmSync(folder, { recursive: true });
});

// Numbers with a point, or in powers of ten.
const decimal = /-?\d+(?:\.\d+(?:e[-+]?\d+)?|e[-+]?\d+)/g;
const withoutDecimals = (text) => text.replace(decimal, '#');

function assertSame(ours, theirs, question) {
  if (ours === theirs) return;
  assert.equal(withoutDecimals(ours), withoutDecimals(theirs), question);
  const numbers = [ours, theirs].map((text) => text.match(decimal).map(Number));
  numbers[0].forEach((number, i) => {
    const other = numbers[1][i];
    assert.ok(Math.abs(number - other) <= 1e-13 * Math.abs(other), `${question}: ${number}, ${other}`);
  });
}

const kept = ['content-type', 'allow', 'retry-after'];
async function told(response) {
  const headers = kept.map((name) => `${name}: ${response.headers.get(name)}`).join('\n');
  return `${response.status}\n${headers}\n\n${await response.text()}`;
}

// A page of the server without the ways into other languages, which files leave to a script.
const withoutTongues = (answer) => answer
  .replace(/<link rel="alternate" hreflang="[^>]*>\n/g, '')
  .replace(/<a class="tongue" .*?<\/a>/g, '');

async function askBoth(target, request) {
  asked++;
  const [ours, theirs] = await Promise.all([
    told(window.cartularyEngine.respond(engine, target, request)),
    fetch(server.address + target, request).then(told).then(withoutTongues)]);
  assertSame(ours, theirs, `${request?.method ?? 'GET'} ${target} ${request?.body ?? ''}`.slice(0, 300));
  return theirs;
}

const parsed = (answer) => JSON.parse(answer.slice(answer.indexOf('\n\n') + 2));
const query = (parameters) => new URLSearchParams(parameters).toString();

// The ids that a list has, page by page.
async function idsOf(route, key) {
  const ids = [];
  for (let next = ''; next !== undefined;) {
    const answer = parsed(await askBoth(`${route}?limit=100${next && `&next=${next}`}`));
    ids.push(...answer[key].map((one) => one.id));
    next = answer.next ?? undefined;
  }
  return ids;
}

// Random numbers that are the same in every run.
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}
const pick = (roll, list) => list[roll(list.length)];

test('every set, tile, element, position, source, entry and status', async () => {
  const lists = { sets: 'sets', tiles: 'tiles', elements: 'elements', positions: 'positions' };
  const before = asked;
  for (const [route, key] of Object.entries(lists))
    for (const id of await idsOf(`/api/v1/${route}`, key)) {
      await askBoth(`/api/v1/${route}/${id.replace(/^(set|tile|element|position)\//, '')}`);
      if (route === 'sets') await askBoth(`/api/v1/sets/${id}/rules`);
    }
  for (const [route, key] of [['sources', 'sources'], ['ledger', 'ledger'], ['status', 'statuses']]) {
    const answer = parsed(await askBoth(`/api/v1/${route}`));
    const list = Array.isArray(answer) ? answer : answer[key] ?? Object.values(answer).find(Array.isArray);
    for (const one of list) await askBoth(`/api/v1/${route}/${one.id ?? one.status}`);
  }
  for (const route of ['rulebook', 'differences', 'with', 'meta']) await askBoth(`/api/v1/${route}`);
  await askBoth('/openapi.json');
  assert.ok(asked - before > 1000, `${asked - before} things`);
});

test('every rule and ruling', async () => {
  const before = asked;
  for (let next = ''; next !== undefined;) {
    const answer = parsed(await askBoth(`/api/v1/rules?limit=100${next && `&next=${next}`}`));
    for (const { id } of answer.hits) {
      if (!id.startsWith('element/')) await askBoth(`/api/v1/rules/${id}`);
    }
    next = answer.next ?? undefined;
  }
  assert.ok(asked - before > 900, `${asked - before} rules`);
});

test('holes in all kinds of bags', async () => {
  const roll = dice(7);
  const sets = ['', 'base-game', 'base-game,IC,TB', 'all', 'mega', 'base-game*2,river@C2', 'IC*3,count', 'towr'];
  const more = [{}, { edition: 'C2' }, { edition: 'WE' }, { used: 'start' }, { used: 'BA-15*2,start' },
    { draws: 10 }, { players: 3, turn: 1 }, { players: 2, hidden: 6 }, { laid: 20 }, { draws: 'x' },
    { tiles: 'IC-11*2' }, { without: 'BA-03' }, { rule: 'tiny-city=2' }, { turn: 9 }, { players: 0 }];
  const side = ['c', 'f', 'r', 's', '?', '?', '[cr]', '!c', '[!f]', 'q', ''];
  for (let i = 0; i < 1500; i++) {
    const chosen = pick(roll, sets);
    const parameters = { pattern: [0, 1, 2, 3].map(() => pick(roll, side)).join(''),
      ...chosen && { sets: chosen }, ...pick(roll, more), ...pick(roll, more) };
    await askBoth(`/api/v1/fit?${query(parameters)}`);
  }
});

test('why a tile does not fit, what no tile has, and counts', async () => {
  const roll = dice(11);
  const tiles = ['BA-15', 'IC-07', 'ba-01', 'TO-03', 'WF-01', 'AM-12', 'XX-99', ''];
  for (let i = 0; i < 300; i++)
    await askBoth(`/api/v1/why?${query({ tile: pick(roll, tiles), pattern: pick(roll, ['c?rf', 'cccc', 'frfr', '????', 's?s?', 'ccc']) })}`);
  for (const sets of ['base-game', 'all', 'IC', 'base-game,river'])
    for (const river of ['true', 'false', 'maybe']) await askBoth(`/api/v1/dead?${query({ sets, river })}`);
  for (const by of ['', 'set', 'edges', 'feature', 'edition', 'set,edges', 'feature,edition', 'edition,set,edges', 'colour'])
    for (const q of ['', 'has:inn', 'edges:cfrf', '(a'])
      for (const sets of ['', 'IC', 'mega'])
        await askBoth(`/api/v1/counts?${query({ ...by && { by }, ...q && { q }, ...sets && { sets } })}`);
  for (const q of ['', 'has:inn', 'set:tower', 'copies>2 -has:pennant', 'edges:c?rf', 'title:wheel', 'has:', 'in'])
    for (const full of ['true', 'false'])
      for (const sets of ['', 'mega', 'IC,TB@C2'])
        await askBoth(`/api/v1/tiles?${query({ q, full, limit: 40, ...sets && { sets } })}`);
});

test('the search, with all questions of tests/search and some that it refuses', async () => {
  const questions = readdirSync(questionFolder).filter((name) => name.endsWith('.yaml')).flatMap((name) =>
    [...readFileSync(path.join(questionFolder, name), 'utf8').matchAll(/^- ask: (.*)$/gm)].map((found) => found[1]));
  assert.ok(questions.length > 500, `${questions.length} questions`);
  const keys = ['inn', 'ccfr', 'IC-07', 'Bürgermeister', 'buergermeister', 'tower or dragon', 'ransom -status:house',
    '"small city"', 'kind:term about:majority', 'date>=2014 set:tower', '(pig or barn) -dragon', 'zebra', '"open',
    'status:opne', 'inn date:soon', 'set:towr', 'a -(b', 'set:""', '\u{1F409}', ' ', 'a'.repeat(1025)];
  for (const q of questions.concat(keys)) await askBoth(`/api/v1/search?${query({ q })}`);
  for (const q of questions.filter((_, i) => i % 5 === 0).concat(keys)) {
    await askBoth(`/api/v1/rules?${query({ q, sets: 'base-game,IC', limit: 7 })}`);
    await askBoth(`/api/v1/search?${query({ q, sets: 'IC,TB', edition: 'C2' })}`);
  }
});

test('what scores', async () => {
  const roll = dice(5);
  for (const when of ['during', 'after', 'never'])
    for (const sets of ['', 'base-game', 'IC,TB', 'all']) await askBoth(`/api/v1/scoring?${query({ when, ...sets && { sets } })}`);
  const facts = ['tiles=4', 'complete', 'red=2', 'blue=1', 'pennants=2', 'cathedral', 'inn', 'cities=3', 'tils=2', 'tiles=x'];
  for (let i = 0; i < 400; i++) {
    const told = Array.from({ length: 1 + roll(4) }, () => pick(roll, facts));
    await askBoth(`/api/v1/score?${query({ feature: pick(roll, ['road', 'city', 'farm', 'cloister', 'garden', 'castle', 'moon']),
      facts: told.join(','), ...roll(2) && { sets: pick(roll, ['base-game', 'IC', 'all']) } })}`);
  }
  await askBoth('/api/v1/score?feature=city&tiles=5&pennants=1&complete');
});

test('turns, figures, words and guides', async () => {
  const { guides } = parsed(await askBoth('/api/v1/guides'));
  const selections = [{}, { sets: 'base-game' }, { sets: 'IC,TB,TO' }, { sets: 'all', edition: 'C2' }, { sets: 'towr' }];
  const routes = ['turn', 'figures', ...guides.map(({ id }) => `guides/${id}`), 'guides/gide'];
  for (const route of routes)
    for (const selection of selections)
      for (const rules of [{}, { 'rule-set': 'HiG' }, { 'rule-set': 'RGG' }, { 'rule-set': 'us' }])
        await askBoth(`/api/v1/${route}?${query({ ...selection, ...rules })}`);
  for (const q of ['', 'Wagen', 'wagon', 'meeple', 'xyzzy', 'Gefolgsmann', 'ü']) await askBoth(`/api/v1/words?${query({ q })}`);
});

const json = { 'Content-Type': 'application/json' };

test('boards, whole and broken', async () => {
  const roll = dice(3);
  const positions = (await idsOf('/api/v1/positions', 'positions')).map((id) => id.replace(/^position\//, ''));
  for (const id of positions) {
    const { tiles, figures } = parsed(await askBoth(`/api/v1/positions/${id}`));
    const body = JSON.stringify({ tiles, figures });
    await askBoth('/api/v1/board', { method: 'POST', headers: json, body });
    await askBoth(`/api/v1/board?${query({ sets: pick(roll, ['all', 'base-game', 'IC,TO,PD']), drawn: pick(roll, ['BA-15', 'IC-02', 'XX-01']), draws: 5 })}`,
      { method: 'POST', headers: json, body });
    await askBoth('/api/v1/board', { method: 'POST', headers: json, body: body.slice(0, roll(body.length)) });
  }
  const board = '{"tiles": [{"tile": "BA-03", "x": 0, "y": 0, "rotation": 0}]}';
  for (const region of ['1,0 2,0', '1,0 2,0 2,1', '1,0 1,1 0,1 -1,0', '5,5 6,5', '0,0', 'x'])
    await askBoth(`/api/v1/board?${query({ region })}`, { method: 'POST', headers: json, body: board });
  for (const body of ['', '[]', '{', 'null', '{"tiles": 3}', '{"tiles": [{"tile": "BA-99"}]}', '\u0000', '1e400', '[1.5e300]'])
    await askBoth('/api/v1/board', { method: 'POST', headers: json, body });
});

test('counted boxes', async () => {
  const lines = ['cfrf 3', 'IC-07 x1', 'tower-piece: 29', '3 cccc', 'BA-15 2', 'nonsense', '', '# note', 'cfrf -1'];
  const roll = dice(13);
  for (let i = 0; i < 150; i++) {
    const body = Array.from({ length: roll(6) }, () => pick(roll, lines)).join('\n');
    await askBoth(`/api/v1/missing?${query({ sets: pick(roll, ['base-game', 'IC', 'all', 'towr']) })}`,
      { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body });
  }
});

test('the pages that are made of parameters', async () => {
  const selections = ['', 'sets=base-game', 'sets=IC,TB&edition=C2', 'sets=towr', 'sets=all&used=start,river&draws=5'];
  const pages = ['fit/c_rf.html', 'fit/index.html?pattern=%5Bcr%5D%3F%3F%3F', 'fit/cccc.html', 'tiles/index.html?q=has:inn',
    'tiles/index.html?q=has:', 'search.html?q=can+my+mayor+stand+on+a+tower', 'search.html?q=status:opne', 'search.html',
    'rules/tower.html', 'rules/base-game.html', 'edges/cfrf.html', 'counts/set.html', 'dead.html', 'play/scoring.html',
    'play/score.html?feature=city&tiles=4', 'play/turn.html', 'play/figures.html', 'words.html?q=Wagen', 'with/inn+road.html',
    'nothing.html', 'sets/', ''];
  for (const page of pages)
    for (const selection of selections)
      await askBoth(`/${page}${selection && `${page.includes('?') ? '&' : '?'}${selection}`}`);
});

test('requests that are none', async () => {
  for (const target of ['/api', '/api/v1', '/api/v1/tile', '/api/v1/fit', '/api/v1/fit?pattern=cfrf&pattern=cccc',
    '/api/v1/fit?patern=cfrf', '/api/v1/fit?pattern=%zz', '/api/v1/fit?pattern=%00', '/api/v1/tiles/%ff',
    '/api/v1/tiles/XX-99', '/api/v1/sets/towr', '/api/v1/rules/rule/tower/ransm', '/api/v1/elements/mayr',
    '/api/v1/sets?limit=0', '/api/v1/sets?limit=x', '/api/v1/sets?next=abc', `/api/v1/${'x'.repeat(1100)}`,
'/api/v1/meta?', '/api/v1/meta#there'])
    await askBoth(target);
  for (const method of ['POST', 'PUT', 'DELETE'])
    for (const target of ['/api/v1/meta', '/api/v1/fit', '/api/v1/nothing']) await askBoth(target, { method });
  await askBoth('/api/v1/board');
  await askBoth('/api/v1/board', { method: 'POST', headers: { 'Content-Type': 'text/html' }, body: '{}' });
  await askBoth('/api/v1/missing', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x'.repeat(70_000) });
});

test('bytes that are no data of this program are refused, not read', async () => {
  const faults = async (bytes) => {
    const answer = window.cartularyEngine.respond(
      await window.cartularyEngine.engineOf(module, bytes), '/api/v1/meta');
    assert.equal(answer.status, 500);
    return (await answer.json()).detail;
  };
  assert.equal(await faults(Buffer.from('')), 'it is no data of Cartulary');
  assert.equal(await faults(data.subarray(0, data.length - 1)), 'it is damaged');
  const bent = Buffer.from(data);
  bent[data.length >> 1] ^= 4;
  assert.equal(await faults(bent), 'it is damaged');
});

test('in German the engine answers as the server does, with the words for it', async () => {
  const words = zipped('engine-words-de.js', 'cartularyEngineWords');
  const german = await window.cartularyEngine.engineOf(module, data, gunzipSync(words));
  const pages = ['fit/c_rf.html?sets=base-game,river&players=3&turn=1', 'fit/rrrr.html?sets=abbey-and-mayor', 'search.html?q=wagen',
    'search.html?q=kind:x', 'tiles/index.html?q=has:inn&sets=IC', 'play/turn.html?sets=base-game,tower', 'play/figures.html?sets=IC',
    'play/score.html?feature=city&tiles=5&pennants=1', 'rules/selection.html?sets=tower', 'counts/set-edges.html?q=has:inn',
    'words.html?q=wagen', 'nowhere.html', 'sets/towr.html'];
  for (const target of pages.map((page) => `/de/${page}`)) {
    const [ours, theirs] = await Promise.all([window.cartularyEngine.respond(german, target), fetch(server.address + target)]);
    assert.equal(ours.status, theirs.status, target);
    assertSame(await ours.text(), withoutTongues(await theirs.text()), target);
  }
  for (const target of ['search?q=inn', 'tiles/IC-01', 'figures?sets=IC', 'score?feature=city&tiles=5&pennants=1', 'fit?pattern=zzzz']) {
    const asked = `/api/v1/${target}&language=de`.replace(/^([^?]*)&/, '$1?');
    const ours = await window.cartularyEngine.respond(german, asked).text();
    assertSame(ours, await (await fetch(server.address + asked)).text(), target);
  }
  console.log(`what German needs besides, zipped: ${words.length} bytes`);
});

test('module and data, as zipped in their files, are under 1.7 MB together', () => {
  const sizes = [zipped('engine-module.js', 'cartularyEngineModule').length, zipped('engine-data.js', 'cartularyEngineData').length];
  console.log(`module ${sizes[0]} bytes, data ${sizes[1]} bytes, zipped`);
  assert.ok(sizes[0] + sizes[1] < 1_700_000, `${sizes}`);
});
