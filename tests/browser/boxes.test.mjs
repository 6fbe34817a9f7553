// My boxes: said once, shown and obeyed everywhere, opened and saved as game.yaml, shared as a link.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { axeViolations, becomes, openPage, program, startBrowser, startServer, writeSite } from './support.mjs';

let site;
let browser;
let server;
const file = (address) => site.file(address);

before(async () => {
  site = writeSite();
  server = await startServer();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await server?.stop();
  site?.remove();
});

const tick = (page, id) => page.locator(`input[name="set"][value="${id}"]`).check();

test('what is ticked stands in the head, and the pages of a server obey it', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/boxes.html`);
  await tick(page, 'base-game');
  await tick(page, 'tower');
  await page.getByLabel('Copies of The Tower').fill('2');
  await page.getByLabel('Edition', { exact: true }).selectOption('C2');
  await page.getByLabel('A complete city of two tiles').selectOption('2');
  await becomes(() => page.locator('#mine').innerText(), 'Base Game + The Tower ×2, C2');
  assert.deepEqual(await axeViolations(page), []);
  await page.goto(`${server.address}/play/turn.html`);
  await becomes(() => new URL(page.url()).search, '?sets=base-game%2Ctower*2&edition=C2&rule=tiny-city%3D2');
  await becomes(() => page.locator('#mine').innerText(), 'Base Game + The Tower ×2, C2');
  await page.goto(`${server.address}/fit/c_rf.html?sets=river`);
  assert.equal(new URL(page.url()).search, '?sets=river');
  assert.deepEqual(faults, []);
  await context.close();
});

test('whose rules are played is chosen once, and pages, links and game.yaml have it', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/boxes.html`);
  await tick(page, 'base-game');
  await page.getByLabel('Rules of').selectOption('RGG');
  await becomes(() => page.locator('#mine').innerText(), 'Base Game, C1, RGG');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download game.yaml' }).click();
  const saved = path.join(site.folder, 'rgg.yaml');
  await (await waiting).saveAs(saved);
  assert.match(readFileSync(saved, 'utf8'), /\n {2}sets: \{base-game: 1\}\n {2}rule_set: RGG\n/);
  assert.match(execFileSync(program, ['game', 'check', folderOf(saved)], { encoding: 'utf8' }), /no faults\n$/);
  await page.goto(`${server.address}/play/turn.html`);
  await becomes(() => new URL(page.url()).search, '?sets=base-game&rule-set=RGG');
  assert.ok(await page.getByRole('radio', { name: 'Rio Grande Games' }).isChecked());
  await page.goto(`${server.address}/rules/base-game.html?rule-set=ZMG`);
  await becomes(() => new URL(page.url()).search, '?rule-set=ZMG&sets=base-game');
  await page.goto(`${server.address}/play/score.html`);
  await becomes(() => new URL(page.url()).search, '?sets=base-game&rule-set=RGG');
  await page.goto(`${server.address}/search.html?q=two+tiles`);
  await becomes(() => new URL(page.url()).search, '?q=two+tiles&sets=base-game&rule-set=RGG');
  await page.goto(`${server.address}/boxes.html`);
  await page.getByRole('button', { name: 'Clear my boxes' }).click();
  await page.locator('#mine-open').setInputFiles(saved);
  await becomes(() => page.locator('#mine-rule-set').inputValue(), 'RGG');
  await page.getByRole('button', { name: 'Copy link to my boxes' }).click();
  await becomes(() => new URL(page.url()).hash, '#sets=base-game&rule-set=RGG');
  await page.goto(`${server.address}/boxes.html#sets=base-game,tower@C3.1&rule-set=ZMG`);
  await page.reload();
  await becomes(() => page.locator('#mine').innerText(), 'Base Game + The Tower, C1 + C3.1, ZMG');
  assert.deepEqual(faults, []);
  await context.close();
});

test('on plain files too the rules of the chosen publisher are shown first', async () => {
  const { page, context, faults } = await openPage(browser, file('boxes.html'));
  await page.getByLabel('Rules of').selectOption('ZMG');
  await page.goto(file('rules/base-game.html'));
  await becomes(() => page.locator('#who-ZMG').isChecked(), true);
  assert.ok(await page.locator('.says [data-who="ZMG"]').first().isVisible());
  assert.ok(!(await page.locator('.says [data-who="RGG"]').first().isVisible()));
  assert.deepEqual(faults, []);
  await context.close();
});

test('newcomer A6: a box of the third edition is told as such in the head, in German too', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/boxes.html`);
  await page.getByRole('button', { name: 'Add Big Box 7' }).click();
  const named = 'Base Game + Inns and Cathedrals + Traders and Builders';
  await becomes(() => page.locator('#mine').innerText(), `${named} + 9 more, C3`);
  await tick(page, 'tower');
  await becomes(() => page.locator('#mine').innerText(), `${named} + 10 more, C1 + C3`);
  await page.goto(`${server.address}/de/sets/tower.html`);
  await becomes(() => page.locator('#mine').innerText(), 'Grundspiel + Wirtshäuser und Kathedralen + Händler und Baumeister + 10 weitere, C1 + C3');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a game.yaml is saved and opened again, on plain files as well', async () => {
  const { page, context, faults } = await openPage(browser, file('boxes.html'));
  await tick(page, 'base-game');
  await page.getByText('House rules and variants you use').click();
  await page.locator('input[value="ruling/base-game/house-unplayable-tiles-go-back"]').check();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download game.yaml' }).click();
  const saved = path.join(site.folder, 'game.yaml');
  await (await waiting).saveAs(saved);
  assert.equal(readFileSync(saved, 'utf8'),
    '# Read by Cartulary: put it into a folder, then --game FOLDER.\n' +
    'game: our-boxes\ntitle: Our boxes\nselection:\n  sets: {base-game: 1}\n' +
    'adopts:\n  - ruling/base-game/house-unplayable-tiles-go-back\n');
  const told = execFileSync(program, ['game', 'check', folderOf(saved)], { encoding: 'utf8' });
  assert.match(told, /no faults\n$/);
  writeFileSync(saved, 'game: ours\ntitle: Ours\nselection:\n  # our shelf\n  sets:\n    base-game: 1\n' +
    '    TO: 2  # two of them\n    ours-tea: 1\n  editions: {tower: C2}\nadopts: [variant/x, ruling/y]\n');
  await page.locator('#mine-open').setInputFiles(saved);
  await becomes(() => page.locator('#mine').innerText(), 'Base Game + The Tower ×2, C1 + C2');
  await becomes(() => page.locator('#mine-told').innerText(), 'Opened game.yaml. Not recognised: ours-tea, variant/x, ruling/y.');
  await page.goto(file('guides/index.html'));
  await becomes(() => page.locator('#mine').innerText(), 'Base Game + The Tower ×2, C1 + C2');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a file without sets leaves the boxes as they are, and a tile that is none is told', async () => {
  const { page, context, faults } = await openPage(browser, file('boxes.html'));
  await tick(page, 'base-game');
  await becomes(() => page.locator('#mine').innerText(), 'Base Game, C1');
  await page.locator('#mine-open').setInputFiles({ name: 'bad.yaml', mimeType: 'text/yaml', buffer: Buffer.from('hello: [1,2') });
  await becomes(() => page.locator('#mine-told').innerText(), 'bad.yaml names no set that is known here, so your boxes stay as they are. Open a game.yaml that has some.');
  assert.equal(await page.locator('#mine').innerText(), 'Base Game, C1');
  await page.locator('#mine-tiles').fill('LA-01, ZZ-99*x');
  await page.locator('#mine-tiles').blur();
  await becomes(() => page.locator('#mine-told').innerText(), '“ZZ-99*x” is no tile. Write ids such as LA-01, or LA-01*2, with commas between.');
  await page.locator('#mine-tiles').fill('LA-01, IC-99*2');
  await page.locator('#mine-tiles').blur();
  await becomes(() => page.locator('#mine-told').innerText(), "Single tiles: no tile is called 'IC-99'. To fix this: take an id from the list of tiles, such as BA-15.");
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: what was done is told below the button or field that did it', async () => {
  const { page, context, faults } = await openPage(browser, file('boxes.html'), { viewport: { width: 390, height: 844 } });
  const below = async (what) => {
    const [told, done] = [await page.locator('#mine-told').boundingBox(), await page.locator(what).boundingBox()];
    return told.height > 0 && told.y - done.y > 0 && told.y - done.y < 250;
  };
  await page.locator('#mine-open').setInputFiles({ name: 'bad.yaml', mimeType: 'text/yaml', buffer: Buffer.from('hello') });
  await becomes(() => page.locator('#mine-told').innerText(), 'bad.yaml names no set that is known here, so your boxes stay as they are. Open a game.yaml that has some.');
  assert.ok(await below('#mine-save'));
  await page.locator('#mine-without').fill('ZZ');
  await page.locator('#mine-without').blur();
  await becomes(() => page.locator('#mine-told').innerText(), '“ZZ” is no tile. Write ids such as LA-01, or LA-01*2, with commas between.');
  assert.ok(await below('#mine-without'));
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: what a file says wrongly is told, and nothing of it is taken for a number or a set', async () => {
  const { page, context, faults } = await openPage(browser, file('boxes.html'));
  const opens = (text) => page.locator('#mine-open').setInputFiles({ name: 'ours.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
  const told = () => page.locator('#mine-told').innerText();
  await tick(page, 'base-game');
  await opens('sets: {base-gme: 1, towr: 1}\n');
  await becomes(told, 'ours.yaml names no set that is known here, so your boxes stay as they are. Open a game.yaml that has some.');
  await becomes(() => page.locator('#mine').innerText(), 'Base Game, C1');
  await opens('sets: {base-game: 1, quark: 2}\nedition: C9\nrule_set: XYZ\nrules: {tiny-city: 7, foo: 1}\nadopts: [ruling/none/none]\nwithout: {ZZ-1: 1}\n');
  await becomes(told, 'Opened ours.yaml. Not recognised: quark, C9, XYZ, foo, tiny-city: 7, ruling/none/none. “ZZ-1” is no tile. Write ids such as LA-01, or LA-01*2, with commas between.');
  const copies = page.getByLabel('Copies of Base Game');
  await copies.fill('1.5');
  await copies.blur();
  await becomes(() => copies.inputValue(), '1');
  await becomes(() => page.locator('#mine').innerText(), 'Base Game, C1');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a link carries the boxes to another browser', async () => {
  const first = await openPage(browser, file('boxes.html'));
  await tick(first.page, 'base-game');
  await tick(first.page, 'river');
  await first.page.getByRole('button', { name: 'Copy link to my boxes' }).click();
  await becomes(() => new URL(first.page.url()).hash, '#sets=base-game%2Criver');
  const second = await openPage(browser, first.page.url());
  await becomes(() => second.page.locator('#mine').innerText(), 'Base Game + The River, C1');
  assert.deepEqual(first.faults.concat(second.faults), []);
  await first.context.close();
  await second.context.close();
});

test('single tiles and tiles left in the box come with a link, and a game.yaml has them', async () => {
  const link = `${file('boxes.html')}#sets=base-game&tiles=PD-26*2,LA-01&without=BA-03`;
  const { page, context, faults } = await openPage(browser, link);
  await becomes(() => page.locator('#mine-tiles').inputValue(), 'PD-26*2,LA-01');
  await becomes(() => page.locator('#mine-without').inputValue(), 'BA-03');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download game.yaml' }).click();
  const saved = path.join(site.folder, 'tiles.yaml');
  await (await waiting).saveAs(saved);
  assert.match(readFileSync(saved, 'utf8'),
    /\n {2}tiles: \{PD-26: 2, LA-01: 1\}\n {2}without: \{BA-03: 1\}\n/);
  await page.locator('#mine-tiles').fill('');
  await page.locator('#mine-open').setInputFiles(saved);
  await becomes(() => page.locator('#mine-tiles').inputValue(), 'PD-26*2,LA-01');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the hole of the first page, the board and the scores obey the boxes', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/boxes.html`);
  await page.evaluate(() => localStorage.setItem('cartulary-boxes', 'base-game inns-and-cathedrals'));
  await page.goto(`${server.address}/index.html`);
  await page.getByRole('group', { name: 'North', exact: true }).getByRole('radio', { name: 'field' }).check({ force: true });
  await becomes(async () => /of 90 tiles/.test(await page.locator('.verdict').first().innerText()), true);
  await page.goto(`${server.address}/board.html`);
  await becomes(async () => /90/.test(await page.locator('body').innerText()), true);
  await page.goto(`${server.address}/play/score.html`);
  await becomes(() => decodeURIComponent(new URL(page.url()).search), '?sets=base-game,inns-and-cathedrals');
  assert.deepEqual(faults, []);
  await context.close();
});

// A folder that holds the file alone, as a game does.
function folderOf(saved) {
  const game = mkdtempSync(path.join(site.folder, 'our-boxes-'));
  writeFileSync(path.join(game, 'game.yaml'), readFileSync(saved));
  return game;
}
