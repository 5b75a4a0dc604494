// @ts-check

export function mark(el) {
  const box = el.getBoundingClientRect();
  const mark = document.createElement("div");
  mark.setAttribute("data-tejun-mark", "");
  mark.setAttribute("aria-hidden", "true");
  Object.assign(mark.style, {
    position: "absolute", // it goes with the page when that is scrolled
    left: scrollX + box.x - 3 + "px",
    top: scrollY + box.y - 3 + "px",
    width: box.width + 6 + "px",
    height: box.height + 6 + "px",
    border: "2px solid #f59e0b",
    borderRadius: "6px",
    pointerEvents: "none",
    zIndex: 2147483647,
    boxSizing: "border-box",
  });
  document.documentElement.append(mark);
  return mark;
}
