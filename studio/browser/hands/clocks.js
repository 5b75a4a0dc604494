// @ts-check

export function find(el) {
  const shown = (e) =>
    e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getClientRects().length > 0;
  const parent = (e) => e.parentElement || e.getRootNode().host || null;
  const floating = (e) => {
    for (; e; e = parent(e))
      if (["absolute", "fixed"].includes(getComputedStyle(e).position) && e.offsetHeight > 20) return e;
    return null;
  };
  const roots = [document];
  const gather = (root) => {
    for (const e of root.querySelectorAll("*"))
      if (e.shadowRoot) {
        roots.push(e.shadowRoot);
        gather(e.shadowRoot);
      }
  };
  gather(document);
  const boxes = roots
    .flatMap((root) => [...root.querySelectorAll("input[type=number], input[role=spinbutton]")])
    .filter((e) => e !== el && !e.disabled && !e.readOnly && shown(e) && floating(e) && !floating(e).contains(el));
  const nearest = boxes.at(-1) && floating(boxes.at(-1)),
    mine = boxes.filter((e) => floating(e) === nearest);
  if (mine.length < 2 || mine.length > 3) return { boxes: [], half: null, isInForm: false };
  const half = [...nearest.querySelectorAll("*")].find(
    (e) => shown(e) && !e.children.length && /^\s*(?:am|pm|午前|午後)\s*$/i.test(e.textContent),
  );
  return { boxes: mine, half: half ?? null, isInForm: mine.some((e) => e.form) };
}
