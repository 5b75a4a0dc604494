"""Whose word a write has: the person's sentence, or a step of a flow."""
