"""Answers: values found by what stands around them, and figures computed over tables."""
