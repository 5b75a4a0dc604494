"""The encrypted library: flows with their versions, and the history of runs."""
