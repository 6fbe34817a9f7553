#!/usr/bin/env node
// Pages in Chromium, slowed as on a middle phone: 4 times less processor, 1.6 Mbit/s down, 150 ms to
// the server and back. And the engine in the browser, not slowed. Prints medians of five runs, each
// with an empty cache; needs the packages of tests/browser (npm ci there).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
process.env.CARTULARY ??= path.join(root, 'build/cartulary');
const { phone, program, startBrowser, startServer } =
  await import(pathToFileURL(path.join(root, 'tests/browser/support.mjs')));

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const server = await startServer();
const browser = await startBrowser();

// First and largest paint, what moved, what a tap took, what was transferred.
async function visit(address, tap) {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  let bytes = 0;
  await client.send('Network.enable');
  client.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength; });
  await client.send('Network.emulateNetworkConditions',
    { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = (window.seen = { moved: 0, largest: 0, tap: 0 });
    const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take))
      .observe({ type, buffered: true, durationThreshold: 16 });
    watch('largest-contentful-paint', (entry) => { seen.largest = entry.startTime; });
    watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.moved += entry.value; });
    watch('event', (entry) => { seen.tap = Math.max(seen.tap, entry.duration); });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const loaded = bytes;
  if (tap) {
    await page.locator(tap).first().tap();
    await page.waitForTimeout(1000);
  }
  const told = await page.evaluate(() => ({ ...window.seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 }));
  await context.close();
  return { ...told, bytes: loaded };
}

async function report(name, tap) {
  const runs = [];
  for (let i = 0; i < 5; ++i) runs.push(await visit(`${server.address}/${name}`, tap));
  const of = (key) => median(runs.map((run) => run[key]));
  console.log(`${name.padEnd(22)} first paint ${of('first').toFixed(0)} ms, largest ${of('largest').toFixed(0)} ms, ` +
    `moved ${of('moved').toFixed(3)}, ${tap ? `tap ${of('tap').toFixed(0)} ms, ` : ''}${(of('bytes') / 1000).toFixed(0)} kB`);
}

async function engine() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cartulary-bench-'));
  execFileSync(program, ['site', '--out', path.join(folder, 'site')], { stdio: 'ignore' });
  const page = await browser.newPage();
  await page.goto(pathToFileURL(path.join(folder, 'site/index.html')).href);
  const told = await page.evaluate(async () => {
    const time = async (act) => { const begun = performance.now(); await act(); return performance.now() - begun; };
    const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
    const many = async (targets, request) => {
      const taken = [];
      for (const target of targets) taken.push(await time(async () => (await window.cartularyAsk(target, request)).json()));
      return middle(taken);
    };
    const letters = 'cfrs?';
    const patterns = Array.from({ length: 200 }, (_, i) => [...'0123'].map((_, side) => letters[Math.floor(i / 5 ** side) % 5]).join(''));
    const questions = ['can the mayor stand on a tower', 'how many points for a city', 'ransom', 'does a barn end a field',
      'can the dragon eat the fairy', 'who moves the count', 'inn on a fork', 'when do goods score', 'abbey', 'pig herd'];
    const sets = 'mega';
    const start = await time(() => window.cartularyEngine.start());
    // 400 tiles out of all, each drawn by a fixed throw of dice and laid where it may lie.
    let dice = 400;
    const any = (list) => list[(dice = (dice * 48271) % 2147483647) % list.length];
    const asked = (tiles) => ({ method: 'POST', headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ tiles }) });
    const laid = [{ tile: 'BA-03', x: 0, y: 0 }];
    let left = ['BA-05'];
    while (laid.length < 400) {
      const tile = any(left);
      const answer = await (await window.cartularyAsk(
        `/api/v1/board?sets=${sets}&drawn=${tile}`, asked(laid))).json();
      left = answer.left.filter(({ id, copies }) => copies > 0 && !id.startsWith('R')).map(({ id }) => id);
      const place = answer.placements?.length ? any(answer.placements) : undefined;
      if (place) laid.push({ tile, x: place.x, y: place.y, rotation: place.rotation });
    }
    return {
      start,
      board: await many(Array.from({ length: 11 }, () => `/api/v1/board?sets=${sets}`), asked(laid)),
      fit: await many(patterns.map((pattern) => `/api/v1/fit?sets=${sets}&pattern=${encodeURIComponent(pattern)}`)),
      search: await many([...questions, ...questions].map((q) => `/api/v1/search?q=${encodeURIComponent(q)}`)),
    };
  });
  console.log(`engine in the browser  start ${told.start.toFixed(0)} ms, fit over the mega bag ${told.fit.toFixed(2)} ms, ` +
    `search ${told.search.toFixed(1)} ms, a board of 400 mega tiles ${told.board.toFixed(1)} ms`);
  rmSync(folder, { recursive: true });
}

await report('index.html', '.opt-r');
await report('fit/c_rf.html');
await report('rules/tower.html');
await report('board.html');
await report('search.html?q=ransom');
await engine();
await browser.close();
await server.stop();
