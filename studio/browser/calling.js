// @ts-check
// What people call a control that has no accessible name: the words that stand where a label stands.
//
// A label around the component it is in, the text before the field, the legend of its only field, the heading
// of its column with the words of its row. Always words of the page that a person reads there: never a class,
// an id, a part, and never what a field holds now.

import { isEditorFrame } from "./dom.js";
import { likes } from "./groups.js";

/**
 * The words people call a control by, "" when none stand there; a `Map` saves looking at a table twice.
 *
 * With `true` behind it: the heading of the column of the cell that an element is or stands in.
 */
export function calledBy(el, memo = new Map(), isOfColumn = false) {
  const LONGEST = 60,
    UP = 5;
  const CONTROLS =
    'input:not([type=hidden]),select,textarea,button,a[href],summary,[role=button],[role=combobox],[role=listbox],[role=textbox],[role=option],[contenteditable=""],[contenteditable=true]';
  const FIELDS =
    'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea,[role=combobox],[role=listbox],[role=textbox],[contenteditable=""],[contenteditable=true]';
  const MESSAGES = [
    "[role=status]",
    "[role=alert]",
    "[role=log]",
    "[role=note]",
    "[role=tooltip]",
    "[aria-live]",
    "output",
    "small",
  ];
  const MUTE = new Set(["script", "style", "template", "noscript", "option", "select", "textarea", "svg"]);
  const plain = (text) =>
    (text ?? "")
      .replace(/[\u200b\u00ad\ue000-\uf8ff]/g, "")
      .replace(/\s+/g, " ")
      .trim();
  const asLabel = (text) => {
    const words = plain(text)
      .replace(/\s*[:：]$/, "")
      .replace(/^[*＊※]\s*|\s*[*＊※]$/g, "");
    return words.length <= LONGEST && /[\p{L}\p{N}]/u.test(words) ? words : "";
  };
  // A box of `display: contents` has no place of its own, and what is in it has.
  const shows = (at) =>
    !at.checkVisibility ||
    at.checkVisibility({ visibilityProperty: true }) ||
    getComputedStyle(at).display === "contents";
  const isThere = (at) => {
    const { width, height } = at.getBoundingClientRect();
    return width > 2 && height > 2;
  };
  const hostOf = (at) => at.getRootNode().host ?? null;
  const parentOf = (at) => at.assignedSlot ?? at.parentElement ?? hostOf(at);
  const childrenOf = (at) =>
    at.localName === "slot" && at.assignedNodes().length ? at.assignedNodes() : [...(at.shadowRoot ?? at).childNodes];
  const isField = (at) => at.nodeType === 1 && at.matches(FIELDS);
  const isControl = (at) => at.nodeType === 1 && at.matches(CONTROLS);
  // A rich editor, here or in a frame of its own: what stands over its tools calls it.
  const isEditor = el.isContentEditable || isEditorFrame(el);
  // The texts and controls of a box in the order in which they are read: text nodes, `null` for a field, `false` for what is pressed.
  const runsOf = (box, but, runs = []) => {
    for (const child of childrenOf(box)) {
      if (runs.length > 80) break;
      if (child === but || (child.contains?.(but) && !child.shadowRoot && isControl(child))) {
        runs.push(but);
        continue;
      }
      if (child.nodeType === 3) {
        if (plain(child.data)) runs.push(child);
        continue;
      }
      if (child.nodeType !== 1 || !shows(child)) continue;
      if (child.getAttribute("role") === "toolbar") runs.push(false);
      else if (isControl(child)) runs.push(...(isThere(child) ? [isField(child) ? null : false] : []));
      else if (!MUTE.has(child.localName)) runsOf(child, but, runs);
    }
    return runs;
  };
  const isText = (run) => run?.nodeType === 3;
  const joined = (texts) => asLabel(texts.map((text) => text.data).join(" "));
  const wordsOf = (box, but) => joined(runsOf(box, but).filter(isText));
  const byIds = (at) =>
    asLabel(
      (at.getAttribute("aria-labelledby") ?? "")
        .split(/\s+/)
        .map((id) => id && at.getRootNode().getElementById?.(id))
        .filter((one) => one && !at.contains(one))
        .map((one) => one.textContent)
        .join(" "),
    );
  const labelOf = (at) => {
    const label =
      at.labels?.[0] ??
      at.closest("label") ??
      (at.id && [...at.getRootNode().querySelectorAll("label[for]")].find((one) => one.htmlFor === at.id));
    return label && label !== at ? wordsOf(label, at) : "";
  };
  const given = (at) => asLabel(at.getAttribute("aria-label")) || byIds(at) || labelOf(at);
  const ofHost = (host) => {
    const said = given(host) || asLabel(host.getAttribute("label"));
    if (said) return said;
    const slotted = [...host.childNodes].filter(
      (one) => one.slot === "label" || (!one.slot && one.nodeType < 4 && !one.matches?.(CONTROLS + ",[slot]")),
    );
    return asLabel(slotted.map((one) => one.textContent).join(" "));
  };
  const isToggle =
    el.type === "checkbox" || el.type === "radio" || /^(?:checkbox|radio|switch)$/.test(el.getAttribute("role") ?? "");
  const kindOf = (at) =>
    at.localName === "input" && /^(?:checkbox|radio|file)$/.test(at.type)
      ? at.type
      : at.localName === "textarea"
        ? "area"
        : "field";

  const inGroup = () => {
    const [unit, all] = likes(el);
    if (!unit) return "";
    const box = unit.parentElement,
      label = given(box) || inRow(box) || beside(box);
    return `${label} ${all.indexOf(unit) + 1}/${all.length}`.trim();
  };

  const CELLS = "td,th,[role=gridcell],[role=cell],[role=columnheader],[role=rowheader]";
  // The cells of a row, also where boxes without a meaning stand between them and it.
  const cellsOf = (row) =>
    [...row.querySelectorAll(CELLS)].filter((one) => one.parentElement.closest("tr,[role=row]," + CELLS) === row);
  // The cell something is or stands in, its row, the rows of headings over it, and what the heading of its column says.
  const placeOf = (el) => {
    const row = el.closest(CELLS)?.closest("tr,[role=row]");
    const table = row?.closest("table,[role=table],[role=grid],[role=treegrid]");
    if (!table) return null;
    const cells = cellsOf(row),
      cell = cells.find((one) => one.contains(el)),
      at = cells.slice(0, cells.indexOf(cell)).reduce((sum, one) => sum + (one.colSpan ?? 1), 0);
    const heads =
      memo.get(table) ??
      [...table.querySelectorAll("tr,[role=row]")].filter(
        (one) =>
          one.closest("table,[role=table],[role=grid],[role=treegrid]") === table &&
          one.querySelector("th,[role=columnheader]") &&
          !cellsOf(one).some((it) => it.matches("td,[role=gridcell],[role=cell]")),
      );
    memo.set(table, heads);
    const index = cell.getAttribute("aria-colindex");
    const head = heads
      .map((one) => {
        if (index) return cellsOf(one).find((it) => it.getAttribute("aria-colindex") === index);
        let left = at;
        return cellsOf(one).find((it) => (left -= it.colSpan ?? 1) < 0);
      })
      .filter(Boolean)
      .pop();
    const column = head ? wordsOf(head, null) || head.innerText.split("\n").map(asLabel).find(Boolean) || "" : "";
    return { cell, row, cells, heads, column };
  };
  const inRow = (el) => {
    const { cell, row, cells, heads, column } = placeOf(el) ?? {};
    const fields = [...(cell?.querySelectorAll(FIELDS) ?? [])].filter(
      (one) => isThere(one) && !one.contains(el) && !el.contains(one),
    );
    if (!cells || (fields.length && kindOf(el) === "field")) return "";
    const keys = cells
      .filter((one) => one !== cell)
      .sort((one, other) => other.matches("th,[role=rowheader]") - one.matches("th,[role=rowheader]"));
    const ofControl = (text) => text.parentElement.closest("label")?.control; // 削除 beside a box calls the box
    // What a link says tells its row, unless the rows beside it say the same there: 編集.
    const linked = (one, at = cells.indexOf(one)) => {
      const said = asLabel(one?.querySelector("a[href]")?.textContent);
      const others = [row.previousElementSibling, row.nextElementSibling].filter((it) => it?.matches("tr,[role=row]"));
      return others.some((it) => asLabel(cellsOf(it)[at]?.querySelector("a[href]")?.textContent) === said) ? "" : said;
    };
    const key = keys
      .map(
        (one) =>
          runsOf(one, null)
            .map((run) => (isText(run) && !ofControl(run) ? asLabel(run.data) : ""))
            .find(Boolean) || (isToggle ? linked(one) : ""),
      )
      .find(Boolean);
    const left = !heads.length && cells[cells.indexOf(cell) - 1];
    if (!column)
      return isToggle
        ? (key ?? "")
        : left && !left.querySelector(FIELDS)
          ? nearest(el, runsOf(left, null).filter(isText), true)
          : "";
    if (heads.includes(row)) return column;
    const rows = [...row.parentElement.children].filter((one) => one.matches("tr,[role=row]") && !heads.includes(one));
    // Where all of a row are fields, a word that stands in one before it, and in no other row, tells the row.
    const held = (one) =>
      asLabel([...one.querySelectorAll("input:not([type]),input[type=text],textarea")].find(isThere)?.value);
    const words = cells.slice(0, cells.indexOf(cell)).map((one, at) => {
      const alike = rows.filter((it) => cellsOf(it)[at] && held(cellsOf(it)[at]) === held(one));
      return alike.length === 1 && /\p{L}/u.test(held(one)) ? held(one) : "";
    });
    const place = key ?? (rows.length > 1 ? words.find(Boolean) || `${rows.indexOf(row) + 1}行目` : "");
    return place ? `${column}（${place}）` : column;
  };
  // Of the texts before a field the one that calls it: a label, what stands on its line, what stands first; a message, a sentence or a value is none.
  const nearest = (el, texts, isOnly, isHinted) => {
    const messages = [
      ...MESSAGES,
      ...[el.getAttribute("aria-describedby"), el.getAttribute("aria-errormessage")]
        .filter(Boolean)
        .join(" ")
        .split(/\s+/)
        .filter(Boolean)
        .map((id) => "#" + CSS.escape(id)),
    ].join();
    const here = el.getBoundingClientRect(),
      range = document.createRange(),
      blocks = new Map();
    const isOnLine = (text) => {
      range.selectNode(text);
      const box = range.getBoundingClientRect();
      return box.right <= here.left + 4 && box.top < here.bottom && box.bottom > here.top;
    };
    for (const text of texts) {
      let block = text.parentElement;
      if (block.closest(messages)) continue;
      while (
        !block.matches("label,dt,th") &&
        !block.contains(el) &&
        getComputedStyle(block).display.startsWith("inline")
      )
        block = block.parentElement;
      blocks.set(block, [...(blocks.get(block) ?? []), text]);
    }
    const found = [...blocks]
      .map(([block, all]) => {
        const line = all.filter(isOnLine),
          isAround = block.contains(el);
        const said = isAround ? joined(line.length ? line : all.slice(-1)) || asLabel(all.at(-1).data) : joined(all);
        return {
          said,
          isLabel: !isAround && !!block.closest("label,dt,th"),
          isOnLine: line.length > 0,
          isHeading: /^h\d$/.test(block.localName),
        };
      })
      .filter(({ said }) => said && !/[。！？!?]$/.test(said) && !/^\P{L}*\d\P{L}*\p{L}{0,2}$/u.test(said));
    const plainly = found.filter((one) => !one.isHeading),
      label = found.findLast((one) => one.isLabel);
    return (
      (isHinted
        ? label
        : (label ?? found.findLast((one) => one.isOnLine) ?? (isOnly ? plainly[0] : plainly.at(-1)) ?? found.at(-1))
      )?.said ?? ""
    );
  };
  // An entry of a list is told by its own words, not by those of the entry before it.
  const branchOf = (at, box) => {
    while (at && parentOf(at) !== box) at = parentOf(at);
    return at;
  };
  const isAlike = (one, other) =>
    one?.nodeType === 1 &&
    one !== other &&
    one.localName === other.localName &&
    one.className === other.className &&
    (one.localName === "li" ||
      (!!one.className &&
        [...one.children].map((at) => at.localName).join() === [...other.children].map((at) => at.localName).join()));
  // A label that can be pressed (it opens a menu of its field): it alone stands over the field in its box, and over those
  // of the boxes beside it that are made alike another one says something else. One of a toolbar has fields on its line.
  const captionOver = (el, box) => {
    const pressed = (at) =>
      [...at.querySelectorAll("button,[role=button]")].filter((one) => isThere(one) && shows(one));
    const over = (at, field) => {
      const one = pressed(at)[0],
        above = one?.getBoundingClientRect(),
        below = field?.getBoundingClientRect();
      return above && below && above.bottom <= below.top + 4 && above.left < below.right && below.left < above.right
        ? asLabel(one.innerText)
        : "";
    };
    const said = over(box, el);
    const fieldOf = (at) => [...at.querySelectorAll(FIELDS)].find((one) => isThere(one) && shows(one));
    const others = [...(box.parentElement?.children ?? [])].filter(
      (one) => one !== box && one.localName === box.localName && one.classList[0] === box.classList[0],
    );
    const words = others.map((one) => over(one, fieldOf(one))).filter(Boolean);
    return said && words.length && !words.includes(said) ? said : "";
  };
  const beside = (el, isHinted = false) => {
    // A table of one row only lays a field and its signs out: it is one step. A box with nothing else in it is none.
    const isTable = (at) => /^(?:table|tbody|tr)$/.test(at.localName);
    for (
      let box = parentOf(el), inner = el, up = 0, isAlone = false;
      box &&
      up < UP &&
      !/^(?:body|form|main|html)$/.test(box.localName) &&
      !(isTable(box) && box.closest("table")?.rows.length !== 1);
      up += isTable(box) || isAlone ? 0 : 1, inner = box, box = parentOf(box)
    ) {
      if (box.localName === "fieldset") {
        const alike = [...box.querySelectorAll(FIELDS)].filter((one) => kindOf(one) === kindOf(el) && shows(one));
        const legend = box.querySelector("legend");
        return legend && alike.length < 2 ? wordsOf(legend, null) : "";
      }
      if (box.matches("[role=row],[role=rowgroup],[role=grid],[role=table],[role=treegrid]")) return "";
      const runs = runsOf(box, el),
        place = runs.indexOf(el);
      isAlone = place === 0 && runs.length === 1;
      if (place < 0) continue;
      const behind = runs[place + 1],
        ahead = runs.slice(0, place).filter((run) => !isEditor || run !== false),
        before = ahead.at(-1);
      if (isText(before) && isAlike(branchOf(before, box), inner)) return "";
      const last = ahead.findLastIndex((run) => !isText(run));
      const said =
        (isToggle && isText(behind) && asLabel(behind.data)) || nearest(el, ahead.slice(last + 1), last < 0, isHinted);
      if (said) return said;
      const caption = !isToggle && place === 1 && before === false ? captionOver(el, box) : "";
      if (caption) return caption;
      if ((before === null || before === false) && up > 1) return "";
    }
    return "";
  };
  // However deep it stands: the one list of a fieldset that has no label of its own.
  const ofLegend = () => {
    const set = el.getAttribute("role") === "combobox" && el.closest("fieldset"),
      legend = set && set.querySelector("legend");
    const alike = legend
      ? [...set.querySelectorAll("[role=combobox],select")].filter((one) => isThere(one) && shows(one) && !given(one))
      : [];
    return alike.length === 1 ? wordsOf(legend, null) : "";
  };
  // The box that searches the list of a field is called by that field, wherever the list is drawn.
  const ofList = () => {
    const ids = (at) =>
      ["aria-controls", "aria-owns"].flatMap((name) => (at.getAttribute(name) ?? "").split(/\s+/)).filter(Boolean);
    const mine = el.matches("input") ? ids(el) : [];
    const field =
      mine.length &&
      [...el.getRootNode().querySelectorAll("[role=combobox]")].find(
        (one) => one !== el && ids(one).some((id) => mine.includes(id)),
      );
    return field ? given(field) || inRow(field) || beside(field) : "";
  };
  if (isOfColumn) return placeOf(el)?.column ?? "";
  if (isToggle && el.parentElement?.closest("[role=checkbox],[role=radio],[role=switch]")) return ""; // drawn by what is around it
  let said = el.localName === "label" ? wordsOf(el, null) : given(el) || ofList();
  for (let host = hostOf(el); host && !said; host = hostOf(host)) said = ofHost(host);
  const opensList = el.matches("[role=button]") && !!el.querySelector("input[aria-haspopup=listbox]");
  if (said || !(el.matches(FIELDS) || isEditor || isToggle || opensList))
    return said || inGroup() || (el.localName === "label" ? inRow(el) : "");
  // A placeholder that no other field has calls its field, unless a label stands before it.
  const hint = plain(el.placeholder),
    isShared =
      hint &&
      [...el.getRootNode().querySelectorAll("[placeholder]")].some(
        (one) => one !== el && plain(one.placeholder) === hint,
      );
  return inRow(el) || beside(el, hint && !isShared) || ofLegend();
}
