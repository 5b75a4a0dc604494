// @ts-check
// Tells when a document rests, and what in it never does.
//
// A *spot* is one node and one kind of change (one attribute, its text, its children). A spot that
// changed in at least five beats over a second, without its children growing in number, ticks by
// itself: a clock, a counter, a style set by an animation. Ticking spots are not waited for, and are
// known again at the next wait; one that rested through a wait is forgotten. A spot that grows all the
// time (snow, a log) is given up after it outlasted two waits.
//
// Open shadow trees are watched too. Nothing under `<head>` counts. CSS animations change no node.
// The observer lives only as long as a wait; a replay keeps it a little longer (`begin`), so that what
// was quiet before a look, and stayed so until its end (`rested`), needs no wait of its own.

import { storeOf } from "./store.js";

/** Returns what watches a document: `still` waits, `begin` and `rested` go together. */
export function watch() {
  const KEPT_MS = 3_000,
    SPOTS_KEPT = 500; // how long a watch goes on by itself, and how much it keeps
  const BEATS = 5,
    SPAN_MS = 1000,
    IN_VAIN = 2,
    PAUSES = 3;
  const spots = new Map(); // node -> Map(kind -> spot); weak by forgetting what rested
  const open = new Set();
  let observer = null,
    since = 0,
    tiring = 0;

  const spotOf = (node, kind) => {
    if (!spots.has(node)) spots.set(node, new Map());
    const kinds = spots.get(node);
    if (!kinds.has(kind)) kinds.set(kind, { since: 0, last: 0, beats: 0, grown: 0, inVain: 0, isTicking: false });
    return kinds.get(kind);
  };
  const isShown = (node) => {
    const el = node.nodeType === 1 ? node : node.parentElement;
    return node.isConnected && !(el && el.closest("head"));
  };
  const watchInside = (root) => {
    if (root)
      for (const el of [root, ...root.querySelectorAll("*")])
        if (el.shadowRoot && !open.has(el.shadowRoot)) {
          open.add(el.shadowRoot);
          observer.observe(el.shadowRoot, ALL);
          watchInside(el.shadowRoot);
        }
  };
  const ALL = { subtree: true, childList: true, attributes: true, characterData: true };

  const note = (record, now) => {
    if (record.type === "childList") for (const node of record.addedNodes) if (node.nodeType === 1) watchInside(node);
    if (!isShown(record.target)) return;
    const spot = spotOf(record.target, record.attributeName || record.type);
    spot.grown += record.addedNodes.length - record.removedNodes.length;
    if (spot.last !== now) {
      if (!spot.beats) spot.since = now;
      spot.beats++;
      spot.last = now;
      if (spot.beats >= BEATS && now - spot.since >= SPAN_MS && spot.grown <= 1) spot.isTicking = true;
    }
  };
  const each = (visit) => {
    for (const [node, kinds] of spots) for (const [kind, spot] of kinds) visit(spot, node, kinds, kind);
  };
  const lastChange = (started) => {
    let latest = started;
    each((spot) => {
      if (!spot.isTicking && spot.last > latest) latest = spot.last;
    });
    return latest;
  };
  const forget = (started, ended, isQuiet) =>
    each((spot, node, kinds, kind) => {
      const pause = (spot.last - spot.since) / Math.max(spot.beats - 1, 1);
      const rested = spot.last < started && ended - started > PAUSES * pause;
      if (!isQuiet && !spot.isTicking && ended - spot.last < 250 && ++spot.inVain >= IN_VAIN) spot.isTicking = true;
      if (!node.isConnected || rested || (isQuiet && !spot.isTicking && !spot.inVain)) {
        kinds.delete(kind);
        if (!kinds.size) spots.delete(node);
      }
    });

  const off = () => {
    if (observer) observer.disconnect();
    observer = null;
  };
  const on = () => {
    clearTimeout(tiring);
    if (observer) return;
    since = performance.now();
    open.clear();
    observer = new MutationObserver((records) => {
      const now = performance.now();
      for (const record of records) note(record, now);
    });
    observer.observe(document, ALL);
    watchInside(document.documentElement);
  };

  const still = (quiet, cap) =>
    new Promise((resolve) => {
      const started = performance.now();
      on();
      const look = () => {
        const now = performance.now(),
          rest = now - lastChange(started);
        if (rest >= quiet || now - started >= cap) {
          off();
          forget(started, now, rest >= quiet);
          resolve(rest >= quiet);
        } else setTimeout(look, Math.max(5, Math.min(quiet - rest, 100)));
      };
      setTimeout(look, quiet);
    });
  // What people and scripts enter changes no node.
  const entered = () => {
    let sum = 0;
    for (const one of [...document.querySelectorAll("input,textarea,select")].slice(0, 2000)) {
      const said = `${one.value}|${one.checked}|${one.selectedIndex}|${one.disabled}`;
      for (let at = 0; at < said.length; at++) sum = (sum * 31 + said.charCodeAt(at)) | 0;
    }
    return `${sum} ${Math.round(scrollX)} ${Math.round(scrollY)}`;
  };
  // A watch that goes on for long keeps no more of what came to rest than when that was.
  const prune = () => {
    since = lastChange(since);
    each((spot, node, kinds, kind) => {
      if (spot.isTicking && node.isConnected) return;
      kinds.delete(kind);
      if (!kinds.size) spots.delete(node);
    });
  };
  const begin = () => {
    on();
    if (spots.size > SPOTS_KEPT) prune();
    tiring = setTimeout(() => {
      off();
      prune();
    }, KEPT_MS);
    return [performance.now(), document.readyState === "complete", !!document.body, entered(), lastChange(since)];
  };
  const rested = (mark, quiet) =>
    new Promise((resolve) => {
      const look = () => {
        const now = performance.now(),
          last = lastChange(since);
        if (!observer || last > mark) resolve(false);
        else if (now - last >= quiet) resolve(true);
        else setTimeout(look, Math.max(5, quiet - (now - last)));
      };
      look();
    });
  return { still, begin, rested };
}

/**
 * For a frame's isolated world: begins to watch, or goes on; returns when it is now, whether all is loaded,
 * whether there is a body, what stands in the fields in short, and when something last changed (or the watch began).
 */
export function begin() {
  const store = storeOf();
  return (store.watch ??= watch()).begin();
}

/** Begins once a document has been read. */
export function beginOnceRead() {
  addEventListener("DOMContentLoaded", begin, { once: true });
}
