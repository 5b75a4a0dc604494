"""A flow over the rows of a table: prepared, tried once, carried out by one or several browsers, resumed."""
