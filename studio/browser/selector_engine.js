// @ts-check
import { calledBy } from "./calling.js";
import { PIN_LOST } from "./faults.js";
import { checkPress } from "./press.js";
import { hideUndrawn } from "./undrawn.js";
import { storeOf } from "./store.js";

const PINS_KEPT = 64;

/**
 * The selector engine: `tejun=<key>` are the elements a script kept under this key, if still in the page.
 *
 * `… >> tejun=pin:<key>` passes on what was found before it, and holds on to it; `tejun=pinned:<key>` is
 * this very element without looking for it again, and fails at once when it has left the page.
 * Who wants to ask it in the same breath waits in `awaited`: see `targets/pins`.
 *
 * `… >> tejun=press:<key>:<what was verified>` passes on what is about to be pressed, and has the press
 * check itself (see `press`); `tejun=refused:<key>` ends that, and is something when the
 * press was stopped, `tejun=cut:<key>` when that was in the middle of it, `tejun=taken:<key>` when what
 * was pressed was an option that is chosen now.
 */
export const engine = {
  queryAll(root, body) {
    const store = storeOf();
    const pins = (store.pins ??= new Map());
    const [word, key, place] = body.split(":");
    if (word === "pin") {
      if (!pins.has(key)) pins.set(key, []);
      pins.get(key).push(root);
      store.awaited?.get(key)?.(); // heard once this search is over
      if (pins.size > PINS_KEPT) pins.delete(pins.keys().next().value);
      return [root];
    }
    if (word === "pinned") {
      const held = pins.get(key) ?? [];
      const element = place ? held[place] : held.length === 1 ? held[0] : null;
      if (!element || !element.isConnected) throw new Error(`${PIN_LOST}: ${key}`);
      return [element];
    }
    if (word === "unpin") pins.delete(key);
    if (word === "press") {
      const bytes = Uint8Array.from(atob(place), (char) => char.charCodeAt(0));
      checkPress(store, root, key, JSON.parse(new TextDecoder().decode(bytes)));
      return [root];
    }
    if (word === "refused" || word === "cut") {
      const check = store.checks?.get(key);
      check?.close?.();
      store.verdicts?.get(key)?.(false);
      if (!check?.refused) store.checks?.delete(key);
      return check?.refused && (word === "refused" || check.refused === "cut") ? [document.documentElement] : [];
    }
    if (word === "taken") return store.checks?.get(key)?.isTaken?.() ? [document.documentElement] : [];
    if (word === "called") {
      const bytes = Uint8Array.from(atob(key), (char) => char.charCodeAt(0)),
        memo = new Map();
      const [tag, role, name] = JSON.parse(new TextDecoder().decode(bytes)),
        found = [];
      const visit = (at) => {
        for (const one of at.querySelectorAll("*")) {
          if (one.localName === tag && (one.getAttribute("role") ?? "") === role && calledBy(one, memo) === name)
            found.push(one);
          if (one.shadowRoot) visit(one.shadowRoot);
        }
      };
      visit(root);
      return found;
    }
    if (word === "cell") {
      const bytes = Uint8Array.from(atob(key), (char) => char.charCodeAt(0)),
        memo = new Map();
      const heading = new TextDecoder().decode(bytes);
      return [...root.querySelectorAll("td,th,[role=gridcell],[role=cell]")].filter(
        (one) => calledBy(one, memo, true) === heading,
      );
    }
    if (word === "address") {
      const bytes = Uint8Array.from(atob(key), (char) => char.charCodeAt(0));
      const said = (text) => {
        try {
          text = decodeURIComponent(text);
        } catch {}
        return text.replaceAll(/[_+ ]/g, " ");
      };
      const wanted = said(new TextDecoder().decode(bytes)),
        found = [];
      const visit = (at) => {
        for (const one of at.querySelectorAll("*")) {
          const own = one.getAttribute("href");
          if (own !== null && (place ? said(own).startsWith(wanted) : said(own) === wanted)) found.push(one);
          if (one.shadowRoot) visit(one.shadowRoot);
        }
      };
      visit(root);
      return found;
    }
    if (word === "greet") {
      if (!store.token) hideUndrawn(store);
      store.token = key;
    }
    return (store.found.get(body) ?? []).filter((element) => element.isConnected);
  },
};
