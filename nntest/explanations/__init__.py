"""Explanations of wrong values: hypotheses about a driver, computed and compared."""
