// Puts what stands on the page, and what scripts add to it, into another language: text by text, by the phrases
// of words-CODE.js and the rules that docgen/language/phrases.h tells. On a server the pages under
// CODE/ are in it already, and this is for what scripts say.
(function () {
  'use strict';
  const { cartularyWords: words } = window;
  if (!words) return;
  const longest = 600;
  const deepest = 6;
  const joints = [['; ', '; '], [' · ', ' · '], [': ', ': '], [', ', ', '], [' and ', ` ${words.and} `], [' or ', ` ${words.or} `]];
  const noProse = new Set(['SCRIPT', 'STYLE', 'CODE', 'PRE', 'KBD', 'TIME', 'TEXTAREA']);
  // The last is shown by the style sheet.
  const spoken = ['aria-label', 'placeholder', 'title', 'alt', 'label', 'data-q'];

  const known = new Map();
  const byFirst = new Map();
  const open = [];

  function patternOf(english, there) {
    const parts = english.split(/\{([#*]?)\}/);
    return { between: parts.filter((part, i) => i % 2 === 0), holes: parts.filter((part, i) => i % 2 === 1), there };
  }

  for (const [english, there] of words.phrases) {
    if (!english.includes('{')) {
      if (!known.has(english)) known.set(english, { text: there || english, inEnglish: !there });
      continue;
    }
    const pattern = patternOf(english, there);
    const first = pattern.between[0][0];
    if (!first) open.push(pattern);
    else if (byFirst.has(first)) byFirst.get(first).push(pattern);
    else byFirst.set(first, [pattern]);
  }

  const isNumber = (text) => /^[0-9][0-9.,]*( %)?$/.test(text);
  const numberIn = (text) => text.replace(/[.,]/g, (sign) => (sign === '.' ? words.point : words.thousands));

  function knownOf(text, tag) {
    const found = known.get(`<${tag}>${text}`) ?? known.get(text);
    if (found) return found;
    if (!/^[A-Z]/.test(text)) return undefined;
    const small = known.get(text[0].toLowerCase() + text.slice(1));
    return small && { text: small.text.replace(/^[a-z]/, (c) => c.toUpperCase()), inEnglish: small.inEnglish };
  }

  function part(text, tag, depth) {
    if (!text || depth > deepest) return undefined;
    const found = knownOf(text, tag);
    if (found) return found;
    if (isNumber(text)) return { text: text.endsWith('%') && !text.includes(words.point) ? numberIn(text) : text };
    if (!/[a-z\u00c0-\uffff]/.test(text)) return { text };
    const fits = matched(text, depth) ?? matchedInSmall(text, depth);
    if (fits || text.length > longest) return fits;
    return sentences(text, depth) ?? listed(text, depth) ?? bare(text, tag, depth);
  }

  function matched(text, depth) {
    for (const pattern of [...byFirst.get(text[0]) ?? [], ...open]) {
      const found = match(pattern, text, depth);
      if (found) return found;
    }
    return undefined;
  }

  function matchedInSmall(text, depth) {
    const found = /^[A-Z]/.test(text) && matched(text[0].toLowerCase() + text.slice(1), depth);
    return found ? { ...found, text: found.text.replace(/^[a-z]/, (c) => c.toUpperCase()) } : undefined;
  }

  function hole(kind, text, depth) {
    if (!text) return undefined;
    if (kind === '*') return text;
    if (kind === '#') return isNumber(text) ? numberIn(text) : undefined;
    return part(text, '', depth + 1)?.text;
  }

  function match({ between, holes, there }, text, depth) {
    const last = between[between.length - 1];
    if (!text.startsWith(between[0]) || !text.endsWith(last)) return undefined;
    const parts = [];
    let at = between[0].length;
    for (let i = 0; i < holes.length; i += 1) {
      const end = i + 1 === holes.length ? text.length - last.length : text.indexOf(between[i + 1], at);
      if (end < at) return undefined;
      parts.push(text.slice(at, end));
      at = end + between[i + 1].length;
    }
    const said = [];
    for (let i = 0; i < parts.length; i += 1) {
      const filled = hole(holes[i], parts[i], depth);
      if (filled === undefined) return undefined;
      said.push(filled);
    }
    let next = 0;
    return { text: there.replace(/\{([1-9]?)\}/g, (_, number) => said[number ? number - 1 : next++] ?? '') };
  }

  function sentences(text, depth) {
    for (let at = text.indexOf('. '); at >= 0; at = text.indexOf('. ', at + 1)) {
      const sentence = text.slice(0, at + 1);
      const first = knownOf(sentence, '') ?? matched(sentence, depth + 1);
      if (!first) continue;
      const rest = part(text.slice(at + 2), '', depth + 1);
      return rest && { text: `${first.text} ${rest.text}` };
    }
    return undefined;
  }

  function listed(text, depth) {
    for (const [english, there] of joints) {
      if (!text.includes(english)) continue;
      const items = itemsOf(text.split(english), english, depth);
      if (items) return { text: items.join(there) };
    }
    return undefined;
  }

  // A name may have the joint within it, as "Traders and Builders" has: then it is taken whole.
  function itemsOf(pieces, joint, depth) {
    const items = [];
    for (let at = 0; at < pieces.length;) {
      let end = at + 1;
      let item = part(pieces[at], '', depth + 1);
      while (!item && end < pieces.length) {
        end += 1;
        item = knownOf(pieces.slice(at, end).join(joint), '');
      }
      if (!item) return undefined;
      items.push(item.text);
      at = end;
    }
    return items;
  }

  function bare(text, tag, depth) {
    const [, before, inside, after] = text.match(/^([ ,.;:(+]*)(.*?)([ ,.;:)]*)$/s);
    if (!inside || inside === text) return undefined;
    const found = part(inside, tag, depth + 1);
    return found && { ...found, text: before + found.text + after };
  }

  const read = (text) => text.replace(/[ \n\t]+/g, ' ');
  const english = words.english.join(',');
  const ours = 'span.status, a.status, .own-word';
  // Elements that were told to be English here, for want of a word: what scripts say in them later may have some.
  const marked = new WeakSet();
  function stays(element) {
    // A mark of a status and a word of ours are translated within what stays English.
    if (english && element.closest(ours)?.parentElement?.closest(english)) return false;
    if (english && element.closest(english)) return true;
    let told = element.closest('[lang]:not(html)');
    while (told && marked.has(told)) told = told.parentElement?.closest('[lang]:not(html)');
    return Boolean(told);
  }

  // What was put here is not taken for English when it changes or is moved.
  const done = new WeakMap();
  // While a page is read that came translated: what is not known in it is no English left.
  let cameTranslated = false;

  function sayText(node) {
    const whole = node.data;
    const element = node.parentElement;
    const text = whole.trim();
    if (!text || !element || done.get(node) === whole || noProse.has(element.tagName) || element.closest('.code') || stays(element)) return;
    const found = part(read(text), element.tagName.toLowerCase(), 0);
    if (cameTranslated && !found) {
      done.set(node, whole);
      return;
    }
    const alone = element.childNodes.length === 1 && /[a-z]{3}/.test(text) && !/^(TITLE|OPTION)$/.test(element.tagName);
    if (alone && (!found || found.inEnglish)) {
      element.lang = 'en';
      marked.add(element);
    } else if (marked.delete(element)) {
      element.removeAttribute('lang');
    }
    if (!found) return;
    const there = whole.replace(text, () => found.text);
    done.set(node, there);
    if (there !== whole) node.data = there;
  }

  function sayAttribute(element, name) {
    const value = element.getAttribute(name);
    if (!value || stays(element)) return;
    const found = part(read(value), '', 0);
    if (found && found.text !== value) element.setAttribute(name, found.text);
  }

  const attributes = spoken.map((name) => `[${name}]`).join(',');
  function sayAll(top) {
    if (top.nodeType === Node.TEXT_NODE) { sayText(top); return; }
    if (top.nodeType !== Node.ELEMENT_NODE) return;
    for (const element of [top, ...top.querySelectorAll(attributes)])
      for (const name of spoken) if (element.hasAttribute(name)) sayAttribute(element, name);
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) sayText(texts.currentNode);
  }

  // What the catalogue leaves in English says so to those who listen, and once to those who read.
  function markEnglish() {
    const main = document.getElementById('main');
    const parts = english && main ? Array.from(main.querySelectorAll(english)) : [];
    for (const part of parts) if (!part.lang) part.lang = 'en';
    for (const part of parts)
      for (const status of part.querySelectorAll(ours)) status.lang = words.language;
    const head = main?.querySelector('h1');
    if (parts.length === 0 || !head || document.getElementById('in-english')) return;
    const note = document.createElement('p');
    note.className = 'aside';
    note.id = 'in-english';
    note.textContent = words.note;
    head.after(note);
  }

  function watch() {
    const observer = new MutationObserver((changes) => {
      for (const change of changes) {
        if (change.type === 'attributes') sayAttribute(change.target, change.attributeName);
        else if (change.type === 'characterData') sayText(change.target);
        else change.addedNodes.forEach(sayAll);
      }
    });
    observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true,
      attributeFilter: spoken });
  }

  // What stands in no page: the dialogs of the browser itself.
  window.cartularySaid = (text) => part(text, '', 0)?.text ?? text;

  watch();
  if (document.documentElement.lang !== words.language) {
    document.documentElement.lang = words.language;
    markEnglish();
    sayAll(document.documentElement);
  } else {
    // Scripts before this one have spoken already.
    cameTranslated = true;
    sayAll(document.documentElement);
    cameTranslated = false;
  }
})();
