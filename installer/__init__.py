"""Sets the studio up on a bare machine; standard library only, but for `demo`."""
