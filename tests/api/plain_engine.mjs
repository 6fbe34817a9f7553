// A plain engine, written from the rules alone and with nothing of Cartulary but the table of tiles:
// sides are letters, a city or road is what can be walked to over sides. It reads cases of the suite
// and answers where a tile may lie, which tiles lie wrong, and what cities and roads are.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const tiles = new Map(JSON.parse(readFileSync(process.argv[2], 'utf8')).tiles.map((tile) => [tile.id, tile]));
const steps = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const letters = 'NESW';
const key = (x, y) => `${x},${y}`;

// The letter of a side as the tile lies, 0 north to 3 west.
const side = ({ tile, rotation }, at) => tiles.get(tile).edges[(at + 4 - rotation / 90) % 4];

function fits(table, laid) {
  let touches = false;
  for (let at = 0; at < 4; at += 1) {
    const other = table.get(key(laid.x + steps[at][0], laid.y + steps[at][1]));
    if (!other) continue;
    touches = true;
    if (side(laid, at) !== side(other, (at + 2) % 4)) return false;
  }
  return touches;
}

function placements(table, tile) {
  const found = [];
  const cells = new Set();
  for (const { x, y } of table.values())
    for (const [dx, dy] of steps) cells.add(key(x + dx, y + dy));
  for (const cell of cells) {
    if (table.has(cell)) continue;
    const [x, y] = cell.split(',').map(Number);
    const rotations = [0, 90, 180, 270].filter((rotation) => fits(table, { tile, x, y, rotation }));
    if (rotations.length > 0) found.push({ x, y, rotations });
  }
  return found;
}

// The cities or roads: parts of tiles, joined over the sides that they share.
function features(table, kind) {
  const parts = [];
  for (const laid of table.values())
    for (const segment of tiles.get(laid.tile).segments.filter((one) => one.kind === kind)) {
      const sides = (segment.sides ?? []).map((name) => (letters.indexOf(name) + laid.rotation / 90) % 4);
      parts.push({ ...laid, sides, pennants: segment.pennants ?? 0, group: parts.length });
    }
  const open = new Set();
  parts.forEach((part) => part.sides.forEach((at) => {
    const [x, y] = [part.x + steps[at][0], part.y + steps[at][1]];
    const other = parts.find((one) => one.x === x && one.y === y && one.sides.includes((at + 2) % 4));
    if (!other) { open.add(part); return; }
    const [from, to] = [other.group, part.group];
    parts.forEach((one) => { if (one.group === from) one.group = to; });
  }));
  return [...new Set(parts.map((part) => part.group))].map((group) => {
    const mine = parts.filter((part) => part.group === group);
    const cells = [...new Set(mine.map(({ x, y }) => key(x, y)))].map((cell) => cell.split(',').map(Number));
    return { kind, barn: null, cells, tiles: cells.length, complete: !mine.some((part) => open.has(part)),
      ...(kind === 'city' ? { pennants: mine.reduce((sum, part) => sum + part.pennants, 0) } : {}) };
  });
}

function answer(position) {
  if (position.tiles.some(({ tile }) => !/^[cfrs]{4}$/.test(tiles.get(tile).edges))) return {};
  const table = new Map();
  const illegal = [];
  for (const laid of position.tiles) {
    if (table.size > 0 && !fits(table, laid)) illegal.push({ x: laid.x, y: laid.y });
    table.set(key(laid.x, laid.y), laid);
  }
  return { legal: illegal.length === 0, illegal,
    features: [...features(table, 'city'), ...features(table, 'road')],
    ...(position.drawn ? { placements: placements(table, position.drawn) } : {}) };
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(answer(JSON.parse(line))));
