"""Formulas of all operations, in float64 or in integers: one module a family."""
