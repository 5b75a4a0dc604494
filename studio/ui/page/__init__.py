"""The page of the browser as the dock shows it: tree, picture, log."""
