// Counting boxes by taps, and tables that sort: on plain files, which have no server to ask.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { becomes, openPage, phone, startBrowser, writeSite } from './support.mjs';

let site;
let browser;
const file = (address) => site.file(address);

before(async () => {
  site = writeSite();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  site?.remove();
});

test('walk: one tile too many does not stand for another that is missing', async () => {
  const { page, context, faults } = await openPage(browser, file('missing.html'));
  const tower = page.locator('[data-set="tower"]');
  await tower.locator('summary').click();
  await tower.getByRole('button', { name: 'Mark all as present' }).click();
  const whole = await tower.locator('.bc-sum').innerText();
  const [counted, all] = whole.match(/\d+/g).map(Number);
  assert.equal(counted, all);
  await tower.getByRole('button', { name: 'TO-01: one less' }).click();
  await tower.getByRole('button', { name: 'tower piece: one more' }).click();
  assert.equal(await tower.locator('.bc-sum').innerText(), whole.replace(/\d+/, String(all - 1)));
  assert.deepEqual(faults, []);
  await context.close();
});

test('what is tapped is counted, and the letter says what is missing', async () => {
  const { page, context, faults } = await openPage(browser, file('missing.html'), { viewport: phone, hasTouch: true });
  const tower = page.locator('[data-set="tower"]');
  await tower.locator('summary').tap();
  await tower.getByRole('button', { name: 'Mark all as present' }).tap();
  const letter = page.locator('#bc-letter');
  await becomes(() => letter.inputValue(),
    'Carcassonne, checked against these sets:\n- The Tower (C1)\n\nNothing is missing, and there is nothing extra.\n');
  await tower.getByRole('button', { name: 'TO-01: one less' }).tap();
  await tower.getByRole('button', { name: 'tower piece: one more' }).tap();
  await becomes(() => letter.inputValue(),
    /Missing:\n- 1 x TO-01 \(.+\)\n\nToo many:\n- 1 x tower-piece\n$/);
  await becomes(() => page.locator('#bc-verdict').innerText(), '1 missing, 1 too many');
  await page.reload();
  await becomes(() => page.locator('#bc-verdict').innerText(), '1 missing, 1 too many');
  await page.getByRole('button', { name: 'Start over' }).tap();
  assert.equal(await page.locator('#bc-answer').isVisible(), false);
  assert.deepEqual(faults, []);
  await context.close();
});

test('without scripts the page is a list of what should be there', async () => {
  const { page, context, faults } = await openPage(browser, file('missing.html'), { javaScriptEnabled: false });
  const tower = page.locator('[data-set="tower"]');
  await tower.locator('summary').click();
  assert.match(await tower.innerText(), /tower piece\s+C1 30 C2 30/);
  assert.equal(await tower.getByRole('button').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a table of counts sorts by a click on a column', async () => {
  const { page, context, faults } = await openPage(browser, file('counts/set-edges.html'));
  const copies = () => page.locator('tbody tr td:nth-child(3)').allInnerTexts();
  await page.getByRole('button', { name: 'Copies' }).click();
  const sorted = (await copies()).map(Number);
  assert.deepEqual(sorted, [...sorted].sort((a, b) => b - a));
  assert.equal(await page.locator('th[aria-sort="descending"]').textContent(), 'Copies');
  await page.getByRole('button', { name: 'Set' }).click();
  assert.match(await page.locator('tbody tr').first().innerText(), /^20th Anniversary Expansion/);
  assert.deepEqual(faults, []);
  await context.close();
});
