// The calculator and the score sheet, on plain files: the page says what the program says.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { axeViolations, becomes, openPage, phone, program, startBrowser, startServer, writeSite } from './support.mjs';

let site;
let browser;
let server;
const file = (address) => site.file(address);
const figures = fileURLToPath(new URL('../tiledb/guide/worked-figures.yaml', import.meta.url));

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

// The questions of the worked figures that need no choice of a selection.
function questions() {
  const entries = readFileSync(figures, 'utf8').split(/^- id: /m).slice(1);
  return entries.filter((entry) => !/^ {2}rules:/m.test(entry))
    .map((entry) => /^ {2}score: '?(.*?)'?$/m.exec(entry)?.[1]).filter((line) => line !== undefined);
}

// What the page says to a question, in the form of told().
async function asked(line) {
  const [feature, ...facts] = line.split(' ');
  const kind = feature === 'farm' ? 'field' : feature;
  document.querySelector(`.sc-kinds a[data-kind="${kind}"]`).click();
  const form = document.getElementById(`sc-${kind}`);
  form.reset();
  for (const fact of facts) {
    const [name, value = 'yes'] = fact.split(/=(.*)/s);
    const field = form.elements[name];
    if (field.type === 'checkbox') field.checked = true;
    else field.value = value;
  }
  const scored = new Promise((resolve) => { document.addEventListener('cartulary-scored', resolve, { once: true }); });
  form.dispatchEvent(new Event('input'));
  await scored;
  const texts = (selector) => Array.from(document.querySelectorAll(selector), (each) => each.textContent.trim());
  return texts('#sc-answer .sc-terms tr').map((row) => row.replace(/rule$/, '')).join('; ') + ' | ' +
    texts('#sc-answer .sc-holders li').join('; ');
}

function told(answer) {
  const points = (count) => `${count} ${count === 1 ? 'point' : 'points'}`;
  return answer.terms.map((term) => `${term.points}${term.what}`).join('; ') + ' | ' +
    answer.holders.map((holder) => `${holder.player} scores ${points(holder.points)} ${holder.why}`).join('; ');
}

test('the page says of every worked figure what the program says', async () => {
  const { page, context, faults } = await openPage(browser, file('play/score.html'));
  const lines = questions();
  assert.ok(lines.length > 200);
  lines.push('field cities=2 barn=final red=1 blue=1');
  for (const line of lines) {
    const [feature, ...facts] = line.split(' ');
    const query = new URLSearchParams({ feature, facts: facts.join(',') });
    const answer = await (await fetch(`${server.address}/api/v1/score?${query}`)).json();
    assert.equal(await page.evaluate(asked, line), told(answer), line);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('a game is kept on the sheet over a reload, by touch', async () => {
  const { page, context, faults } = await openPage(browser, file('play/score.html'), { viewport: phone, hasTouch: true });
  await page.getByRole('link', { name: 'Road', exact: true }).tap();
  const road = page.locator('#sc-road');
  const more = road.getByRole('button', { name: 'Tiles: one more', exact: true });
  const before = await more.boundingBox();
  await road.getByText('Complete', { exact: true }).tap();
  for (let i = 0; i < 4; i += 1) await more.tap();
  await becomes(() => page.locator('#sc-answer .sc-points').innerText(), '4 points');
  // The answer pushed the buttons down, and the next tap went beside them.
  assert.deepEqual(await more.boundingBox(), before);
  await page.getByRole('button', { name: 'red', exact: true }).tap();
  await page.getByRole('button', { name: 'blue', exact: true }).tap();
  await page.locator('.ss-last').getByRole('button', { name: 'blue' }).tap();
  const totals = () => page.locator('.ss-table tfoot td').allInnerTexts();
  await becomes(async () => (await totals()).join(' '), '0 4');
  await page.reload();
  await becomes(async () => (await totals()).join(' '), '0 4');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await becomes(async () => (await totals()).join(' '), '0 0');
  assert.deepEqual(faults, []);
  // Reads styles anew, which files may not: that is no fault of the page.
  assert.deepEqual(await axeViolations(page), []);
  await context.close();
});

test('walk: the sheet calls things as the page does, shows a nought, and offers no answer of another question', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/de/play/score.html`);
  await page.locator('.ss-seat').nth(0).click();
  await page.locator('.sc-kinds a[data-kind="field"]').click();
  await page.locator('#sc-field input[name="cities"]').fill('2');
  const give = page.locator('.ss-last').getByRole('button');
  await give.click();
  await becomes(async () => (await page.locator('.ss-table tbody tr').allInnerTexts()).join(';'), 'Wiese\t6');
  await page.locator('.sc-kinds a[data-kind="garden"]').click();
  await page.locator('.ss-last').waitFor({ state: 'hidden' });
  await page.locator('.ss-hand input').nth(0).fill('Patt');
  await page.locator('.ss-hand input').nth(1).fill('0');
  await page.locator('.ss-hand button').click();
  await becomes(async () => (await page.locator('.ss-table tbody tr').allInnerTexts()).join(';'), 'Wiese\t6;Patt\t0');
  assert.deepEqual(faults, []);
  await context.close();
});

test('walk: the question stays when the language changes, on files and beside a server, and a long name is whole', async () => {
  for (const start of [file('play/score.html'), `${server.address}/play/score.html`]) {
    const { page, context, faults } = await openPage(browser, start);
    await page.locator('.sc-kinds a[data-kind="road"]').click();
    await page.locator('#sc-road input[name="tiles"]').fill('4');
    await becomes(() => page.locator('#sc-answer .sc-points').getAttribute('data-points'), '4');
    await page.locator('.ss-seat').nth(0).click();
    await page.locator('.ss-name').fill('Maximiliane von Hohenburg');
    assert.deepEqual(await page.locator('.ss-name').evaluate((name) => name.scrollWidth <= name.clientWidth), true);
    await page.locator('a.tongue:visible').first().click();
    await page.waitForURL(/\/de\//);
    await becomes(() => page.locator('#sc-road input[name="tiles"]').inputValue(), '4');
    await becomes(() => page.locator('#sc-answer .sc-points').getAttribute('data-points'), '4');
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test('what is not told yet is asked for', async () => {
  const { page, context, faults } = await openPage(browser, file('play/score.html'));
  await page.locator('#sc-city').getByText('Complete', { exact: true }).click();
  await becomes(async () => (await page.locator('#sc-answer').innerText()).split('.')[0], "'Tiles' is not told yet");
  // What is wrong, and how it goes.
  await page.locator('#sc-city input[name="tiles"]').fill('301');
  await becomes(async () => /enter a number from 1 to 300 under 'Tiles'/.test(await page.locator('#sc-answer').innerText()), true);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the calculator of each kind keeps to a screen of 320 px, with every number between its steps', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/de/play/score.html`, { viewport: { width: 320, height: 800 } });
  const kinds = await page.locator('.sc-kinds a').evaluateAll((links) => links.map((link) => link.dataset.kind));
  assert.ok(kinds.length > 10);
  for (const kind of kinds) {
    await page.goto(`${server.address}/de/play/score.html?feature=${kind}`);
    const found = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      apart: [...document.querySelectorAll('.sc-form:not([hidden]) .sc-steps')]
        .filter((steps) => {
          const boxes = [...steps.children].map((one) => one.getBoundingClientRect());
          return Math.max(...boxes.map((box) => box.top)) >= Math.min(...boxes.map((box) => box.bottom)) || boxes.some((box) => box.width < 30);
        })
        .map((steps) => steps.closest('label').textContent) }));
    assert.deepEqual(found, { wide: 320, apart: [] }, kind);
  }
  assert.deepEqual(faults, []);
  await context.close();
});
