// @ts-check
// The look for clickables: what can be acted on and has no ref.
//
// It runs in a frame's isolated world, and holds on to elements in a store that only this world has. Pages never see
// it, and no attribute, class or listener of ours is left on them.

import { calledBy } from "../calling.js";
import { OPERABLE, isEditorFrame } from "../dom.js";
import { isChosen, likes } from "../groups.js";
import { controls } from "./controls.js";
import { isMasked, secretFields } from "./secret_fields.js";

const look = ([epoch, refs]) => {
  const store = globalThis.tejun,
    getComputedStyle = store.styleOf;
  store.deaf?.abort();
  const heard = store.heard ?? {};
  const printed = new Set(refs);
  const keys = (store.keys ??= new WeakMap());
  const kept = (store.found = new Map());
  const found = [],
    marks = [],
    fields = [],
    called = [],
    open = [],
    painted = new Set();
  let order = 0;
  const view = innerWidth * innerHeight;
  const roles = new Set([...OPERABLE, "gridcell", "separator", "scrollbar"]);
  const acts = new Set(["control", "role", "label"]);
  const mute = new Set(["script", "style", "noscript", "template", "head"]);
  const leaves = new Set(["textarea", "select", "input", "iframe", "frame"]);
  const controlTags = new Set(["button", "input", "select", "textarea", "summary"]);
  const icon =
    /^(?:fa|fas|far|fab|bi|icon|icons|glyphicon|mdi|ti|ri|la|las|lni|oi|ion|feather|octicon|codicon|pi|ic|ico|i|uil|bx|bxs|anticon|el-icon|k-icon|ui-icon)[-_](.+)$/i;
  const plain = (text) =>
    (text ?? "")
      .replace(/[\u200b\u00ad]/g, "")
      .replace(/\s+/g, " ")
      .trim();
  const said = (text) =>
    plain(text)
      .replace(/[\ue000-\uf8ff]|[\udb80-\udbff][\udc00-\udfff]/g, "")
      .trim();
  // One of equal pictures in a row: its group and number.
  const numbered = (element) =>
    said(element.textContent).length > 1 || hintOf(element)
      ? ""
      : /\d[/]\d+$/.test(calledBy(element, memo))
        ? calledBy(element, memo)
        : "";
  const memo = new Map();
  const fieldsOf =
    'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea,[role=combobox],[role=listbox],[role=textbox],[role=checkbox],[role=radio],[role=switch],[contenteditable=""],[contenteditable=true]';
  // The words of an element that shows none: only what the page says of it to people.
  const titled = (element) =>
    plain(
      element.getAttribute("aria-label") ||
        (element.getAttribute("aria-labelledby") ?? "")
          .split(/\s+/)
          .map((id) => id && element.getRootNode().getElementById?.(id)?.textContent)
          .filter(Boolean)
          .join(" "),
    );
  // What a page finds its own tip by is no word of it.
  const isId = (text) => /^(?=.*(?:[\d_]|[a-z][A-Z]))[\w-]{16,}$/.test(text);
  const hintOf = (element) => {
    const told =
      [
        "title",
        "alt",
        "data-tooltip",
        "data-original-title",
        "data-bs-title",
        "data-title",
        "data-tip",
        "data-label",
        "aria-placeholder",
        "data-placeholder",
      ]
        .map((name) => plain(element.getAttribute(name)))
        .find((text) => text && !isId(text)) ||
      [element, ...element.querySelectorAll("*")]
        .slice(0, 12)
        .map((e) =>
          e.localName === "title"
            ? plain(e.textContent)
            : titled(e) || plain(e.getAttribute("title") || e.getAttribute("alt")),
        )
        .find(Boolean);
    return (told ?? "").slice(0, 80);
  };
  // What its picture shows, as the set of icons or the file of the picture calls it: a picture, no name.
  const fileOf = (url) =>
    url.startsWith("data:")
      ? ""
      : decodeURIComponent(/([^/?#]+?)(?:\.\w+)?(?:[?#]|$)/.exec(url.split("/").pop() ?? "")?.[1] ?? "");
  const drawn = (element) => {
    for (const name of ["data-icon", "data-lucide", "data-feather", "icon"])
      if (/^[\w:-]{2,40}$/.test(element.getAttribute(name) ?? "")) return element.getAttribute(name);
    if (element.localName === "use")
      return (element.getAttribute("href") ?? element.getAttribute("xlink:href") ?? "").split("#").pop();
    if (element.localName === "img") return fileOf(element.currentSrc);
    const shown = /url\("([^"]+)"\)/.exec(getComputedStyle(element).backgroundImage)?.[1];
    if (shown) return fileOf(shown);
    const sign = ["::before", "::after"].map((part) => getComputedStyle(element, part)).find(store.isSign);
    if (sign) return sign.content.slice(1, -1);
    const isGlyph =
      ["::before", "::after"].some((part) => /^"/.test(getComputedStyle(element, part).content)) ||
      !element.firstElementChild;
    return isGlyph && !said(element.textContent)
      ? ([...element.classList]
          .map((word) => (icon.exec(word) ?? /[-_]icons?[-_](.+)$/i.exec(word))?.[1])
          .filter(
            (word) =>
              word &&
              !/^(?:\d?x|xs|sm|lg|spin|fw|solid|regular|brands|fixed|only|button|btn|wrapper|container|box|group|\d+)$/.test(
                word,
              ),
          )
          .pop() ?? "")
      : "";
  };
  const iconOf = (element) => {
    try {
      return [element, ...element.querySelectorAll("*")].slice(0, 12).map(drawn).find(Boolean)?.slice(0, 40) ?? "";
    } catch {
      return "";
    }
  };

  // Positions: which printed element stands around, which before, and how many characters of text since.
  let top = { ref: null, after: null, lead: 0, isBlank: true };
  const frames = [top];
  const write = (text) => {
    let words = text.replace(/[\u200b\u00ad]/g, "").replace(/\s+/g, " ");
    if (top.isBlank && words[0] === " ") words = words.slice(1);
    if (!words) return;
    top.lead += words.length;
    top.isBlank = words.endsWith(" ");
    for (const one of open) if (one.text.length < 400) one.text += words;
  };
  const pseudo = (element, part) => {
    const style = getComputedStyle(element, part);
    if (store.isSign(style)) return;
    const match = /^"((?:[^"\\]|\\.)*)"/.exec(style.content ?? "");
    if (match) write(match[1].replace(/\\(.)/g, "$1"));
  };

  const boxOf = (element) => {
    const rect = element.getBoundingClientRect();
    return [rect.x, rect.y, rect.width, rect.height];
  };
  // What the snapshot does not tell of a field: that it must be filled in, that it cannot be changed.
  const written = new Set([
    "text",
    "search",
    "url",
    "tel",
    "email",
    "password",
    "date",
    "month",
    "week",
    "time",
    "datetime-local",
    "number",
    "textarea",
  ]);
  const fixable = new Set(["textbox", "searchbox", "combobox", "spinbutton"]);
  const ROWS = "[role=row],tr:not([role])";
  const isOfHead = (row) => {
    const group = row.closest("[role=rowgroup]");
    return group?.querySelector("[role=columnheader]") && group.querySelectorAll(ROWS).length < 4;
  };
  const isOfFields = (row) =>
    !!row?.querySelector("input:not([type=checkbox],[type=radio]),[role=textbox],select") && !plain(row.textContent);
  // A list that makes rows only where one looks: how many there are, as it says, or as far as it scrolls.
  const allRows = (grid, rows) => {
    const heads = [...grid.querySelectorAll(ROWS)].length - rows.length;
    const said = Number(grid.getAttribute("aria-rowcount")) - heads;
    const box =
      rows[0] &&
      [grid, ...wayUp(rows[0], grid)].find(
        (one) => one.scrollHeight > one.clientHeight + 9 && /auto|scroll/.test(getComputedStyle(one).overflowY),
      );
    if (said > rows.length) return String(said);
    const covered = box
      ? rows[rows.length - 1].getBoundingClientRect().bottom - rows[0].getBoundingClientRect().top
      : 0;
    return covered > 0 && box.scrollHeight > covered * 1.5 + 60
      ? `約${Math.round((box.scrollHeight / covered) * rows.length)}`
      : "";
  };
  const wayUp = (from, to) => {
    const way = [];
    for (let at = from; at && at !== to; at = at.parentElement) way.push(at);
    return way;
  };
  // An option that the keyboard stands on says it is selected: it is once the box of its list shows it.
  const isOnlyUnderKeys = (option) => {
    if (!option.id || option.closest("[aria-multiselectable=true]")) return false;
    const box = [...option.getRootNode().querySelectorAll("[aria-activedescendant]")].find(
      (one) => one.getAttribute("aria-activedescendant") === option.id,
    );
    if (!box || box.contains(option)) return false;
    const around = box.closest("[role=combobox]") ?? box;
    return !plain(`${around.innerText} ${around.value ?? ""} ${box.value ?? ""}`).includes(plain(option.textContent));
  };
  const takesWords = (element) =>
    element.localName === "input" &&
    !element.readOnly &&
    (!!element.list || (element.getAttribute("role") === "combobox" && !!element.name));
  // A drop-down that names a part of itself in `aria-labelledby` is called by what it holds: that is its value.
  const heldIn = (element) =>
    element.getAttribute("role") !== "combobox" || "value" in element
      ? ""
      : plain(
          (element.getAttribute("aria-labelledby") ?? "")
            .split(/\s+/)
            .map((id) => id && element.querySelector("[id=" + JSON.stringify(id) + "]"))
            .filter(Boolean)
            .map((one) => one.innerText)
            .join(" "),
        );
  const tellField = (element, ref) => {
    if (element.matches(fieldsOf)) {
      const files = element.type === "file" ? [...element.files].map((file) => file.name).join("、") : null;
      const words =
        files === null && element.getAttribute("aria-label")
          ? ""
          : calledBy(element, memo) || (isEditable(element) ? hintOf(element) : "");
      const lines =
        element.localName === "textarea" && !isMasked(element) && element.value.includes("\n")
          ? element.value.slice(0, 20000)
          : heldIn(element);
      if (words || lines || files !== null || takesWords(element))
        called.push([ref, words, files, plain(element.placeholder), "", lines, takesWords(element) ? "words" : ""]);
    }
    if (isEditorFrame(element))
      called.push([ref, calledBy(element, memo) || titled(element) || plain(element.title), null, "", "", "", ""]);
    if (element.getAttribute("aria-selected") === "true" && isOnlyUnderKeys(element))
      called.push([ref, "", null, "", "", "", "no"]);
    const isRequired = element.required === true || element.getAttribute("aria-required") === "true";
    const isFixed =
      (element.readOnly === true && written.has(element.type)) ||
      (element.getAttribute("aria-readonly") === "true" && fixable.has(element.getAttribute("role")));
    if (/^(?:grid|table|treegrid)$/.test(element.getAttribute("role") ?? "")) {
      const cells = [...element.querySelectorAll(ROWS)].filter(
        (row) => row.querySelector("[role=gridcell],[role=cell],td") && !isOfHead(row),
      );
      const rows = isOfFields(cells[0]) && cells[1] && !isOfFields(cells[1]) ? cells.slice(1) : cells;
      const all = allRows(element, rows);
      if (all) called.push([ref, "", null, "", `${all}/${rows.length}`, ""]);
    }
    // A box that says its state as a button does: the driver reads `aria-checked` alone.
    const isOn =
      element.getAttribute("aria-pressed") === "true" &&
      element.matches("[role=checkbox],[role=radio],[role=switch]") &&
      !element.matches("input,[aria-checked]");
    const isCell = ["td", "th"].includes(element.localName);
    const spans = isCell ? [element.colSpan, element.rowSpan].map((span) => Math.min(span, 100)) : [1, 1];
    const head = element.matches("th,[role=columnheader]") && element.firstElementChild ? headOf(element) : "";
    // What stands around an open box of this kind cannot be reached until it is closed.
    const isModal = element.matches("[aria-modal=true],dialog:modal");
    // The driver tells what is open, and not what could be opened.
    const isShut = element.getAttribute("aria-expanded") === "false";
    if (isRequired || isFixed || isOn || isModal || isShut || head || spans.some((span) => span > 1))
      fields.push([ref, isRequired, isFixed, isOn, isModal, isShut, head, ...spans]);
  };
  // A heading as people read it: its words that show, without what sorts, filters or ticks its column.
  const headOf = (element) => {
    const parts = [];
    const visit = (node) => {
      if (node.nodeType === Node.TEXT_NODE) {
        parts.push(said(node.data));
        return;
      }
      if (
        node.nodeType !== Node.ELEMENT_NODE ||
        node.matches("input,select,textarea,script,style") ||
        !node.checkVisibility()
      )
        return;
      const { width, height } = node.getBoundingClientRect();
      if (width > 2 || height > 2 || !node.getClientRects().length) node.childNodes.forEach(visit);
    };
    element.childNodes.forEach(visit);
    const named = parts.filter((words) => /\p{L}/u.test(words));
    return (named.length ? named : parts).join(" ").trim().slice(0, 200);
  };
  const isEditable = (element) => {
    if (isEditorFrame(element)) return true;
    const value = element.getAttribute("contenteditable");
    return value !== null && value !== "false";
  };
  const labels = (element) => {
    const control = element.control;
    return !!control && !control.disabled && !printed.has(control._ariaRef?.ref);
  };

  // A list that hears where a press begins, and nothing else: its entries are there to be dragged.
  const lists = new Map();
  const holdsEntries = (list) => {
    const entries = [...list.children].slice(0, 200).filter((e) => e.getClientRects().length);
    return (
      entries.length > 0 &&
      entries.every(
        (e) => e.localName === entries[0].localName && !controlTags.has(e.localName) && said(e.textContent),
      ) &&
      (entries.length > 1 ||
        [...document.getElementsByClassName(list.className)].some((other) => other !== list && sorts(other)))
    );
  };
  const sorts = (list) => {
    if (!list || !heard.press?.has(list) || heard.click?.has(list) || list === document.body) return false;
    if (!lists.has(list)) {
      lists.set(list, false);
      lists.set(list, holdsEntries(list));
    }
    return lists.get(list);
  };
  const grips = new Set(["grab", "-webkit-grab", "move"]);
  const isDragged = (element, style, around) =>
    element.getAttribute("draggable") === "true" ||
    (grips.has(style.cursor) && !around.isGrip && said(element.textContent)) ||
    sorts(element.parentElement);

  // An entry of a box that hears for all of them, each another answer: a link that leads nowhere, one of equal pictures.
  const isHeardAround = (element) => {
    const around = element.parentElement;
    if (element.localName === "a")
      return (
        !element.name &&
        [around, around?.parentElement, around?.parentElement?.parentElement].some(
          (one) => one !== document.body && heard.click?.has(one),
        ) &&
        said(element.textContent) !== ""
      );
    return heard.click?.has(around) && !said(element.textContent) && likes(element)[0] === element;
  };

  // Why an element can be acted on; '' when nothing says so.
  const reason = (element, style, around) => {
    const name = element.localName;
    if (name === "html" || name === "body" || name === "frameset" || name === "option") return "";
    if (controlTags.has(name)) return name === "input" && element.type === "hidden" ? "" : "control";
    if ((name === "a" || name === "area") && (element.hasAttribute("href") || element.hasAttribute("xlink:href")))
      return "control";
    if ((name === "video" || name === "audio") && element.controls) return "control";
    if (isEditable(element)) return "edit";
    if (style.cursor.endsWith("-resize")) return "";
    if (name === "label" && labels(element)) return "label";
    if (roles.has(element.getAttribute("role"))) return "role";
    if (name === "canvas" && element.offsetWidth > 64 && !titled(element)) return "canvas";
    if (element.hasAttribute("tabindex") && element.tabIndex >= 0) return "focus";
    if (heard.click?.has(element) || element.hasAttribute("onclick") || isHeardAround(element)) return "click";
    if (isDragged(element, style, around)) return "drag";
    if (style.cursor === "pointer" && !around.isPointer && !around.control && name !== "label") return "pointer";
    if (heard.press?.has(element)) return "press";
    if (heard.drop?.has(element)) return "drop";
    return "";
  };
  // Touching the middle of a button touches the picture in it; a row is more than the word in its middle.
  const isSame = (box, outer) => {
    const [x, y, width, height] = outer.box,
      middle = [x + width / 2, y + height / 2];
    if (acts.has(outer.why))
      return box[0] <= middle[0] && middle[0] <= box[0] + box[2] && box[1] <= middle[1] && middle[1] <= box[1] + box[3];
    return box[2] * box[3] >= 0.5 * width * height;
  };
  const shows = (element, box) => {
    if (element.localName === "area") return true;
    if (box[2] < 2 || box[3] < 2) return false;
    if (!element.checkVisibility({ visibilityProperty: true }) || store.isInShut(element)) return false;
    return getComputedStyle(element).pointerEvents !== "none";
  };
  // An element without an extent of its own whose child has one: the child is what is touched.
  const touched = (element) => {
    const box = boxOf(element);
    if (box[2] >= 2 && box[3] >= 2) return [element, box];
    for (const child of element.children) {
      const inner = boxOf(child);
      if (inner[2] >= 2 && inner[3] >= 2) return [child, inner];
    }
    return [element, box];
  };

  const enter = (element, style, around, ref) => {
    const why = around.isInert ? "" : reason(element, style, around);
    if (!why) return null;
    const [target, box] = touched(element);
    if (!shows(target, box)) return null;
    const outer = around.near;
    const isOwn =
      ["control", "edit", "focus", "role", "canvas", "drag"].includes(why) ||
      (why === "click" && !acts.has(outer?.why));
    if (outer && !isOwn && isSame(box, outer)) return null;
    if (outer && outer.element.localName === "button" && element instanceof SVGElement) return null;
    const one = {
      order: ++order,
      element: target,
      ref,
      why,
      box,
      text: "",
      inside: 0,
      start: [top.after, top.lead],
      parent: top.ref,
      isPointer: style.cursor === "pointer",
      inner: null,
    };
    for (const each of open) {
      each.inside += 1;
      each.inner ??= one;
    }
    open.push(one);
    return one;
  };
  // A box that is pressed wherever the one control in it is: what a component is made of around its button.
  const isShell = ({ why, inside, inner, box }) =>
    /^(?:click|pointer)$/.test(why) && inside === 1 && inner.ref && inner.box[2] * inner.box[3] > 0.8 * box[2] * box[3];
  // A row beside rows that each hear clicks opens what it tells; who hears for all of them is the list.
  const isOneOfRows = (element) =>
    element.matches("tr,[role=row]") &&
    heard.click?.has(element) &&
    [element.previousElementSibling, element.nextElementSibling].some((other) => other && heard.click.has(other));
  // What shows no hand and holds other things to operate only hears what is clicked inside it.
  const isDelegate = (one) => {
    if (one.isPointer || !["click", "press", "drop", "focus"].includes(one.why)) return false;
    if (isOneOfRows(one.element)) return false;
    return one.inside > 0 || (one.why === "focus" && one.box[2] * one.box[3] > 0.9 * view);
  };
  const leave = (one) => {
    open.pop();
    if (isDelegate(one) || (!one.ref && isShell(one))) return;
    const { element, ref } = one,
      number = one.inside || titled(element) || element.matches(fieldsOf) ? "" : numbered(element);
    const chosen = number && isChosen(element, (store.unlit ??= new WeakMap())) ? "yes" : "";
    if (ref) {
      if (number) called.push([ref, number, null, "", "", "", chosen]);
      const isSaid = number || said(element.textContent) || titled(element),
        hint = isSaid ? "" : hintOf(element);
      const isRequired = element.required === true || element.getAttribute("aria-required") === "true";
      marks.push([ref, one.why, hint, one.box, isRequired, isSaid || hint ? "" : iconOf(element)]);
      return;
    }
    const words = number ? "" : said(one.text),
      hint = number || (words ? "" : hintOf(element)),
      icon = words || hint ? "" : iconOf(element);
    if (one.why === "canvas") {
      if (painted.has(one.box.join())) return;
      painted.add(one.box.join());
    } else if (!words && !hint && [...element.querySelectorAll("canvas")].some((canvas) => canvas.offsetWidth > 64))
      return;
    if (!words && !hint && !icon && !one.isPointer && isUnseen(element, one)) return;
    let key = keys.get(element);
    if (!key) keys.set(element, (key = store.count = (store.count ?? 0) + 1));
    kept.set(epoch + ":" + key, [element]);
    const state = (name) => element.getAttribute("aria-" + name) ?? "";
    found.push({
      key,
      order: one.order,
      last: order,
      why: one.why,
      parent: one.parent,
      start: one.start,
      end: [top.after, top.lead],
      box: one.box,
      label: titled(element) || (one.why === "edit" ? calledBy(element, memo) : ""),
      text: words.slice(0, 400),
      hint,
      icon,
      isCanvas: one.why === "canvas",
      states: Object.fromEntries(
        ["disabled", "checked", "expanded", "selected", "pressed"]
          .map((n) => [n, state(n)])
          .filter(([, v]) => v && v !== "false")
          .concat(one.why === "edit" ? [["editable", "true"]] : chosen ? [["selected", "true"]] : []),
      ),
    });
  };

  // Without words, and drawn nowhere: a handle between two columns, a box that only scrolls or hears keys.
  const isDrawn = (element) => {
    const style = getComputedStyle(element);
    return (
      !/^(?:rgba\(.*, 0\)|transparent)$/.test(style.backgroundColor) ||
      style.backgroundImage !== "none" ||
      style.maskImage !== "none" ||
      parseFloat(style.borderTopWidth) > 0 ||
      style.boxShadow !== "none" ||
      /^(?:img|svg|canvas|video|picture|iframe)$/.test(element.localName) ||
      ["::before", "::after"].some((part) => !["none", "normal"].includes(getComputedStyle(element, part).content))
    );
  };
  const isUnseen = (element, { why, box }) =>
    ["click", "focus", "press"].includes(why) &&
    !titled(element) &&
    !(element instanceof SVGElement) &&
    (why === "focus" ||
      (Math.min(box[2], box[3]) < 16 && ![element, ...element.querySelectorAll("*")].slice(0, 12).some(isDrawn)));

  // In the order of the snapshot: own children without a slot, then the shadow root's.
  const childrenOf = (element) => {
    if (element.localName === "slot") {
      const assigned = element.assignedNodes();
      if (assigned.length) return assigned;
    }
    const own = [];
    const shadow = element.shadowRoot;
    for (let child = element.firstChild; child; child = child.nextSibling)
      if (!shadow || !child.assignedSlot) own.push(child);
    for (let child = shadow?.firstChild; child; child = child.nextSibling) own.push(child);
    return own;
  };
  const outermost = {
    isPointer: false,
    isGrip: false,
    control: null,
    near: null,
    isInert: false,
    isShown: true,
  };
  /** @type {any[]} */
  const stack = [[document.documentElement, outermost]];
  while (stack.length) {
    const item = stack.pop();
    if (typeof item === "function") {
      item();
      continue;
    }
    const [node, around] = item;
    if (!node) continue;
    if (node.nodeType === 3) {
      if (around.isShown && node.data) write(node.data);
      continue;
    }
    if (node.nodeType !== 1) continue;
    if (mute.has(node.localName)) continue;
    const style = getComputedStyle(node);
    if (style.display === "none" && node.localName !== "area") continue;
    const own = node._ariaRef?.ref,
      ref = own && printed.has(own) ? own : null;
    if (ref) tellField(node, ref);
    const isBlock = style.display !== "inline" || node.localName === "br";
    if (ref) {
      top.after = ref;
      frames.push((top = { ref, after: null, lead: 0, isBlank: true }));
    } else if (isBlock) write(" ");
    const one = enter(node, style, around, ref);
    const isEmpty = open.length > 0 && !node.firstChild;
    if (isEmpty) pseudo(node, "::before");
    const definite = one && (one.isPointer || !["click", "press", "drop", "focus", "drag"].includes(one.why));
    const inside = {
      isPointer: style.cursor === "pointer",
      isGrip: grips.has(style.cursor),
      isInert: around.isInert || node.inert === true,
      isShown: style.visibility === "visible",
      near: one && one.why !== "edit" ? one : around.near,
      control: definite && one.why !== "edit" ? one : around.control,
    };
    const isLeaf = leaves.has(node.localName);
    if (one || ref || isBlock || isEmpty)
      stack.push(() => {
        if (isEmpty) pseudo(node, "::after");
        if (isBlock && !ref) write(" ");
        if (one) leave(one);
        if (ref) {
          frames.pop();
          top = frames[frames.length - 1];
          top.after = ref;
          top.lead = 0;
          top.isBlank = true;
        }
      });
    if (isLeaf) continue;
    const children = childrenOf(node);
    for (let i = children.length - 1; i >= 0; i--) stack.push([children[i], inside]);
  }
  store.heard = undefined;
  const first =
    [document.body, ...document.querySelectorAll("body *")].slice(0, 50).find((e) => e?._ariaRef)?._ariaRef.ref ?? "";
  return {
    token: store.token,
    url: location.href,
    title: document.title || "",
    prefix: first.split("e")[0],
    found,
    marks,
    fields,
    called,
    secrets: secretFields(),
    controls: controls(isMasked),
  };
};

/**
 * Returns what can be acted on and has no ref, and marks for what has one but no telling role.
 *
 * Called with the epoch and the refs that the snapshot printed; kept between looks, since a function that
 * ran before runs twice as fast. Positions are those of the snapshot's
 * text: the printed element around, the printed one before, and the characters of text in between.
 */
export function scan(argument) {
  return (globalThis.tejun.scan ??= look)(argument);
}
