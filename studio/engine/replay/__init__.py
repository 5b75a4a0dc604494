"""Again, without a model: selection rules on today's page, recorded targets, post-conditions."""
