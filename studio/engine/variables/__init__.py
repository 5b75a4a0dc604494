"""What may change from run to run: proposed, named, given a value for one run."""
