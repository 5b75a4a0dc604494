"""Facts as Japanese lines; pure functions of values."""
