// @ts-check

import { isShown, openRoots, parentOf } from "../dom.js";

export function find(_el, wanted) {
  const day = (e) => {
    const m = /^\s*(\d{1,2})\s*日?\s*$/.exec(e.textContent);
    return m && +m[1] >= 1 && +m[1] <= 31 ? +m[1] : 0;
  };
  const found = [];
  for (const root of openRoots()) {
    const cells = [
      ...root.querySelectorAll("td, a, button, span, div, abbr, time, [role=gridcell], [role=button], [role=option]"),
    ].filter(
      (e) => e.textContent.length < 8 && day(e) && ![...e.children].some((c) => day(c) === day(e)) && isShown(e),
    );
    for (let at = 0; at < cells.length; at++) {
      if (day(cells[at]) !== 1) continue;
      let end = at;
      while (end + 1 < cells.length && day(cells[end + 1]) === day(cells[end]) + 1) end++;
      if (day(cells[end]) < 28) continue;
      found.push(cells.slice(at, end + 1));
      at = end;
    }
  }
  const said = (e) => {
    let text = "";
    const walk = (n) => {
      if (n.nodeType === 3) text += n.data;
      else if (n.nodeType === 1 && isShown(n)) {
        if (n.localName === "select") text += " " + [...n.selectedOptions].map((o) => o.label).join(" ") + " ";
        else if (n.localName === "input") text += " " + n.value + " ";
        else {
          text += " ";
          for (const c of (n.shadowRoot || n).childNodes) walk(c);
          text += " ";
        }
      }
    };
    walk(e);
    return text;
  };
  const floats = (e) => {
    for (; e; e = parentOf(e))
      if (["absolute", "fixed"].includes(getComputedStyle(e).position) && e.offsetHeight > 100) return true;
    return false;
  };
  const isFloating = found.some((cells) => floats(cells[0]));
  const calendars = found
    .filter((cells) => !isFloating || floats(cells[0]))
    .map((cells) => {
      let grid = cells[0];
      while (grid && !cells.every((c) => grid.contains(c))) grid = parentOf(grid);
      const inGrid = grid;
      let box = grid,
        heading = "";
      for (let up = 0; up < 5 && box; up++) {
        const all = said(box),
          days = said(inGrid);
        heading = (
          up === 0 ? [...inGrid.querySelectorAll("caption, thead")].map(said).join(" ") : all.replace(days, " ")
        )
          .replace(/\s+/g, " ")
          .trim();
        if (/(19|20)\d\d/.test(heading)) break;
        box = parentOf(box);
      }
      const cell = cells[0].closest("[data-year][data-month]");
      const meta = cell ? [+cell.dataset.year, +cell.dataset.month + 1] : null;
      const label = cells[14].closest("[aria-label],[data-date],[datetime],[title]") || cells[14];
      const told = ["aria-label", "data-date", "datetime", "title"].map((n) => label.getAttribute(n) || "").join(" ");
      return { cells, box: box || grid, heading, meta, told };
    });
  if (!wanted) return calendars.map((c) => ({ heading: c.heading, meta: c.meta, told: c.told, isFloating }));
  const calendar = calendars[wanted.place];
  if (!calendar) return null;
  if (wanted.day) return calendar.cells[wanted.day - 1] || null;
  const forward = /next|forward|right|次|翌|[>›»→▶]/i,
    back = /prev|back|left|前|[<‹«←◀]/i;
  const way = wanted.way === "next" ? forward : back,
    other = wanted.way === "next" ? back : forward;
  let box = calendar.box;
  for (let up = 0; up < 3 && box; up++, box = parentOf(box)) {
    const arrows = [...box.querySelectorAll("a, button, [role=button], [class*=next], [class*=prev]")].filter((e) => {
      const isInside = !!e.parentElement.closest("a, button, [role=button]");
      if (isInside || !isShown(e) || e.disabled || day(e) || calendar.cells.some((c) => e.contains(c) || c.contains(e)))
        return false;
      const words = [
        e.textContent,
        e.getAttribute("aria-label"),
        e.title,
        /** @type {any} */ (e.className).baseVal ?? e.className,
        ...Object.values(e.dataset),
      ].join(" ");
      return (
        way.test(words) && !other.test(words.replace(/\b(text|ui-icon|icon)-?\w*/g, "")) && !/year|年/i.test(words)
      );
    });
    if (arrows.length) return arrows[wanted.way === "next" ? arrows.length - 1 : 0];
  }
  return null;
}

/** Waits until no part of the page comes up or goes away, for so many ms at most; what turns for ever does not count. */
export function comesToRest(el, limit) {
  const moving = el.ownerDocument
    .getAnimations()
    .filter((it) => it.playState === "running" && Number(it.effect?.getComputedTiming().endTime) < 2000);
  const over = new Promise((done) => setTimeout(done, limit));
  return Promise.race([over, Promise.allSettled(moving.map((it) => it.finished))]).then(() => true);
}
