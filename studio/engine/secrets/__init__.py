"""What must not leave: secrets in sentences, values of password fields in whatever is told or kept, and where templates stand."""
