// The engine in the browser: the program's own answers, compiled to WebAssembly, for pages that
// have no server. Module and data come as scripts of base64, since a page of files may fetch
// nothing; they are loaded when something is first asked.
(function () {
  'use strict';
  const utf8 = { write: new TextEncoder(), read: new TextDecoder() };
  // The errno of WASI for a file that is not open: the engine has no files, and tells nothing by them.
  const badFile = 8;

  // What the bytes of a module export, and calls of it with bytes and for texts.
  async function moduleOf(bytes) {
    let exported;
    const system = {
      fd_close: () => badFile, fd_seek: () => badFile, fd_write: () => badFile,
      // No variables of an environment.
      environ_get: () => 0,
      environ_sizes_get: (count, size) => {
        for (const at of [count, size]) new DataView(exported.memory.buffer).setUint32(at, 0, true);
        return 0;
      },
      proc_exit: (status) => { throw new Error(window.cartularySaid('script.engine-stopped', { status })); },
    };
    const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: system });
    exported = instance.exports;
    const { memory, _initialize, cartulary_allocate, cartulary_free } = exported;
    // The bytes in the module's memory, which may move as it grows.
    const handing = (given, call) => {
      const at = cartulary_allocate(given.length);
      new Uint8Array(memory.buffer, at, given.length).set(given);
      const result = call(at, given.length);
      cartulary_free(at);
      return result;
    };
    const asking = (ask, of) => (text) => handing(utf8.write.encode(text), (at, size) => {
      // Where the answer stands is asked of the memory only then: it may have grown.
      const answer = ask(of, at, size);
      const [place, length] = new Uint32Array(memory.buffer, answer, 2);
      return utf8.read.decode(new Uint8Array(memory.buffer, place, length));
    });
    _initialize();
    return { exported, handing, asking };
  }

  // An engine of the bytes of the module and of its data; with `words`, in another language too.
  async function engineOf(module, data, words) {
    const { exported, handing, asking } = await moduleOf(module);
    const engine = handing(data, exported.cartulary_start);
    if (words) handing(words, (at, size) => exported.cartulary_speak(engine, at, size));
    return asking(exported.cartulary_ask, engine);
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
      // The engine stands once, beside the pages in English.
      script.src = new URL(`assets/${name}`, window.cartularyTop);
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error(window.cartularySaid('script.file-not-found', { file: name }))));
      document.head.append(script);
    });
  }

  async function bytesOf(key) {
    const text = window[`cartularyEngine${key}`];
    delete window[`cartularyEngine${key}`];
    if (!text) throw new Error(window.cartularySaid('script.no-engine'));
    const zipped = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  const { lang } = document.documentElement ?? {};
  let started;
  async function begin() {
    const inEnglish = lang === 'en';
    const scripts = ['engine-module.js', 'engine-data.js', ...(inEnglish ? [] : [`engine-words-${lang}.js`])];
    await Promise.all(scripts.map(loaded));
    const keys = ['Module', 'Data', ...(inEnglish ? [] : ['Words'])];
    return engineOf(...await Promise.all(keys.map(bytesOf)));
  }
  const start = () => (started ??= begin());

  const ask = async (target, request) => respond(await start(), target, request);

  window.cartularyEngine = { engineOf, respond, start, ask };
})();
