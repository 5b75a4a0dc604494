"""What a page says, made small and comparable: dense text, tables of repeated shapes, differences. Pure."""
