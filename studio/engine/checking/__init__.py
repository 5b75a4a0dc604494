"""点検: what is weak or missing in a flow, read from the flow itself or seen on today's pages."""
