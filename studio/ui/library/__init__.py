"""手順: the kept flows."""
