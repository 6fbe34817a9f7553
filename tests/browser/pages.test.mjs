// The pages as a person uses them, in headless Chromium: pick a hole, see the tiles; search;
// follow a tile; with keyboard, on a phone and a desktop, in light and dark.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axeViolations, desktop, openPage, phone, startBrowser, startServer } from './support.mjs';

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

const choice = (page, side, edge) =>
  page.getByRole('group', { name: side, exact: true }).getByRole('radio', { name: edge });

const screens = [
  { name: 'phone, light', viewport: phone, hasTouch: true, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: desktop, colorScheme: 'dark' },
];

for (const { name, ...screen } of screens) {
  test(`a hole is picked and the tiles that fit are seen (${name})`, async () => {
    const { page, context, faults } = await openPage(browser, `${server.address}/`, screen);
    for (const [side, edge] of [['North', 'city'], ['South', 'road'], ['West', 'field']])
      await choice(page, side, edge).check();
    await page.getByRole('button', { name: 'Show what fits' }).click();
    await page.waitForLoadState();
    const main = page.getByRole('main');
    await main.getByText('BA-15').first().waitFor();
    assert.match(await main.innerText(), /c\?rf/);
    assert.match(await main.innerText(), /3 of 72|3\s*tiles|3\s*copies/);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test(`no page is wider than the screen or fails axe (${name})`, async () => {
    const paths = ['', 'sets/index.html', 'sets/inns-and-cathedrals.html', 'sets/big-box-5.html',
      'tiles/index.html', 'tiles/IC-07.html', 'tiles/WF-39.html', 'edges/index.html',
      'edges/cfrf.html', 'fit/index.html', 'fit/c_rf.html', 'fit/ssss.html', 'features/index.html',
      'features/inn.html', 'dead.html', 'ledger.html', 'sources.html', 'search.html?q=inn',
      'about.html', 'missing.html', 'counts/index.html', 'counts/set-edges.html'];
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
}

test('the search finds a set, and its page leads to a tile', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/`);
  await page.getByRole('searchbox').first().fill('cathedral');
  await page.keyboard.press('Enter');
  await page.waitForURL(/search\.html\?q=cathedral/);
  await page.getByRole('main').getByRole('link', { name: /Inns and Cathedrals/ }).first().click();
  await page.waitForURL(/sets\/inns-and-cathedrals\.html/);
  await page.getByRole('main').getByRole('link', { name: /IC-07/ }).first().click();
  await page.waitForURL(/tiles\/IC-07\.html/);
  assert.match(await page.getByRole('heading', { level: 1 }).innerText(), /IC-07/);
  const drawn = await page.locator('main img').evaluateAll((images) =>
    images.filter((image) => image.complete && image.naturalWidth > 0).length);
  assert.ok(drawn >= 4, `the tile is drawn in all four turns, not ${drawn}`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the picker works with the keyboard alone', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/`);
  await choice(page, 'North', 'any').focus();
  await page.keyboard.press('ArrowRight');  // from the last choice round to the first
  await page.keyboard.press('Enter');
  await page.waitForURL(/fit\//);
  assert.match(await page.getByRole('main').innerText(), /c\?\?\?/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('without scripts the forms are answered by the server', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/`, { javaScriptEnabled: false });
  await page.locator('input[name=n][value=c]').check({ force: true });
  await page.getByRole('button', { name: 'Show what fits' }).click();
  assert.match(await page.getByRole('main').innerText(), /c\?\?\?/);
  await page.goto(`${server.address}/search.html?q=volcano`);
  assert.match(await page.getByRole('main').innerText(), /Volcano/);
  await page.goto(`${server.address}/tiles/index.html?q=has:inn&sets=inns-and-cathedrals`);
  assert.match(await page.getByRole('main').innerText(), /IC-11/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a fault in a form is told on the page, with the nearest name', async () => {
  const { page, context } = await openPage(
    browser, `${server.address}/fit/index.html?n=c&e=_&s=r&w=f&sets=towr`);
  assert.match(await page.getByRole('alert').innerText(), /no set is called 'towr'.*tower/s);
  assert.deepEqual(await axeViolations(page), []);
  await context.close();
});
