"""What runs beside a copy of the studio that something was added to; `tests/test_recipes.py` starts it."""
