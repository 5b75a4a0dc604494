"""Whole flows recorded on one day and played on pages that have changed: right, refused, or wrong."""
