"""One run of any kind: asked for, held, paced, written down, ended and told."""
