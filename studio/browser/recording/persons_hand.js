// @ts-check
/** Hears when a person presses a key or a button, in every frame, unseen by the page. */

/** @param {Event} event */
function tell(event) {
  if (event.isTrusted) globalThis.tejunHand(JSON.stringify({ what: "act" }));
}

/** Listens in a document. */
export function hearHand() {
  if (globalThis.tejunRecording) return;
  const kinds = ["pointerdown", "keydown"];
  const stop = () => kinds.forEach((kind) => removeEventListener(kind, tell, true));
  globalThis.tejunRecording = { start() {}, stop };
  kinds.forEach((kind) => addEventListener(kind, tell, true));
  globalThis.tejunHand(JSON.stringify({ what: "hello", place: [] }));
}
