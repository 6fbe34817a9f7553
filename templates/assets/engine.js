// The engine in the browser: the program's own answers, compiled to WebAssembly, for pages that
// have no server. Module and data come as scripts of base64, since a page of files may fetch
// nothing; they are loaded when something is first asked.
(function () {
  'use strict';
  const here = document.currentScript?.src;
  const utf8 = { write: new TextEncoder(), read: new TextDecoder() };
  // The errno of WASI for a file that is not open: the engine has no files, and tells nothing by them.
  const badFile = 8;

  // An engine of the bytes of the module and of its data.
  async function engineOf(module, data) {
    let exported;
    const system = {
      fd_close: () => badFile, fd_seek: () => badFile, fd_write: () => badFile,
      // No variables of an environment.
      environ_get: () => 0,
      environ_sizes_get: (count, size) => {
        for (const at of [count, size]) new DataView(exported.memory.buffer).setUint32(at, 0, true);
        return 0;
      },
      proc_exit: (status) => { throw new Error(`the engine stopped with ${status}`); },
    };
    const { instance } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: system });
    exported = instance.exports;
    const { memory, _initialize, cartulary_room, cartulary_give_back, cartulary_start,
      cartulary_ask } = instance.exports;
    // Calls with the place of the bytes in the module's memory, which may move as it grows.
    const handing = (bytes, call) => {
      const at = cartulary_room(bytes.length);
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      const result = call(at, bytes.length);
      cartulary_give_back(at);
      return result;
    };
    _initialize();
    const engine = handing(data, cartulary_start);
    return (request) => handing(utf8.write.encode(request), (at, size) => {
      const answer = cartulary_ask(engine, at, size);
      const [place, length] = new Uint32Array(memory.buffer, answer, 2);
      return utf8.read.decode(new Uint8Array(memory.buffer, place, length));
    });
  }

  // What is asked as fetch() asks it, and the answer as fetch() gives it.
  function respond(engine, target, { method = 'GET', headers = {}, body = '' } = {}) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`).join('');
    const answer = engine(`${method} ${target}\n${lines}\n${body}`);
    const end = answer.indexOf('\n\n');
    const [status, ...head] = answer.slice(0, end).split('\n');
    return new Response(answer.slice(end + 2), {
      status: Number(status), headers: head.map((line) => line.split(': ')) });
  }

  function loaded(name) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = new URL(name, here);
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error(`${name} was not found next to this page`)));
      document.head.append(script);
    });
  }

  async function bytesOf(name, key) {
    await loaded(name);
    const text = window[key];
    delete window[key];
    if (!text) throw new Error('this site was built without its engine');
    const zipped = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  let started;
  function start() {
    started ??= Promise.all([
      bytesOf('engine-module.js', 'cartularyEngineModule'),
      bytesOf('engine-data.js', 'cartularyEngineData'),
    ]).then(([module, data]) => engineOf(module, data));
    return started;
  }

  window.cartularyEngine = {
    engineOf, respond, start,
    ask: async (target, request) => respond(await start(), target, request),
  };
})();
