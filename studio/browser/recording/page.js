// @ts-check
// Listens in every frame, unseen by the page, and tells what a person did.
//
// It runs in an isolated world from the first moment of each document. Only events that the browser
// itself made count (`isTrusted`). What a person typed is one act, told when the field is left,
// when Enter or the pointer goes down, or when the page goes away; what a secret field holds is never told.

import { OPERABLE, parentOf, tidy } from "../dom.js";
import { everSecret, factsOf, isSecret, roleOf, secretFields, seeWith } from "./facts.js";
const tell = globalThis.tejunTell;
const newId = () =>
  "a" + [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const placeInPage = () => {
  const path = [];
  for (let at = /** @type {Window} */ (window); at !== at.parent; at = at.parent) {
    let index = 0;
    while (index < at.parent.length && at.parent[index] !== at) index++;
    path.unshift(index);
  }
  return path;
};
const say = (message) => {
  try {
    tell(JSON.stringify({ ...message, url: location.href, title: document.title }));
  } catch {
    /* the recording ended */
  }
};

let latest = null,
  pressed = null,
  typing = null,
  weak = null,
  dragged = null,
  enter = null;
const readied = new WeakMap(),
  chosenBefore = new WeakMap();
const act = (verb, facts, more = {}, el = null) => {
  settleWeak();
  const id = newId();
  latest = { id, verb, el };
  say({ what: "act", id, verb, facts, ...more });
  quietSince = performance.now();
  return id;
};

// --- what is told once the page has heard the event too; a recording that ends, or a page that goes, tells it at once
const due = new Set();
const soon = (tellIt) => {
  const once = () => {
    if (due.delete(once)) tellIt();
  };
  due.add(once);
  setTimeout(once, 0);
};
const settleDue = () => {
  for (const once of [...due]) once();
};

// --- elements
const operable = new Set(OPERABLE);
const TYPED = new Set([
  "",
  "text",
  "search",
  "url",
  "tel",
  "email",
  "password",
  "number",
  "date",
  "time",
  "month",
  "week",
  "datetime-local",
  "color",
  "range",
]);
const KEYED_ROLES = new Set([
  "combobox",
  "listbox",
  "menu",
  "menuitem",
  "tab",
  "treeitem",
  "slider",
  "grid",
  "gridcell",
  "spinbutton",
  "option",
  "menubar",
  "tree",
  "radio",
]);
const elementOf = (event) => {
  const first = event.composedPath()[0];
  return first && first.nodeType === Node.ELEMENT_NODE ? first : (first && first.parentElement) || null;
};
const isInput = (el, types) => el.localName === "input" && types.has(el.type);
const fieldOf = (el) => {
  if (!el) return null;
  if (el.localName === "textarea" || isInput(el, TYPED)) return el;
  if (!el.isContentEditable) return null;
  let at = el;
  while (at.parentElement && at.parentElement.isContentEditable) at = at.parentElement;
  return at;
};
const valueOf = (field) =>
  field.isContentEditable && field.value === undefined ? field.innerText.replace(/\n$/, "") : field.value;
const isOneLine = (field) => field.localName === "input";
const aimOf = (el) => {
  for (
    let at = el, depth = 0;
    at && depth < 12 && at !== document.body && at !== document.documentElement;
    at = parentOf(at), depth++
  ) {
    if (at.localName === "label" && at.control) return { el: at.control, isSure: true };
    if (["button", "select", "summary", "textarea", "input"].includes(at.localName)) return { el: at, isSure: true };
    if ((at.localName === "a" || at.localName === "area") && at.hasAttribute("href")) return { el: at, isSure: true };
    if (operable.has(at.getAttribute("role")) || at.hasAttribute("onclick")) return { el: at, isSure: true };
    if (at.isContentEditable) return { el: fieldOf(at), isSure: true };
  }
  const isHand = (one) => getComputedStyle(one).cursor === "pointer";
  if (el.getRootNode() && isHand(el)) {
    let at = el;
    while (parentOf(at) && parentOf(at) !== document.body && isHand(parentOf(at))) at = parentOf(at);
    return { el: at, isSure: true };
  }
  return { el, isSure: false };
};
// What a press on an element is: 'click', 'toggle' of an ARIA box, or '' when another event tells it better.
const kindOf = (el) => {
  if (el.localName === "select" || el.localName === "option" || isInput(el, new Set(["checkbox", "radio", "file"])))
    return "";
  const role = el.getAttribute("role") || "";
  if (fieldOf(el)) return el.readOnly || role === "combobox" || el.hasAttribute("aria-haspopup") ? "click" : "";
  if (
    ["switch", "checkbox", "radio", "menuitemcheckbox", "menuitemradio"].includes(role) &&
    el.hasAttribute("aria-checked")
  )
    return "toggle";
  return "click";
};
const sendsForm = (el) =>
  (el.localName === "button" && el.type === "submit" && el.form) || isInput(el, new Set(["submit", "image"]));

// --- acts that count only if the page answers them
const watcher = new MutationObserver(() => {
  if (weak) weak.isAnswered = true;
});
const whenAnswered = (tellIt) => {
  settleWeak();
  weak = { tellIt, isAnswered: false, timer: setTimeout(settleWeak, 400) };
  watcher.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
};
const settleWeak = (isLeaving = false) => {
  if (!weak) return;
  const one = weak;
  weak = null;
  clearTimeout(one.timer);
  const isAnswered = watcher.takeRecords().length > 0 || one.isAnswered || isLeaving;
  watcher.disconnect();
  if (isAnswered) one.tellIt();
};

// --- what shows only while the pointer rests on something
const MENUS = "a[href],button,[role=menuitem],[role=option],[role=link],[role=button],input,select";
let hidden = new WeakSet(),
  known = new WeakSet(),
  shownBy = new WeakMap(),
  hovered = null,
  surveyedAt = 0,
  quietSince = -1e9;
const isShown = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const survey = (at, isBase = false) => {
  const fresh = [];
  for (const el of [...document.querySelectorAll(MENUS)].slice(0, 1500)) {
    if (!isShown(el)) {
      hidden.add(el);
      shownBy.delete(el);
    } else if (hidden.has(el) || (surveyedAt && !known.has(el))) {
      hidden.delete(el);
      fresh.push(el);
    }
    known.add(el);
  }
  surveyedAt = performance.now();
  isDirty = false;
  if (isBase || !fresh.length || performance.now() - quietSince < 1000) return;
  const isInside = (one) => one && fresh.some((el) => el === one || el.contains(one));
  const trigger = at && !isInside(at) ? at : hovered;
  if (!trigger || !trigger.isConnected || isInside(trigger)) return;
  const near = [trigger, parentOf(trigger), parentOf(parentOf(trigger) || trigger)].filter(
    (one) => one && one !== document.body && one !== document.documentElement,
  );
  const menu = fresh.filter((el) => trigger.hasAttribute("aria-haspopup") || near.some((one) => one.contains(el)));
  if (!menu.length) return;
  const facts = factsOf(trigger);
  for (const el of menu) shownBy.set(el, { el: trigger, facts });
};
let isDirty = true,
  overAt = 0;
const growth = new MutationObserver(() => {
  isDirty = true;
});
const keepBase = () => {
  if (isDirty && performance.now() - overAt > 700) survey(null, true);
};
const onOver = (event) => {
  overAt = performance.now();
  const el = elementOf(event);
  if (!el) return;
  const at = aimOf(el).el;
  if (performance.now() - surveyedAt > 60 || at !== hovered) survey(at);
  if (at !== hovered) {
    clearTimeout(preparing);
    preparing = setTimeout(() => prepare(at), 80);
  }
  hovered = at;
};
// On a large page the look takes a moment: it is taken while the pointer rests, and thrown away if the page changes.
let prepared = null,
  preparing = 0;
const freshness = new MutationObserver(() => {
  prepared = null;
  freshness.disconnect();
});
const prepare = (el) => {
  if (!ending || !el.isConnected || !kindOf(el)) return;
  prepared = { el, facts: factsOf(el) };
  freshness.disconnect();
  freshness.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
};
const lookAt = (el) =>
  prepared && prepared.el === el && !freshness.takeRecords().length ? prepared.facts : factsOf(el);

// --- typed texts
const beginTyping = (field) => {
  if (typing && typing.el === field) return;
  flushTyping();
  const value = valueOf(field);
  typing = { el: field, facts: readied.get(field) || factsOf(field), before: value, value };
};
const flushTyping = () => {
  if (!typing) return;
  const { el, facts, before, value } = typing;
  typing = null;
  const isAgain = latest && latest.verb === "fill" && latest.el === el;
  if (value === (isAgain ? latest.value : before)) return;
  const secret = isSecret(el);
  act(
    "fill",
    facts,
    {
      value: secret ? "" : value,
      secret: secret && value !== "",
      replaces: isAgain ? latest.id : "",
    },
    el,
  );
  latest.value = value;
};
const onInput = (event) => {
  const field = fieldOf(elementOf(event));
  if (!field) return;
  if (!typing || typing.el !== field) {
    flushTyping();
    typing = { el: field, facts: readied.get(field) || factsOf(field), before: null, value: "" };
  }
  typing.value = valueOf(field);
};

// --- the pointer
const onDown = (event) => {
  settleWeak();
  const el = elementOf(event);
  if (!el || el === document.documentElement) return;
  survey(null);
  const aim = aimOf(el);
  if (!typing || typing.el !== aim.el) flushTyping();
  for (const field of secretFields()) everSecret.add(field);
  const kind = kindOf(aim.el),
    facts = lookAt(aim.el);
  readied.set(aim.el, facts);
  if (aim.el.localName === "select") chosenBefore.set(aim.el, new Set([...aim.el.selectedOptions]));
  pressed = {
    ...aim,
    kind,
    facts,
    button: event.button,
    menu: shownBy.get(aim.el),
    checked: aim.el.getAttribute("aria-checked") === "true",
  };
};
const tellPress = (one) => {
  if (one.menu && isConnectedMenu(one)) act("hover", one.menu.facts, {}, one.menu.el);
  if (one.kind === "toggle") {
    const isRadio = /radio$/.test(one.el.getAttribute("role") || "");
    act("set_checked", one.facts, { checked: isRadio || !one.checked }, one.el);
  } else act("click", one.facts, {}, one.el);
};
const isConnectedMenu = (one) =>
  one.menu.el !== one.el && !(latest && latest.verb === "hover" && latest.el === one.menu.el);
const onClick = (event) => {
  const el = elementOf(event);
  const one = pressed;
  pressed = null;
  if (!el || event.button !== 0) return;
  const aim = aimOf(el),
    kind = kindOf(aim.el);
  if (event.detail === 0 && enter && event.timeStamp - enter.at < 100) return;
  if (event.detail === 0 && latest && latest.el === aim.el && event.timeStamp - latest.at < 30) return;
  if (one && one.el !== aim.el && one.el.isConnected && !one.el.contains(aim.el)) return;
  const it = one || {
    ...aim,
    kind,
    facts: readied.get(aim.el) || factsOf(aim.el),
    checked: aim.el.getAttribute("aria-checked") === "true",
  };
  if (!it.kind) return;
  flushTyping();
  if (event.detail >= 2 && event.detail % 2 === 0 && latest && latest.verb === "click" && latest.el === it.el) return;
  if (it.isSure) tellPress(it);
  else whenAnswered(() => tellPress(it));
  if (latest) latest.at = event.timeStamp;
};
const onDouble = (event) => {
  const el = elementOf(event);
  if (!el) return;
  const aim = aimOf(el);
  if (sendsForm(aim.el) || aim.el.localName === "a" || kindOf(aim.el) !== "click") return;
  const isAgain = latest && latest.verb === "click" && latest.el === aim.el;
  const facts = (isAgain && readied.get(aim.el)) || factsOf(aim.el);
  const first = isAgain ? latest.id : "";
  if (isAgain || aim.isSure) act("double_click", facts, { replaces: first }, aim.el);
  else whenAnswered(() => act("double_click", facts, {}, aim.el));
};
const onUp = () =>
  soon(() => {
    const one = pressed;
    pressed = null;
    if (one && one.kind && one.button === 0 && !one.el.isConnected) tellPress(one);
  });
const onMenu = (event) => {
  if (event.defaultPrevented && pressed) {
    act("right_click", pressed.facts, {}, pressed.el);
    pressed = null;
  }
};
const onDragStart = (event) => {
  const el = elementOf(event);
  pressed = null;
  dragged = el && { el, facts: factsOf(el.closest("[draggable=true]") || el) };
};
const onDrop = (event) => {
  const el = elementOf(event);
  if (dragged && el) act("drag", dragged.facts, { to: factsOf(aimOf(el).el) }, dragged.el);
  dragged = null;
};

// --- the keyboard
const keysOf = (event) =>
  [
    event.ctrlKey && "Control",
    event.altKey && "Alt",
    event.shiftKey && "Shift",
    event.metaKey && "Meta",
    event.key.length === 1 ? event.key.toLowerCase() : event.key,
  ]
    .filter(Boolean)
    .join("+");
const onKey = (event) => {
  if (
    event.isComposing ||
    event.keyCode === 229 ||
    ["Control", "Shift", "Alt", "Meta", "Tab", "Process"].includes(event.key)
  )
    return;
  const el = elementOf(event),
    field = fieldOf(el);
  if (!el) return;
  if (event.key === "Enter" && !event.repeat) return onEnter(event, el, field);
  const target = el === document.body || el === document.documentElement ? null : field || el;
  const withFacts = () => (target ? readied.get(target) || factsOf(target) : null);
  const isChord = (event.ctrlKey || event.metaKey || event.altKey) && event.key.length === 1;
  if (isChord || /^F\d+$/.test(event.key)) {
    if (event.ctrlKey && !event.shiftKey && "cvxazy".includes(event.key.toLowerCase()) && field) return;
    const keys = keysOf(event),
      facts = withFacts();
    soon(() => {
      if (event.defaultPrevented) {
        flushTyping();
        act("press", facts, { keys }, target);
      }
    });
  } else if (
    event.key === "Escape" ||
    (/^Arrow|^Home$|^End$/.test(event.key) &&
      KEYED_ROLES.has(roleOf(el)) &&
      !isInput(el, new Set(["radio", "number", "range", "date", "time"])))
  ) {
    const keys = keysOf(event),
      facts = withFacts();
    flushTyping();
    whenAnswered(() => act("press", facts, { keys }, target));
  }
};
const onEnter = (event, el, field) => {
  const facts = () => readied.get(field || el) || factsOf(field || el);
  if (field && isOneLine(field)) {
    const before = typing && typing.el === field ? typing.facts : facts();
    flushTyping();
    act("press", before, { keys: "Enter" }, field);
    enter = { at: event.timeStamp };
  } else if (field) {
    const before = typing && typing.el === field ? typing.facts : facts(),
      keys = keysOf(event);
    if (event.shiftKey) return;
    soon(() => {
      if (event.defaultPrevented) {
        flushTyping();
        act("press", before, { keys }, field);
      }
    });
  } else if (!["button", "a", "summary", "input", "select"].includes(el.localName) && el !== document.body) {
    const before = facts();
    whenAnswered(() => act("press", before, { keys: "Enter" }, el));
  }
};

// --- values that come whole
const onChange = (event) => {
  const el = elementOf(event);
  if (!el) return;
  const facts = readied.get(el) || factsOf(el);
  if (el.localName === "select") {
    const before = chosenBefore.get(el) || new Set();
    const now = [...el.selectedOptions].filter((one) => !el.multiple || !before.has(one));
    chosenBefore.set(el, new Set([...el.selectedOptions]));
    flushTyping();
    for (const one of now) act("select_option", facts, { option: tidy(one.label) }, el);
  } else if (isInput(el, new Set(["checkbox", "radio"]))) {
    flushTyping();
    act("set_checked", facts, { checked: el.checked }, el);
  } else if (isInput(el, new Set(["file"]))) {
    if (el.files.length) act("upload", facts, { files: [...el.files].map((file) => file.name) }, el);
  } else if (typing && typing.el === el) flushTyping();
};
const onLeave = () => {
  flushTyping();
  settleWeak(true);
  const one = pressed;
  pressed = null;
  if (one && one.kind && one.isSure && one.button === 0) tellPress(one);
  settleDue();
};

/** @type {[string, (event: any) => void][]} */
const LISTENERS = [
  ["pointerover", onOver],
  ["pointerdown", onDown],
  ["pointerup", onUp],
  ["click", onClick],
  ["dblclick", onDouble],
  ["keydown", onKey],
  [
    "beforeinput",
    (event) => {
      const field = fieldOf(elementOf(event));
      if (field) beginTyping(field);
    },
  ],
  ["input", onInput],
  ["compositionend", onInput],
  ["change", onChange],
  ["focusout", flushTyping],
  ["submit", flushTyping],
  ["dragstart", onDragStart],
  ["drop", onDrop],
  ["DOMContentLoaded", () => survey(null, true)],
  ["load", () => survey(null, true)],
  ["pagehide", onLeave],
  ["beforeunload", flushTyping],
];
let ending = null,
  baseTimer = 0;
const hello = () => say({ what: "hello", place: placeInPage(), name: window.name });
const start = () => {
  if (ending) return hello();
  ending = new AbortController();
  for (const [name, hear] of LISTENERS)
    addEventListener(
      name,
      (event) => {
        if (event.isTrusted)
          try {
            hear(event);
          } catch (e) {
            say({ what: "fault", why: String((e && e.stack) || e).slice(0, 600) });
          }
      },
      { capture: true, passive: true, signal: ending.signal },
    );
  addEventListener(
    "contextmenu",
    (event) => {
      if (event.isTrusted) onMenu(event);
    },
    { signal: ending.signal },
  );
  growth.observe(document, { subtree: true, childList: true });
  baseTimer = setInterval(keepBase, 500);
  survey(null, true);
  hello();
};
const stop = () => {
  growth.disconnect();
  freshness.disconnect();
  clearTimeout(preparing);
  clearInterval(baseTimer);
  settleDue();
  flushTyping();
  settleWeak();
  if (ending) ending.abort();
  ending = null;
  say({ what: "bye" });
};
/** Listens in a document, or goes on; `loadDriver` returns the driver's class. */
export function record(loadDriver) {
  if (globalThis.tejunRecording) {
    globalThis.tejunRecording.start();
    return;
  }
  seeWith(loadDriver);
  globalThis.tejunRecording = { start, stop };
  start();
}
