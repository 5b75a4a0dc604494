"""The key of the library: unlocked, restored, kept safe."""
