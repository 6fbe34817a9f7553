// The pages on rules as a person reads them: folded on a phone, one publisher alone, a selection,
// without scripts, in dark and light.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axeViolations, becomes, desktop, openPage, phone, startBrowser, startServer } from './support.mjs';

let server;
let browser;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const paths = ['rules/index.html', 'rules/base-game.html', 'rules/tower.html',
  'rules/inns-and-cathedrals.html', 'rules/tower.html?sets=base-game,tower&edition=C2',
  'rules/differences.html', 'rulings/tower/own-follower-can-be-captured.html',
  'elements/index.html', 'elements/inn.html', 'status/index.html', 'status/open.html',
  'status/difference.html', 'with/index.html', 'with/barn+dragon.html',
  'with/abbey-and-mayor+tower.html', 'sets/tower.html', 'tiles/IC-11.html'];

for (const [name, screen] of [
  ['phone, dark', { viewport: phone, hasTouch: true, colorScheme: 'dark' }],
  ['desktop, light', { viewport: desktop, colorScheme: 'light' }],
])
  test(`no page on rules is wider than the screen or fails axe (${name})`, async () => {
    const { page, context, faults } = await openPage(browser, `${server.address}/`, screen);
    for (const path of paths) {
      await page.goto(`${server.address}/${path}`);
      const { wide, shown } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth, shown: document.documentElement.clientWidth }));
      assert.ok(wide <= shown, `/${path} is ${wide} px wide on a screen of ${shown} px`);
      assert.deepEqual(await axeViolations(page), [], `/${path}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });

const open = (page, selector) =>
  page.locator(selector).evaluateAll((all) => all.map((ruling) => ruling.open));

test('on a phone rulings fold, but differences and the one that is asked for', async () => {
  const address = `${server.address}/rules/tower.html#height-matters-for-range-alone`;
  const { page, context } = await openPage(browser, address, { viewport: phone });
  assert.deepEqual(await open(page, '#height-matters-for-range-alone'), [true]);
  assert.ok((await open(page, 'details.ruling.difference')).every((is) => is));
  assert.ok(!(await open(page, 'details.ruling.official')).every((is) => is));
  await page.getByRole('button', { name: 'Expand all rulings' }).click();
  await becomes(async () => (await open(page, 'details.ruling')).every((is) => is), true);
  await context.close();
});

test('without scripts all rulings are open, and fold by hand', async () => {
  const { page, context } = await openPage(browser, `${server.address}/rules/tower.html`,
    { viewport: phone, javaScriptEnabled: false });
  const rulings = page.locator('details.ruling');
  assert.equal(await page.locator('details.ruling[open]').count(), await rulings.count());
  await rulings.first().locator('summary').click();
  await becomes(() => page.locator('details.ruling[open]').count(), await rulings.count() - 1);
  await context.close();
});

test('one publisher is read alone, without scripts and by the address', async () => {
  const { page, context } = await openPage(browser, `${server.address}/rules/base-game.html`,
    { javaScriptEnabled: false });
  const other = page.locator('.says [data-who="ZMG"]').first();
  assert.ok(await other.isVisible());
  await page.getByRole('radio', { name: 'Rio Grande Games' }).check();
  await other.waitFor({ state: 'hidden' });
  assert.ok(await page.locator('.says [data-who="RGG"]').first().isVisible());
  await page.goto(`${server.address}/rules/base-game.html?publisher=zmg`);
  assert.ok(await other.isVisible());
  assert.ok(!(await page.locator('.says [data-who="RGG"]').first().isVisible()));
  await context.close();
});

test('a selection leaves out what needs other sets, and says so', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/rules/tower.html`);
  await page.getByText('Show only what applies to your boxes').click();
  await page.getByRole('checkbox', { name: /^Base Game/ }).check();
  await page.getByRole('checkbox', { name: /^The Tower/ }).check();
  await page.getByRole('button', { name: 'Show what applies' }).click();
  await page.waitForURL(/own-tower=1/);
  assert.match(await page.getByRole('main').innerText(), /Left out: \d+ rules and rulings/);
  assert.equal(await page.locator('#bridge-over-a-foundation').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});
