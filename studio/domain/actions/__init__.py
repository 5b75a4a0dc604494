"""The kinds of action, each a class that says all there is to say of itself; `action` lists them."""
