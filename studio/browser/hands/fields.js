// @ts-check
import { isMasked } from "../sight/secret_fields.js";

/** Where a form of dates may show, the surest first: in the field, in what describes it, in the fields beside it. */
function hints(it) {
  const root = it.getRootNode(),
    said = (e) => (e ? e.textContent : "").replace(/\s+/g, " ").trim().slice(0, 200);
  const byIds = (name) =>
    (it.getAttribute(name) || "")
      .split(/\s+/)
      .map((id) => (id && root.getElementById ? said(root.getElementById(id)) : ""));
  const isInvalid =
    it.getAttribute("aria-invalid") === "true" ||
    (!!it.validity && (it.validity.patternMismatch || it.validity.customError));
  let beside = it;
  while (beside.parentElement && beside.parentElement.querySelectorAll("input, textarea, select").length === 1)
    beside = beside.parentElement;
  const others = [...(it.form || document).querySelectorAll("input")].filter(
    (e) => e !== it && ["text", "search", "tel"].includes(e.type),
  );
  return [
    it.placeholder,
    isInvalid ? "" : it.value,
    it.title,
    it.dataset.dateFormat,
    it.dataset.format,
    it.getAttribute("pattern"),
    ...byIds("aria-describedby"),
    ...[...(it.labels || [])].map(said),
    beside === it ? "" : said(beside),
    ...others.slice(0, 60).flatMap((e) => [e.placeholder, e.value]),
  ]
    .map((text) => String(text || ""))
    .filter((text) => text);
}

export function look(el) {
  const it = el.localName === "label" && el.control ? el.control : el;
  const isInput = it.matches("input, textarea, select");
  return {
    kind: typeof it.type === "string" ? it.type : "",
    role: it.getAttribute("role") || "",
    secret: isMasked(it),
    readonly: !!it.readOnly || it.getAttribute("aria-readonly") === "true",
    disabled: !!it.disabled,
    rich: !isInput && it.isContentEditable,
    takes: isInput || it.isContentEditable,
    frame: it.localName === "iframe" && !!it.contentDocument,
    site: self.origin,
    label: el.localName === "label",
    held: isInput ? String(it.value) : "",
    hint: isInput ? hints(it) : [],
  };
}

/** A label of a hidden field leaves the focus where it was, and what is typed goes there. */
export function takesFocus(el) {
  const it = el.control || el;
  it.focus();
  const at = it.getRootNode().activeElement;
  return at === it || it.contains(at);
}
