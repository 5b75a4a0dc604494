"""What the window works on: lists and flows with their undo, runs, jobs, and what is remembered of them. No widgets."""
