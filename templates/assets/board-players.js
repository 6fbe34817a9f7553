// The tab of players: what each has, of a saved game also turn by turn what was completed and who
// scored what.
(function () {
  'use strict';
  const board = window.cartularyBoard;
  const { element, said, named } = board;

  const told = (page) => (page.opened?.players && board.files.isAsOpened(page) ? page.opened : page.answer);

  const players = (page) => told(page)?.players ?? [];

  const signed = (points) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

  function key(colour) {
    const made = element('span', `figure of-${colour}`, board.letters[colour] ?? '');
    made.setAttribute('aria-hidden', 'true');
    return made;
  }

  // One player as a line that opens to what the points come from.
  function playerRow(player) {
    const name = player.name ? said('script.player-named', { player: named(player.player), name: player.name }) : named(player.player);
    const points = player.points === null ? said('count.point', { n: player.final })
      : said('script.points-at-end', { points: player.points, final: player.final });
    return element('details', 'feature', [
      element('summary', '', [key(player.player), element('b', '', name), element('span', 'points', points)]),
      element('ul', 'terms', player.terms.map((term) => element('li', '',
        [element('span', '', term.what), element('b', '', signed(term.points))])))]);
  }

  function scoredItem(scored) {
    const what = scored.terms.map((term) => term.what).join(', ');
    return element('li', '', [element('span', '', said('script.scored', { player: named(scored.player), feature: scored.feature, what })),
      element('b', '', signed(scored.points))]);
  }

  const sums = (points) => Object.entries(points).map(([player, sum]) => `${named(player)} ${sum}`).join(', ');

  function turnRow(page, turn) {
    const done = turn.completed.map((one) => said('script.turn-completes', { kind: named(one.kind), tiles: said('count.tile', { n: one.tiles }) }));
    const made = element('li', '', [element('button', 'turn-row', [
      element('span', '', `${turn.turn}`), key(turn.player),
      element('span', 'what', [turn.tile ?? said('script.turn-start'), ...done].join('; ')),
      element('b', '', sums(turn.points) + (turn.sure ? '' : ' ?'))],
    { click: () => page.showCells(turn.tile ? [[turn.x, turn.y]] : [], 'feature') })]);
    if (turn.scored.length > 0) made.append(element('ul', 'terms', turn.scored.map(scoredItem)));
    return made;
  }

  // Why points are not sure, as `reasons` of the answer has it.
  const doubtWords = { not_followed: 'script.doubt-not-followed', may_differ: 'script.doubt-may-differ',
    left_out: 'script.doubt-left-out', illegal: 'script.doubt-illegal', wrong_figures: 'script.doubt-wrong-figures' };
  const doubts = ({ reasons }) => Object.entries(reasons ?? {}).map(([reason, told]) =>
    said(doubtWords[reason] ?? 'script.doubt-no-rules', { what: told.map?.(named).join(', ') })).join('; ');

  // Told before the first of the points; nothing where they are sure.
  function unsure(page) {
    const answer = told(page);
    return answer?.sure === false ? [element('p', 'note', said('script.uncertain', { doubts: doubts(answer) }))] : [];
  }

  function list(page) {
    if (!page.aids) return [element('h2', '', said('common.players')), element('p', 'aside', said('script.points-hidden'))];
    const answer = told(page);
    const shown = [element('h2', '', said('common.players')),
      ...unsure(page), ...players(page).map(playerRow)];
    if ((answer.not_followed ?? []).length > 0)
      shown.push(element('h2', '', said('script.not-tracked')), element('ul', 'notes', answer.not_followed.map((one) =>
        element('li', '', said(one.turn ? 'script.not-tracked-turn' : 'script.not-tracked-one', { ...one, action: board.actionName(one.action) })))));
    if ((answer.turns ?? []).length > 0)
      shown.push(element('h2', '', said('script.turns')), element('ul', 'turns', answer.turns.map((turn) => turnRow(page, turn))));
    if (answer.end)
      shown.push(element('h2', '', said('script.the-end')), element('ul', 'terms', answer.end.scored.map(scoredItem)));
    return shown;
  }

  board.sheet.tabs.players = list;
  Object.assign(board, { players, unsurePoints: unsure });
})();
