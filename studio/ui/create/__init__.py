"""つくる: one page in four states."""
