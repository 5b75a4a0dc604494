"""Commands on what is kept: flows, history, secrets, the library, this machine."""
