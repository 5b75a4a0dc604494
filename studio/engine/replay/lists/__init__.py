"""Rows of a page: which ones a rule means, over pages and scrolling; pressed, ticked, read out."""
