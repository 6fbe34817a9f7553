// The board as a person uses it: a saved game opened, holes read, tiles laid by touch and by
// keyboard, the board shared in a link, all of it within the bounds of accessibility and speed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { axeViolations, becomes, desktop, openPage, phone, startBrowser, startServer } from './support.mjs';

let server;
let browser;
const address = (fragment = '') => `${server.address}/board.html${fragment}`;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const start = (tile, x, y, rotation = 0) => ({ tile, x, y, rotation });
const lay = (tileId, rotation, x, y) =>
  ({ type: 'PLACE_TILE', payload: { tileId, rotation: `R${rotation}`, position: [x, y] } });

// A save of JCloisterZone: eight tiles around the cell 1, 1, where a tile would have to show
// roads north and south, cities east and west. The base game has none, so the hole is dead.
const save = {
  appVersion: '5.7.0',
  setup: { sets: { 'basic:1': 1 }, elements: {}, rules: {}, start: [start('BA/RCr', 0, 0)] },
  replay: [
    lay('BA/CRRR', 90, 1, 0), lay('BA/Ccc+', 180, 2, 0), lay('BA/Cccc+', 90, 2, 1),
    lay('BA/CFc+', 270, 2, 2), lay('BA/RFr', 270, 1, 2), lay('BA/Ccc', 270, 0, 2),
    lay('BA/CC.2', 180, 0, 1),
  ],
};

async function open(page, name, value) {
  await page.locator('#file').setInputFiles(
    { name, mimeType: 'application/json', buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)) });
}

const hole = (page, x, y) => page.getByRole('button', { name: `hole at ${x}, ${y}` });
const laid = (page, name) => page.getByRole('button', { name, exact: true });
const sumsAre = (page, text) => page.locator('#sums', { hasText: text }).waitFor({ timeout: 20_000 });
const sheet = (page) => page.locator('#sheet');

test('a save is opened, a dead hole read, a tile placed by touch, taken back, and the link shared', async () => {
  const { page, context, faults } = await openPage(browser, address(), { viewport: phone, hasTouch: true });
  await open(page, 'game.jcz', save);
  await sumsAre(page, '8 tiles placed · 64 in the bag · 13 holes, 1 dead');
  await becomes(() => hole(page, 1, 1).getAttribute('aria-label'), 'hole at 1, 1: rcrc, dead, no copies, next draw 0.0 %');
  await hole(page, 1, 1).tap();
  await sheet(page).getByText('Dead: no tile in the bag fits.').waitFor();
  assert.deepEqual(await axeViolations(page), []);

  await hole(page, 0, -1).tap();
  await sheet(page).getByRole('button', { name: /^BA-18: city north, turned 180°/ }).tap();
  await sheet(page).getByText('Completes a city of 2 tiles: 4 points.').waitFor();
  await sheet(page).getByRole('button', { name: 'Place' }).tap();
  await laid(page, 'BA-18 at 0, -1, turned 180°').waitFor();
  await sumsAre(page, /^9 tiles placed · 63 in the bag/);

  await page.getByRole('button', { name: 'Take back' }).tap();
  await sumsAre(page, /^8 tiles placed · 64 in the bag/);
  await becomes(() => laid(page, 'BA-18 at 0, -1, turned 180°').count(), 0);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).tap();
  await page.getByText('Link copied. It contains the whole board').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openPage(browser, link);
  await sumsAre(other.page, '8 tiles placed · 64 in the bag · 13 holes, 1 dead');
  await laid(other.page, 'BA-04 at 2, 1, turned 90°').waitFor();
  assert.equal(other.page.url(), link);
  assert.deepEqual([...faults, ...other.faults], []);
  await context.close();
  await other.context.close();
});

test('with the keyboard alone: the start tile, a hole opened, a tile turned and laid, undone', async () => {
  const { page, context, faults } = await openPage(browser, address());
  await page.getByRole('button', { name: 'Place the start tile' }).press('Enter');
  await laid(page, 'BA-03 at 0, 0').waitFor();
  await hole(page, 0, -1).focus();
  await page.keyboard.press('ArrowRight');
  await becomes(() => page.evaluate(() => document.activeElement.getAttribute('aria-label')), /^hole at 1, 0: \?\?\?r, \d+ copies/);
  await page.keyboard.press('Enter');
  await sheet(page).getByRole('heading', { name: 'Hole at 1, 0' }).waitFor();
  await sheet(page).getByRole('button', { name: /^BA-24: / }).press('Enter');
  await sheet(page).getByText('fits 2 ways').waitFor();
  await becomes(() => page.evaluate(() => document.activeElement.textContent), 'Place');
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Place', exact: true }).press('Enter');
  await laid(page, 'BA-24 at 1, 0, turned 180°').waitFor();
  await page.keyboard.press('Control+z');
  await sumsAre(page, /^1 tile placed/);
  await page.keyboard.press('Control+Shift+Z');
  await sumsAre(page, /^2 tiles placed/);
  await page.keyboard.press('u');
  await sumsAre(page, /^1 tile placed/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('only what fits lights up, and where it goes', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-04n0000'));
  await hole(page, 1, 0).waitFor();
  const church = sheet(page).getByRole('button', { name: /^BA-01: cloister/ });
  await becomes(() => church.innerText(), /fits nowhere/);
  await sheet(page).getByRole('button', { name: /^BA-18: city north/ }).click();
  await sheet(page).getByText('Fits in 4 holes. Choose a highlighted one.').waitFor();
  await becomes(() => page.locator('.hole.goes').count(), 4);
  assert.deepEqual(await axeViolations(page), []);
  // Under the pointer the tile in hand lies turned as it goes in, and a click lays it.
  await hole(page, -1, 0).hover({ force: true });
  await page.getByRole('button', { name: 'Place BA-18 at -1, 0' }).click();
  await laid(page, 'BA-18 at -1, 0, turned 90°').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a hole that the tile in hand does not fit says so, and the tile stays in hand', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-04n0000'));
  await hole(page, 1, 0).waitFor();
  await sheet(page).getByRole('button', { name: /^BA-01: cloister/ }).click();
  await becomes(() => page.locator('.hole.dim').count(), 4);
  await page.locator('.hole.dim').first().click({ force: true });
  await becomes(() => page.locator('#told').innerText(), /^BA-01 does not fit at -?\d, -?\d, which needs [c?]{4}$/);
  await sheet(page).getByRole('button', { name: 'Put back' }).waitFor();
  const why = sheet(page).locator('#detail p.note');
  await becomes(() => why.innerText(), /^Why not at -?\d, -?\d\? .* side is field, the tile there shows city\. No other turn fits either\. Rule$/);
  assert.match(await why.getByRole('link', { name: 'Rule' }).getAttribute('href'), /rules\/base-game\.html#match-sides$/);
  await sheet(page).getByRole('button', { name: 'Put back' }).click();
  await why.waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('a piece of two squares tells the features of both', async () => {
  const { page, context, faults } = await openPage(browser,
    address('#sets=base-game,castles-in-germany&edition=C1&tiles=BA-03n0000CG-01s0001'));
  await laid(page, /^CG-01/).click();
  await becomes(async () => (await sheet(page).locator('details.feature summary b').allInnerTexts()).filter((kind) => kind === 'Road').length, 3);
  await sheet(page).getByText('On this page, figures can only go on square tiles.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

const drawnAt = async (page, fragment, times) => {
  // Not by way of an empty page: the icon of the page before would be asked for from there.
  await page.evaluate((put) => history.replaceState(null, '', put), fragment);
  await page.reload();
  await sumsAre(page, /in the bag/);
  const drawn = new Set();
  for (let i = 0; i < times; ++i) {
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    drawn.add((await page.locator('#told').textContent()).match(/^You drew ([A-Z0-9]+-\d\d)/)[1]);
  }
  return [...drawn].sort();
};

test('while the river goes on its tiles are drawn, the lake last, and land once it is closed', async () => {
  const { page, context, faults } = await openPage(browser, address());
  const river = '#sets=base-game,river&edition=C1';
  const first = await drawnAt(page, `${river}&tiles=RI-01n0000`, 12);
  assert.ok(first.every((id) => /^RI-(0[3-9]|10)$/.test(id)), `${first}`);
  const used = 'used=RI-03,RI-04,RI-05,RI-06,RI-08,RI-09,RI-10*2,RI-07';
  assert.deepEqual(await drawnAt(page, `${river}&${used}&tiles=RI-01n0000`, 8), ['RI-07']);
  assert.deepEqual(await drawnAt(page, `${river}&${used}*2&tiles=RI-01n0000`, 2), ['RI-02']);
  const closed = await drawnAt(page, `${river}&tiles=RI-01n000002s0100`, 6);
  assert.ok(closed.every((id) => /^BA-/.test(id)), `${closed}`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('an abbey takes a figure, which scores', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game,abbey-and-mayor&edition=C1&tiles=AM-14n0000'));
  await laid(page, 'AM-14 at 0, 0').click();
  await sheet(page).getByRole('button', { name: 'Put red follower on abbey at 0, 0' }).click();
  await sheet(page).getByRole('button', { name: 'Remove red follower from abbey' }).waitFor();
  await becomes(() => page.url().split('&figures=')[1], 'red.follower.0000.abbey');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Players' }).click();
  await becomes(() => sheet(page).locator('details .points').innerText(), '1 point');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a press is not lost where the answer comes while the button is down', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'));
  await laid(page, 'BA-03 at 0, 0').click();
  const put = sheet(page).getByRole('button', { name: 'Put red follower on city north at 0, 0' });
  await put.waitFor();
  let answer;
  const held = new Promise((resolve) => { answer = resolve; });
  await page.route('**/api/v1/board*', async (route) => { await held; await route.continue(); });
  await put.click();
  await sheet(page).getByRole('button', { name: 'Close' }).hover();
  await page.mouse.down();
  const answered = page.waitForResponse('**/api/v1/board*');
  answer();
  await (await answered).finished();
  await page.waitForTimeout(200);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Players' }).click();
  await becomes(() => sheet(page).locator('details .points').innerText(), /points?$/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the figures of a tile are told with the place where each stands, by whichever side a link has it', async () => {
  const { page, context, faults } = await openPage(browser, address(
    '#sets=base-game&edition=C1&tiles=BA-20e0000BA-24n0300&figures=red.follower.0000.city_N,red.follower.0000.city_E,blue.follower.0300.road_W'));
  const told = () => sheet(page).locator('.standing li > span:not(.figure)').allInnerTexts();
  await laid(page, 'BA-20 at 0, 0, turned 90°').click();
  await becomes(async () => (await told()).join('; '), 'red follower, city east; red follower, city south');
  await sheet(page).getByRole('button', { name: 'Remove red follower from city south' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.laid[aria-label^="BA-24"]').click();
  const road = await sheet(page).getByRole('button', { name: /^Put .* on road/ }).innerText();
  await becomes(async () => (await told()).join('; '), `blue follower, ${road}`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('on low and narrow screens a tile in hand is laid, turned and put down without scrolling', async () => {
  for (const [width, height] of [[844, 390], [320, 568]]) {
    const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'),
      { viewport: { width, height } });
    await sumsAre(page, /in the bag/);
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    const buttons = sheet(page).locator('.held button');
    const [bar, top] = [await page.locator('.nav').boundingBox(), await sheet(page).boundingBox()];
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      assert.ok(box.y >= top.y && box.y + box.height <= bar.y, `${await button.innerText()} at ${box.y}, the bar at ${bar.y}`);
    }
    const frames = await buttons.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderLeftWidth));
    assert.deepEqual(frames, ['1px', '1px', '1px']);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test('the whole board on a phone lies beside the buttons of the view', async () => {
  const row = Array.from({ length: 4 }, (_, x) => [0, 2, 4].map((y) => `BA-24n0${2 * x}0${y}`).join('')).join('');
  const { page, context } = await openPage(browser, address(`#sets=base-game*3&edition=C1&tiles=${row}`), { viewport: phone });
  await hole(page, 4, 0).waitFor();
  await page.getByRole('button', { name: 'Whole board' }).click();
  await becomes(() => page.evaluate(() => {
    const { left } = document.querySelector('.zoom').getBoundingClientRect();
    return [...document.querySelectorAll('.hole')].filter((one) => one.getBoundingClientRect().right > left).length;
  }), 0);
  await context.close();
});

test('points that are not sure are called so before the first of them', async () => {
  const { page, context, faults } = await openPage(browser, address());
  await open(page, 'none.json', '{"tiles": [{"tile": "ZZ-99", "x": 0, "y": 0, "rotation": 0}]}');
  await page.getByText(/^none\.json: /).waitFor();
  await open(page, 'clash.jcz', { ...save, players: [{ name: 'Alice', slot: 0 }], replay: [{ ...lay('BA/C', 0, 0, -1), player: 0 }] });
  await page.getByRole('button', { name: 'Players' }).click();
  await sheet(page).getByText('The points are uncertain: a tile is placed against the rules.').waitFor();
  // What was wrong with the file before is no longer told.
  await becomes(() => page.getByText(/^none\.json: /).count(), 0);
  assert.deepEqual(faults.filter((fault) => !fault.includes('400')), []);
  await context.close();
});

test('a sample game is shown, and a tile drawn from what it leaves in the bag', async () => {
  const { page, context, faults } = await openPage(browser, address());
  await page.getByRole('button', { name: 'Show a sample game' }).click();
  await sumsAre(page, /^26 tiles placed · 46 in the bag · 22 holes/);
  assert.equal(await page.locator('.laid.illegal').count(), 0);
  await becomes(() => page.locator('.figure').count(), 5);
  assert.deepEqual(await axeViolations(page), []);
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  const drawn = (await page.locator('#told').innerText()).match(/^You drew (BA-\d\d)/)[1];
  await page.locator('#detail', { hasText: drawn }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await becomes(() => page.locator('#told').innerText(), /^You drew BA-\d\d/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await sumsAre(page, /^0 tiles placed/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a double goes where its squares fit, and another link takes the place of the board', async () => {
  const { page, context, faults } = await openPage(browser,
    address('#sets=base-game,school&edition=C1&tiles=BA-24n0000'));
  await sheet(page).getByRole('button', { name: /^SC-01: two squares side by side/ }).click();
  await sheet(page).getByText('Choose a highlighted one').waitFor();
  await page.getByRole('button', { name: 'place at -2, 0' }).hover({ force: true });
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await laid(page, 'SC-01 at -2, 0').waitFor();
  await sumsAre(page, /^2 tiles placed/);
  await page.evaluate(() => { location.hash = '#sets=base-game&edition=C1&tiles=BA-04n0000BA-05e0200'; });
  await laid(page, 'BA-05 at 1, 0, turned 90°').waitFor();
  await becomes(() => laid(page, 'SC-01 at -2, 0').count(), 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await laid(page, 'SC-01 at -2, 0').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a link brings figures along, and what they score', async () => {
  const { page, context, faults } = await openPage(browser, address(
    '#sets=base-game&edition=C1&tiles=BA-24n0000&figures=red.follower.0000.road_E'));
  await laid(page, 'BA-24 at 0, 0').waitFor();
  await page.getByRole('img', { name: 'red follower' }).waitFor();
  await becomes(() => page.evaluate(() => location.hash.includes('figures=red.follower.0000.road_E')), true);
  assert.deepEqual(faults, []);
  await context.close();
});

const middles = (page) => page.locator('.land > .figure').evaluateAll((all) => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width };
}));

test('figures on one place stand beside each other, and each is tapped and taken away', async () => {
  const players = ['red', 'blue', 'green', 'yellow'];
  for (const [at, count] of [['cloister', 2], ['cloister', 4], ['field_NL', 4]]) {
    const { page, context, faults } = await openPage(browser, address(
      `#sets=base-game&edition=C1&tiles=BA-01n0000&figures=${players.slice(0, count).map((player) => `${player}.follower.0000.${at}`).join()}`),
    { viewport: phone, hasTouch: true });
    await becomes(() => page.locator('.land > .figure').count(), count);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    await becomes(async () => (await middles(page)).every((one, i, all) =>
      all.slice(i + 1).every((other) => Math.hypot(one.x - other.x, one.y - other.y) > 0.75 * one.width)), true);
    const [, second] = await middles(page);
    await page.touchscreen.tap(second.x, second.y);
    await becomes(() => sheet(page).locator('.tapped').innerText(), /blue follower, /);
    await sheet(page).locator('.tapped').getByRole('button', { name: /^Remove blue follower/ }).tap();
    await becomes(() => page.locator('.land > .figure').count(), count - 1);
    await becomes(() => page.url().includes('blue.follower'), false);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

// Two roads above two cloisters: four tiles meet in field at 1, 1 alone.
const farmland = '#sets=base-game,abbey-and-mayor&edition=C1&tiles=BA-24n0000BA-01n0002BA-24n0200BA-01n0202';

test('a barn is offered the corners where four tiles meet in field, and belongs to all four', async () => {
  const { page, context, faults } = await openPage(browser, address(farmland), { viewport: phone, hasTouch: true });
  await laid(page, 'BA-24 at 0, 0').tap();
  await sheet(page).getByLabel('Figure', { exact: true }).selectOption('barn');
  const places = () => sheet(page).locator('.seats button').allInnerTexts();
  await becomes(async () => (await places()).join(), 'corner south-east');
  await sheet(page).getByRole('button', { name: 'Put red barn on corner south-east at 0, 0' }).tap();
  await sheet(page).getByRole('button', { name: 'Remove red barn from corner south-east' }).waitFor();
  await becomes(() => page.url().split('&figures=')[1], 'red.barn.0000.corner_SE');
  await page.getByRole('img', { name: 'red barn' }).waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await laid(page, 'BA-01 at 1, 1').tap();
  await becomes(async () => (await places()).join(), 'corner north-west');
  await sheet(page).getByRole('button', { name: 'Remove red barn from corner north-west' }).tap();
  await becomes(() => page.url().includes('figures'), false);
  assert.deepEqual(faults, []);
  await context.close();
});

test('where no corner takes a barn the page says so', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game,abbey-and-mayor&edition=C1&tiles=BA-24n0000'));
  await laid(page, 'BA-24 at 0, 0').click();
  await sheet(page).getByLabel('Figure', { exact: true }).selectOption('barn');
  await sheet(page).getByText('A barn goes where the fields of four tiles meet. This tile has no such corner.').waitFor();
  assert.equal(await sheet(page).locator('.seats button').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a barn that the server refuses is undone, and the table goes on', async () => {
  const { page, context } = await openPage(browser, address(farmland));
  await laid(page, 'BA-24 at 0, 0').click();
  await sheet(page).getByLabel('Figure', { exact: true }).selectOption('barn');
  await page.route('**/api/v1/board*', (route) => route.fulfill({ status: 400, contentType: 'application/problem+json',
    body: JSON.stringify({ detail: 'no field reaches its corner', fix: 'name another' }) }), { times: 1 });
  await sheet(page).getByRole('button', { name: 'Put red barn on corner south-east at 0, 0' }).click();
  await page.getByRole('alert').getByText('no field reaches its corner').waitFor();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alert').waitFor({ state: 'hidden' });
  await sumsAre(page, /^4 tiles placed .* 8 holes$/);
  await becomes(() => page.url().includes('barn'), false);
  await context.close();
});

test('figures are set by touch, score, go again, come along in the link; the board becomes a picture', async () => {
  for (const [viewport, hasTouch] of [[phone, true], [desktop, false]]) {
    const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'), { viewport, hasTouch });
    await laid(page, 'BA-03 at 0, 0').click();
    await sheet(page).getByRole('button', { name: 'blue', exact: true }).click();
    await sheet(page).getByRole('button', { name: 'Put blue follower on city north at 0, 0' }).click();
    await sheet(page).getByRole('button', { name: 'Remove blue follower' }).waitFor();
    await becomes(() => page.url().split('&figures=')[1], 'blue.follower.0000.city_N');
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), 'Put blue follower on city north at 0, 0');
    await page.locator('#tabs [data-tab="players"]').waitFor({ state: 'attached' });
    assert.deepEqual(await axeViolations(page), []);
    await sheet(page).getByRole('button', { name: 'Remove blue follower' }).click();
    await becomes(() => page.url().includes('figures'), false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await becomes(() => page.url().includes('blue.follower'), true);
    assert.deepEqual(faults, []);
    if (!hasTouch) {
      await page.getByRole('button', { name: 'Help' }).click();
      const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a picture' }).click()]);
      const head = readFileSync(await saved.path()).subarray(0, 24);
      assert.deepEqual([saved.suggestedFilename(), head.toString('latin1', 1, 4), head.readUInt32BE(16), head.readUInt32BE(20)],
        ['board.png', 'PNG', 150, 150]);
    }
    await context.close();
  }
});

// Every square design of every set, as many on a table as go, none beside another.
const designsOf = (page) => page.evaluate(async () => {
  const answer = await (await fetch('/api/v1/tiles?full=true&limit=1000')).json();
  return answer.tiles.filter(({ shape, segments }) => shape === 'square' && segments?.length)
    .map(({ id, segments }) => ({ id, segments }));
});

test('a figure put on a turned tile stands where it was put: every segment of every design, turned four ways', async () => {
  const { page, context } = await openPage(browser, address());
  const designs = await designsOf(page);
  assert.ok(designs.length > 400, `${designs.length} designs`);
  const wrong = await page.evaluate(async ({ designs }) => {
    const { ask, figures } = window.cartularyBoard;
    const odd = [];
    for (const rotation of [0, 90, 180, 270])
      for (let from = 0; from < designs.length; from += 80) {
        const tiles = [], put = [];
        designs.slice(from, from + 80).forEach(({ id, segments }, i) => {
          const at = { x: 3 * (i % 9), y: 3 * Math.floor(i / 9) };
          tiles.push({ tile: id, ...at, rotation });
          for (const seat of figures.seats(segments, rotation))
            put.push({ id, seat, figure: { player: 'red', figure: 'follower', ...at, at: seat.at } });
        });
        const answer = await ask({ selection: { sets: { 'base-game': 1 }, edition: 'C1' }, tiles,
          figures: put.map(({ figure }) => figure) });
        put.forEach(({ id, seat, figure }, i) => {
          const back = answer.board.figures[i];
          const taken = put.filter((one) => one.id === id && one.seat.at === seat.at).length;
          if (back.at !== figure.at || back.lies !== seat.lies || taken !== 1 || /undefined/.test(seat.words))
            odd.push(`${id} turned ${rotation}: put on ${seat.words}, ${seat.lies}, stands on ${back.lies}`);
        });
      }
    return odd;
  }, { designs });
  assert.deepEqual(wrong, []);
  await context.close();
});

// BA-20 below the start tile, turned by 90: its cities look south and east there.
for (const [how, turn] of [['by tap', 'e'], ['by keys', 'e'], ['by tap', 's'], ['by tap', 'w']])
  test(`a follower put on a turned tile ${how} (${turn}) scores the feature whose name was pressed`, async () => {
    const { page, context, faults } = await openPage(browser, address(`#sets=base-game&edition=C1&tiles=BA-20${turn}0000`), { viewport: phone, hasTouch: true });
    await page.getByRole('button', { name: /^BA-20 at 0, 0/ }).waitFor();
    const buttons = sheet(page).getByRole('button', { name: /^Put red follower on city/ });
    await page.getByRole('button', { name: /^BA-20 at 0, 0/ }).tap();
    await buttons.first().waitFor();
    for (let i = 0; i < await buttons.count(); ++i) {
      const side = (await buttons.nth(i).getAttribute('aria-label')).match(/city (\w)/)[1].toUpperCase();
      if (how === 'by tap') await buttons.nth(i).tap();
      else { await buttons.nth(i).focus(); await page.keyboard.press('Enter'); }
      await sheet(page).getByRole('button', { name: 'Remove red follower' }).waitFor();
      const put = await page.evaluate(async () => {
        const { ask, link } = window.cartularyBoard;
        return (await ask(link.read(location.hash))).board.figures;
      });
      assert.deepEqual(put.map(({ lies }) => lies), [`city ${side}`]);
      await sheet(page).getByRole('button', { name: 'Remove red follower' }).tap();
      await becomes(() => page.url().includes('figures'), false);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });

test('a board that the server refuses says so, and a way out stands beside', async () => {
  const { page, context } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-99n0000'));
  await page.getByRole('alert').getByText("no tile is called 'BA-99'").waitFor();
  await sumsAre(page, /^1 tile placed$/);
  await page.getByRole('alert').getByRole('button', { name: 'Clear the table' }).click();
  await page.getByRole('alert').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Place the start tile' }).waitFor();
  await context.close();
});

test('a table that was left by the menu is offered again', async () => {
  const { page, context, faults } = await openPage(browser, address());
  await page.getByRole('button', { name: 'Place the start tile' }).click();
  await sumsAre(page, /^1 tile placed/);
  await becomes(() => page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? ''),
    await page.locator('.hole[tabindex="0"]').getAttribute('aria-label'));
  await page.goto(`${server.address}/index.html`);
  await page.goto(address());
  await sumsAre(page, /^0 tiles placed/);
  await page.getByRole('button', { name: 'Continue with 1 tile' }).click();
  await sumsAre(page, /^1 tile placed/);
  await page.evaluate(() => localStorage.setItem('cartulary-table', '#tiles=BA-0'));
  await page.goto(`${server.address}/index.html`);
  await page.goto(address());
  await page.getByRole('button', { name: 'Place the start tile' }).waitFor();
  assert.equal(await page.getByRole('button', { name: /^Continue/ }).count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: what is wrong with a link goes with its table, once the own one is back', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n000024n0001'));
  await sumsAre(page, /^2 tiles placed/);
  await page.getByRole('button', { name: 'Take back' }).click();
  await sumsAre(page, /^1 tile placed/);
  await page.goto(`${server.address}/index.html`);
  await page.goto(address('#of='));
  await page.getByRole('alert').getByText(/^The link was cut off/).waitFor();
  await page.getByRole('button', { name: 'Continue with 1 tile' }).click();
  await sumsAre(page, /^1 tile placed/);
  assert.equal(await page.getByRole('alert').isVisible(), false);
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: a tile of a link that lies beyond every table is told as damage of the link', async () => {
  const { page, context } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n000024nW000'));
  await page.getByRole('alert').getByText('The link is damaged at “24nW000”. The tiles from there on are missing. Ask for the whole link again.').waitFor();
  await sumsAre(page, /^1 tile placed/);
  await context.close();
});

test('walk: the sheet of a tile that nobody knows says so', async () => {
  const { page, context } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-99n0000'));
  await laid(page, 'BA-99 at 0, 0').click();
  await sheet(page).getByText("no tile is called 'BA-99'", { exact: true }).waitFor();
  await context.close();
});

test('walk: a large follower and a follower, a builder and a barn bear different signs, in German too', async () => {
  const table = '#sets=base-game,inns-and-cathedrals,traders-and-builders&edition=C1&tiles=BA-03n0000' +
    '&figures=red.follower.0000.city_N,red.large-follower.0000.road_E,red.builder.0000.road_E,red.pig.0000.field_EL';
  for (const [at, signs] of [['/board.html', 'F LF Bu Pi'], ['/de/board.html', 'G GG Ba Sc']]) {
    const { page, context } = await openPage(browser, server.address + at + table);
    await becomes(async () => (await page.locator('.land > .figure').allInnerTexts()).join(' '), signs);
    await context.close();
  }
});

test('walk: a bridge is put in a direction, by the sides of a turned tile, and a ferry between two roads', async () => {
  const { page, context, faults } = await openPage(browser, address(
    '#sets=base-game,bridges-castles-and-bazaars,ferries&edition=C1&tiles=BA-03n0000BA-18w0200FR-02n0001'));
  await sumsAre(page, /^3 tiles placed/);
  await laid(page, 'BA-18 at 1, 0, turned 270°').click();
  await sheet(page).getByLabel('Figure', { exact: true }).selectOption('bridge');
  await sheet(page).getByText('A bridge needs field on two opposite sides of its tile').waitFor({ state: 'hidden' });
  const seats = () => sheet(page).locator('.seats button').allInnerTexts();
  await becomes(async () => (await seats()).join('; '), 'from south to north');
  await sheet(page).locator('.seats button').click();
  await becomes(() => page.url().includes('.bridge.0200.WE'), true);
  await becomes(async () => (await sheet(page).locator('.standing li').allInnerTexts()).join('').includes('from south to north'), true);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a castle token is put on a city, and a little building on a tile, where their sets are played', async () => {
  const { page, context, faults } = await openPage(browser, address(
    '#sets=base-game,bridges-castles-and-bazaars,little-buildings&edition=C1&tiles=BA-03n0000'));
  await sumsAre(page, /^1 tile placed/);
  await laid(page, 'BA-03 at 0, 0').click();
  const put = async (figure) => {
    await sheet(page).getByLabel('Figure', { exact: true }).selectOption(figure);
    await sheet(page).locator('.seats button').click();
  };
  await put('castle-token');
  await becomes(() => page.url().includes('castle-token.0000.city_'), true);
  await put('little-tower');
  await becomes(() => page.url().includes('little-tower.0000'), true);
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: a bridge that would end at a field is not offered', async () => {
  const { page, context, faults } = await openPage(browser, address(
    '#sets=base-game,bridges-castles-and-bazaars&edition=C1&tiles=BA-03n0000BA-18w0200BA-02n0201'));
  await sumsAre(page, /^3 tiles placed/);
  await laid(page, 'BA-18 at 1, 0, turned 270°').click();
  await sheet(page).getByLabel('Figure', { exact: true }).selectOption('bridge');
  await sheet(page).getByText('and another field beside neither').waitFor();
  assert.equal(await sheet(page).locator('.seats button').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: the start piece of the Count is laid and taken back whole', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game,count-of-carcassonne&edition=C1'));
  await page.locator('#welcome [data-do=start]').click();
  await sumsAre(page, /^12 tiles placed/);
  assert.equal(await page.locator('.laid.illegal').count(), 0);
  assert.equal(page.url().split('tiles=')[1],
    'CO-01n000002n020003n040004e060005w000206n020207n040208e060209s000410s020411s040412e0604');
  await page.keyboard.press('u');
  await sumsAre(page, /^0 tiles placed|^$/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: a follower closes a tower, once a piece lies on its tile', async () => {
  const { page, context, faults } = await openPage(browser, address(
    '#sets=base-game,tower&edition=C1&tiles=TO-02n0000BA-03n0200&figures=.tower-piece.0000.'));
  await sumsAre(page, /^2 tiles placed/);
  await laid(page, 'BA-03 at 1, 0').click();
  await sheet(page).getByRole('button', { name: /red follower on city north/i }).waitFor();
  assert.equal(await sheet(page).locator('.seats button', { hasText: 'top of the tower' }).count(), 0);
  await laid(page, 'TO-02 at 0, 0').click();
  await sheet(page).locator('.seats button', { hasText: 'top of the tower' }).click();
  await becomes(() => page.url().includes('red.follower.0000.'), true);
  await becomes(async () => (await sheet(page).locator('.standing li').allInnerTexts()).join('; ').includes('red follower, top of the tower'), true);
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: the Mage stands on the roads and cities of a tile, the fairy beside a follower', async () => {
  const { page, context, faults } = await openPage(browser, address(
    '#sets=base-game,mage-and-witch,princess-and-dragon&edition=C1&tiles=BA-03n0000&figures=red.follower.0000.city_N'));
  await sumsAre(page, /^1 tile placed/);
  await laid(page, 'BA-03 at 0, 0').click();
  const seats = async () => (await sheet(page).locator('.seats button').allInnerTexts()).join('; ');
  await sheet(page).getByLabel('Figure', { exact: true }).selectOption('fairy');
  await becomes(seats, 'this tile; city north');
  await sheet(page).getByLabel('Figure', { exact: true }).selectOption('mage');
  await becomes(seats, 'road east, west; city north');
  await sheet(page).locator('.seats button').first().click();
  await becomes(() => page.url().includes('.mage.0000.road_E'), true);
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: a tile taken from the bag by the mouse is turned and placed by keys', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'));
  await sumsAre(page, /^1 tile placed/);
  await page.getByRole('button', { name: 'Bag' }).click();
  await sheet(page).getByRole('button', { name: /^BA-02/ }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await sumsAre(page, /^2 tiles placed/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: a table from which an early tile is taken up stays legal where its tiles touch', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-01n0000BA-01n0001BA-01n0201BA-01n0200'));
  await sumsAre(page, /^4 tiles placed/);
  await laid(page, 'BA-01 at 0, -1').click();
  await sheet(page).getByRole('button', { name: 'Remove tile' }).click();
  await sumsAre(page, /^3 tiles placed/);
  await page.locator('#tabs [data-tab="notes"]').waitFor({ state: 'hidden' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: notes of a saved game go with its table', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-01n0000'));
  await sumsAre(page, /^1 tile placed/);
  const notes = page.locator('#tabs [data-tab="notes"]');
  await open(page, 'played.jcz', played);
  await notes.waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await sumsAre(page, /^1 tile placed/);
  await notes.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Redo' }).click();
  await notes.waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a new table says which one gave way, and brings it back', async () => {
  for (const [begin, count] of [['Place the start tile', 1], ['Show a sample game', 26]]) {
    const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'), { viewport: phone, hasTouch: true });
    await sumsAre(page, /^1 tile placed/);
    await hole(page, 1, 0).tap();
    await sheet(page).getByRole('button', { name: /^BA-24: / }).tap();
    await sheet(page).getByRole('button', { name: 'Place', exact: true }).tap();
    await sumsAre(page, /^2 tiles placed/);
    await page.goto(`${server.address}/index.html`);
    await page.goto(address());
    await page.getByRole('button', { name: begin }).tap();
    await sumsAre(page, new RegExp(`^${count} tiles? placed`));
    await sheet(page).getByText('This board has replaced your table of 2 tiles.').waitFor();
    assert.deepEqual(await axeViolations(page), []);
    await sheet(page).getByRole('button', { name: 'Restore it' }).tap();
    await sumsAre(page, /^2 tiles placed/);
    await becomes(() => page.getByText('This board has replaced').isHidden(), true);
    await page.getByRole('button', { name: 'Redo' }).tap();
    await sumsAre(page, new RegExp(`^${count} tiles? placed`));
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test('a table that is gone on with has nothing to undo, and gives way to none', async () => {
  const { page, context, faults } = await openPage(browser, address());
  await page.getByRole('button', { name: 'Place the start tile' }).click();
  await sumsAre(page, /^1 tile placed/);
  await becomes(() => page.locator('#left').isHidden(), true);
  await page.goto(`${server.address}/index.html`);
  await page.goto(address());
  await page.getByRole('button', { name: 'Continue with 1 tile' }).click();
  await sumsAre(page, /^1 tile placed/);
  await becomes(() => page.locator('.bar [data-do=undo]').getAttribute('aria-disabled'), 'true');
  await becomes(() => page.locator('#left').isHidden(), true);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the tile that was drawn is seen at once, and nothing covers it', async () => {
  for (const viewport of [phone, desktop]) {
    const { page, context } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'), { viewport });
    await sumsAre(page, /in the bag/);
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    const picture = sheet(page).locator('img.in-hand');
    await picture.waitFor();
    await becomes(() => picture.evaluate((img) => {
      const box = img.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return img.complete && img.naturalWidth > 0 && box.width >= 96 && top === img;
    }), true);
    await context.close();
  }
});

test('no two players share a letter', async () => {
  const { page, context } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'));
  await laid(page, 'BA-03 at 0, 0').click();
  const chips = sheet(page).locator('.whose .figure');
  await becomes(() => chips.count(), 8);
  const letters = await chips.allTextContents();
  assert.equal(new Set(letters).size, 8, letters.join(' '));
  await context.close();
});

test('walk: the sample game is whole on a screen of 320 px', async () => {
  const { page, context } = await openPage(browser, address(), { viewport: { width: 320, height: 844 } });
  await page.getByRole('button', { name: 'Show a sample game' }).click();
  await sumsAre(page, /^26 tiles placed/);
  await becomes(() => page.evaluate(() => Array.from(document.querySelectorAll('#land .hole'), (hole) => hole.getBoundingClientRect())
    .filter(({ left, right }) => left < 0 || right > window.innerWidth).length), 0);
  await context.close();
});

test('walk: in the saved picture figures bear the signs that they bear on the table', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game,traders-and-builders,abbey-and-mayor,inns-and-cathedrals&edition=C1' +
    '&tiles=BA-24n000024n020024n0400BA-01n0002BA-01n0202&figures=red.follower.0000.road_E,red.builder.0200.road_E,red.barn.0000.corner_SE,red.mayor.0400.road_E'));
  await page.locator('.laid').nth(4).waitFor();
  await page.evaluate(() => {
    window.written = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...at) { window.written.push(text); return fillText.call(this, text, ...at); };
  });
  await page.getByRole('button', { name: 'Help' }).click();
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a picture' }).click()]);
  const signs = await page.locator('#land .figure').allInnerTexts();
  assert.deepEqual(signs.toSorted(), ['Ba', 'Bu', 'F', 'Ma']);
  for (const sign of signs) assert.ok((await page.evaluate(() => window.written)).includes(sign), sign);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a picture waits for the figure that was just put', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'));
  await laid(page, 'BA-03 at 0, 0').click();
  await sheet(page).getByRole('button', { name: 'Put red follower on city north at 0, 0' }).waitFor();
  await page.route('**/api/v1/board*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await sheet(page).getByRole('button', { name: 'Put red follower on city north at 0, 0' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a picture' }).click()]);
  const png = readFileSync(await saved.path()).toString('base64');
  const red = await page.evaluate(async (bytes) => {
    const image = new Image();
    image.src = `data:image/png;base64,${bytes}`;
    await image.decode();
    const pen = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height }).getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    let found = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i] === 196 && data[i + 1] === 40 && data[i + 2] === 28) found += 1;
    return found;
  }, png);
  assert.ok(red > 200, `${red} pixels are red`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: a tile of a saved game that is taken back says what stays', async () => {
  const { page, context, faults } = await openPage(browser, address());
  const told = /taken back from 0, 1\. Figures that it sent home and points do not come back: Undo restores them\.$/;
  const back = page.getByRole('button', { name: 'Take back' });
  await open(page, 'game.jcz', { ...save, players: [{ name: 'Alice', slot: 0 }] });
  await sumsAre(page, /^8 tiles placed/);
  await back.click();
  await page.getByText(told).waitFor();
  // The next one is of a table that no game left so.
  await back.click();
  await page.getByText(/taken back from 0, 2$/).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: the help begins at its top', async () => {
  const { page, context, faults } = await openPage(browser, address(), { viewport: phone, hasTouch: true });
  await page.getByRole('button', { name: 'Help', exact: true }).tap();
  await page.locator('#help-dialog[open]').waitFor();
  assert.equal(await page.locator('#help-dialog').evaluate((dialog) => dialog.scrollTop), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('features tell their points, a laid tile those that lie on it, the purist none of it', async () => {
  const { page, context, faults } = await openPage(browser, address());
  await open(page, 'game.jcz', save);
  await hole(page, 1, 1).waitFor();
  await page.getByRole('button', { name: 'Features' }).click();
  await sheet(page).getByRole('heading', { name: /^Cities/ }).waitFor();
  await laid(page, 'BA-04 at 2, 1, turned 90°').click();
  await sheet(page).locator('summary', { hasText: 'City' }).first().click();
  await sheet(page).getByText(/pennants? at 1/).first().waitFor();
  await page.locator('.mark.feature').nth(2).waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'No hints' }).click();
  await sheet(page).getByText('Points are hidden while hints are off.').waitFor();
  await becomes(() => hole(page, 1, 1).getAttribute('aria-label'), 'hole at 1, 1');
  await becomes(() => hole(page, 1, 1).innerText(), '');
  assert.deepEqual(await axeViolations(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('holes are filled together: by touch their ways, their tiles and what these leave', async () => {
  const { page, context, faults } = await openPage(browser, address(), { viewport: phone, hasTouch: true });
  await open(page, 'game.jcz', save);
  await page.getByRole('button', { name: 'Holes' }).tap();
  await page.getByRole('button', { name: 'Fill several holes together' }).tap();
  await hole(page, 0, -1).tap();
  await sheet(page).getByText('Can be filled in').waitFor();
  await hole(page, 1, -1).tap();
  await sheet(page).getByRole('heading', { name: '2 holes together' }).waitFor();
  await sheet(page).getByText(/^Can be filled together in (\d|,)+ ways\.$/).waitFor();
  await becomes(() => hole(page, 1, -1).getAttribute('aria-pressed'), 'true');
  await becomes(() => page.locator('.hole.chosen.narrow').count(), 1);
  assert.deepEqual(await axeViolations(page), []);

  await sheet(page).locator('summary', { hasText: 'at 0, -1' }).tap();
  await sheet(page).getByRole('button', { name: /^BA-18: city north/ }).tap();
  await sheet(page).getByRole('button', { name: /^BA-18, turned 180°: leaves \d+ ways copies for B \d+$/ }).tap();
  await sheet(page).getByText('Over the hole at 0, -1').waitFor();
  await sheet(page).getByRole('button', { name: 'Place' }).tap();
  await laid(page, 'BA-18 at 0, -1, turned 180°').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('by keyboard a dead hole bars the rest, and an empty place beside a hole may be chosen too', async () => {
  const { page, context, faults } = await openPage(browser, address());
  await open(page, 'game.jcz', save);
  await hole(page, 0, -1).focus();
  await page.keyboard.press('t');
  await sheet(page).getByText('Can be filled in').waitFor();
  await page.getByRole('button', { name: 'place at 0, -2' }).press('Enter');
  await sheet(page).getByText('Can be filled together in').waitFor();
  await hole(page, 1, 1).press('Enter');
  await sheet(page).getByText('The remaining tiles cannot fill all of them.').waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await hole(page, 1, 1).press('Enter');
  await sheet(page).getByText('Can be filled together in').waitFor();
  await page.keyboard.press('Escape');
  await becomes(() => page.locator('.hole.chosen').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the odds are mine when the page knows who draws when', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'));
  await page.getByRole('button', { name: 'Holes' }).click();
  await sheet(page).getByLabel('Players').selectOption('3');
  await sheet(page).getByLabel('I draw').selectOption('3rd');
  await sheet(page).getByText(/mine \d+\.\d %/).first().waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await hole(page, 1, 0).click();
  // 71 tiles are left: I draw the third, the sixth ... the 69th.
  await sheet(page).getByText(/^I draw 23 times among 3 players\. Chance of a tile that fits: \d+\.\d %; chance of getting the first one: \d+\.\d %\.$/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Holes' }).click();
  await sheet(page).getByText(/mine \d/).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('beside a piece whose sides no source tells a hole is not known, not dead', async () => {
  const { page, context, faults } = await openPage(browser,
    address('#sets=base-game,river-20th-anniversary&edition=C3&tiles=BA-24n0000RI20-01n0002'));
  await sumsAre(page, '2 tiles placed · 71 in the bag · 7 holes, 5 not known');
  await hole(page, 0, 2).click();
  await sheet(page).getByText('Not known: a neighbouring side is not recorded').waitFor();
  await becomes(() => hole(page, 0, 2).locator('.copies').getAttribute('data-sign'), '?');
  await becomes(() => hole(page, 0, 2).getAttribute('aria-label'), /, what fits is not known$/);
  assert.deepEqual(await axeViolations(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('sets are chosen, and the bag follows', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'));
  await sumsAre(page, /^1 tile placed · 71 in the bag/);
  await page.getByRole('button', { name: 'Sets', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sets in this game' });
  await dialog.getByRole('checkbox', { name: /^Inns and Cathedrals/ }).check();
  await dialog.getByRole('spinbutton', { name: 'Copies of Base Game' }).fill('2');
  assert.deepEqual(await axeViolations(page), []);
  await dialog.getByRole('button', { name: 'Play with these' }).click();
  await sumsAre(page, /^1 tile placed · 161 in the bag/);
  assert.match(page.url(), /#sets=base-game\*2,inns-and-cathedrals&edition=C1&tiles=BA-03n0000$/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('what is wrong with a file or a link is told, and the board stays', async () => {
  const { page, context } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'));
  await sumsAre(page, /^1 tile placed/);
  await open(page, 'broken.jcz', '{"setup": ');
  await page.getByRole('alert').getByText(/^broken\.jcz: /).waitFor();
  await sumsAre(page, /^1 tile placed/);
  await page.goto(address('#tiles=BA-03n00q'));
  await page.getByRole('alert').getByText('The link is damaged at “BA-03n00q”. The tiles from there on are missing. Ask for the whole link again.').waitFor();
  await context.close();
});

test('a link that is cut within its figures keeps the tiles and the figures before', async () => {
  const whole = '#sets=base-game&edition=C1&tiles=BA-03n0000&figures=red.follower.0000.city_N,blue.follower.00';
  const { page, context } = await openPage(browser, address(whole));
  await page.getByRole('alert').getByText('The link is damaged at “blue.follower.00”. The figures from there on are missing. Ask for the whole link again.').waitFor();
  await sumsAre(page, /^1 tile placed/);
  await becomes(() => page.locator('.land > .figure').count(), 1);
  await context.close();
});

for (const [name, screen] of [['phone, dark', { viewport: phone, colorScheme: 'dark' }],
  ['desktop, light', { viewport: desktop, colorScheme: 'light' }]])
  test(`the board keeps within the screen and passes axe (${name})`, async () => {
    const { page, context, faults } = await openPage(browser, address(), screen);
    assert.deepEqual(await axeViolations(page), []);
    await open(page, 'game.jcz', save);
    await hole(page, 1, 1).waitFor();
    await page.getByRole('button', { name: 'Holes' }).click();
    assert.deepEqual(await axeViolations(page), []);
    const { wide, shown } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth, shown: document.documentElement.clientWidth }));
    assert.ok(wide <= shown, `${wide} px wide on a screen of ${shown} px`);
    assert.deepEqual(faults, []);
    await context.close();
  });

// Fingers on the screen, as the browser itself gets them.
async function fingers(context, page) {
  const session = await context.newCDPSession(page);
  return (type, points) => session.send('Input.dispatchTouchEvent',
    { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

const sizeOf = async (page) => (await hole(page, 1, 0).boundingBox()).width;

test('two fingers bring the table nearer about what lies between them, one moves it', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'),
    { viewport: phone, hasTouch: true });
  await hole(page, 1, 0).waitFor();
  const touch = await fingers(context, page);
  const middle = async (x, y) => {
    const box = await page.getByRole('button', { name: x ? `hole at ${x}, ${y}` : 'BA-03 at 0, 0' }).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const before = await sizeOf(page);
  const [x, y] = await middle(0, 0);
  // Both fingers come down on the laid tile itself.
  await touch('touchStart', [[x - 20, y]]);
  await touch('touchStart', [[x - 20, y], [x + 20, y]]);
  for (const step of [25, 30, 35, 40]) await touch('touchMove', [[x - step, y], [x + step, y]]);
  await touch('touchEnd', []);
  await page.waitForFunction((least) => document.querySelector('.hole[aria-label^="hole at 1, 0"]')
    .getBoundingClientRect().width > least, before * 1.5);
  assert.ok(Math.abs(await sizeOf(page) / before - 2) < 0.3, `${before} px became ${await sizeOf(page)} px`);
  const [nowX, nowY] = await middle(0, 0);
  assert.ok(Math.hypot(nowX - x, nowY - y) < 12, `the middle went to ${nowX}, ${nowY} from ${x}, ${y}`);
  await becomes(() => page.locator('#detail').isHidden(), true);

  await touch('touchStart', [[nowX, nowY]]);
  for (const step of [15, 30, 45, 60]) await touch('touchMove', [[nowX, nowY + step]]);
  await touch('touchEnd', []);
  await page.waitForFunction(([at]) => Math.abs(document.querySelector('.laid').getBoundingClientRect().y +
    document.querySelector('.laid').getBoundingClientRect().height / 2 - at - 60) < 4, [nowY]);
  await becomes(() => page.locator('#detail').isHidden(), true);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the wheel and the keys bring the table nearer and farther', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'));
  await hole(page, 1, 0).waitFor();
  const grows = (from) => page.waitForFunction((size) => document.querySelector('.hole[aria-label^="hole at 1, 0"]')
    .getBoundingClientRect().width > size * 1.1, from);
  const shrinks = (from) => page.waitForFunction((size) => document.querySelector('.hole[aria-label^="hole at 1, 0"]')
    .getBoundingClientRect().width < size / 1.1, from);
  await hole(page, 1, 0).hover();
  let size = await sizeOf(page);
  await page.mouse.wheel(0, -200);
  await grows(size);
  size = await sizeOf(page);
  await page.mouse.wheel(0, 300);
  await shrinks(size);
  await hole(page, 1, 0).focus();
  size = await sizeOf(page);
  await page.keyboard.press('+');
  await grows(size);
  size = await sizeOf(page);
  await page.keyboard.press('-');
  await shrinks(size);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a drag moves the table and lays nothing; without scripts the page says what to do', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'));
  await hole(page, 1, 0).waitFor();
  const from = await hole(page, 1, 0).boundingBox();
  await page.mouse.move(from.x + 30, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 70, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(([x]) => Math.abs(document.querySelector('.hole[aria-label^="hole at 1, 0"]')
    .getBoundingClientRect().x - x - 60) < 2, [from.x]);
  await becomes(() => page.locator('#detail').isHidden(), true);
  assert.deepEqual(faults, []);
  await context.close();
  const plain = await openPage(browser, address(), { javaScriptEnabled: false });
  // Playwright's texts leave <noscript> out.
  await becomes(() => plain.page.locator('noscript').innerText(), /The board needs JavaScript\./);
  await becomes(() => plain.page.locator('#cloth').isVisible(), false);
  await plain.context.close();
});

test('on paper the whole board stands, and the screen stays as it was', async () => {
  // Ten tiles in a row are wider than the cloth of a phone.
  const row = Array.from({ length: 10 }, (_, x) => `BA-24n0${x}00`).join('');
  const { page, context } = await openPage(browser, address(`#sets=base-game*3&edition=C1&tiles=${row}`), { viewport: phone });
  await page.locator('.laid').nth(9).waitFor();
  const transform = () => page.locator('#land').evaluate((land) => land.style.transform);
  const before = await transform();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const paper = 182 * 96 / 25.4;
  const numbers = (text) => text.match(/-?[\d.]+/g).map(Number);
  const [left, , scale] = numbers(await transform());
  const holes = await page.locator('.hole').evaluateAll((all) => all.map((each) => each.style.transform));
  assert.equal(holes.length, 22);
  for (const hole of holes) {
    const x = left + scale * numbers(hole)[0];
    assert.ok(x >= 0 && x + scale * 100 <= paper, `${hole} at ${x}`);
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await becomes(transform, before);
  await context.close();
});

const act = (player, type, payload) => ({ type, player, payload });
// A game of two: Alice completes a city of two tiles, Bob puts a monk.
const played = { ...save, players: [{ name: 'Alice', slot: 0 }, { name: 'Bob', slot: 1 }], replay: [
  act(0, 'PLACE_TILE', { tileId: 'BA/C', rotation: 'R180', position: [0, -1] }),
  act(0, 'DEPLOY_MEEPLE', { meepleId: '0.small.1', pointer: { position: [0, -1], feature: 'City', location: 'S' } }),
  act(0, 'COMMIT', {}),
  act(1, 'PLACE_TILE', { tileId: 'BA/L', rotation: 'R0', position: [0, 1] }),
  act(1, 'DEPLOY_MEEPLE', { meepleId: '1.small.1', pointer: { position: [0, 1], feature: 'Monastery', location: 'I' } })] };

test('a saved game with players shows its figures, the points and the turns', async () => {
  const { page, context, faults } = await openPage(browser, address());
  await open(page, 'played.jcz', { ...played, replay: [...played.replay, act(1, 'COMMIT', {})] });
  await page.getByRole('img', { name: 'blue follower' }).waitFor();
  await page.getByRole('button', { name: 'Players' }).click();
  await sheet(page).getByText('red, Alice').waitFor();
  await becomes(() => sheet(page).locator('.turns .turn-row').first().innerText(), /completes the city of 2 tiles/);
  await becomes(async () => (await sheet(page).locator('details .points').allInnerTexts()).join('; '), '4, at the end 4; 0, at the end 2');
  assert.deepEqual(await axeViolations(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('points of a saved game are told while its table is as it was, and of another table by its own figures', async () => {
  const { page, context, faults } = await openPage(browser, address());
  const points = async () => (await sheet(page).locator('details .points').allInnerTexts()).join('; ');
  await open(page, 'played.jcz', played);
  await page.getByRole('button', { name: 'Players' }).click();
  await becomes(points, '4, at the end 4; 0, at the end 2');
  const playersTab = page.locator('#tabs [data-tab="players"]');
  const takeFigure = async () => {
    await laid(page, 'BA-01 at 0, 1').click();
    await sheet(page).getByRole('button', { name: 'Remove blue follower from cloister' }).click();
    await playersTab.waitFor({ state: 'hidden' });
  };
  // No figure is left on the board, and the board alone has no points.
  await takeFigure();
  await page.getByRole('button', { name: 'Undo' }).click();
  await playersTab.click();
  await becomes(points, '4, at the end 4; 0, at the end 2');
  await takeFigure();
  await page.reload();
  await sumsAre(page, /^3 tiles placed/);
  assert.equal(await playersTab.isVisible(), false);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a board of a link that is changed says which table gave way, and brings it back', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000'));
  await sumsAre(page, /^1 tile placed/);
  await hole(page, 1, 0).click();
  await sheet(page).getByRole('button', { name: /^BA-24: / }).click();
  await sheet(page).getByRole('button', { name: 'Place', exact: true }).click();
  await sumsAre(page, /^2 tiles placed/);
  await page.goto(`${server.address}/index.html`);
  await page.goto(address('#sets=base-game&edition=C1&tiles=BA-01n0000BA-01n0002BA-01n0001'));
  await sumsAre(page, /^3 tiles placed/);
  await page.getByRole('button', { name: 'Take back' }).click();
  await sumsAre(page, /^2 tiles placed/);
  await sheet(page).getByText('This board has replaced your table of 2 tiles.').waitFor();
  await sheet(page).getByRole('button', { name: 'Restore it' }).click();
  await becomes(() => page.url().split('tiles=')[1], /^BA-03n000024/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a figure that cannot stand where it was put is told so beside it', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game,abbey-and-mayor&edition=C1&tiles=BA-03n0000'));
  await laid(page, 'BA-03 at 0, 0').click();
  await sheet(page).getByLabel('Figure', { exact: true }).selectOption('mayor');
  await sheet(page).getByRole('button', { name: /^Put red mayor on road/ }).click();
  await sheet(page).getByText('cannot stand there: A mayor may not be deployed to a road.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a figure that a cut link names wrongly is left out, the others stay', async () => {
  const { page, context } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000&figures=blue.follower.0000.road_E,red.follower.0000.cit'));
  await page.getByRole('alert').getByText('The red follower at 0, 0 was left out: the link names no place for it, or was cut off there.').waitFor();
  await sumsAre(page, /^1 tile placed/);
  await becomes(() => page.url().split('&figures=')[1], 'blue.follower.0000.road_E');
  await page.getByRole('img', { name: 'blue follower' }).waitFor();
  // By another link too, and each of several.
  await followed(page, 'sets=base-game&edition=C1&tiles=BA-03n0000&figures=red.follower.0000.a,green.follower.0000.city_N,red.follower.0000.b');
  await becomes(async () => (await alert(page)).split('left out').length - 1, 2);
  await becomes(() => page.url().split('&figures=')[1], 'green.follower.0000.city_N');
  await context.close();
});

test('a follower on no part of its tile comes back by the address that the page wrote', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000&figures=red.follower.0000.tile'));
  await page.getByRole('img', { name: 'red follower' }).waitFor();
  assert.equal(await alert(page), '');
  await page.getByRole('button', { name: 'Share' }).waitFor();
  assert.match(page.url(), /&figures=red\.follower\.0000\.tile$/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('points that rest on a figure that cannot be there are called uncertain before the first of them', async () => {
  const { page, context, faults } = await openPage(browser, address(
    '#sets=base-game&edition=C1&tiles=BA-03n0000&figures=red.follower.0000.city_N,.fairy.0000.city_N'));
  const uncertain = () => sheet(page).locator('#shown p.note, #shown .points').first().innerText();
  await page.getByRole('button', { name: 'Players' }).click();
  await becomes(uncertain, 'The points are uncertain: a figure cannot stand where it does (see the notes).');
  await page.getByRole('button', { name: 'Features' }).click();
  await becomes(uncertain, 'The points are uncertain: a figure cannot stand where it does (see the notes).');
  await laid(page, 'BA-03 at 0, 0').click();
  await becomes(() => sheet(page).locator('#detail p.note, #detail .points').first().innerText(),
    'The points are uncertain: a figure cannot stand where it does (see the notes).');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notes (1)' }).click();
  await sheet(page).getByText('The fairy at 0, 0 cannot stand there: A fairy does not come with these sets.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a saved game that was opened keeps its players, points and turns when the page is loaded again', async () => {
  const { page, context, faults } = await openPage(browser, address());
  const shown = async () => {
    await page.getByRole('button', { name: 'Players' }).click();
    await sheet(page).getByText('red, Alice').waitFor();
    return page.locator('#shown').innerText();
  };
  await open(page, 'played.jcz', played);
  const before = await shown();
  assert.match(before, /4, at the end 4/);
  await page.reload();
  assert.equal(await shown(), before);
  // By the menu and back it is the same table.
  await page.goto(`${server.address}/index.html`);
  await page.goto(address());
  await page.getByRole('button', { name: /^Continue with/ }).click();
  assert.equal(await shown(), before);
  // Another table is not taken for that game.
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.reload();
  await sumsAre(page, /^2 tiles placed .* in the bag/);
  assert.equal(await page.locator('#tabs [data-tab="players"]').isVisible(), false);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a shared board of a saved game keeps pieces in play that no chosen set brings', async () => {
  const { page, context, faults } = await openPage(browser, address());
  await open(page, 'wagon.jcz', { ...played, setup: { ...played.setup, elements: { 'small-follower': 7, wagon: 1 } }, replay: [
    ...played.replay.slice(0, 1),
    act(0, 'DEPLOY_MEEPLE', { meepleId: '0.wagon.1', pointer: { position: [0, -1], feature: 'City', location: 'S' } })] });
  await page.getByRole('img', { name: 'red wagon' }).waitFor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied. It contains the whole board').waitFor();
  const fragment = (await page.evaluate(() => navigator.clipboard.readText())).split('#')[1];
  assert.match(fragment, /&elements=wagon&/);
  const fresh = await openPage(browser, address(`#${fragment}`));
  await fresh.page.getByRole('img', { name: 'red wagon' }).waitFor();
  await fresh.page.getByRole('button', { name: 'Players' }).click();
  await sheet(fresh.page).locator('#shown .points').first().waitFor();
  assert.doesNotMatch(await fresh.page.locator('#shown').innerText(), /uncertain/);
  assert.deepEqual([faults, fresh.faults], [[], []]);
  await fresh.context.close();
  await context.close();
});

// Puts a fragment into the address and returns what the page then shows.
const followed = (page, fragment) => page.evaluate(async (put) => {
  const heard = new Promise((resolve) => { addEventListener('hashchange', resolve, { once: true }); });
  location.hash = put;
  await heard;
  const trouble = document.getElementById('trouble');
  return { told: trouble.hidden ? '' : trouble.querySelector('p').textContent, tiles: document.querySelectorAll('.laid').length };
}, fragment);
const alert = async (page) => ((await page.getByRole('alert').isVisible()) ? page.getByRole('alert').locator('p').first().innerText() : '');
const notForPeople = /undefined|NaN|null|malformed|TypeError|\[object/;

test('a link that was shared and cut at any letter shows what is left of it and says what is missing', async () => {
  const { page, context, faults } = await openPage(browser, address(
    '#sets=base-game,river*2@C2&edition=C1&rule=farm-scoring=2&tiles=BA-03n000024n0200RI-01s0402&figures=red.follower.0000.city_N,.dragon.0200.,blue.follower.0000.road_E'));
  await page.locator('.laid').nth(2).waitFor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied. It contains the whole board').waitFor();
  const whole = (await page.evaluate(() => navigator.clipboard.readText())).split('#')[1];
  assert.match(whole, /^of=3\.3&sets=.*&end$/);
  for (const link of [whole, whole.replaceAll(',', '%2C').replaceAll('*', '%2A')]) {
    const fresh = await openPage(browser, address());
    for (let length = 1; length < link.length; ++length) {
      const { told, tiles } = await followed(fresh.page, link.slice(0, length));
      const missing = told.match(/^The link was cut off\. Missing: (?:(\d) of 3 tiles)?(?:, )?(?:(\d) of 3 figures)?\.( Its sets and edition may not be whole either\.)? Ask for the whole link again\.$/);
      const tilesRead = Math.max(0, Math.min(3, Math.floor((length - link.indexOf('BA-03') + 1) / 8)));
      if (tilesRead > 0 && missing) assert.equal(tiles, 3 - Number(missing[1] ?? 0), `${link.slice(0, length)}: ${told}`);
      if (!missing) assert.equal(told, length >= link.length - '&end'.length + 1 ? '' : 'The link was cut off. Nothing of the board is left in it. Ask for the whole link again.', link.slice(0, length));
      if (missing) assert.equal(Boolean(missing[3]), length < link.indexOf('&tiles') + '&tiles'.length, `${link.slice(0, length)}: ${told}`);
      if (length % 12 === 0) {
        const loaded = await openPage(browser, address(`#${link.slice(0, length)}`));
        assert.deepEqual([await alert(loaded.page), await loaded.page.locator('.laid').count(), loaded.faults], [told, tiles, []]);
        await loaded.context.close();
      }
    }
    assert.deepEqual(await followed(fresh.page, link), { told: '', tiles: 3 });
    await becomes(() => fresh.page.locator('.land > .figure').count(), 3);
    assert.deepEqual(fresh.faults, []);
    await fresh.context.close();
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('an address cut at any letter shows the whole items before, and of the rest says where it ends', async () => {
  const items = ['sets=base-game', ',river*2', '@C2', '&edition=C1', '&tiles=BA-03n0000', '24n0200', 'RI-01s0402', '&figures=red.follower.0000.city_N', ',blue.follower.0000.road_E'];
  for (const coded of [items, items.map((item) => item.replaceAll(',', '%2C').replaceAll('*', '%2A').replaceAll('@', '%40'))]) {
    const link = coded.join('');
    const ends = new Set(coded.map((item, i) => coded.slice(0, i + 1).join('').length));
    const { page, context, faults } = await openPage(browser, address());
    for (let length = 1; length <= link.length; ++length) {
      const { told, tiles } = await followed(page, link.slice(0, length));
      assert.doesNotMatch(told, notForPeople);
      const read = [4, 5, 6].filter((i) => coded.slice(0, i + 1).join('').length <= length).length;
      assert.equal(tiles, read, link.slice(0, length));
      // What is no place of a tile the server refuses. A river is a set with and without its number.
      if (!ends.has(length) && !link.slice(0, length).endsWith('river')) await becomes(async () => [link.slice(0, length), await alert(page)].join(' : '), / : ./);
    }
    assert.deepEqual(faults.filter((fault) => !fault.includes('400')), []);
    await context.close();
  }
});

test('a link with another word for a part, or with & written as HTML does, is read or said to be damaged', async () => {
  const { page, context, faults } = await openPage(browser, address());
  assert.deepEqual(await followed(page, 'sets=base-game&amp;edition=C1&amp;tiles=BA-03n0000'), { told: '', tiles: 1 });
  const again = 'Ask for the whole link again.';
  assert.deepEqual(await followed(page, 'sets=base-game&tiles=BA-03n0000&figure=red.follower.0000.city_N'),
    { told: `The link is damaged at “figure”. What comes after it is missing. ${again}`, tiles: 1 });
  assert.equal((await followed(page, 'SETS=base-game&TILES=BA-03n0000')).told, `The link was cut off. Nothing of the board is left in it. ${again}`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a figure at the end of a link that stands on no part of its tile is told', async () => {
  const { page, context, faults } = await openPage(browser, address('#sets=base-game&edition=C1&tiles=BA-03n0000&figures=red.follower.0000.'));
  await page.getByRole('alert').getByText('The red follower at 0, 0 stands on no part of its tile. The link may have been cut off there.').waitFor();
  await becomes(async () => (await followed(page, 'sets=base-game&edition=C1&tiles=BA-03n0000&figures=red.follower.0000')).told,
    'The link is damaged at “red.follower.0000”. The figures from there on are missing. Ask for the whole link again.');
  assert.deepEqual(faults, []);
  await context.close();
});

test('what is wrong with a file is told with its field', async () => {
  const { page, context } = await openPage(browser, address());
  for (const [text, field] of [['{"tiles": [{"tile": "BA-03", "x": "0", "y": 0}]}', '/tiles/0/x'], ['{"tiles": [{"tile": "BA-03", "x": 0}]}', '/tiles/0'],
    ['{"tiles": [{"tile": "BA-03", "x": 0, "y": 0}], "figures": [{"figure": "follower", "x": 0, "y": 0, "at": "city S"}]}', '/figures/0/at']]) {
    await open(page, 'own.json', text);
    await becomes(async () => (await alert(page)).split(' ').slice(0, 2).join(' '), `own.json: ${field}`);
  }
  await context.close();
});

test('an answer that a later question breaks off halfway is not taken for one', async () => {
  const { page, context, faults } = await openPage(browser, address());
  // The head of each answer comes at once, its body later, unless it is no longer wanted.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (url, request) => {
      const response = await fetch(url, { ...request, signal: undefined });
      if (!String(url).includes('/api/v1/board')) return response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      const body = new ReadableStream({ start(stream) {
        request.signal?.addEventListener('abort', () => stream.error(request.signal.reason));
        setTimeout(() => { if (!request.signal?.aborted) { stream.enqueue(bytes); stream.close(); } }, 150);
      } });
      return new Response(body, { status: response.status, headers: response.headers });
    };
  });
  await page.evaluate(() => history.replaceState(null, '', '#sets=base-game&edition=C1&tiles=BA-03n0000'));
  await page.reload();
  await sumsAre(page, /in the bag/);
  await page.getByRole('button', { name: 'Holes' }).click();
  await sheet(page).getByLabel('Players').selectOption('3');
  await page.waitForTimeout(80);
  await sheet(page).getByLabel('I draw').selectOption('3rd');
  await sheet(page).getByText(/mine \d+\.\d %/).first().waitFor();
  assert.equal(await alert(page), '');
  assert.deepEqual(faults, []);
  await context.close();
});

test('of two files opened one after the other the later one lies, whichever is read first', async () => {
  const { page, context, faults } = await openPage(browser, address());
  await page.route('**/api/v1/board*', async (route) => {
    await new Promise((later) => setTimeout(later, 500));
    await route.continue();
  }, { times: 1 });
  await open(page, 'slow.json', '{"tiles": [{"tile": "BA-01", "x": 0, "y": 0}, {"tile": "BA-01", "x": 0, "y": 1}]}');
  await open(page, 'fast.json', '{"tiles": [{"tile": "BA-03", "x": 0, "y": 0}]}');
  await sumsAre(page, /^1 tile placed .* in the bag/);
  await page.waitForTimeout(700);
  await sumsAre(page, /^1 tile placed .* in the bag/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a key event without a key, as forms that fill themselves in send it, does nothing', async () => {
  const { page, context, faults } = await openPage(browser, address());
  await page.evaluate(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
  await page.getByRole('button', { name: 'Place the start tile' }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
