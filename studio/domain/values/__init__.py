"""Numbers, dates and what stands in for them: read from what people write, compared, converted, written again."""
