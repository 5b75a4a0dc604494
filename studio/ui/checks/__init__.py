"""点検: how every flow stands."""
