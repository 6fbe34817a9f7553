// Guides on plain files: what applies to the ticked sets, words by a part of one, without a server.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axeViolations, becomes, openPage, startBrowser, writeSite } from './support.mjs';

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

async function tick(page, ...titles) {
  await page.getByText('Choose your sets').click();
  for (const title of titles) await page.getByRole('checkbox', { name: title }).check();
}

test('the turn shows what applies to the sets that are ticked', async () => {
  const { page, context, faults } = await openPage(browser, file('play/turn.html'));
  await tick(page, /^Base Game/, /^Inns and Cathedrals/);
  await becomes(() => page.getByText('It may be your large one.').isVisible(), true);
  await becomes(() => page.getByText('Volcano: put the dragon on this tile.').isVisible(), false);
  await becomes(() => page.locator('#guide-count').innerText().then((text) => / apply to your sets: /.test(text)), true);
  assert.deepEqual(faults, []);
  await context.close();
});

test('figures are asked only what the sets bring up', async () => {
  const { page, context, faults } = await openPage(browser, file('play/figures.html'), { viewport: { width: 1920, height: 900 } });
  await tick(page, /^Base Game/, /^The Tower/);
  await becomes(() => page.getByRole('columnheader', { name: 'tower captures' }).isVisible(), true);
  await becomes(() => page.getByRole('columnheader', { name: 'dragon eats' }).isVisible(), false);
  await becomes(() => page.locator('#mayor').isVisible(), false);
  assert.deepEqual(faults, []);
  await context.close();
});

test('words are found by a part of one, whatever umlauts', async () => {
  const { page, context, faults } = await openPage(browser, file('words.html'));
  await page.getByLabel('An English or German word, or part of one').fill('buerger');
  await becomes(() => page.getByRole('row', { name: /mayor/ }).isVisible(), true);
  await becomes(() => page.getByRole('row', { name: /wagon/ }).first().isVisible(), false);
  await page.getByLabel('An English or German word, or part of one').fill('zebra');
  await becomes(() => page.locator('#words-count').innerText(), 'No matches.');
  assert.deepEqual(faults, []);
  await context.close();
});

test('what one owns is ticked on the checklist, and kept', async () => {
  const { page, context, faults } = await openPage(browser, file('guides/checklist.html'));
  await page.getByRole('checkbox', { name: 'The River II' }).check();
  await page.getByRole('checkbox', { name: 'Hills and Sheep' }).check();
  await becomes(() => page.getByRole('status').innerText(), /^2 of \d+ ticked\.$/);
  await page.reload();
  await becomes(() => page.locator('.g-own:checked').count(), 2);
  assert.equal(await page.getByRole('checkbox', { name: 'The River II' }).isChecked(), true);
  await page.goto(file('guides/history.html'));
  await page.locator('.g-line').first().waitFor();
  assert.equal(await page.locator('.g-own').count(), 0);
  await page.goBack();
  await becomes(() => page.locator('.g-own:checked').count(), 2);
  assert.deepEqual(faults, []);
  assert.deepEqual(await axeViolations(page), []);
  await context.close();
});

for (const width of [1024, 1152, 1440, 1920])
  test(`each column of figures is as wide as its words, on a screen of ${width} px`, async () => {
    for (const address of ['play/figures.html', 'play/figures.html?sets=base-game,IC']) {
      const { page, context, faults } = await openPage(browser, file(address), { viewport: { width, height: 900 } });
      const narrow = await page.evaluate(() => [...document.querySelectorAll('table.figures :is(th, td)')]
        // Narrow screens list the answers without the head of the table and what is blank.
        .filter((cell) => cell.checkVisibility() && (getComputedStyle(cell).overflowWrap === 'anywhere' || cell.scrollWidth > cell.clientWidth || cell.clientWidth < 40))
        .map((cell) => `${cell.innerText}: ${cell.clientWidth} px`));
      assert.deepEqual(narrow, [], address);
      assert.deepEqual(faults, []);
      // From a file axe may not fetch the styles, of which the console tells.
      assert.deepEqual(await axeViolations(page), [], address);
      await context.close();
    }
  });

test('in the list of figures each question stands at the first line of its answer', async () => {
  for (const [width, address] of [[320, 'play/figures.html'], [390, 'play/figures.html'], [768, 'play/figures.html']]) {
    const { page, context, faults } = await openPage(browser, file(address), { viewport: { width, height: 900 } });
    const { wrapped, wrong } = await page.evaluate(() => {
      const links = [...document.querySelectorAll('table.figures td > span:first-child > a:first-child')].filter((one) => one.checkVisibility());
      const lines = (link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return [...range.getClientRects()];
      };
      const long = links.filter((link) => lines(link).at(-1).top > lines(link)[0].top + 4);
      // The question beside is set on the baseline of the answer, which an empty box before it shows.
      const off = long.filter((link) => {
        const probe = document.createElement('i');
        probe.style.display = 'inline-block';
        link.before(probe);
        const base = probe.getBoundingClientRect().bottom;
        const first = lines(link)[0];
        probe.remove();
        return base > first.bottom + 1 || base < first.top;
      });
      return { wrapped: long.length, wrong: off.map((link) => link.textContent) };
    });
    if (width === 320) assert.ok(wrapped > 3, `${wrapped} answers of more than a line`);
    assert.deepEqual(wrong, [], address);
    assert.deepEqual(faults, []);
    await context.close();
  }
});
