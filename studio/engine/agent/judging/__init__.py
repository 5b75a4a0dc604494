"""Whether what was wanted has come about: by acts, fields and what the page says. Pure."""
