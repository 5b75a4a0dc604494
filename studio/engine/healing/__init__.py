"""L3 to L5 of a replay: what becomes of a step whose element is not where it was, and of its repair."""
