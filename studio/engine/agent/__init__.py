"""From a sentence to verified steps: plan, decide, act, verify, record. Knows no Qt, Playwright, openai or SQL."""
