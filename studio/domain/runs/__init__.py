"""A run under way: its checklist, its decisions, whom it waits for and how it ends."""
