// @ts-check

/** Wait until a press went through to its end (true), or its check is ended (false). */
export function heard(key) {
  return new Promise((resolve) =>
    ((globalThis["tejun"] ??= { found: new Map() }).verdicts ??= new Map()).set(key, (isHeard) => {
      globalThis["tejun"].verdicts.delete(key);
      resolve(isHeard);
    }),
  );
}
