// German: below de/, on a server and on files; what is said there, and that both say the same.
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

const germanPage = (path, options) => openPage(browser, `${server.address}/de/${path}`, options);
const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a page that came in German is not told to be English by the script', async () => {
  for (const path of ['', 'board.html', 'play/score.html', 'boxes.html']) {
    const { page, context } = await germanPage(path);
    await becomes(() => page.locator('#main').count(), 1);
    const inEnglish = await page.evaluate(() => Array.from(document.querySelectorAll('h1, h2, label, legend, button, header a'))
      .filter((element) => element.closest('[lang]').lang === 'en' && !element.closest('.tongue'))
      .map((element) => element.textContent.trim()).filter((text) => /[äöüß]|suchen|Karten|Städte/.test(text)));
    assert.deepEqual(inEnglish, []);
    await context.close();
  }
});

test('the front door follows the language of the browser, the switch the reader', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/`, { locale: 'de-AT' });
  assert.equal(page.url(), `${server.address}/de/`);
  assert.equal(await page.textContent('h1'), 'Welche Karte passt in diese Lücke?');
  await page.click('a.tongue');
  assert.equal(page.url(), `${server.address}/index.html`);
  assert.equal(await page.textContent('h1'), 'Which tile fits this hole?');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the switch keeps the page, its question and what scripts wrote into the address', async () => {
  const { page, context } = await openPage(browser, `${server.address}/index.html#cfrf`);
  await page.click('a.tongue');
  assert.equal(page.url(), `${server.address}/de/index.html#cfrf`);
  await page.goto(`${server.address}/de/tiles/index.html?q=has%3Ainn`);
  await page.click('a.tongue');
  assert.equal(page.url(), `${server.address}/tiles/index.html?q=has%3Ainn`);
  await context.close();
});

test('links and forms of a German page stay German', async () => {
  const { page, context, faults } = await germanPage('index.html');
  const away = await page.$$eval('a[href]:not(.tongue), form', (all) =>
    all.map((one) => one.href ?? one.action).filter((to) =>
      new URL(to).origin === location.origin && !new URL(to).pathname.startsWith('/de/')));
  assert.deepEqual(away, []);
  await page.click('.nav a[href$="sets/index.html"]');
  await page.click('table a:has-text("Grundspiel")');
  assert.equal(page.url(), `${server.address}/de/sets/base-game.html`);
  await page.fill('#find', 'inn');
  await becomes(() => page.locator('.finds a').first().getAttribute('href').then((to) => new URL(to, page.url()).pathname.slice(0, 4)), '/de/');
  assert.deepEqual(faults, []);
  await context.close();
});

test('what scripts say is German too', async () => {
  const { page, context, faults } = await germanPage('index.html');
  await page.click('label:has(input[name="n"][value="r"])');
  await becomes(() => page.textContent('#picker-live .verdict'), /von 72 Karten passen .* nächster Zug/);
  await page.goto(`${server.address}/de/board.html`);
  await page.click('.welcome [data-do=start]');
  await becomes(() => page.textContent('#sums'), /71 im Beutel/);
  assert.equal(await page.evaluate(() => window.cartularySaid('script.print-page')), 'Diese Seite drucken');
  assert.deepEqual(faults, []);
  await context.close();
});

test('figures are chosen in German, and the focus stays where one was put', async () => {
  const { page, context, faults } = await germanPage('board.html#sets=base-game&edition=C1&tiles=BA-03n0000');
  await page.locator('button.laid').click();
  await page.locator('#detail [data-key="colour red"]').click();
  const put = page.locator('#detail [data-key="seat road E"]');
  await becomes(() => put.textContent(), 'Straße: Osten, Westen');
  await becomes(() => put.getAttribute('aria-label'), 'Gefolgsmann (rot) auf Straße: Osten, Westen bei 0, 0 stellen');
  await put.click();
  await becomes(() => page.textContent('.standing li span:nth-child(2)'), 'Gefolgsmann (rot), Straße: Osten, Westen');
  await becomes(() => page.evaluate(() => document.activeElement.dataset.key), 'seat road E');
  await becomes(() => page.getAttribute('.standing button', 'aria-label'), 'Gefolgsmann (rot) von Straße: Osten, Westen wegnehmen');
  assert.deepEqual(await axeViolations(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the lake of a river is drawn last on a German page too, where its words are others', async () => {
  const { page, context, faults } = await germanPage('board.html#sets=base-game,river&edition=C1&used=RI-03,RI-04,RI-05,RI-06,RI-08,RI-09,RI-10*2&tiles=RI-01n0000');
  await page.locator('#sums', { hasText: /im Beutel/ }).waitFor();
  for (let i = 0; i < 8; ++i) {
    await page.click('[data-do=draw]');
    assert.equal(await page.textContent('#told'), 'RI-07 ist gezogen');
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('why a tile in hand does not fit is told in German', async () => {
  const { page, context, faults } = await germanPage('board.html#sets=base-game&edition=C1&tiles=BA-04n0000');
  await page.locator('#sheet .tray button').filter({ hasText: 'BA-01' }).first().click();
  await page.locator('.hole.dim').first().click({ force: true });
  await becomes(() => page.innerText('#detail p.note'),
    /^Warum nicht auf -?\d, -?\d\? Seite (Norden|Osten|Süden|Westen): Wiese, die Karte dort zeigt Stadt\. Auch anders gedreht passt sie nicht\. Regel$/);
  assert.deepEqual(await axeViolations(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the corners of a barn and a table that gave way are told in German', async () => {
  const { page, context, faults } = await germanPage('board.html#sets=base-game,abbey-and-mayor&edition=C1&tiles=BA-24n0000BA-01n0002BA-24n0200BA-01n0202');
  await page.locator('button.laid').first().click();
  await page.locator('#detail [data-key=figure]').selectOption('barn');
  const put = page.locator('#detail [data-key="seat corner SE"]');
  await becomes(() => put.textContent(), 'Ecke im Südosten');
  await put.click();
  await becomes(() => page.getAttribute('.standing button', 'aria-label'), 'Gutshof (rot) von Ecke im Südosten wegnehmen');
  await page.goto(`${server.address}/de/index.html`);
  await page.goto(`${server.address}/de/board.html`);
  await page.click('.welcome [data-do=start]');
  await becomes(() => page.textContent('#left span'), 'Dein Tisch mit 4 Karten ist diesem gewichen.');
  assert.deepEqual(faults, []);
  await context.close();
});

test('German words fit a phone, and axe finds nothing', async () => {
  for (const path of ['index.html', 'fit/c_rf.html', 'tiles/IC-11.html', 'tiles/index.html', 'sets/index.html',
    'sets/base-game.html', 'edges/index.html', 'features/index.html', 'counts/set-edges.html', 'missing.html',
    'boxes.html', 'board.html', 'search.html?q=wagen', 'play/score.html', 'play/turn.html', 'words.html', 'words/pl.html', 'print.html',
    'rules/tower.html']) {
    const { page, context, faults } = await germanPage(path, { viewport: phone });
    assert.equal(await wide(page), 0, `${path} scrolls sideways`);
    assert.deepEqual(await axeViolations(page), [], path);
    assert.deepEqual(faults, [], path);
    await context.close();
  }
});

test('faults are told in German', async () => {
  const { page, context } = await germanPage('sets/towr.html');
  assert.equal(await page.textContent('h1'), 'Diese Seite gibt es nicht');
  await page.goto(`${server.address}/de/fit/c_rf.html?players=x`);
  assert.match(await page.textContent('.fault'), /Spieler: „x“ ist keine ganze Zahl von 1 bis 100\./);
  await context.close();
});

test('walk: a German page does not say its German name twice', async () => {
  const { page, context } = await germanPage('sets/inns-and-cathedrals.html');
  assert.equal(await page.textContent('h1'), 'Wirtshäuser und Kathedralen');
  assert.doesNotMatch(await page.textContent('p.lead'), /Wirtshäuser/);
  await page.goto(`${server.address}/de/elements/mage.html`);
  assert.doesNotMatch(await page.textContent('dl.facts'), /Deutsch/);
  await page.goto(`${server.address}/elements/mage.html`);
  assert.match(await page.textContent('dl.facts'), /German\s*Magier/);
  await context.close();
});

test('walk: a tile where one lies already is refused in German', async () => {
  const { page, context } = await germanPage('board.html#sets=base-game&tiles=BA-03n0000BA-03n0000');
  await page.getByRole('alert').getByText('BA-03 auf 0,0: auf dem Feld 0,0 liegt schon BA-03').waitFor();
  await context.close();
});

test('rules stay English, and the page says so', async () => {
  const { page, context } = await germanPage('rules/tower.html');
  assert.equal(await page.textContent('#in-english'), 'Regeln, Entscheidungen und Anmerkungen stehen hier auf Englisch.');
  assert.equal(await page.getAttribute('article.rule', 'lang'), 'en');
  await context.close();
});

test('a site of files has German pages, with a way to them, as the server says them', async () => {
  const { page, context, faults } = await openPage(browser, `${site.file('index.html')}#cfrf`);
  assert.equal(await page.textContent('h1'), 'Which tile fits this hole?');
  await page.click('a.tongue');
  assert.equal(page.url(), `${site.file('de/index.html')}#cfrf`);
  assert.equal(await page.textContent('h1'), 'Welche Karte passt in diese Lücke?');
  // The page of the server with its scripts, and that of files: what a reader sees on both. Files have
  // no space between blocks.
  const visible = () => page.evaluate(() => Array.from(document.querySelectorAll('main h1, main h2, main h3, main p, main td, main th, main li, main dt, main dd'))
    .filter((one) => one.checkVisibility() && !one.closest('form')).map((one) => one.textContent.replace(/\s+/g, '')).join('\n'));
  for (const path of ['tiles/IC-11.html', 'sets/river.html', 'edges/cfrf.html', 'features/inn.html', 'features/index.html',
    'rules/index.html', 'with/inns-and-cathedrals+tower.html', 'elements/barn.html', 'status/index.html', 'about.html']) {
    await page.goto(site.file(`de/${path}`));
    const files = await visible();
    await page.goto(`${server.address}/de/${path}`);
    assert.equal(files, await visible(), path);
  }
  await page.goto(site.file('de/index.html'));
  assert.equal(await page.textContent('a.tongue .tongue-long'), 'English');
  await page.click('a.tongue');
  assert.equal(page.url(), site.file('index.html'));
  assert.deepEqual(faults, []);
  await context.close();
});

test('newcomer H8: the letter of a count is German, one piece fehlt, and sets of one name are told apart', async () => {
  const { page, context, faults } = await germanPage('missing.html');
  const tower = page.locator('[data-set="tower"]');
  await tower.locator('summary').click();
  await tower.getByRole('button', { name: 'Alle sind da' }).click();
  await tower.getByRole('button', { name: 'TO-01: eins weniger' }).click();
  await becomes(() => page.locator('#bc-verdict').innerText(), '1 fehlt');
  const letter = () => page.locator('#bc-letter').inputValue();
  await becomes(letter, /^Carcassonne, gezählt gegen\n- Der Turm \(C1\)\n\nEs fehlt:\n- 1 x TO-01 \(.*Stadt.*\)\n$/);
  await page.reload();
  await becomes(letter, /Es fehlt:/);
  const names = await page.locator('.bc-set summary').allInnerTexts();
  assert.equal(new Set(names).size, names.length);
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: German lists keep the English words that they set beside the German ones', async () => {
  const text = async (path) => (await fetch(`${server.address}/de/${path}`)).text();
  const pairs = (await text('words.html')).match(/<th scope="row" lang="en">.*?<\/th>/g).map((cell) => cell.replace(/<[^>]*>/g, ''));
  for (const word of ['follower', 'meeple', 'wagon', 'mayor']) assert.ok(pairs.includes(word), word);
  assert.match(await text('elements/follower.html'), /<span class="item" lang="und">meeple<\/span>/);
  assert.match(await text('sets/winter-edition.html'), /<a class="record-title"[^>]*lang="en"[^>]*>Year of the Winter Edition<\/a>/);
});
