"""The values everything else speaks in: frozen, without I/O, knowing nothing above them."""
