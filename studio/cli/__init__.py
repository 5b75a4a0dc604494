"""The command line: the same studio for people at a terminal and for machines."""
