"""Keys: how the library's key is made, wrapped, kept in the OS keychain and found again.

This protects a stolen disk, a backup and other accounts of the machine. It does not protect
against a program that runs as the same person; nothing on this side of the machine can.
"""
