"""The practice site: a small set of business pages on loopback, and the directory that names them.

`server.PracticeSite` serves `resources/practice/`; `directory.PracticeDirectory` says which words
people use for it. Standard library, jinja2 and pydantic only.
"""
