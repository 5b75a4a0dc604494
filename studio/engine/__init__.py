"""What the studio does: asyncio and domain values only; adapters come in through `ports`."""
