"""What of an act becomes a step that holds another day. Pure."""
