"""The window itself: its start and end, rail, foot, and where it stands beside the browser."""
