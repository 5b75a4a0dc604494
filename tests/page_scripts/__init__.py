"""What checks the scripts that run in pages: `python -m tests.page_scripts`."""
