"""Where things are kept, how the studio is set up, and where its own resources lie."""
