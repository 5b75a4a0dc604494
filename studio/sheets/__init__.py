"""Tables of office workers: Excel and CSV files read as a person sees them, and copies with the results."""
