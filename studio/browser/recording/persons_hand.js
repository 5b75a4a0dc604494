// @ts-check
/** Hears when a person presses a key or a button, in every frame, unseen by the page. */

/** @param {Event} event */
function tell(event) {
  if (event.isTrusted) globalThis.tejunHand(JSON.stringify({ what: "act" }));
}

/** Listens in a document, again where it was told to stop before. */
export function hearHand() {
  const kinds = ["pointerdown", "keydown"];
  const start = () => {
    kinds.forEach((kind) => addEventListener(kind, tell, true));
    globalThis.tejunHand(JSON.stringify({ what: "hello", place: [] }));
  };
  const stop = () => kinds.forEach((kind) => removeEventListener(kind, tell, true));
  globalThis.tejunRecording ??= { start, stop };
  globalThis.tejunRecording.start();
}
