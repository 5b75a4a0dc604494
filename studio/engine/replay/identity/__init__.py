"""Whether an element of today is the recorded one. Pure."""
