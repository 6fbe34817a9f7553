// The pages as a person uses them, in headless Chromium: pick a hole, see the tiles; search;
// follow a tile; with keyboard, on a phone and a desktop, in light and dark.
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

const choice = (page, side, edge) =>
  page.getByRole('group', { name: side, exact: true }).getByRole('radio', { name: edge });

const screens = [
  { name: 'phone, light', viewport: phone, hasTouch: true, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: desktop, colorScheme: 'dark' },
];

for (const { name, ...screen } of screens) {
  test(`a hole is picked and the tiles that fit are seen (${name})`, async () => {
    const { page, context, faults } = await openPage(browser, `${server.address}/`, screen);
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByRole('status').filter({ hasText: /^72 of 72 tiles fit/ }).waitFor();
    for (const [side, edge] of [['North', 'city'], ['South', 'road'], ['West', 'field']]) {
      // The tiles around the hole are the buttons of its sides.
      await page.getByRole('button', { name: `${side}: any; change` }).click();
      await choice(page, side, edge).click();
    }
    await page.getByRole('status').filter({ hasText: /^3 of 72 tiles fit 4\.2 % next draw$/ }).waitFor();
    const main = page.getByRole('main');
    assert.match(await main.innerText(), /BA-15/);
    await becomes(() => page.url(), `${server.address}/#c_rf`);
    await page.reload();
    await page.getByRole('status').filter({ hasText: /^3 of 72 tiles fit/ }).waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  test(`no page is wider than the screen or fails axe (${name})`, async () => {
    const paths = ['', 'sets/index.html', 'sets/inns-and-cathedrals.html', 'sets/big-box-5.html',
      'tiles/index.html', 'tiles/IC-07.html', 'tiles/WF-39.html', 'edges/index.html',
      'edges/cfrf.html', 'fit/index.html', 'fit/c_rf.html', 'fit/ssss.html', 'features/index.html',
      'features/inn.html', 'dead.html', 'ledger.html', 'sources.html', 'search.html?q=inn',
      'about.html', 'changes.html', 'missing.html', 'counts/index.html', 'counts/set-edges.html'];
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

test('no page scrolls sideways on a screen of 320 px', async () => {
  const paths = ['', 'boxes.html', 'print.html', 'search.html?q=inn&sets=base-game', 'rules/tower.html', 'fit/c_rf.html',
    'play/turn.html', 'play/scoring.html', 'play/figures.html', 'play/score.html', 'positions/index.html', 'words.html', 'words/fr.html',
    'games/index.html', 'counts/index.html', 'missing.html', 'pages.html', 'de/boxes.html', 'de/print.html'];
  const { page, context } = await openPage(browser, `${server.address}/`, { viewport: { width: 320, height: 800 } });
  const wide = [];
  for (const path of paths) {
    await page.goto(`${server.address}/${path}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`/${path}: ${width} px`);
  }
  assert.deepEqual(wide, []);
  await context.close();
});

// The words of tables that are broken over two lines without a hyphen.
const brokenWords = () => {
  const broken = [];
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement.closest('table') || !text.parentElement.checkVisibility()) continue;
    for (const word of text.data.matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()];
      if (lines.length > 1 && lines.at(-1).top > lines[0].top + 4) broken.push(word[0]);
    }
  }
  return broken;
};

test('no word of a table is broken without a hyphen on a screen of 320 px', async () => {
  const { page, context } = await openPage(browser, `${server.address}/`, { viewport: { width: 320, height: 800 } });
  for (const path of ['play/scoring.html', 'de/play/scoring.html', 'counts/feature-edition.html', 'counts/set-feature.html', 'de/counts/feature-edition.html']) {
    await page.goto(`${server.address}/${path}`);
    assert.deepEqual(await page.evaluate(brokenWords), [], `/${path}`);
  }
  await context.close();
});

for (const width of [320, 390])
  test(`the list of boxes to tick is seen to go on below its end, on a screen of ${width} px`, async () => {
    const { page, context } = await openPage(browser, `${server.address}/print.html`, { viewport: { width, height: 844 } });
    const cut = await page.locator('.ticks ul').evaluate((list) => {
      const end = list.getBoundingClientRect().bottom;
      const last = [...list.children].findLast((item) => item.getBoundingClientRect().top < end).getBoundingClientRect();
      return { shown: (end - last.top) / last.height, frame: getComputedStyle(list).borderBottomStyle };
    });
    assert.equal(cut.frame, 'solid');
    assert.ok(cut.shown > 0.25 && cut.shown < 0.8, `of the last line ${cut.shown} is shown`);
    await context.close();
  });

test('the timeline is at most 320 px tall, and no screenful of it is mostly empty', async () => {
  const { page, context } = await openPage(browser, `${server.address}/guides/timeline.html`, { viewport: { width: 320, height: 800 } });
  const { height, scrolled } = await page.locator('svg.timeline').evaluate((drawing) => {
    const boxes = [...drawing.querySelectorAll('.release rect')].map((one) => one.getBoundingClientRect());
    const { left, right, height } = drawing.getBoundingClientRect();
    const scrolled = [];
    for (let from = left; from < right - 288; from += 288)
      scrolled.push(Math.max(...boxes.filter((one) => one.right > from && one.left < from + 288).map((one) => one.bottom)) - drawing.getBoundingClientRect().top);
    return { height, scrolled };
  });
  assert.ok(height < 320, `the drawing is ${height} px tall`);
  assert.ok(Math.min(...scrolled) > height / 3, `of ${height} px a screen shows ${Math.min(...scrolled)}`);
  await context.close();
});

// How each figure of some drawings looks at 48 px in greyscale, in one colour: the brightness of each pixel.
const greyFigures = async (drawings) => {
  const pixels = {};
  for (const drawing of drawings) {
    const read = new DOMParser().parseFromString(drawing, 'image/svg+xml');
    for (const title of read.querySelectorAll('g > title')) {
      const name = title.textContent.split(',')[0].replace(/^(red|blue|green|yellow|black) /, '');
      if (pixels[name]) continue;
      const paths = [...title.parentElement.querySelectorAll('path')].map((one) => one.outerHTML).join('');
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="-14 -14 28 28">${
        [...read.querySelectorAll('style')].map((one) => one.outerHTML).join('')}<g class="f f-grey">${paths}</g></svg>`)}`;
      await image.decode();
      const pen = Object.assign(document.createElement('canvas'), { width: 48, height: 48 }).getContext('2d');
      pen.filter = 'grayscale(1)';
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, 48, 48);
      pen.drawImage(image, 0, 0, 48, 48);
      pixels[name] = Array.from(pen.getImageData(0, 0, 48, 48).data).filter((_, at) => at % 4 === 0);
    }
  }
  return pixels;
};

test('no two figures of the positions look alike at 48 px in greyscale, not even Mage and Witch', async () => {
  const { page, context } = await openPage(browser, `${server.address}/positions/index.html`);
  const pixels = await page.evaluate(greyFigures, await page.evaluate(() => Promise.all(
    [...document.querySelectorAll('main img[src$=".svg"]')].map(async (one) => (await fetch(one.src)).text()))));
  const names = Object.keys(pixels);
  assert.ok(names.includes('mage') && names.includes('witch') && names.length > 20, names.join());
  // The share of the ink of both that is not in the same place.
  const differs = (one, other) => {
    let apart = 0;
    let ink = 0;
    pixels[one].forEach((value, at) => {
      apart += Math.abs(value - pixels[other][at]);
      ink += Math.max(255 - value, 255 - pixels[other][at]);
    });
    return apart / ink;
  };
  const alike = names.flatMap((one, at) => names.slice(at + 1).filter((other) => differs(one, other) < 0.25)
    .map((other) => `${one} and ${other}: ${differs(one, other).toFixed(2)}`));
  assert.deepEqual(alike, []);
  assert.ok(differs('mage', 'witch') > 0.5, `Mage and Witch differ by ${differs('mage', 'witch')}`);
  await context.close();
});

test('on a screen of 320 px the rooms and the edges of the hole are named whole', async () => {
  const { page, context } = await openPage(browser, `${server.address}/`, { viewport: { width: 320, height: 640 } });
  for (const path of ['index.html', 'de/index.html', 'fit/c_rf.html', 'de/fit/c_rf.html']) {
    await page.goto(`${server.address}/${path}`);
    const cut = await page.evaluate(() => {
      const within = (text, box) => text.left >= box.left - 0.5 && text.right <= box.right + 0.5;
      const written = (one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
      };
      const rooms = [...document.querySelectorAll('.nav > ul > li > a, .more summary')]
        .filter((one) => !within(written(one), one.closest('li').getBoundingClientRect()));
      const edges = [...document.querySelectorAll('.opt, .opts > a')].filter((one) => one.scrollWidth > one.clientWidth);
      return [...rooms, ...edges].map((one) => one.textContent.trim());
    });
    assert.deepEqual(cut, [], `/${path}`);
  }
  await context.close();
});

test('on a screen of 320 px what a search field of the home page gives as an example is seen whole', async () => {
  const { page, context } = await openPage(browser, `${server.address}/`, { viewport: { width: 320, height: 640 } });
  for (const path of ['index.html', 'de/index.html']) {
    await page.goto(`${server.address}/${path}`);
    const cut = await page.evaluate(() => [...document.querySelectorAll('input[placeholder]')].filter((field) => {
      const style = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return pen.measureText(field.placeholder).width > room;
    }).map((field) => field.placeholder));
    assert.deepEqual(cut, [], `/${path}`);
  }
  await context.close();
});

test('the check boxes and the pages of the print form stand together at its left', async () => {
  const { page, context } = await openPage(browser, `${server.address}/print.html`, { viewport: { width: 1152, height: 900 } });
  const grey = await page.getByRole('checkbox', { name: 'Greyscale' }).boundingBox();
  const alone = await page.getByRole('checkbox', { name: 'Leave out rulings' }).boundingBox();
  const pages = await page.getByRole('button', { name: 'Estimate pages' }).boundingBox();
  assert.equal(grey.y, alone.y);
  assert.ok(alone.x - grey.x < 250 && pages.x <= grey.x && pages.y - grey.y < 60, JSON.stringify({ grey, alone, pages }));
  await context.close();
});

test('the table of figures is as long as its page and as wide', async () => {
  for (const [width, path] of [[1280, 'play/figures.html'], [1280, 'de/play/figures.html'], [1000, 'play/figures.html']]) {
    const { page, context } = await openPage(browser, `${server.address}/${path}`, { viewport: { width, height: 900 } });
    const room = await page.locator('.figures-frame').evaluate((one) =>
      ({ hidden: one.scrollHeight - one.clientHeight, aside: one.scrollWidth - one.clientWidth }));
    assert.equal(room.hidden, 0);
    if (width === 1280) assert.equal(room.aside, 0);
    await context.close();
  }
});

test('the menu of all pages and lists of rulings keep to the screen', async () => {
  for (const width of [1024, 1152]) {
    const { page, context, faults } = await openPage(browser, `${server.address}/de/status/official.html`, { viewport: { width, height: 800 } });
    await page.getByText('Mehr', { exact: true }).click();
    const sheet = await page.locator('.more .more-sheet').boundingBox();
    assert.ok(sheet.x >= 0 && sheet.x + sheet.width <= width, `the menu goes from ${sheet.x} over ${sheet.width} px of ${width}`);
    const narrowest = await page.evaluate(() => Math.min(...[...document.querySelectorAll('.digest a, .digest p')].map((one) => one.getBoundingClientRect().width)));
    assert.ok(narrowest >= 150, `a title or answer is ${narrowest} px wide`);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test('a page of rules printed without scrolling has all its position pictures', async () => {
  const { page, context } = await openPage(browser, `${server.address}/rules/base-game.html`);
  await page.waitForLoadState('networkidle');
  const pictures = await page.evaluate(() => [...document.querySelectorAll('figure.position img')]
    .map((picture) => picture.complete && picture.naturalWidth > 0));
  assert.ok(pictures.length > 10);
  assert.ok(pictures.every(Boolean), `${pictures.filter((drawn) => !drawn).length} of ${pictures.length} are blank`);
  await context.close();
});

test('the search finds a set, and its page leads to a tile', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/`);
  await page.getByRole('combobox', { name: 'Search everything' }).fill('cathedral');
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

test('the search finds while one types, from anywhere', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/sets/tower.html`);
  await page.keyboard.press('/');
  await page.keyboard.type('ransom');
  await page.getByRole('option', { name: /Buying back a prisoner/ }).waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/elements\/ransom\.html/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('IC-11');
  await page.getByRole('option').first().locator('img').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.getByRole('option').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('light and dark can be chosen, and are kept', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/about.html`, { colorScheme: 'light' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  for (const name of ['Theme: automatic', 'Theme: light'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Theme: dark', exact: true }).waitFor();
  const dark = await ground();
  assert.notEqual(dark, light);
  assert.deepEqual(await axeViolations(page), []);
  await page.reload();
  await becomes(ground, dark);
  assert.deepEqual(faults, []);
  await context.close();
});

test('what has been read can be read again without a connection', async () => {
  const { page, context } = await openPage(browser, `${server.address}/about.html`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The first page was loaded before there was a worker.
  await page.goto(`${server.address}/sets/tower.html`);
  await page.goto(`${server.address}/about.html`);
  await context.setOffline(true);
  await page.goto(`${server.address}/sets/tower.html`);
  assert.match(await page.getByRole('heading', { level: 1 }).innerText(), /The Tower/);
  assert.notEqual(await page.evaluate(() => getComputedStyle(document.body).fontFamily), 'Times New Roman');
  await page.goto(`${server.address}/sets/river.html`);
  assert.match(await page.getByRole('heading', { level: 1 }).innerText(), /No connection/);
  await context.close();
});

test('the picker works with the keyboard alone, and the address follows', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/`);
  await choice(page, 'North', 'city').focus();
  await page.keyboard.press('ArrowRight');
  await becomes(() => page.url(), `${server.address}/#f_rf`);
  await page.getByRole('button', { name: /^South: road/ }).focus();
  await page.keyboard.press('Enter');
  await choice(page, 'South', 'road').focus();
  await page.keyboard.press('ArrowRight');
  await becomes(() => page.url(), `${server.address}/#f_sf`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/fit\/f_sf\.html/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('without scripts the forms are answered by the server', async () => {
  const { page, context, faults } = await openPage(browser, `${server.address}/`, { javaScriptEnabled: false });
  await page.locator('input[name=n][value=r]').check({ force: true });
  await page.getByRole('button', { name: 'Show what fits' }).click();
  assert.match(await page.getByRole('main').innerText(), /r\?rf/);
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
