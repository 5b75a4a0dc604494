"""Flows as files that live without the studio: deterministic, no model, no secrets.

`formats` is what the command line and the window offer; to add a format, write an `Exporter` and
put it there.
"""
