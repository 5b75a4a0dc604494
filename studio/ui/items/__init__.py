"""Qt item models over the studio's values, without a single widget."""
