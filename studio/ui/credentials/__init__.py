"""認証情報: secrets by name, place and site."""
