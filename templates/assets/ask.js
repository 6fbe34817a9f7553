// Asks the API: the server, where there is one, else the engine in this page (engine.js). Either
// way a question is a path with its parameters, and the answer a Response.
//
//   const answer = await (await cartularyAsk('/api/v1/fit?pattern=c%3Frf')).json();
(function () {
  'use strict';
  const root = new URL('..', document.currentScript.src);
  const { lang } = document.documentElement;
  // Pages in another language and their scripts stand in a folder of their own; all else is beside it.
  const top = lang !== 'en' ? new URL('..', root) : root;
  window.cartularyTop = top;

  // What the API tells is in the language of the page, as far as it can be.
  const inLanguage = (target) => (lang !== 'en' && target.startsWith('/api/')
    ? `${target}${target.includes('?') ? '&' : '?'}language=${lang}` : target);

  // Without a connection an installed copy has the engine beside it.
  async function fetched(target, request) {
    try {
      return await fetch(new URL(target.slice(1), top), request);
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
    const asked = inLanguage(target);
    if (!engine) return fetched(asked, request);
    const answer = await engine.ask(asked, request);
    request.signal?.throwIfAborted();
    return answer;
  };
})();
