// @ts-check

import { hasPlace } from "../dom.js";

export function nativeLabels(el) {
  return el.localName === "select"
    ? [...el.options].map((o) => o.label.trim())
    : el.list
      ? [...el.list.options].map((o) => o.value.trim())
      : null;
}

/** A native select that a widget hides and stands in for. */
export function isReplaced(el) {
  if (el.localName !== "select" || !el.nextElementSibling) return false;
  const box = el.getBoundingClientRect(),
    style = getComputedStyle(el);
  const isHidden = box.width * box.height <= 16 || style.opacity === "0" || style.clip !== "auto";
  return isHidden && !!el.nextElementSibling.querySelector("[role=combobox]");
}

/** How many fields of its form, or of its page, a person sees. */
export function fieldsBeside(el) {
  const fields = (el.form ?? document).querySelectorAll("input:not([type=hidden]),select,textarea");
  return [...fields].filter((one) => one.checkVisibility()).length;
}

/** All that is asked of a field before one of its options is chosen. */
export function look(el) {
  return {
    select: el.localName === "select",
    replaced: isReplaced(el),
    lists: el.getAttribute("aria-haspopup") === "listbox",
    labels: nativeLabels(el),
    multiple: !!el.multiple,
    chosen: el.selectedIndex ?? -1,
    fields: el.localName === "select" ? fieldsBeside(el) : 0,
  };
}

/** A field that a widget has put outside of the page while its chosen option shows in its place. */
export function isAside(el) {
  const box = el.getBoundingClientRect();
  return box.right + scrollX <= 0 || box.bottom + scrollY <= 0 || box.width <= 1 || box.height <= 1;
}

/** A field under what its own widget shows in it: a click there is a click on the widget, and on no control of its own. */
export function isUnderOwn(el) {
  el.scrollIntoViewIfNeeded?.(false);
  const box = el.getBoundingClientRect();
  const top = el.getRootNode().elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!top || el.contains(top)) return false;
  let around = el.parentElement;
  for (let up = 1; around && up < 3 && !around.contains(top); up++) around = around.parentElement;
  if (!around?.contains(top) || around === document.body) return false;
  const controls = around.querySelectorAll(
    "input:not([type=hidden],[tabindex='-1']), select, textarea, a[href], button, [role=button], [role=link], [role=combobox]",
  );
  return [...controls].every(
    (it) => it === el || !(it.contains(top) || it.matches("input, select, textarea, [role=combobox]")),
  );
}

export function stateOfList(el) {
  return el.getAttribute("role") === "listbox"
    ? "listbox"
    : el.getAttribute("aria-expanded") === "true"
      ? "open"
      : "closed";
}

/** Ids of what a field opens, as it says itself. */
const idsOf = (box) => {
  const around = box.closest("[role=combobox]") || box;
  return [box, around, ...around.querySelectorAll("[role=combobox], input")].flatMap((it) =>
    ["aria-controls", "aria-owns"].flatMap((name) => (it.getAttribute(name) || "").split(/\s+/)).filter((id) => id),
  );
};
const within = (el, ids) => ids.map((id) => el.closest('[id="' + CSS.escape(id) + '"]')).find((it) => it);
const isSeen = (el) => el.checkVisibility({ visibilityProperty: true }) && hasPlace(el);

/**
 * Place, label and state of each visible option, of the list itself or those it names, else of those that are new.
 *
 * null: the list is only there to be read aloud, and has its picture beside it.
 */
export function visibleOptions(options, [box, before]) {
  const said = (n) =>
    n.nodeType === 3
      ? n.data
      : n.localName === "slot"
        ? n.assignedNodes({ flatten: true }).map(said).join(" ")
        : n.nodeType === 1
          ? [...(n.shadowRoot || n).childNodes].map(said).join(" ")
          : "";
  const old = new Set(before);
  const ids = idsOf(box);
  const isNamed = (el) => box.contains(el) || within(el, ids);
  const spoken = options.filter((el) => within(el, ids));
  if (spoken.length && !spoken.some(isSeen)) return null;
  const shown = options
    .map((el, place) => [place, el])
    .filter(([, el]) => el.localName !== "option" && isSeen(el) && el.getAttribute("aria-disabled") !== "true");
  const named = shown.filter(([, el]) => isNamed(el));
  return (named.length ? named : shown.filter(([, el]) => !old.has(el))).map(([place, el]) => [
    place,
    (el.innerText.trim() || said(el) || el.getAttribute("aria-label") || "").replace(/\s+/g, " ").trim(),
    el.getAttribute("aria-selected") === "true",
  ]);
}

/** The same of what a person sees beside a list that is only read aloud: what shows a hand, as a whole. */
export function paintedOptions(parts, box) {
  const ids = idsOf(box);
  const isHand = (el) => getComputedStyle(el).cursor === "pointer";
  const said = (el) => el.innerText.replace(/\s+/g, " ").trim();
  const boards = [...new Set(parts.map((el) => el.closest(":has(> [role=listbox])")))];
  const isOnBoard = (el) => boards.some((it) => it.contains(el));
  const ours = boards.filter(
    (it) => !it.contains(box) && [...it.children].some((list) => list.matches("[role=listbox]") && within(list, ids)),
  );
  const chosen = new Set();
  for (
    let around = box, up = 0;
    around && up < 3 && around.querySelectorAll("[role=combobox]").length <= 2;
    up++, around = around.parentElement
  )
    for (const el of around.querySelectorAll("*"))
      if (!el.children.length && !isOnBoard(el)) chosen.add(el.textContent.trim());
  return parts
    .map((el, place) => [place, el])
    .filter(
      ([, el]) =>
        ours.includes(el.closest(":has(> [role=listbox])")) &&
        !el.closest("[role=listbox]") &&
        isHand(el) &&
        !isHand(el.parentElement) &&
        isSeen(el) &&
        !!said(el) &&
        el.getAttribute("aria-disabled") !== "true",
    )
    .map(([place, el]) => [place, said(el), chosen.has(said(el))]);
}

/** What the field and its nearest surroundings say, besides options that are not taken: chips stand beside the field. */
export function shownChoice(el, typed) {
  const isTaken = (n) => n.matches("[role=option][aria-selected=true]");
  const isList = (n) => n.matches("datalist, option") || (n.matches("[role=option]") && !isTaken(n));
  const shown = (e) => e.checkVisibility({ visibilityProperty: true });
  const inside = (n) =>
    n.localName === "slot" && n.assignedNodes().length ? n.assignedNodes() : (n.shadowRoot || n).childNodes;
  const said = (e) => {
    let text = "";
    const walk = (n) => {
      if (n.nodeType === 3) text += n.data;
      else if (n.nodeType === 1 && (n === e || n.localName === "slot" || (shown(n) && !isList(n)))) {
        if ("value" in n && n.localName !== "li" && n.localName !== "button" && n.value !== typed)
          text += " " + n.value;
        text += " ";
        for (const c of inside(n)) walk(c);
        text += " ";
      }
    };
    walk(e);
    return text;
  };
  const texts = [said(el)];
  let around = el.parentElement;
  for (
    let up = 0;
    up < 3 && around && around.querySelectorAll("[role=combobox], select").length <= 2;
    up++, around = around.parentElement
  )
    texts.push(said(around));
  return texts;
}

/** What the field that has the focus holds; null when that takes no words. */
export function canSearch() {
  let el = document.activeElement;
  while (el && el.shadowRoot && el.shadowRoot.activeElement) el = el.shadowRoot.activeElement;
  const takes =
    !!el &&
    (el.localName === "textarea" || (el.localName === "input" && ["text", "search"].includes(el.type))) &&
    !el.readOnly;
  return takes ? el.value : null;
}

export function isBusy() {
  return [...document.querySelectorAll("[aria-busy=true], [role=progressbar]:not([aria-valuenow])")].some((e) =>
    e.checkVisibility({ visibilityProperty: true }),
  );
}

export function isExpanded(el) {
  return [el, ...el.querySelectorAll("[aria-expanded]"), el.closest("[aria-expanded]")].some(
    (it) => it && it.getAttribute("aria-expanded") === "true",
  );
}
