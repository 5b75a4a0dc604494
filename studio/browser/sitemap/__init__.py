"""A site's own list of its pages."""
