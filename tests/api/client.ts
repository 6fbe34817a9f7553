// Ten answers, read by the types that were made from openapi.json, and nothing else.
import createClient from 'openapi-fetch';
import type { paths } from './api.js';

declare const process: { argv: string[] };

const client = createClient<paths>({ baseUrl: process.argv[2]! });

function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('an answer is missing');
  return value;
}

const tile = known((await client.GET('/api/v1/tiles/{id}', { params: { path: { id: 'BA-15' } } })).data);
console.log(`${tile.id} has ${tile.segments.length} segments, the first a ${known(tile.segments[0]).kind}`);

const fit = known((await client.GET('/api/v1/fit', { params: { query: { pattern: 'c?rf' } } })).data);
console.log(`${fit.pattern}: ${fit.copies} of ${fit.bag}, next draw ${(100 * fit.chance.next_draw).toFixed(2)} %`);

const why = known((await client.GET('/api/v1/why', {
  params: { query: { tile: 'BA-15', pattern: 'cfrf' } } })).data);
const blocked = known(why.turns[0]).blocked.map((side) => `${side.side} shows ${side.shows}`);
console.log(`${why.pattern} is no side of ${why.tile} as it lies: ${blocked.join(', ')}`);

const set = known((await client.GET('/api/v1/sets/{id}', { params: { path: { id: 'IC' } } })).data);
console.log(`${set.code} is ${set.title}, ${known(set.copies['C1'])} tiles in C1`);

const tiles = known((await client.GET('/api/v1/tiles', {
  params: { query: { q: 'has:inn', sets: 'inns-and-cathedrals' } } })).data);
const inn = known(tiles.tiles[0]);
console.log(`${tiles.query} finds ${inn.id} first, with ${String(inn.copies)} copy`);

const element = known((await client.GET('/api/v1/elements/{id}', {
  params: { path: { id: 'meeple' } } })).data);
console.log(`${element.name}, ${known(element.also.find((word) => word === 'meeple'))}, is a ${element.kind}`);

const rule = known((await client.GET('/api/v1/rules/{id}', {
  params: { path: { id: 'base-game/road-complete' } } })).data);
console.log(`${rule.id}: ${'verdict' in rule ? known(rule.verdict) : ''}`);

const board = known((await client.POST('/api/v1/board', {
  body: { tiles: [{ tile: 'BA-03', x: 0, y: 0, rotation: 0 }] } })).data);
const hole = known(board.holes.find((one) => one.sides === 1));
console.log(`one hole is ${hole.pattern}, still ${hole.state}`);

const missing = known((await client.POST('/api/v1/missing', {
  params: { query: { sets: 'base-game' } }, body: 'cfrf 3\n', bodySerializer: (text) => text,
  headers: { 'Content-Type': 'text/plain' } })).data);
const surplus = known(missing.surplus[0]);
console.log(`${surplus.name}: ${surplus.expected} expected, ${surplus.counted} counted`);

const none = await client.GET('/api/v1/tiles/{id}', { params: { path: { id: 'BA-155' } } });
console.log(`no tile: did you mean ${known(none.error?.suggestion)}?`);
