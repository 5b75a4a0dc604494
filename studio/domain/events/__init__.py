"""What a run tells while it happens, one frozen class each; `events` is their union."""
