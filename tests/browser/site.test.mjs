// The static site as files: opened from file://, with scripts on and off.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { openPage, phone, startBrowser, writeSite } from './support.mjs';

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

test('all files in English stay below 76 kB for each tile, and German ones below 0.7 of them', () => {
  const files = readdirSync(site.pages, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const tiles = readdirSync(path.join(site.pages, 'tiles')).filter((name) => name.endsWith('.html')).length - 1;
  assert.ok(tiles > 600, `${tiles} tiles`);
  const bytes = { english: 0, german: 0 };
  for (const each of files) {
    const file = path.join(each.parentPath ?? each.path, each.name);
    bytes[file.startsWith(path.join(site.pages, 'de/')) ? 'german' : 'english'] += statSync(file).size;
  }
  assert.ok(bytes.english > 20e3 * tiles && bytes.english < 76e3 * tiles, `${bytes.english} bytes`);
  assert.ok(bytes.german > 0 && bytes.german < 0.7 * bytes.english, `${bytes.german} bytes beside ${bytes.english}`);
});

test('with scripts off every pattern is reached by plain links', async () => {
  const { page, context, faults } = await openPage(browser, file('index.html'), { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Choose step by step' }).click();
  for (const [side, edge] of [['North', 'city'], ['South', 'road'], ['West', 'field']])
    await page.getByRole('group', { name: side }).getByRole('link', { name: edge }).click();
  assert.match(page.url(), /fit\/c_rf\.html$/);
  assert.match(await page.getByRole('main').innerText(), /BA-15/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('with scripts the picker answers at once, without a server', async () => {
  const { page, context, faults } = await openPage(browser, file('index.html'), { viewport: phone, hasTouch: true });
  // One side after the other: a tap leads on to the next.
  for (const [side, edge] of [['North', 'city'], ['East', 'any'], ['South', 'city'], ['West', 'field']])
    await page.getByRole('group', { name: side, exact: true }).getByRole('radio', { name: edge }).tap();
  await page.getByRole('status').filter({ hasText: /^10 of 72 tiles fit 13\.9 % next draw$/ }).waitFor();
  await page.getByRole('link', { name: 'full results for this hole' }).tap();
  await page.waitForURL(/fit\/c_cf\.html/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('with scripts the search works on plain files', async () => {
  const { page, context, faults } = await openPage(browser, file('search.html'));
  await page.getByRole('main').getByRole('searchbox').fill('volcano');
  await page.getByRole('main').getByRole('link', { name: /volcano/i }).first().waitFor();
  // The address holds the question, so that it can be sent on.
  await page.goto(file('search.html?q=can+my+mayor+stand+on+a+tower%3F'));
  await page.locator('#hits').getByRole('link', { name: /mayor/i }).first().waitFor();
  assert.equal(await page.getByRole('main').getByRole('searchbox').inputValue(), 'can my mayor stand on a tower?');
  assert.deepEqual(faults, []);
  await context.close();
});

test('with scripts a fault in a question is told on plain files as by the server', async () => {
  const { page, context, faults } = await openPage(browser, file('search.html?q=status%3Aopne'));
  assert.match(await page.getByRole('alert').innerText(), /'opne' is no value of 'status'/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('with scripts the rules and the holes are told for our own boxes on plain files', async () => {
  const { page, context, faults } = await openPage(browser, file('fit/c_rf.html'));
  await page.getByRole('button', { name: 'Use your own boxes' }).click();
  await page.getByText('Choose boxes, edition and tiles on the table').waitFor();
  await page.goto(file('fit/c_rf.html?sets=base-game,IC&used=BA-15'));
  await page.getByRole('main').getByText(/ of 89 tiles fit/).first().waitFor();
  await page.goto(file('rules/tower.html?sets=TO,base-game'));
  await page.getByText('Show only what applies to your boxes').waitFor();
  await page.getByText(/^For .*\./).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('with scripts a board is laid and answered on plain files', async () => {
  const { page, context, faults } = await openPage(browser, file('board.html'));
  await page.getByRole('button', { name: 'Place the start tile' }).click();
  await page.getByRole('button', { name: /^hole at 1, 0: .*next draw/ }).waitFor();
  await page.getByRole('button', { name: 'BA-03 at 0, 0', exact: true }).click();
  await page.getByRole('button', { name: 'Put red follower on city north at 0, 0' }).click();
  await page.getByRole('button', { name: 'Remove red follower' }).waitFor();
  await page.getByRole('button', { name: 'Help' }).click();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a picture' }).click()]);
  assert.equal(saved.suggestedFilename(), 'board.png');
  const drawn = await page.evaluate(async () => (await window.cartularyAsk('/tiles/BA-03.svg')).text());
  assert.equal(drawn, readFileSync(new URL(file('tiles/BA-03.svg')), 'utf8'));
  assert.deepEqual(faults, []);
  await context.close();
});

test('the search of files has the chips that the server has', async () => {
  const { page, context, faults } = await openPage(browser, file('search.html?q=mayor'));
  await page.getByText('Filter by kind, status or set').click();
  await page.getByRole('group', { name: 'Kind' }).getByRole('link', { name: /^Rule \d+$/ }).click();
  await page.waitForURL(/q=mayor%20kind%3Arule$/);
  const rules = page.locator('#hits .kind');
  await rules.first().waitFor();
  assert.deepEqual([...new Set(await rules.allInnerTexts())], ['Rule']);
  // The chip that is asked for takes itself out again.
  await page.getByRole('group', { name: 'Kind' }).locator('[aria-current]').click();
  await page.waitForURL(/q=mayor$/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('with scripts off one kind of sets is shown alone', async () => {
  const { page, context } = await openPage(browser, file('sets/index.html'), { javaScriptEnabled: false, viewport: phone });
  const headings = page.getByRole('heading', { level: 2 });
  assert.ok(await headings.count() > 4);
  const kinds = page.getByRole('navigation', { name: 'Kind' });
  await kinds.getByRole('link', { name: /^Promos \d+$/ }).click();
  assert.deepEqual(await headings.allInnerTexts(), ['Promos']);
  assert.ok(await kinds.getByRole('link', { name: 'All', exact: true }).isVisible());
  await kinds.getByRole('link', { name: 'All', exact: true }).click();
  assert.ok(await headings.count() > 4);
  await context.close();
});
