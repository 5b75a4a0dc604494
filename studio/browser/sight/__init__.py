"""What a page shows: the tree, what has no role, what must not be told."""
