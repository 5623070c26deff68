"""Builders of our own corpus: a description of specs, oracles, checks, a writer."""
