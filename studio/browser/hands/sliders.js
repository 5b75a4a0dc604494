// @ts-check

export function state(el) {
  return ["aria-valuenow", "aria-valuemin", "aria-valuemax"].map((name) => {
    const value = parseFloat(el.getAttribute(name));
    return Number.isNaN(value) ? null : value;
  });
}
