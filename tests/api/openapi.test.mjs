// openapi.json, as others read it: a linter, a validator of what is answered from the project's
// own content, and a client that is made from it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020.js';
import openapiTS, { astToString } from 'openapi-typescript';
import { answerOf, here, startServer } from './support.mjs';

let server;
let description;
let text;

before(async () => {
  server = await startServer();
  text = await (await fetch(server.address + '/openapi.json')).text();
  description = JSON.parse(text);
});
after(() => server.stop());

test('newcomer API: the linter finds nothing, not even advice', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  assert.deepEqual(
    problems.map((p) => `${p.ruleId}: ${p.message} at ${p.location[0]?.pointer}`), []);
});

test('the linter finds what is left out', async () => {
  const { servers, ...without } = description;
  delete without.info.license;
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({
    source: JSON.stringify(without), absoluteRef: 'openapi.json', config });
  assert.ok(servers.length > 0);
  assert.deepEqual(problems.map((p) => p.ruleId).sort(), ['info-license', 'no-empty-servers']);
  description = JSON.parse(text);
});

// Says what differs between an answer and the schema of its operation.
function validator() {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(description, 'openapi.json');
  return (route, answer, method = 'get') => {
    const place = ['paths', route, method, 'responses', '200', 'content', 'application/json', 'schema'];
    const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    const valid = ajv.validate({ $ref: `openapi.json#/${encodeURI(pointer)}` }, answer);
    return valid ? [] : ajv.errors.map((e) => `${route}: ${e.instancePath} ${e.message}`);
  };
}

// Keys that no schema names, which a validator lets pass.
function undescribed(schema, value, place, out) {
  if (schema.$ref) return undescribed(description.components.schemas[schema.$ref.split('/').at(-1)], value, place, out);
  if (schema.anyOf) {
    const found = schema.anyOf.map((one) => {
      const faults = [];
      undescribed(one, value, place, faults);
      return faults;
    });
    out.push(...found.sort((a, b) => a.length - b.length)[0]);
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value) undescribed(schema.items ?? {}, item, place + '[]', out);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, member] of Object.entries(value)) {
      const known = schema.additionalProperties ?? schema.properties?.[key];
      if (known) undescribed(known, member, `${place}.${key}`, out);
      else out.push(`${place}.${key}`);
    }
  }
}

function faults(check, route, answer, method = 'get') {
  const schema = description.paths[route][method].responses['200'].content['application/json'].schema;
  const out = check(route, answer, method);
  undescribed(schema, answer, route, out);
  return [...new Set(out)];
}

test('every example of a path stands in the content', async () => {
  const failed = [];
  for (const [route, methods] of Object.entries(description.paths))
    for (const parameter of methods.get?.parameters ?? []) {
      if (parameter.in !== 'path') continue;
      const target = route.replace(`{${parameter.name}}`, parameter.example);
      const { status } = await fetch(server.address + target);
      if (status !== 200) failed.push(`${status} ${target}`);
    }
  assert.deepEqual(failed, []);
});

test('every set, tile, rule, element and position is answered as it is described', async () => {
  const check = validator();
  const get = async (target) => (await answerOf(server.address, target)).json;
  const found = [];
  const all = [
    ['/api/v1/tiles', await get('/api/v1/tiles?full=true&limit=1000')],
    ['/api/v1/tiles', await get('/api/v1/tiles?limit=1000')],
    ['/api/v1/rules', await get('/api/v1/rules?q=how+many+points+for+a+city')],
    ['/api/v1/search', await get('/api/v1/search?q=pig&sets=base-game')],
    ['/api/v1/differences', await get('/api/v1/differences')],
    ['/api/v1/ledger', await get('/api/v1/ledger')],
    ['/api/v1/sources', await get('/api/v1/sources')],
  ];
  for (const set of (await get('/api/v1/sets?limit=1000')).sets) {
    all.push(['/api/v1/sets/{id}', await get(`/api/v1/sets/${set.id}`)]);
    const rules = await answerOf(server.address, `/api/v1/sets/${set.id}/rules`);
    if (rules.status === 200) all.push(['/api/v1/sets/{id}/rules', rules.json]);
  }
  for (const position of (await get('/api/v1/positions?limit=1000')).positions) {
    const answer = await get(`/api/v1/positions/${position.id}`);
    all.push(['/api/v1/positions/{id}', answer]);
    const { selection, tiles, figures } = answer;
    const board = await answerOf(server.address, '/api/v1/board?hidden=2&players=3', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ selection, tiles, figures }),
    });
    if (board.status === 200) found.push(...faults(check, '/api/v1/board', board.json, 'post'));
  }
  for (const element of (await get('/api/v1/elements?limit=1000')).elements)
    all.push(['/api/v1/elements/{id}', await get(`/api/v1/elements/${element.id}`)]);
  for (const [route, answer] of all) found.push(...faults(check, route, answer));
  assert.deepEqual([...new Set(found)], []);
  assert.ok(all.length > 400);
});

test('newcomer API: a client made from it reads ten answers', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cartulary-client-'));
  t.after(() => rmSync(folder, { recursive: true }));
  symlinkSync(path.join(here, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(path.join(folder, 'api.ts'), astToString(await openapiTS(text)));
  cpSync(path.join(here, 'client.ts'), path.join(folder, 'client.ts'));
  // The compiler refuses what the answers do not have: the client reads by the types alone.
  const compiled = spawnSync(process.execPath, [
    path.join(here, 'node_modules/typescript/bin/tsc'), '--strict', '--noUncheckedIndexedAccess',
    '--target', 'es2022', '--module', 'nodenext', '--skipLibCheck', 'client.ts'],
  { cwd: folder, encoding: 'utf8' });
  assert.equal(compiled.stdout + compiled.stderr, '');
  const ran = spawnSync(process.execPath, ['client.js', server.address], { cwd: folder, encoding: 'utf8' });
  assert.equal(ran.stderr, '');
  assert.deepEqual(ran.stdout.trim().split('\n'), [
    'BA-15 has 4 segments, the first a road',
    'c?rf: 3 of 72, next draw 4.17 %',
    'cfrf is no side of BA-15 as it lies: E shows r',
    'IC is Inns and Cathedrals, 18 tiles in C1',
    'has:inn finds IC-11 first, with 1 copy',
    'follower, meeple, is a figure',
    'rule/base-game/road-complete: In the base game a completed road scores 1 point for each tile; a tile it crosses twice counts once.',
    'one hole is ??c?, still open',
    'cfrf: 0 expected, 3 counted',
    'no tile: did you mean BA-15?',
  ]);
});
