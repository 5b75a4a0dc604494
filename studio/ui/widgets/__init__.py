"""What every place of the window is made of: look, boxes, cards, lists, timers, tasks."""
