// Opens a game from a file, by hand or dropped; saves it; shares its address; chooses its sets.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { said } = board;
  const mostBytes = 2 * 1024 * 1024;

  const isGame = (text) => /"replay"\s*:/.test(text);
  const askFile = (text) => board.ask(text, isGame(text) ? { turns: 'true' } : {});

  let latest = null;   // of files opened one after another, the one that is shown

  async function openFile(page, file) {
    if (!file) return;
    if (file.size > mostBytes) return page.trouble(new Error(said('script.file-too-large', { file: file.name })));
    page.busy(said('script.reading', { file: file.name }));
    latest = file;
    try {
      const text = await file.text();
      const answer = await askFile(text);
      if (file !== latest) return;
      page.opened = page.answer = answer;
      keepGame(text, answer.board);
      page.trouble(null);
      page.close();
      page.game.open(answer.board, said('script.file-opened', { file: file.name, tiles: said('count.tile', { n: answer.board.tiles.length }) }));
      page.whole();
    } catch (error) {
      page.trouble(error, file.name);
    }
  }

  function acceptDrops(page, cloth) {
    const over = (event) => {
      if (![...event.dataTransfer.types].includes('Files')) return;
      event.preventDefault();
      cloth.classList.add('over');
    };
    cloth.addEventListener('dragenter', over);
    cloth.addEventListener('dragover', over);
    cloth.addEventListener('dragleave', () => cloth.classList.remove('over'));
    cloth.addEventListener('drop', (event) => {
      event.preventDefault();
      cloth.classList.remove('over');
      openFile(page, event.dataTransfer.files[0]);
    });
  }

  // The table as it last was, for whoever comes back by another way than the address.
  const keptName = 'cartulary-table';
  function keep(text) {
    try { localStorage.setItem(keptName, text); } catch (error) { /* not kept */ }
  }
  // A board with tiles, null where none is kept.
  function kept() {
    try {
      const found = board.link.read(localStorage.getItem(keptName) ?? '');
      return found?.tiles.length > 0 ? found : null;
    } catch (error) {
      return null;
    }
  }

  // The saved game that was opened last, with its table: the address and the kept table hold neither its
  // players nor its turns.
  const gameName = 'cartulary-saved-game';
  function keepGame(text, laid) {
    try {
      localStorage.removeItem(gameName);
      if (isGame(text)) localStorage.setItem(gameName, JSON.stringify({ table: board.link.write(laid), text }));
    } catch (error) { /* not kept */ }
  }

  // While the table is as the saved game left it, players, points and turns are told from the game.
  const isAsOpened = (page) => page.opened && board.link.write(page.opened.board) === board.link.write(page.game.board);

  // What is told of a tile that is taken up: in a saved game what it brought about stays.
  const takenBack = (page) => (page.opened?.players && isAsOpened(page) ? 'script.tile-of-game-taken-back' : undefined);

  // What the saved game says beside its table, while most of that lies there; null once another table does, as
  // after Undo.
  function savedGame({ opened, game }) {
    const lie = new Set(game.tiles.map((tile) => `${tile.tile} ${tile.x} ${tile.y}`));
    const saved = opened?.board.tiles ?? [];
    const same = saved.filter((tile) => lie.has(`${tile.tile} ${tile.x} ${tile.y}`)).length;
    return 2 * same > saved.length ? opened : null;
  }

  // Of a table whose saved game is kept, players, points and notes are told as when it was opened.
  async function reopen(page) {
    try {
      const kept = JSON.parse(localStorage.getItem(gameName));
      if (kept?.table !== board.link.write(page.game.board)) return;
      const answer = await askFile(kept.text);
      if (kept.table !== board.link.write(page.game.board)) return;
      page.opened = answer;
      page.show();
    } catch (error) { /* told by the board alone */ }
  }

  function save(page) {
    const text = `${JSON.stringify(page.game.board, null, 1)}\n`;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = 'board.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    page.tell(said('script.board-saved'));
  }

  // The address in the bar already holds the board; what is sent also tells where it ends.
  async function share(page) {
    if (page.game.tiles.length === 0) return page.tell(said('script.nothing-to-share'), true);
    page.writeAddress();
    const url = Object.assign(new URL(location.href), { hash: board.link.writeWhole(page.game.board) }).href;
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title: said('script.a-board'), url });
        return;
      }
      await navigator.clipboard.writeText(url);
      page.tell(said('script.board-link-copied'), true);
    } catch (error) {
      if (error.name !== 'AbortError')
        page.tell(said('script.copy-address'), true);
    }
  }

  function readSets(dialog, selection) {
    const sets = {};
    for (const box of dialog.querySelectorAll('input[name=set]')) {
      const copies = box.closest('li').querySelector('input[name=copies]');
      if (box.checked) sets[box.value] = window.cartularyMine.copiesIn(copies);
    }
    const edition = dialog.querySelector('select').value;
    const editions = Object.entries(selection.editions ?? {}).filter(([id]) => id in sets);
    const chosen = { ...selection, sets, edition };
    delete chosen.editions;
    return editions.length === 0 ? chosen : { ...chosen, editions: Object.fromEntries(editions) };
  }

  function chooseSets(page, dialog) {
    const { selection } = page.game.board;
    for (const box of dialog.querySelectorAll('input[name=set]')) {
      box.checked = box.value in selection.sets;
      box.closest('li').querySelector('input[name=copies]').value = selection.sets[box.value] ?? 1;
    }
    dialog.querySelector('select').value = selection.edition;
    dialog.returnValue = '';
    dialog.onclose = () => {
      if (dialog.returnValue !== 'take') return;
      const chosen = readSets(dialog, selection);
      if (Object.keys(chosen.sets).length === 0) return page.tell(said('script.tick-a-set'), true);
      if (JSON.stringify(chosen) !== JSON.stringify(selection)) page.game.choose(chosen);
    };
    dialog.showModal();
  }

  // The tiles that these sets may begin with.
  function startTiles(page) {
    const starts = window.cartularyStarts;
    const sets = Object.keys(page.game.board.selection.sets);
    const left = new Set([...(page.answer?.left ?? []), ...(page.answer?.outside ?? [])].map(({ id }) => id));
    const all = sets.flatMap((id) => (starts[id] ?? []).map(([tile, replaces]) => ({ id, tile, replaces })))
      .filter(({ tile }) => left.has(tile));
    const gone = new Set(all.flatMap(({ replaces }) => replaces));
    return all.filter(({ id }) => !gone.has(id)).map(({ tile }) => tile);
  }

  // The parts of the start piece that the tile is one of, as they lie in it; nothing for other tiles.
  board.pieceOf = (tile) => Object.values(window.cartularyStarts).flat().map(([, , parts]) => parts ?? [])
    .find((parts) => parts.some(([id]) => id === tile)) ?? [];

  // What lies once this does: of a start piece every part, turned as a whole.
  board.wholePiece = ({ tile, x, y, rotation }) => {
    const parts = board.pieceOf(tile);
    if (parts.length === 0) return [{ tile, x, y, rotation }];
    const [, ownX, ownY, own] = parts.find(([id]) => id === tile);
    const quarters = ((rotation - own + 360) % 360) / 90;
    return parts.map(([id, partX, partY, degrees]) => {
      let [right, down] = [partX - ownX, partY - ownY];
      for (let i = 0; i < quarters; i++) [right, down] = [-down, right];
      return { tile: id, x: x + right, y: y + down, rotation: (degrees + quarters * 90) % 360 };
    });
  };

  board.files = { openFile, reopen, isAsOpened, takenBack, savedGame, acceptDrops, keep, kept, save, share, chooseSets, startTiles };
})();
