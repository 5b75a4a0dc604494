"""What an act or a request is, by itself: its words, its days, its record, whose values it holds. Pure."""
