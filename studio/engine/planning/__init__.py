"""From a sentence to a checklist, and back: edits, a new plan, and what a person tells models beside it."""
