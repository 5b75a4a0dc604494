"""表で実行: a flow over the rows of a table."""
