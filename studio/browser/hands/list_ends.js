// @ts-check
// First and last of a list: which list an entry stands in, which one a heading calls, and where its ends are.
//
// An entry is the least element around the dragged words whose like stand beside one another; its list is what
// holds it. The list of a heading looks like that one, begins after it (or holds it), and stands under or beside it.

const fold = (text) => (text || "").normalize("NFKC").replace(/[\s\d]+/g, "");
const shows = (e) => e.getClientRects().length > 0;
const kind = (e) => e.tagName + "." + (e.classList[0] || "");
const alike = (a, b) => a !== b && kind(a) === kind(b);
const like = (e) =>
  [...document.getElementsByTagName(e.tagName)].filter(
    (o) => alike(o, e) && shows(o) && o.parentElement && kind(o.parentElement) === kind(e.parentElement),
  );
const entryOf = (el) => {
  for (
    let e = el;
    e.parentElement && e !== document.body && fold(e.textContent) === fold(el.textContent);
    e = e.parentElement
  )
    if (like(e).some((o) => [...o.parentElement.children].some((other) => alike(other, o) && shows(other)))) return e;
  return null;
};
const entriesOf = (list, entry) => [...list.children].filter((e) => e !== entry && kind(e) === kind(entry) && shows(e));
const meets = (a, b) => (a.left < b.right && b.left < a.right) || (a.top < b.bottom && b.top < a.bottom);
const listOf = (entry, heading) => {
  const own = entry.parentElement;
  if (entry.contains(heading)) return own;
  const isOne = (e) =>
    kind(e) === kind(own) &&
    !entry.contains(e) &&
    (own.classList.length || /^(UL|OL|TBODY)$/.test(own.tagName) || entriesOf(e, entry).length);
  const isAfter = (e) => e.contains(heading) || heading.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING;
  for (let around = heading.parentElement; around; around = around.parentElement) {
    const found = [around, ...around.querySelectorAll(own.tagName)].find(
      (e) => isOne(e) && isAfter(e) && meets(e.getBoundingClientRect(), heading.getBoundingClientRect()),
    );
    if (found) return found;
  }
  return null;
};

/** The first or last entry of the list that `to` calls or stands in, the dragged one left out; the list when it has no other. */
export function end(el, [to, isFirst]) {
  const entry = entryOf(el),
    list = entry && listOf(entry, to);
  if (!list) return { at: null, how: "" };
  const end = entriesOf(list, entry).at(isFirst ? 0 : -1);
  return {
    at: end || list,
    how: end ? "beside" : list === entry.parentElement ? "alone" : "empty",
  };
}

/** Whether `at` is that end of the list called so ('called'), or of the dragged one's own ('own'). */
export function isAtEnd(el, [at, name, isFirst]) {
  const entry = entryOf(el);
  if (!entry) return null;
  const ends = (list) => {
    const end = list && entriesOf(list, entry).at(isFirst ? 0 : -1);
    return Boolean(end) && end.contains(at);
  };
  const said = [...document.querySelectorAll("body *")].filter(
    (e) =>
      name &&
      shows(e) &&
      fold(e.textContent) === fold(name) &&
      ![...e.children].some((child) => fold(child.textContent) === fold(name)),
  );
  if (said.length === 1 && ends(listOf(entry, said[0]))) return "called";
  return ends(entry.parentElement) ? "own" : null;
}
