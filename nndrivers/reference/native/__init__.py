"""Native loops: what NumPy takes several passes over memory for, compiled by Numba to one.

Only :mod:`nndrivers.reference.native.loading` is imported from elsewhere; it imports the rest where
Numba is installed and the work is worth it. All that is here gives the bits of the NumPy code that
it stands for, which is the fallback, and the oracle of its tests. The exception are convolutions of
floats (:mod:`.convolution`), whose last bits depend on the order of sums: they have XNNPACK's.
"""
