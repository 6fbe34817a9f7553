// The static site as files: opened from file://, with scripts on and off.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openPage, phone, program, startBrowser } from './support.mjs';

let folder;
let browser;
const file = (name) => pathToFileURL(path.join(folder, 'site', name)).href;

before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cartulary-site-'));
  execFileSync(program, ['site', '--out', path.join(folder, 'site')], { stdio: 'ignore' });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  if (folder) rmSync(folder, { recursive: true });
});

test('with scripts off every pattern is reached by plain links', async () => {
  const { page, context, faults } = await openPage(browser, file('index.html'), { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Choose step by step' }).click();
  for (const [side, edge] of [['North', 'city'], ['South', 'road'], ['West', 'field']])
    await page.getByRole('main').getByRole('link', { name: `${side} ${edge}` }).first().click();
  assert.match(page.url(), /fit\/c_rf\.html$/);
  assert.match(await page.getByRole('main').innerText(), /BA-15/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('with scripts the picker answers at once, without a server', async () => {
  const { page, context, faults } = await openPage(browser, file('index.html'), { viewport: phone, hasTouch: true });
  for (const [side, edge] of [['North', 'city'], ['South', 'road'], ['West', 'field']])
    await page.getByRole('group', { name: side, exact: true }).getByRole('radio', { name: edge }).tap();
  await page.getByRole('button', { name: 'Show what fits' }).tap();
  await page.waitForURL(/fit\/c_rf\.html/);
  assert.match(await page.getByRole('main').innerText(), /BA-15/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('with scripts the search works on plain files', async () => {
  const { page, context, faults } = await openPage(browser, file('search.html'));
  await page.getByRole('main').getByRole('searchbox').fill('volcano');
  await page.getByRole('main').getByRole('link', { name: /volcano/i }).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
