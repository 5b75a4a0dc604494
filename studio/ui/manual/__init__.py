"""使い方: short chapters with pictures that the program has taken of itself."""
