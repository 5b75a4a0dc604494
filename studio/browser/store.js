// @ts-check

/**
 * What our scripts keep of a document in its isolated world (`pages.d.ts` tells what), made by who comes first.
 *
 * @returns {Store}
 */
export function storeOf() {
  return (globalThis.tejun ??= { found: new Map() });
}
