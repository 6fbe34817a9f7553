// The suite for engines, given to an engine that was written apart from ours. What that one gets
// wrong was read: each is something that it does not know, and no fault of a case.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const program = path.resolve(here, process.env.CARTULARY ?? '../../build/cartulary');

// Sets with rules that the plain engine does not have: the sides of its tiles alone are not enough.
const unknown = /^position\/(tunnel|ferries|bridges-castles-and-bazaars|hills-and-sheep)\/|^position\/(river\/u-turn|river-2\/branches-joined)/;

test('the suite has over a thousand cases, each with its rules, and a plain engine passes what it knows', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cartulary-suite-'));
  const cases = path.join(folder, 'cases');
  try {
    execFileSync(program, ['export', '--format', 'suite', '--out', cases], { stdio: 'ignore' });
    const lines = readFileSync(path.join(cases, 'cases.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line));
    assert.ok(lines.length > 1000);
    assert.ok(new Set(lines.flatMap(({ selection }) => Object.keys(selection.sets))).size >= 30);
    assert.deepEqual(lines.filter(({ shows }) => shows.length === 0).map(({ id }) => id), []);
    const { stdout, status } = spawnSync('python3', [path.join(cases, 'run.py'), process.execPath,
      path.join(here, 'plain_engine.mjs'), path.join(cases, 'tiles.json')], { encoding: 'utf8', maxBuffer: 1 << 26 });
    const told = stdout.trim().split('\n');
    const [right, wrong] = told.pop().match(/\d+/g).map(Number);
    assert.ok(right > 3000, `${right} right`);
    assert.equal(wrong > 0, status === 1);
    assert.deepEqual(told.filter((line) => !unknown.test(line)), []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
