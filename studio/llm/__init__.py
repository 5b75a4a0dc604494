"""Language models: the `openai` client for hosted and compatible servers, and the built-in engine."""
