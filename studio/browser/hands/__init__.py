"""What is done to a page, each act read back."""
