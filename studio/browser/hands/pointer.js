// @ts-check

/** Whether a button is there for the keyboard, and for who has a page read aloud, but nobody sees it; it takes the focus. */
export function isForKeys(el) {
  const parts = [...el.getClientRects()];
  const isUnseen = parts.length > 0 && parts.every((part) => part.width <= 2 && part.height <= 2);
  const isButton = el.matches("button, input[type=submit], input[type=button]") && !el.disabled && el.tabIndex >= 0;
  return isButton && isUnseen && el.checkVisibility({ visibilityProperty: true }) && !el.closest("[inert]");
}
