"""What stands in the window: places, cards and lists. They show and ask; they decide nothing."""
