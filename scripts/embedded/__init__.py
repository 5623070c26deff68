"""What the embedded models and data are made of: drawn pictures, small networks, seeded weights.

Everything is computed in float64 and rounded to a coarse grid before it is written, so that
another machine's rounding does not change a byte of a model.
"""
