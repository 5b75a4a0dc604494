"""Edits of a flow as pure functions: a flow goes in, a new flow comes out; undo is the old one."""
