"""Commands that carry something out in a browser."""
