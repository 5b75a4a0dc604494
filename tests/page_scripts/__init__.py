"""What checks the scripts that run in pages, and the workflows: `python -m tests.page_scripts`."""
