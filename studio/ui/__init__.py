"""The window: one of the two faces. Qt lives here and nowhere else."""
