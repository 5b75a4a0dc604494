"""Verified acts become a procedure that is right with other values too. Pure: acts + checklist → flow."""
