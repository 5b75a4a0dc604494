"""A model server that other people wrote, compiled here: our requests, schemas and streams on a real one."""
