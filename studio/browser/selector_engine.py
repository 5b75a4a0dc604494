"""The selector engine that makes ordinary locators of what our scripts keep in a frame's isolated world."""

from typing import Final

ENGINE_NAME: Final = "tejun"
STORE: Final = "'tejun'"
"""Key of the store among the globals of the isolated world."""

ENGINE: Final = """
({
  queryAll(root, body) {
    const store = globalThis['tejun'] ??= {found: new Map()};
    if (body.startsWith('greet:')) store.token = body.slice(6);
    return (store.found.get(body) ?? []).filter(element => element.isConnected);
  }
})
"""
"""Selector engine: `tejun=<key>` are the elements a script kept under this key, if still in the page."""
