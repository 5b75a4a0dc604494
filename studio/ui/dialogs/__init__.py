"""Questions to the person: opened, awaited through a future, never `exec`ed."""
