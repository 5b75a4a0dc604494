"""A flow: its steps, what was seen when it was made, and what two of its versions differ by."""
