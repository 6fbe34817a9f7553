// What helps to read on: previews of links, chips that narrow the list of tiles, the sheet of all pages,
// drawings as PNG.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axeViolations, becomes, openPage, phone, startBrowser, startServer, writeSite } from './support.mjs';

let server;
let site;
let browser;

before(async () => {
  server = await startServer();
  site = writeSite();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await server?.stop();
  site?.remove();
});

test('a link shows a preview of its ruling, by pointer and by keyboard, until Escape', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/with/flier-role+mayor.html`);
  const card = page.getByRole('tooltip');
  const link = page.getByRole('link', { name: 'A flying mayor lands only in a city' });
  await link.hover();
  await becomes(() => card.innerText(), /^official\s+flier\s+A flying mayor lands only in a city\s+Yes: a mayor can be a flier but can land only in an incomplete city\./i);
  assert.equal(await link.getAttribute('aria-describedby'), 'peek');
  assert.deepEqual(await axeViolations(page), []);
  // It can be pointed at itself, to be read or copied.
  await card.hover();
  await page.waitForTimeout(400);
  assert.equal(await card.count(), 1);
  await page.keyboard.press('Escape');
  assert.equal(await card.count(), 0);
  // A link that comes to lie below the pointer would be told instead.
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'A flying mayor needs an unfinished city' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await becomes(() => card.innerText(), /needs an unfinished city/);
  await page.keyboard.press('Escape');
  assert.equal(await card.count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

for (const place of ['server', 'files'])
  test(`a preview shows tiles with their drawing and terms with their meaning (${place})`, async () => {
    const at = (path) => (place === 'server' ? `${server.address}/${path}` : site.file(path));
    const { page, context, faults } = await openPage(browser, at('tiles/BA-15.html'));
    const card = page.getByRole('tooltip');
    await page.getByRole('link', { name: 'PD-28' }).hover();
    await becomes(() => card.innerText(), /^PD-28\s+city north; road from east to south; dragon/i);
    assert.match(await card.locator('img').getAttribute('src'), /tiles\/PD-28\.svg$/);
    assert.equal(await card.locator('img').evaluate((picture) => picture.decode().then(() => picture.naturalWidth > 0)), true);
    await page.goto(at('rulings/flier/mayor.html'));
    await page.getByRole('link', { name: 'mayor', exact: true }).first().hover();
    await becomes(() => card.innerText(), /^figure\s+mayor\s+\S/i);
    assert.deepEqual(faults, []);
    await context.close();
  });

test('no preview is shown where nothing can hover', async () => {
  const { page, context } = await openPage(browser, `${server.address}/tiles/BA-15.html`,
    { viewport: phone, hasTouch: true, isMobile: true });
  await page.getByRole('link', { name: 'PD-28' }).focus();
  await page.waitForTimeout(600);
  assert.equal(await page.getByRole('tooltip').count(), 0);
  await context.close();
});

test('without scripts chips and sides write the query', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/tiles/index.html`, { javaScriptEnabled: false });
  const query = () => page.locator('#q').inputValue();
  await page.getByRole('link', { name: /^Inn \d+$/ }).click();
  assert.equal(await query(), 'has:inn');
  await page.getByText('By sides').click();
  await page.getByRole('group', { name: 'North' }).getByRole('link', { name: 'city' }).click();
  assert.equal(await query(), 'has:inn edges:c???');
  const found = Number(await page.locator('.card').count());
  const told = await page.locator('.facet a[aria-current] small').innerText();
  assert.equal(Number(told), found);
  assert.deepEqual(await page.locator('.facet a[aria-current]').allInnerTexts().then((all) => all.length), 1);
  await page.locator('.facet a[aria-current]').click();
  assert.equal(await query(), 'edges:c???');
  assert.deepEqual(faults, []);
  await context.close();
});

for (const place of ['server', 'files'])
  test(`the list of tiles with its chips passes axe and fits a phone (${place})`, async () => {
    const at = (path) => (place === 'server' ? `${server.address}/${path}` : site.file(path));
    const { page, context } = await openPage(browser, at('tiles/index.html'), { viewport: phone, colorScheme: 'dark' });
    assert.deepEqual(await axeViolations(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    await context.close();
  });

test('all pages are one link away, and with scripts open in place', async () => {
  const plain = await openPage(browser, site.file('tiles/BA-15.html'), { javaScriptEnabled: false });
  await plain.page.getByRole('link', { name: 'More' }).click();
  await plain.page.getByRole('link', { name: 'Order of play' }).click();
  assert.match(plain.page.url(), /play\/turn\.html$/);
  await plain.context.close();
  const { page, context, faults } = await openPage(browser, site.file('tiles/BA-15.html'));
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Order of play' }).click();
  await page.waitForURL(/play\/turn\.html$/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a tile is shown by other sites as PNG, and links to it carry the picture', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/tiles/IC-07.html`);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  assert.equal(card, '/tiles/IC-07.png?size=600');
  const size = await page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, card);
  assert.deepEqual(size, [600, 600]);
  assert.deepEqual(faults, []);
  await context.close();
});
