"""Builders of our own corpus: one module a family, each writes ``specs/FAMILY.cases``."""
