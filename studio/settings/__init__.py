"""Where things are kept, and how the studio is set up."""
