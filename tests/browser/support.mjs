// A server, a site of files and one browser for a test file; all end with it.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const here = path.dirname(fileURLToPath(import.meta.url));
export const program = path.resolve(here, process.env.CARTULARY ?? '../../build/cartulary');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

// Starts `cartulary serve` on a free port; resolves to its address and a way to stop it.
export function startServer() {
  const child = spawn(program, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk) => {
      output += chunk;
      const found = output.match(/http:\/\/127\.0\.0\.1:\d+/);
      if (!found) return;
      const stop = () =>
        new Promise((done) => {
          child.once('exit', done);
          child.kill('SIGTERM');
        });
      resolve({ address: found[0], stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}

// The static site, and an empty folder. `pages` is where the site lies: CARTULARY_SITE names one that
// all test files share, since to write and remove its thousands of files takes a disk half a minute.
// `file` gives the file:// address of a page: 'search.html?q=inn'.
export function writeSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cartulary-site-'));
  const shared = process.env.CARTULARY_SITE;
  const pages = shared ? path.resolve(here, shared) : path.join(folder, 'site');
  if (!shared) execFileSync(program, ['site', '--out', pages], { stdio: 'ignore' });
  const file = (address) => {
    const [name, query] = address.split('?');
    const page = pathToFileURL(path.join(pages, name)).href;
    return query === undefined ? page : `${page}?${query}`;
  };
  return { folder, pages, file, remove: () => rmSync(folder, { recursive: true }) };
}

export function startBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync',
    ],
  });
}

// A page whose console errors, failed requests and uncaught exceptions are kept in `faults`.
export async function openPage(browser, address, options = {}) {
  const context = await browser.newContext({ viewport: desktop, ...options });
  const page = await context.newPage();
  const faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.stack || String(error)));
  page.on('requestfailed', (request) => {
    // What a page had not fetched yet when the next one was opened is no fault.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') faults.push(`${why}: ${request.url()}`);
  });
  page.on('response', (r) => r.status() >= 400 && faults.push(`${r.status()}: ${r.url()}`));
  await page.goto(address);
  return { page, context, faults };
}

// axe-core's violations, one line each: rule, how many places, the first of them.
export async function axeViolations(page) {
  // Evaluated, not added as a script, which the pages' Content-Security-Policy would refuse.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    window.axe.run({ resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
  return violations.map((v) => `${v.id}: ${v.nodes.length} x ${v.nodes[0].target.join(' ')}`);
}

// What a page comes to show. Some of it follows a click by an event of its own, so what is read
// at once may be what stood there before: it is read again until it is as expected, or time is up.
export async function becomes(read, expected, within = 20_000) {
  const end = Date.now() + within;
  for (;;) {
    const value = await read();
    if (expected instanceof RegExp ? expected.test(value) : value === expected) return;
    if (Date.now() > end) assert.fail(`after ${within} ms it is ${value}, not ${expected}`);
    await new Promise((later) => setTimeout(later, 20));
  }
}
