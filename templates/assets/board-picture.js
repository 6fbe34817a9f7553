// The board as a picture: tiles and figures as they lie, as PNG to send.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { said } = board;
  const side = 100;   // of a cell
  const most = 4096;  // pixels of the longer side
  const paper = '#efe6cf';

  const data = (text) => `data:image/svg+xml;base64,${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}`;

  // On plain files the engine hands the drawings out, since pages may fetch nothing.
  async function drawing(address) {
    const response = await window.cartularyAsk(`/${address.slice(window.cartularyTop.href.length)}`);
    if (!response.ok) throw new Error(said('script.drawing-answered', { address, status: response.status }));
    return data(await response.text());
  }

  function load(address) {
    return new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve(image);
      image.onerror = () => reject(new Error(said('script.no-picture')));
      image.src = address;
    });
  }

  // Left, top, width and height of the cells that tiles cover, with a margin.
  function bounds(tiles) {
    const ends = tiles.map(({ tile, x, y, rotation }) => {
      const [wide, high] = board.sizeOf(tile);
      return rotation % 180 === 0 ? [x + wide, y + high] : [x + high, y + wide];
    });
    const left = Math.min(...tiles.map(({ x }) => x)) - 0.25;
    const top = Math.min(...tiles.map(({ y }) => y)) - 0.25;
    return { left, top, wide: Math.max(...ends.map(([x]) => x)) + 0.25 - left, high: Math.max(...ends.map(([, y]) => y)) + 0.25 - top };
  }

  function drawTile(pen, image, { tile, x, y, rotation }) {
    const [wide, high] = board.sizeOf(tile);
    const turn = rotation - board.turnDrawn(tile, rotation);
    const [across, down] = rotation % 180 === 0 ? [wide, high] : [high, wide];
    pen.save();
    pen.translate(x + across / 2, y + down / 2);
    pen.rotate(turn * Math.PI / 180);
    pen.drawImage(image, -wide / 2, -high / 2, wide, high);
    pen.restore();
  }

  function drawFigure(pen, { player, figure, x, y }, colourOf) {
    const [fill, ink] = colourOf(player ?? 'nobody');
    for (const [radius, colour] of [[0.16, '#1d1a16'], [0.15, '#fffaf0'], [0.13, fill]]) {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.arc(x, y, radius, 0, 2 * Math.PI);
      pen.fill();
    }
    pen.fillStyle = ink;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    // Letters of a fraction of a pixel are rounded away.
    pen.save();
    pen.translate(x, y);
    pen.scale(1 / side, 1 / side);
    pen.font = '700 15px sans-serif';
    pen.fillText(board.figureSign({ player, figure }), 0, 1);
    pen.restore();
  }

  // The colours as the style sheet has them.
  function colourOf(player) {
    const sample = board.element('span', `figure of-${player}`);
    document.getElementById('land').append(sample);
    const { backgroundColor, color } = getComputedStyle(sample);
    sample.remove();
    return [backgroundColor, color];
  }

  // What was put last stands in the answer to the board as it is now: a later board is waited for too.
  async function settled(page) {
    for (let waited; waited !== page.asked;) {
      waited = page.asked;
      await waited;
    }
    if (page.failed) throw new Error(said('script.not-calculated'));
  }

  async function paint(page) {
    await settled(page);
    const { tiles, figures = [] } = page.game.board;
    const { left, top, wide, high } = bounds(tiles);
    const scale = Math.min(side, most / Math.max(wide, high));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(wide * scale);
    canvas.height = Math.round(high * scale);
    const pen = canvas.getContext('2d');
    pen.fillStyle = paper;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.scale(scale, scale);
    pen.translate(-left, -top);
    const images = new Map();
    for (const { tile, rotation } of tiles) {
      const address = board.picture(tile, rotation);
      if (!images.has(address)) images.set(address, drawing(address).then(load));
    }
    for (const one of tiles) drawTile(pen, await images.get(board.picture(one.tile, one.rotation)), one);
    if (figures.length > 0)
      for (const one of page.answer?.standing ?? []) drawFigure(pen, one, colourOf);
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  }

  function keep(blob) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'board.png';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  async function save(page) {
    if (page.game.tiles.length === 0) return page.tell(said('script.nothing-to-save'), true);
    try {
      const blob = await paint(page);
      const file = new File([blob], 'board.png', { type: 'image/png' });
      if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] }))
        return await navigator.share({ files: [file], title: said('script.a-board') });
      keep(blob);
      page.tell(said('script.picture-saved'), true);
    } catch (error) {
      if (error.name !== 'AbortError') page.trouble(error, said('script.the-picture'));
    }
  }

  board.savePicture = save;
})();
