"""A login is passed with the person's own credential, for password fields of its site alone."""
