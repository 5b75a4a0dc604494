"""Cards that ask a person or lead on: approvals, failures, repairs, what was cut off."""
