// @ts-check
import { fold, parentOf, tidy } from "../dom.js";
import { calledBy } from "../calling.js";
import { isMasked } from "../sight/secret_fields.js";

const DAYS_OF_A_CALENDAR = 25;

/** The month that stands over a day of a calendar; "" for whatever else an element is. */
export function monthAround(el) {
  const isDay = (text) => /^(?:[12]?\d|3[01])日?$/.test(text);
  const isMonth = (text) =>
    /^(?:(?:(?:19|20)\d\d|(?:令和|r)\d+)[年/.-](?:1[0-2]|0?[1-9])月?|(?:1[0-2]|0?[1-9])月,?(?:19|20)\d\d年?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[.,]*(?:19|20)\d\d)$/.test(
      text,
    );
  if (!isDay(fold(el.innerText))) return "";
  let around = parentOf(el);
  for (let depth = 0; around && depth < 12; depth++, around = parentOf(around)) {
    const days = new Set(),
      months = new Map();
    for (const one of around.querySelectorAll("*")) {
      if (one.textContent.length > 40) continue;
      const words = fold(one.textContent);
      if (isDay(words)) days.add(words);
      else if (isMonth(words) && (!one.checkVisibility || one.checkVisibility()))
        months.set(words, one.textContent.replace(/\s+/g, " ").trim());
    }
    if (days.size >= DAYS_OF_A_CALENDAR && months.size) return months.size === 1 ? [...months.values()][0] : "";
  }
  return "";
}

/** The traits of an element; its argument is what `asked_of` returns. */
export function probe(el, want) {
  const attribute = (name, of = el) => of.getAttribute(name) || "";
  const byIds = (ids, of) =>
    tidy(
      ids
        .split(/\s+/)
        .map((id) => {
          const one = id && of.getRootNode().getElementById ? of.getRootNode().getElementById(id) : null;
          return one && !(of === el && isValued && el.contains(one)) ? one.textContent : "";
        })
        .join(" "),
    );
  const isField = ["input", "select", "textarea"].includes(el.localName) || el.isContentEditable;
  // What stands in it is its value, and no name: also where a label names its own inside.
  const isValued = isField || /^(?:combobox|textbox|searchbox|spinbutton|slider)$/.test(attribute("role"));
  const isPressed = el.localName === "input" && ["submit", "button", "reset", "image"].includes(el.type);
  const labels = el.labels ? [...el.labels].map((label) => tidy(label.innerText)) : [];
  const own = isValued ? (isPressed ? tidy(el.value || attribute("alt")) : "") : tidy(el.innerText).slice(0, 120);
  const given = attribute("aria-label") || byIds(attribute("aria-labelledby"), el);
  const picture = el.localName === "img" || el.localName === "area" ? el : el.querySelector("img[alt],area[alt]");
  const said =
    labels[0] ||
    own ||
    tidy(given) ||
    attribute("title") ||
    tidy(picture ? picture.alt : "") ||
    attribute("placeholder");
  let path = attribute("name");
  if (el.localName === "a" && attribute("href").startsWith("#")) path = attribute("href");
  else if (el.localName === "a" && el.href) {
    try {
      path = new URL(el.href).pathname;
    } catch {
      path = "";
    }
  }

  const lookOf = (one) => {
    const inside = [one, ...one.querySelectorAll("*")].slice(0, 8);
    const parts = [];
    for (const part of inside) {
      if (part.localName === "img") parts.push((part.getAttribute("src") || "").split("?")[0].split("/").pop());
      if (part.localName === "use") parts.push(part.getAttribute("href") || part.getAttribute("xlink:href") || "");
      if (part.localName === "path") parts.push((part.getAttribute("d") || "").slice(0, 24));
      const icon =
        typeof part.className === "string"
          ? part.className.split(/\s+/).filter((c) => /icon|^fa|^bi-|^mdi|^glyph|^ti-/.test(c))
          : [];
      parts.push(...icon);
      for (const side of ["::before", "::after"]) {
        const content = getComputedStyle(part, side).content;
        if (content && !["none", "normal", '""'].includes(content)) parts.push(content.slice(0, 12));
      }
    }
    return parts.filter(Boolean).join(" ").slice(0, 120);
  };

  const leads = (one) => {
    const words = fold(
      one.getAttribute("aria-label") ||
        one.getAttribute("title") ||
        (["input", "select", "textarea"].includes(one.localName) ? "" : one.innerText),
    );
    const drawn = words ? "" : [one.getAttribute("class"), lookOf(one)].join(" ");
    return [one.localName, one.type || "", words, drawn].join("|");
  };
  const isShown = (one) => (one.checkVisibility ? one.checkVisibility() : one.getClientRects().length > 0);
  // A tree writes inline boxes as one text and knows pictures by their words: a key may be a run of texts, or an `alt`.
  const wordsOf = (one) => fold(one.textContent) || fold(one.getAttribute("aria-label") || one.getAttribute("alt"));
  const runsIn = (around, key) => {
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT),
      said = [],
      found = [];
    while (texts.nextNode()) {
      const at = texts.currentNode,
        words = fold(at.data);
      if (words && !el.contains(at) && isShown(at.parentElement)) said.push([words, at.parentElement]);
    }
    said.forEach(([, first], from) => {
      let run = "";
      for (let to = from; to < said.length && key.startsWith(run) && run !== key; to++) run += said[to][0];
      if (run === key) found.push(first);
    });
    return found;
  };
  // Under which heading something stands; "" for none, or where the row's own heading is gone from its table.
  const headOver = (one) => {
    const cell = one.closest("td,th,[role=cell],[role=gridcell],[role=rowheader]");
    const table = cell?.closest("table,[role=table],[role=grid],[role=treegrid]");
    const heads = [...(table?.querySelectorAll("th,[role=columnheader]") ?? [])];
    const line = heads[0]?.closest("tr,[role=row]");
    const wanted = fold(want.row_column ?? "");
    if (!line || line.contains(cell) || !heads.some((head) => fold(head.textContent) === wanted)) return "";
    const placeOf = (at) =>
      [...at.parentElement.children]
        .slice(0, [...at.parentElement.children].indexOf(at))
        .reduce((sum, it) => sum + (it.colSpan || 1), 0);
    return fold([...line.children].find((head) => placeOf(head) === placeOf(cell))?.textContent ?? "");
  };
  const isElsewhere = (one, key) =>
    Boolean(want.row_column) && key === fold(want.row_key) && !["", fold(want.row_column)].includes(headOver(one));
  const keysIn = (around, key) => {
    const named = [...around.querySelectorAll("[alt],[aria-label]")].filter(
      (one) =>
        !el.contains(one) &&
        !one.contains(el) &&
        [one.getAttribute("alt"), one.getAttribute("aria-label")].some((words) => fold(words) === key),
    );
    if (!fold(around.textContent).includes(key)) return named;
    const whole = [...around.querySelectorAll("*")].filter(
      (one) => !el.contains(one) && !one.contains(el) && isShown(one) && fold(one.textContent) === key,
    );
    return [...named, ...whole, ...runsIn(around, key)].filter((one) => !isElsewhere(one, key));
  };
  const depthIn = (one, around) => {
    let depth = 0;
    for (let at = one; at && at !== around; at = parentOf(at)) depth++;
    return depth;
  };
  // A row that has a text of its own in the place of the key is another row; the row of a table is one.
  const isOwnKey = (keyed, around, inside) =>
    keyed === around ||
    ![inside, ...inside.querySelectorAll(keyed.localName)].some(
      (one) =>
        one !== keyed &&
        one.localName === keyed.localName &&
        !one.contains(el) &&
        !el.contains(one) &&
        wordsOf(one) &&
        depthIn(one, around) === depthIn(keyed, around),
    );
  // A cell, or what has no words in it, is of the row it stands in, however many say the same there.
  const row = el.closest("td,[role=gridcell],[role=cell],[role=rowheader]")?.closest("tr,[role=row]");
  const isOfRow =
    row &&
    (isField ||
      el.matches(
        "td,[role=gridcell],[role=cell],[role=combobox],[role=listbox],[role=textbox],[role=spinbutton],[role=slider],[role=checkbox],[role=radio],[role=switch]",
      ));
  const isInRow = (key) => {
    if (isOfRow && keysIn(row, key).length) return true;
    const mine = leads(el);
    for (
      let around = parentOf(el), inside = el, depth = 0;
      around && depth < 15;
      inside = around, around = parentOf(around), depth++
    ) {
      for (const one of around.querySelectorAll(el.localName))
        if (one !== el && !el.contains(one) && leads(one) === mine && isShown(one)) return false;
      const keyed = keysIn(around, key);
      if (keyed.length) return around === row || keyed.every((one) => isOwnKey(one, around, inside));
    }
    return false;
  };
  const isInside = (name) => {
    for (let around = parentOf(el); around; around = parentOf(around)) {
      const names = [
        attribute("aria-label", around),
        byIds(attribute("aria-labelledby", around), around),
        attribute("title", around),
      ];
      if (["fieldset", "table", "details"].includes(around.localName)) {
        const caption = around.querySelector("legend,caption,summary");
        if (caption) names.push(caption.textContent);
      }
      if (names.some((one) => fold(one) === name)) return true;
    }
    return false;
  };
  const headingBefore = (wanted) => {
    const month = monthAround(el);
    if (month) return fold(month) === fold(wanted) ? wanted : month;
    let heading = null;
    for (let from = el; from; from = from.getRootNode().host ?? null)
      for (const one of from.getRootNode().querySelectorAll("h1,h2,h3,h4,h5,h6,[role=heading]"))
        if (
          one !== el &&
          from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING &&
          isShown(one) &&
          (!heading || heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
        )
          heading = one;
    if (!heading) return "";
    const bare = heading.cloneNode(true);
    for (const control of bare.querySelectorAll("a, button, input, select, [role=button], [role=link]"))
      control.remove();
    const words = [
      heading.textContent,
      heading.getAttribute("aria-label"),
      bare.textContent.replace(/[^\p{L}\p{N}]+$/u, ""),
    ];
    return words.some((one) => fold(one) === fold(wanted)) ? wanted : tidy(words[0]).slice(0, 60);
  };
  const textNear = (walker, step) => {
    let text = "",
      said = [];
    for (let count = 0; text.length < 150 && count < 200 && walker[step](); count++) {
      const at = walker.currentNode;
      if (at.nodeType === Node.TEXT_NODE) {
        if (!/^(script|style|option|noscript)$/.test(at.parentNode.localName))
          text = step === "nextNode" ? text + fold(at.data) : fold(at.data) + text;
      } else
        said.push(...["aria-label", "placeholder", "title", "alt", "value"].map((name) => fold(at.getAttribute(name))));
    }
    return [text, ...said.filter(Boolean)].join(" | ");
  };
  const near = (wanted) => {
    let text = "";
    for (let from = el; from; from = from.getRootNode().host ?? null) {
      const walker = document.createTreeWalker(from.getRootNode(), NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      walker.currentNode = from;
      text += textNear(walker, "previousNode") + " | ";
      let last = from;
      while (last.lastChild) last = last.lastChild;
      walker.currentNode = last;
      text += textNear(walker, "nextNode") + " | ";
    }
    return wanted.filter((word) => text.includes(fold(word)));
  };
  const called = calledBy(el),
    hasWords = Boolean(said || called);
  return {
    tag: el.localName,
    type: el.type && typeof el.type === "string" && !el.localName.includes("-") ? el.type : "",
    id: el.id || "",
    field: attribute("name"),
    href: el.localName === "a" ? attribute("href") : "",
    path,
    testid: attribute("data-testid"),
    placeholder: attribute("placeholder"),
    title: attribute("title"),
    alt: el.alt && typeof el.alt === "string" ? el.alt : "",
    labels,
    own,
    text: said.slice(0, 120),
    called:
      isField ||
      /^(?:checkbox|radio|switch|combobox|listbox|textbox)$/.test(attribute("role")) ||
      !said ||
      (el.localName === "label" && el.control)
        ? called
        : "",
    written_role: attribute("role"),
    column: isField || el.matches("td,th,[role]") ? calledBy(el, new Map(), true) : "",
    form:
      el.form && el.form.getAttribute
        ? ["id", "name", "action"].map((name) => el.form.getAttribute(name)).find(Boolean) || ""
        : "",
    look: hasWords ? "" : lookOf(el),
    masked: isMasked(el),
    row_key:
      want.row_key && [want.row_key, ...(want.row_also ?? [])].every((key) => isInRow(fold(key))) ? want.row_key : "",
    scope: want.scope && isInside(fold(want.scope)) ? want.scope : "",
    heading: want.heading ? headingBefore(want.heading) : "",
    neighbours: want.neighbours.length ? near(want.neighbours) : [],
  };
}

/** How many there are and, of the single one, its traits. */
export function probeAll(els, [want, place]) {
  const one = place ? (els.length === place[1] ? els[place[0] - 1] : null) : els.length === 1 ? els[0] : null;
  return [els.length, one ? probe(one, want) : null];
}

/** The traits of an element that is laid out; null of one that is not. */
export function probeShown(el, want) {
  return el.getClientRects().length ? probe(el, want) : null;
}
