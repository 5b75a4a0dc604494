"""内蔵エンジン: reading Japanese instructions and deciding on pages by rules alone.

`japanese` reads a sentence into typed intents, `finding` finds the element a phrase means,
`moves`, `searching`, `picking` and `sending` turn an intent and a page into the next action, and
`rules` decides with them; `model` answers as a `ChatModel`.
"""

from studio.llm.builtin.model import BuiltinModel

__all__ = ["BuiltinModel"]
