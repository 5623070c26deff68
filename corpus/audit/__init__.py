"""Audit of the corpus: would it notice if an argument were misread, and what ranges does it cover."""
