"""How the command line speaks and asks, and the call that every command shares."""
