"""予定: what runs by itself."""
