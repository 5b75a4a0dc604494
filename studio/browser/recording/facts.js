// @ts-check
// What a page tells of an element the moment it is touched: the tree, its traits, and which ways find it.
//
// All of it is computed inside the event listener, before the page's own code and before any
// navigation: a moment later the element may be gone. The ways are asked of the driver's own selector
// engines, so a way that finds the element here finds it in a replay.

import { parentOf, tidy } from "../dom.js";
import { isMasked } from "../sight/secret_fields.js";
import { isSameDeed } from "../targets/deeds.js";
import { cluesOf } from "../targets/clues.js";
import { monthAround, probe } from "../targets/probe.js";

const DOTS = "••••";
export const everSecret = new WeakSet();
let loadDriver = null,
  driver = null;
/** Says how to come by the driver's own eyes and selector engines. */
export const seeWith = (load) => {
  loadDriver = load;
};
const eyes = () =>
  (driver ??= new (loadDriver())(globalThis, {
    isUnderTest: false,
    sdkLanguage: "python",
    frameSeq: 0,
    testIdAttributeName: "data-testid",
    stableRafCount: 1,
    browserName: "chromium",
    shouldPrependErrorPrefix: false,
    isUtilityWorld: true,
    customEngines: [],
  }));
// Pages that show a password put another field in its place, or a plain one from the start: what it is called decides then.
const secretCalls = new Set();
const SAYS_SECRET =
  /(?:パスワード|パスコード|passwo?r?d|passcode|passphrase|pwd)[\s_:：*※\d-]*(?:[（([【].*|必須.*|確認.*|confirm\w*)?$/i;
const isTyped = (el) =>
  el.localName === "input" && ["", "text", "password", "search", "tel", "number", "email", "url"].includes(el.type);
const callsOf = (el) =>
  [
    ["id", el.id],
    ["name", el.name],
    ["said", el.getAttribute("aria-label")],
    ["hint", el.placeholder],
    ...[...(el.labels || [])].map((label) => ["label", label.textContent]),
  ]
    .map(([kind, said]) => [kind, tidy((said || "").normalize("NFKC").slice(0, 200))])
    .filter(([, said]) => said);
export const isSecret = (el) => {
  if (everSecret.has(el)) return true;
  const calls = isTyped(el) ? callsOf(el) : [],
    keys = calls.map((call) => call.join(" "));
  if (!isMasked(el) && !calls.some(([, said]) => SAYS_SECRET.test(said)) && !keys.some((key) => secretCalls.has(key)))
    return false;
  everSecret.add(el);
  for (const key of keys) secretCalls.add(key);
  return true;
};
const fieldsIn = (root) => {
  const found = [];
  const visit = (at) => {
    for (const one of at.querySelectorAll("*")) {
      if (one.localName === "input" || one.localName === "textarea") found.push(one);
      if (one.shadowRoot) visit(one.shadowRoot);
    }
  };
  visit(root);
  return found;
};
export const secretFields = () => fieldsIn(document).filter(isSecret);

const withoutValues = (text) => {
  for (const field of secretFields()) {
    const value = (field.value || "").replace(/\s+/g, " ").trim();
    if (!value) continue;
    const ref = field._ariaRef && field._ariaRef.ref;
    if (ref)
      text = text
        .split("\n")
        .map((line) => {
          const at = line.indexOf(`[ref=${ref}]`);
          if (at < 0) return line;
          const colon = line.indexOf(": ", at);
          return colon < 0 ? line : line.slice(0, colon + 2) + DOTS;
        })
        .join("\n");
    if (value.length >= 3)
      for (const said of [value, JSON.stringify(value).slice(1, -1)]) text = text.split(said).join(DOTS);
  }
  return text;
};

const quoted = (text) => JSON.stringify(text);
const exactly = (text) => `"${text.replace(/\\/g, "\\\\").replace(/"/g, '\\"')}"s`;
const finds = (selector, el) => {
  try {
    const found = eyes()
      .querySelectorAll(eyes().parseSelector(selector), document)
      .filter((one) => eyes().utils.isElementVisible(one));
    return found.includes(el) && isSameDeed(found);
  } catch {
    return false;
  }
};
export const roleOf = (el) => {
  try {
    return eyes().utils.getAriaRole(el) || "";
  } catch {
    return "";
  }
};
const nameOf = (el) => {
  try {
    return eyes().utils.normalizeWhiteSpace(eyes().utils.getElementAccessibleNameText(el, false) || "");
  } catch {
    return "";
  }
};

const ROWS = new Set(["row", "listitem", "article", "treeitem"]);
const SCOPES = new Set([
  "alertdialog",
  "banner",
  "complementary",
  "dialog",
  "form",
  "group",
  "main",
  "navigation",
  "region",
  "search",
  "table",
  "tabpanel",
]);
const HEADINGS = "h1,h2,h3,h4,h5,h6,[role=heading]";
const headingBefore = (el) => {
  for (let from = el; from; from = from.getRootNode().host ?? null) {
    let last = null;
    for (const one of from.getRootNode().querySelectorAll(HEADINGS))
      if (
        one !== el &&
        from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING &&
        one.getClientRects().length
      )
        last = one;
    if (last) return tidy(last.innerText);
  }
  return "";
};
// Texts of the row or card around an element, and of what is around that: any may turn out to be its key.
const keysAround = (el, role, name) => {
  const keys = new Set();
  const isTwin = (one) =>
    one !== el && one.localName === el.localName && !el.contains(one) && roleOf(one) === role && nameOf(one) === name;
  for (
    let around = parentOf(el), depth = 0;
    around && depth < 8 && around !== document.body;
    around = parentOf(around), depth++
  ) {
    if ([...around.querySelectorAll(el.localName)].slice(0, 300).some(isTwin) && !ROWS.has(roleOf(around))) break;
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    for (let count = 0; count < 60 && keys.size < 12 && texts.nextNode(); count++) {
      const text = tidy(texts.currentNode.data);
      if (text && text.length <= 40 && !el.contains(texts.currentNode)) keys.add(text);
    }
    if (ROWS.has(roleOf(around))) break;
  }
  return [...keys];
};
const scopesAround = (el) => {
  const scopes = [];
  for (let around = parentOf(el); around && scopes.length < 3; around = parentOf(around)) {
    const role = roleOf(around);
    if (SCOPES.has(role) && nameOf(around)) scopes.push({ role, name: nameOf(around) });
  }
  return scopes;
};
const LANDMARKS = new Set([
  "alertdialog",
  "banner",
  "complementary",
  "contentinfo",
  "dialog",
  "main",
  "navigation",
  "search",
]);
const regionAround = (el) => {
  for (let at = parentOf(el); at; at = parentOf(at)) if (LANDMARKS.has(roleOf(at))) return roleOf(at);
  return "";
};
const textsNear = (el) => {
  const found = new Set();
  for (let from = el; from; from = from.getRootNode().host ?? null)
    for (const step of ["previousNode", "nextNode"]) {
      const walker = document.createTreeWalker(from.getRootNode(), NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      walker.currentNode = from;
      if (step === "nextNode") {
        let last = from;
        while (last.lastChild) last = last.lastChild;
        walker.currentNode = last;
      }
      for (let count = 0, said = 0; count < 160 && said < 8 && walker[step](); count++) {
        /** @type {any} */
        const at = walker.currentNode;
        const text = tidy(
          at.nodeType === Node.TEXT_NODE ? at.data : at.getAttribute("aria-label") || at.getAttribute("alt") || "",
        );
        if (text.length >= 2 && text.length <= 40) {
          found.add(text);
          said++;
        }
      }
    }
  return [...found];
};

const traitsOf = (el, keys, scopes) => {
  const heading = monthAround(el) || headingBefore(el),
    neighbours = textsNear(el);
  const traits = probe(el, { row_key: "", scope: "", heading, neighbours });
  traits.row_keys = keys.filter((key) => probeOne(el, { row_key: key }).row_key);
  traits.scopes = scopes.map((one) => one.name).filter((name) => probeOne(el, { scope: name }).scope);
  return traits;
};
const probeOne = (el, want) =>
  isLate() ? {} : probe(el, { row_key: "", scope: "", heading: "", neighbours: [], ...want });
let started = 0;
const isLate = () => performance.now() - started > 250;

// Every way that may find the element, as the studio writes it down, and whether it does.
const waysTo = (el, role, name, tag, traits, clues, keys, scopes) => {
  const ways = [];
  const add = (way, selector) => {
    if (!isLate() && finds(selector, el)) ways.push(way);
  };
  const own = role ? `internal:role=${role}${name ? `[name=${exactly(name)}]` : ""}` : `css=${tag}`;
  if (role && name) add({ family: "role", value: name, role }, own);
  if (traits.testid)
    add({ family: "testid", value: traits.testid }, `internal:testid=[data-testid=${exactly(traits.testid)}]`);
  for (const label of traits.labels) add({ family: "label", value: label }, `internal:label=${quoted(label)}s`);
  if (traits.placeholder)
    add(
      { family: "placeholder", value: traits.placeholder },
      `internal:attr=[placeholder=${exactly(traits.placeholder)}]`,
    );
  if (traits.title) add({ family: "title", value: traits.title }, `internal:attr=[title=${exactly(traits.title)}]`);
  if (traits.alt)
    add({ family: "title", value: traits.alt, tag: traits.tag }, `internal:attr=[alt=${exactly(traits.alt)}]`);
  if (traits.own) add({ family: "text", value: traits.own }, `internal:text=${quoted(traits.own)}s`);
  for (const [attribute, value] of Object.entries(clues.attributes))
    add({ family: "attribute", value: `${attribute}=${value}` }, `css=[${attribute}=${quoted(value)}]`);
  if (traits.field) add({ family: "attribute", value: `name=${traits.field}` }, `css=[name=${quoted(traits.field)}]`);
  if (traits.href) {
    add({ family: "attribute", value: `href=${traits.href}` }, `css=[href=${quoted(traits.href)}]`);
    const path = traits.href.split("?")[0] + "?";
    if (traits.href.includes("?")) add({ family: "attribute", value: `href^=${path}` }, `css=[href^=${quoted(path)}]`);
  }
  if (traits.id) add({ family: "id", value: traits.id }, `css=[id=${quoted(traits.id)}]`);
  if (clues.pictured) add({ family: "css", value: clues.pictured }, `css=${clues.pictured}`);
  if (clues.form) add({ family: "css", value: clues.form }, `css=${clues.form}`);
  if (clues.css) add({ family: "css", value: clues.css }, `css=${clues.css}`);
  for (const scope of scopes)
    if (role && name)
      add(
        { family: "scoped", value: name, role, scope_role: scope.role, scope_name: scope.name },
        `internal:role=${scope.role}[name=${exactly(scope.name)}] >> ${own}`,
      );
  const region = regionAround(el);
  if (region && role && name)
    add({ family: "scoped", value: name, role, scope_role: region }, `internal:role=${region} >> ${own}`);
  const at = tag || traits.tag;
  for (const key of [...keys, headingBefore(el)].filter(Boolean)) {
    const text = `internal:text=${quoted(key)}s`;
    for (const row of ROWS)
      if (el.closest && closestRole(el, row))
        add(
          { family: "scoped", value: name, role, scope_role: row, scope_key: key },
          `internal:role=${row} >> internal:has=${quoted(text)} >> ${own}`,
        );
    add(
      { family: "near", value: name, role, scope_key: key },
      `${text} >> xpath=ancestor::*[.//*[local-name()='${at.split(".")[0]}']][1] >> ${own}`,
    );
    add(
      { family: "near", value: name, role, scope_role: "term", scope_key: key },
      `${text} >> xpath=ancestor-or-self::dt[1]/following-sibling::dd[1] >> ${own}`,
    );
  }
  return ways;
};
const closestRole = (el, role) => {
  for (let at = parentOf(el); at; at = parentOf(at)) if (roleOf(at) === role) return at;
  return null;
};
const ROLELESS = new Set(["", "generic", "none", "presentation", "document"]);

/** The tree, the traits of an element, and which ways find it, at this very moment. */
export const factsOf = (el) => {
  started = performance.now();
  const body = document.body || document.documentElement;
  const tree = withoutValues(eyes().ariaSnapshot(body, { mode: "ai", doNotRenderActive: true }));
  const raw = roleOf(el),
    role = ROLELESS.has(raw) ? "" : raw,
    name = role ? nameOf(el) : "";
  let printed = el;
  while (printed && !(printed._ariaRef && tree.includes(`[ref=${printed._ariaRef.ref}]`))) printed = parentOf(printed);
  const keys = keysAround(el, raw, nameOf(el)),
    scopes = scopesAround(el);
  started = performance.now();
  const clues = cluesOf(el),
    traits = traitsOf(el, keys, scopes);
  const said = traits.text ? "" : clues.word;
  const tag = role ? "" : said ? `${traits.tag}.${said}` : traits.tag;
  return {
    tree,
    ref: printed === el ? el._ariaRef.ref : "",
    parent: printed && printed !== el ? printed._ariaRef.ref : null,
    role,
    name,
    secret: isSecret(el),
    clues,
    traits,
    ways: waysTo(el, role, name, tag, traits, clues, keys, scopes),
    keys: traits.row_keys,
    frame: location.href,
  };
};
