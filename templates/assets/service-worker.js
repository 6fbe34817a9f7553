// Keeps what has been read, so that it can be read again without a connection. Pages and answers are
// asked anew while there is a connection; styles, scripts and pictures are shown as kept and
// renewed behind the reader's back.
'use strict';
const kept = 'cartulary-1';
const most = 600;
// What an installed Cartulary answers with when there is no connection.
const engine = ['assets/engine.js', 'assets/engine-module.js', 'assets/engine-data.js', 'index.html', 'search.html',
  'board.html', 'boxes.html', 'rules/index.html', 'tiles/index.html', 'sets/index.html'];
for (const code of Object.keys(cartularyWords).filter((one) => one !== 'en'))
  engine.push(`assets/engine-words-${code}.js`, `${code}/assets/engine.js`);

async function keep(request, response) {
  if (!response.ok) return;
  const cache = await caches.open(kept);
  await cache.put(request, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old);
}

async function fresh(request) {
  const response = await fetch(request);
  await keep(request, response.clone());
  return response;
}

// In the language of its address. Before this script stand its words, by language.
function notRead(request) {
  const path = request.url.slice(self.registration.scope.length);
  const language = Object.keys(cartularyWords).find((code) => path.startsWith(`${code}/`)) ?? 'en';
  const { [language]: words } = cartularyWords;
  return new Response(`<!doctype html><html lang="${language}"><title>${words['script.offline']}</title><h1>${words['script.offline']}</h1>` +
    `<p>${words['script.offline-text']}</p><p><a href="index.html">Cartulary</a></p></html>`,
  { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

async function freshElseKept(request) {
  try {
    return await fresh(request);
  } catch (fault) {
    const found = await caches.match(request) ?? await caches.match(request, { ignoreSearch: true });
    if (found) return found;
    if (request.mode !== 'navigate') throw fault;
    return notRead(request);
  }
}

async function keptElseFresh(event) {
  const found = await caches.match(event.request);
  const renewed = fresh(event.request);
  if (!found) return renewed;
  event.waitUntil(renewed.catch(() => undefined));
  return found;
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
  await self.clients.claim();
})()));
self.addEventListener('message', (event) => {
  if (event.data !== 'keep-engine') return;
  event.waitUntil(Promise.all(engine.map((path) => fresh(new Request(new URL(path, self.registration.scope))))));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.endsWith('.pdf')) return;
  const still = /\/assets\/|\.svg$/.test(url.pathname);
  event.respondWith(still ? keptElseFresh(event) : freshElseKept(request));
});
