// The tab of players: what each has, of a saved game also turn by turn what was completed and who
// scored what.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { element, plural } = board;

  // What was opened counts while the table is as it was then.
  function told(page) {
    const { opened, answer, game } = page;
    const same = opened?.players && opened.board.tiles.length === game.tiles.length;
    return same ? opened : answer;
  }

  const players = (page) => told(page)?.players ?? [];

  const signed = (points) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

  function key(colour) {
    const made = element('span', `figure of-${colour}`, board.letters[colour] ?? '');
    made.setAttribute('aria-hidden', 'true');
    return made;
  }

  // One player as a line that opens to what the points come from.
  function playerRow(player) {
    const name = player.name ? `${player.player}, ${player.name}` : player.player;
    const points = player.points === null ? plural(player.final, 'point')
      : `${player.points}, at the end ${player.final}`;
    return element('details', 'feature', [
      element('summary', '', [key(player.player), element('b', '', name), element('span', 'points', points)]),
      element('ul', 'terms', player.terms.map((term) => element('li', '',
        [element('span', '', term.what), element('b', '', signed(term.points))])))]);
  }

  function scoredItem(scored) {
    const what = scored.terms.map((term) => term.what).join(', ');
    return element('li', '', [element('span', '', `${scored.player}, ${scored.feature}: ${what}`),
      element('b', '', signed(scored.points))]);
  }

  const sums = (points) => Object.entries(points).map(([player, sum]) => `${player} ${sum}`).join(', ');

  function turnRow(page, turn) {
    const done = turn.completed.map((one) => `completes the ${one.kind} of ${plural(one.tiles, 'tile')}`);
    const made = element('li', '', [element('button', 'turn-row', [
      element('span', '', `${turn.turn}`), key(turn.player),
      element('span', 'what', [turn.tile ?? 'start of the turn', ...done].join('; ')),
      element('b', '', sums(turn.points) + (turn.sure ? '' : ' ?'))],
    { click: () => page.showCells(turn.tile ? [[turn.x, turn.y]] : [], 'feature') })]);
    if (turn.scored.length > 0) made.append(element('ul', 'terms', turn.scored.map(scoredItem)));
    return made;
  }

  // Why points are not sure, as `reasons` of the answer has it.
  const doubtWords = { not_followed: 'something in the game is not tracked (see below)', may_differ: 'an action changes tiles in ways that are not tracked',
    left_out: 'part of the file is not recognised', illegal: 'a tile is placed against the rules', wrong_figures: 'a figure cannot stand where it does (see the notes)' };
  const doubts = ({ reasons }) => Object.entries(reasons ?? {}).map(([reason, told]) =>
    doubtWords[reason] ?? `we have no rules for ${told.join(', ')}`).join('; ');

  // Told before the first of the points; nothing where they are sure.
  function unsure(page) {
    const answer = told(page);
    return answer?.sure === false ? [element('p', 'note', `The points are uncertain: ${doubts(answer)}.`)] : [];
  }

  function list(page) {
    if (!page.aids) return [element('h2', '', 'Players'), element('p', 'aside', 'Points are hidden while hints are off.')];
    const answer = told(page);
    const shown = [element('h2', '', 'Players'),
      ...unsure(page), ...players(page).map(playerRow)];
    if ((answer.not_followed ?? []).length > 0)
      shown.push(element('h2', '', 'Not tracked'), element('ul', 'notes', answer.not_followed.map((one) =>
        element('li', '', `${one.action}${one.turn ? ` in turn ${one.turn}` : ''}: ${one.reason}.`))));
    if ((answer.turns ?? []).length > 0)
      shown.push(element('h2', '', 'Turns'), element('ul', 'turns', answer.turns.map((turn) => turnRow(page, turn))));
    if (answer.end)
      shown.push(element('h2', '', 'The end'), element('ul', 'terms', answer.end.scored.map(scoredItem)));
    return shown;
  }

  board.sheet.tabs.players = list;
  Object.assign(board, { players, unsurePoints: unsure });
})();
