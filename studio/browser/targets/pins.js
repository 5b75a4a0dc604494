// @ts-check
import { PIN_LOST } from "../faults.js";
import { storeOf } from "../store.js";

export function onPin(script, key, place, argument) {
  const held = globalThis.tejun?.pins?.get(key) ?? [];
  const element = place === null ? (held.length === 1 ? held[0] : null) : held[place];
  if (!element || !element.isConnected) throw new Error(`${PIN_LOST}: ${key}`);
  return script(element, argument);
}

/** Asks as soon as the element is held; whoever waits for an older one asks in vain. */
export async function oncePinned(script, key, place, argument) {
  const store = storeOf();
  const awaited = (store.awaited ??= new Map());
  for (const [older, letGo] of awaited)
    if (Number(older) < Number(key)) {
      awaited.delete(older);
      letGo();
    }
  if (!store.pins?.has(key)) await new Promise((resolve) => awaited.set(key, resolve));
  awaited.delete(key);
  return onPin(script, key, place, argument);
}
