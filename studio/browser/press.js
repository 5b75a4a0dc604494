// @ts-check
// Makes a press one act with its check: it runs in the page, unseen by it.
//
// It is called by our selector engine at the moment a press looks for its element, in the isolated
// world of the element's frame. From then on it listens, before the page does, for the pointer and the
// keyboard; each event of the press is let through only while the element and its row still say what
// was verified. The first that finds something else stops itself and everything that follows.
//
// What counts as the same:
//
// * the element is still in the page, and says the words it said; its row still is around it;
// * every cell that was verified is still said by the row, as a whole text or run of texts, and leads
//   to the same address. What was added (a menu under the pointer, 「選択中」) does not matter;
// * a tip (`title`) that the page takes away under the pointer is not missed;
// * a clock to the second may have gone on by the time that passed. Nothing else may change its digits,
//   but what the caller calls loose.
//
// Written down as `held` (nothing was heard by the page: safe to look again) or `cut` (the button was
// down already when the rest was stopped).

import { parentOf } from "./dom.js";
import { PRESS_MOVED, PRESS_UNSURE } from "./faults.js";

/** Arm the check of one press, or throw; a second call with the same key arms it anew. */
export function checkPress(store, el, key, want) {
  const SLACK_MS = 3000;
  const ATTRIBUTES = ["aria-label", "alt", "placeholder", "aria-valuetext", "aria-description", "href"];
  const WORDY = ["submit", "button", "reset", "image"];
  const fold = (text) =>
    String(text ?? "")
      .normalize("NFKC")
      .replace(/[\s\p{Cf}\u3164]+/gu, "");
  const isAround = (outer, inner) => {
    for (let at = inner; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };
  const byIds = (node) =>
    (node.getAttribute("aria-labelledby") ?? "")
      .split(/\s+/)
      .map((id) =>
        id && node.getRootNode().getElementById ? (node.getRootNode().getElementById(id)?.textContent ?? "") : "",
      )
      .join("");
  const drawn = (node, side) => {
    const content = getComputedStyle(node, side).content;
    return /^"/.test(content) ? content.replace(/^"|"$/g, "") : "";
  };
  const innerOf = (node) =>
    node.shadowRoot
      ? node.shadowRoot.childNodes
      : node.localName === "slot" && node.assignedNodes().length
        ? node.assignedNodes()
        : node.childNodes;

  // What a part of the page says: runs of text in their order, words said by attributes, and tips.
  const saidBy = (tops, isAsDrawn = false) => {
    const told = { texts: [], words: [], tips: [] };
    const add = (list, text) => {
      const one = fold(text);
      if (one) list.push(one);
    };
    const visit = (node, isTop) => {
      if (node.nodeType === Node.TEXT_NODE) {
        add(told.texts, node.data);
        return;
      }
      if (node.nodeType !== Node.ELEMENT_NODE || /^(script|style|noscript|template)$/.test(node.localName)) return;
      if (isAsDrawn && !isTop && (node.getAttribute("aria-hidden") === "true" || !node.checkVisibility())) return;
      for (const name of ATTRIBUTES) if (node.hasAttribute(name)) add(told.words, node.getAttribute(name));
      add(told.words, byIds(node));
      add(told.tips, node.getAttribute("title"));
      if (node.localName === "input" && WORDY.includes(node.type)) add(told.texts, node.value);
      if (isAsDrawn && !isTop && node.hasAttribute("aria-label")) {
        add(told.texts, node.getAttribute("aria-label"));
        return;
      }
      if (node.localName === "img") add(told.texts, node.getAttribute("alt"));
      if (isAsDrawn) add(told.texts, drawn(node, "::before"));
      for (const inner of innerOf(node)) visit(inner, false);
      if (isAsDrawn) add(told.texts, drawn(node, "::after"));
    };
    for (const top of tops) visit(top, true);
    return told;
  };
  const speechOf = (tops) => {
    let asDrawn = null;
    return {
      plain: saidBy(tops),
      get drawn() {
        return (asDrawn ??= saidBy(tops, true));
      },
    };
  };
  const isIn = (told, words) => {
    if (told.words.includes(words)) return true;
    const edges = new Set([0]);
    let whole = "";
    for (const text of told.texts) {
      whole += text;
      edges.add(whole.length);
    }
    for (let at = whole.indexOf(words); at >= 0; at = whole.indexOf(words, at + 1))
      if (edges.has(at) && edges.has(at + words.length)) return true;
    return false;
  };
  const runsOf = ({ texts, words }) => {
    const runs = [...words];
    for (let from = 0; from < texts.length; from++)
      for (let to = from + 1, run = ""; to <= Math.min(texts.length, from + 8); to++) runs.push((run += texts[to - 1]));
    return runs;
  };
  const CLOCK = /(\d+):(\d{2})(?::(\d{2}))?(?:\.\d+)?|(?:(\d+)時間)?(?:(\d+)分)?(\d+)秒/g;
  const unclocked = (text) => {
    const seconds = [];
    const bare = text.replace(CLOCK, (_all, a, b, c, hours, minutes, rest) => {
      seconds.push(
        rest !== undefined
          ? (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + Number(rest)
          : c === undefined
            ? a * 60 + Number(b)
            : a * 3600 + b * 60 + Number(c),
      );
      return "#";
    });
    return { bare, seconds };
  };
  const went = (words, run, ms) => {
    const before = unclocked(words),
      now = unclocked(run);
    return (
      before.seconds.length > 0 &&
      before.bare === now.bare &&
      before.seconds.every((second, index) => Math.abs(second - now.seconds[index]) * 1000 <= ms + SLACK_MS)
    );
  };
  const undigited = (text) => text.replace(/\d[\d,.]*/g, "#");
  const says = (speech, words, { isLoose = false, ms = 0 } = {}) => {
    if (isIn(speech.plain, words) || isIn(speech.drawn, words)) return true;
    if (!/\d/.test(words)) return false;
    const fits = (run) => went(words, run, ms) || (isLoose && undigited(run) === undigited(words));
    return runsOf(speech.plain).some(fits) || runsOf(speech.drawn).some(fits);
  };
  const isTip = (speech, words) => speech.plain.tips.includes(words);

  // Where the element's own words and its row are.
  const leads = (one) =>
    [
      one.localName,
      one.type ?? "",
      fold(one.getAttribute("aria-label") || one.getAttribute("title") || one.textContent),
    ].join("|");
  const ownRow = el.closest("tr, [role=row]"); // what else stands in it is of no other row
  const hasTwin = (around) => {
    const mine = leads(el);
    return [...around.querySelectorAll(el.localName)].some(
      (one) =>
        one !== el &&
        !el.contains(one) &&
        !one.contains(el) &&
        !ownRow?.contains(one) &&
        leads(one) === mine &&
        one.checkVisibility(),
    );
  };
  const ownTops = () => [el, ...(el.labels ?? [])];
  const rowWords = [...want.cells, ...want.loose].map(fold).filter(Boolean);
  const loose = new Set(want.loose.map(fold));
  const rowOf = () => {
    if (!rowWords.length) return null;
    for (let at = el; want.ref && at; at = parentOf(at)) if (at._ariaRef?.ref === want.ref) return at;
    for (let at = el; at && at !== document.body && !hasTwin(at); at = parentOf(at)) {
      const speech = speechOf([at]);
      if (rowWords.every((words) => says(speech, words, { isLoose: loose.has(words) }) || isTip(speech, words)))
        return at;
    }
    return null;
  };
  const aloneOf = () => {
    for (let at = el; parentOf(at) && parentOf(at) !== document.body; at = parentOf(at))
      if (hasTwin(parentOf(at))) return at;
    return null;
  };
  const wholeOf = (speech) => [...speech.plain.texts, ...speech.plain.words];

  const checks = (store.checks ??= new Map());
  const before = checks.get(key);
  before?.close?.();
  const begun = performance.now();
  const ownNow = speechOf(ownTops());
  const ownWords = want.own.map(fold).filter(Boolean),
    ownLoose = new Set(want.own_loose.map(fold));
  const row = rowOf();
  const rowNow = row && speechOf([row]);
  const isOwn = (words) => says(ownNow, words, { isLoose: ownLoose.has(words) }) || isTip(ownNow, words);
  const isRow = (words) => row && (says(rowNow, words, { isLoose: loose.has(words) }) || isTip(rowNow, words));
  let own = ownWords.filter((words) => says(ownNow, words, { isLoose: ownLoose.has(words) }));
  let cells = row ? rowWords.filter((words) => says(rowNow, words, { isLoose: loose.has(words) })) : [];
  let place = row;
  if (!ownWords.every(isOwn) || !rowWords.every(isRow)) {
    if (!want.confirmed) {
      const area = row ?? aloneOf(),
        missing = row ? [] : rowWords.filter((words) => !area || !says(speechOf([area]), words));
      const isElsewhere = missing.length > 0 && missing.every((words) => says(speechOf([document.body]), words));
      checks.set(key, {
        kept: { el, own: wholeOf(ownNow), area, said: area ? wholeOf(speechOf([area])) : [] },
      });
      throw new Error((want.recorded || isElsewhere ? PRESS_MOVED : PRESS_UNSURE) + ": " + key);
    }
    const kept = before?.kept;
    place = kept?.area ?? null;
    const nowThere = place && speechOf([place]);
    const ms = performance.now() - (before?.begun ?? begun);
    if (
      !kept ||
      kept.el !== el ||
      !kept.own.every((words) => says(ownNow, words, { ms })) ||
      (place && !isAround(place, el)) ||
      !kept.said.every((words) => says(nowThere, words, { ms, isLoose: loose.has(words) }))
    )
      throw new Error(`${PRESS_MOVED}: ${key}`);
    own = [...own, ...kept.own];
    cells = [...cells, ...kept.said];
  }

  const state = { begun, kept: before?.kept, refused: "", isHeard: false, clicks: 0 };
  // An option that its own press takes out of the list: it was chosen if its words now stand beside the list.
  const list = el.closest("[role=listbox]");
  const label = list && el.closest("[role=option]") ? fold(el.closest("[role=option]").textContent) : "";
  const timesBeside = () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let times = 0;
    while (walk.nextNode()) {
      const at = walk.currentNode;
      if (
        !list.contains(at) &&
        fold(at.data) === label &&
        at.parentElement.checkVisibility({ visibilityProperty: true })
      )
        times += 1;
    }
    return times;
  };
  const timesBefore = label ? timesBeside() : 0;
  state.isTaken = () => !!label && !el.isConnected && list.isConnected && timesBeside() > timesBefore;
  const holds = () => {
    if (!el.isConnected || (place && !isAround(place, el))) return false;
    const ms = performance.now() - begun,
      ownSays = speechOf(ownTops()),
      rowSays = place && speechOf([place]);
    return (
      own.every((words) => says(ownSays, words, { ms, isLoose: ownLoose.has(words) })) &&
      cells.every((words) => says(rowSays, words, { ms, isLoose: loose.has(words) }))
    );
  };
  const isDown = (event) => ["pointerdown", "mousedown", "touchstart", "keydown"].includes(event.type);
  // Once the button is down, what lies under the pointer may be another row's; a cover over the element is not.
  const isOurs = (event) => {
    const path = event.composedPath();
    if (!state.isHeard || isDown(event) || (event.detail === 0 && event.type === "click")) return true;
    if ([...ownTops(), el.closest("button,[role=button],a,[role=link]")].some((one) => one && path.includes(one)))
      return true;
    const isUnder = [...el.getClientRects()].some(
      (box) =>
        event.clientX >= box.left - 1 &&
        event.clientX <= box.right + 1 &&
        event.clientY >= box.top - 1 &&
        event.clientY <= box.bottom + 1,
    );
    if (el.isConnected && isUnder) return true;
    const mine = leads(el);
    return (
      !place &&
      !path.some((one) => one.nodeType === Node.ELEMENT_NODE && one.localName === el.localName && leads(one) === mine)
    );
  };
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    state.refused ||= state.isHeard ? "cut" : "held";
  };
  const deaf = new AbortController();
  state.close = () => deaf.abort();
  const onEvent = (event) => {
    if (!event.isTrusted) return;
    if (event.type === "keyup" && !state.refused) return;
    if (state.refused || !isOurs(event) || !holds()) {
      stop(event);
      return;
    }
    if (isDown(event)) state.isHeard = true;
    const isEnd = event.type === "keydown" || (event.type === "click" && ++state.clicks >= want.clicks);
    if (isEnd) {
      deaf.abort();
      checks.delete(key);
      store.verdicts?.get(key)?.(true);
    }
  };
  const onStray = (event) => {
    if (event.isTrusted && !state.isHeard) stop(event);
  };
  const EVENTS = [
    "pointerdown",
    "mousedown",
    "touchstart",
    "pointerup",
    "mouseup",
    "touchend",
    "click",
    "auxclick",
    "dblclick",
    "contextmenu",
    "keydown",
    "keyup",
  ];
  const listen = (where, types, heard) => {
    for (const type of types)
      where.addEventListener(type, heard, { capture: true, passive: false, signal: deaf.signal });
  };
  listen(window, EVENTS, onEvent);
  try {
    // what was to be heard in a frame is not to be heard around it
    for (let at = /** @type {Window} */ (window); at !== at.parent; at = at.parent)
      listen(at.parent, EVENTS.slice(0, 10), onStray);
  } catch {
    /* a frame around it is of another site */
  }
  setTimeout(() => deaf.abort(), want.ms);
  checks.set(key, state);
}
