"""A page as it was seen: its tree, its address, and what points at one element of it."""
