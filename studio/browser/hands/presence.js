// @ts-check

/**
 * Says whether a text shows (or is gone), blanks left out: the tree has them between the parts of a sentence where
 * the page has none; else waits `wait` ms for it, looking again whenever something changes.
 */
export function holds(kind, detail, wait) {
  const fold = (text) => text.normalize("NFKC").replace(/\s+/g, "").toLowerCase();
  const pattern = new RegExp(
    fold(detail)
      .split("*")
      .map((s) => s.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*"),
  );
  const holds = () => {
    const texts = [document.body ? document.body.innerText || "" : ""];
    const visit = (root) => {
      for (const el of root.querySelectorAll("*"))
        if (el.shadowRoot) {
          texts.push([...el.shadowRoot.children].map((c) => c.innerText || "").join(" "));
          visit(el.shadowRoot);
        }
    };
    if (document.body) visit(document.body);
    const found = texts.some((text) => pattern.test(fold(text)));
    return kind === "text_gone" ? !found : found;
  };
  if (holds()) return true;
  return (
    wait > 0 &&
    new Promise((resolve) => {
      const ends = performance.now() + wait;
      let timer = setTimeout(() => look(), 50),
        isStirred = false;
      const stirred = new MutationObserver(() => {
        if (isStirred) return;
        isStirred = true;
        clearTimeout(timer);
        timer = setTimeout(() => look(), 4);
      });
      stirred.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      const look = () => {
        isStirred = false;
        const isSo = holds();
        if (!isSo && performance.now() < ends) {
          timer = setTimeout(() => look(), 50);
          return;
        }
        stirred.disconnect();
        resolve(isSo);
      };
    })
  );
}
