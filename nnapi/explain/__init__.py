"""Explanations: which device runs which operation of a model, why, and what would change that."""
