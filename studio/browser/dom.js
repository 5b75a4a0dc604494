// @ts-check
// What the scripts of pages ask of elements and texts alike, through shadow roots.

/** The element around another one; a shadow root's host for what stands at its top; null for the document's own. */
export const parentOf = (node) => node.parentElement || node.getRootNode().host || null;

/** A text in one line. */
export const tidy = (text) => (text || "").replace(/\s+/g, " ").trim();

/** A text in one width and one case, without blanks: what two writings of the same words have in common. */
export const fold = (text) => (text || "").normalize("NFKC").replace(/\s+/g, "").toLowerCase();

/** Whether an element is to be seen now. */
export const isShown = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0;

/** Whether an element takes up room, wherever that is. */
export const hasPlace = (element) => [...element.getClientRects()].some((part) => part.width && part.height);

/** Whether a frame is a rich editor of its own: it has no role, and is told by what it shows. */
export const isEditorFrame = (element) =>
  element.localName === "iframe" &&
  (element.contentDocument?.designMode === "on" || !!element.contentDocument?.body?.isContentEditable);

/**
 * The document and every open shadow root in it, each before those inside it.
 * @returns {(Document | ShadowRoot)[]}
 */
export const openRoots = (root = /** @type {Document | ShadowRoot} */ (document)) => [
  root,
  ...[...root.querySelectorAll("*")].flatMap((one) => (one.shadowRoot ? openRoots(one.shadowRoot) : [])),
];

/** Roles of what a person operates. */
export const OPERABLE = [
  "button",
  "checkbox",
  "combobox",
  "link",
  "listbox",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "option",
  "radio",
  "searchbox",
  "slider",
  "spinbutton",
  "switch",
  "tab",
  "textbox",
  "treeitem",
];
