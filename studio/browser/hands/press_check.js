// @ts-check
import { storeOf } from "../store.js";

/** Wait until a press went through to its end (true), or its check is ended (false). */
export function heard(key) {
  return new Promise((resolve) =>
    (storeOf().verdicts ??= new Map()).set(key, (isHeard) => {
      globalThis.tejun.verdicts.delete(key);
      resolve(isHeard);
    }),
  );
}
