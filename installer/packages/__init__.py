"""What the installers of the three systems are made of; `installer/package.py` makes them."""
