// Asks the API: the server, where there is one, else the engine in this page (engine.js). Either
// way a question is a path with its parameters, and the answer a Response.
//
//   const answer = await (await cartularyAsk('/api/v1/fit?pattern=c%3Frf')).json();
(function () {
  'use strict';
  const root = new URL('..', document.currentScript.src);
  // Pages in another language and their files stand in a folder of their own; the API is beside it.
  const ofApi = document.documentElement.lang !== 'en' ? new URL('..', root) : root;

  // Without a connection an installed copy has the engine beside it.
  async function fetched(target, request) {
    try {
      return await fetch(new URL(target.slice(1), target.startsWith('/api/') ? ofApi : root), request);
    } catch (fault) {
      if (navigator.onLine || request.signal?.aborted || !(await caches.match(new URL('assets/engine.js', root)))) throw fault;
      await new Promise((resolve, reject) => {
        const script = document.createElement('script');
        Object.assign(script, { src: new URL('assets/engine.js', root), onload: resolve, onerror: reject });
        document.head.append(script);
      });
      return window.cartularyEngine.ask(target, request);
    }
  }

  window.cartularyAsk = async (target, request = {}) => {
    const { cartularyEngine: engine } = window;
    if (!engine) return fetched(target, request);
    const answer = await engine.ask(target, request);
    request.signal?.throwIfAborted();
    return answer;
  };
})();
