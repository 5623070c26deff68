"""Audit of the corpus: whether it would notice a misread argument, and what it covers."""
