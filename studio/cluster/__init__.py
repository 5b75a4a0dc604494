"""Rows over many machines: Dask's scheduler says who is there, Dask's connections carry rows and what they report."""
