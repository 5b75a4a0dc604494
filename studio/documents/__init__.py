"""Papers as files: one HTML file or one Excel file, pure functions of a `Paper`.

`formats` is what the command line and the window offer. Nothing in a file runs, and nothing in it
leads outside: pictures stand in the file itself.
"""
