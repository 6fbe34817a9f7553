// Asks the API: the server, where there is one, else the engine in this page (engine.js). Either
// way a question is a path with its parameters, and the answer a Response.
//
//   const answer = await (await cartularyAsk('/api/v1/fit?pattern=c%3Frf')).json();
(function () {
  'use strict';
  const root = new URL('..', document.currentScript.src);

  window.cartularyAsk = async (target, request = {}) => {
    const { cartularyEngine: engine } = window;
    if (!engine) return fetch(new URL(target.slice(1), root), request);
    const answer = await engine.ask(target, request);
    request.signal?.throwIfAborted();
    return answer;
  };
})();
