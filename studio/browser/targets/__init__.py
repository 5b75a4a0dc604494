"""From a live element to one that is found next month."""
