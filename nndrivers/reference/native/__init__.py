"""Native loops: what NumPy takes several passes over memory for, done in one by a library in C.

Only :mod:`.loading` is imported from elsewhere, and :mod:`.joining` where there are native calls;
they import the rest where the library can be had. All that is here gives the bits of the NumPy code
that it stands for, which is the fallback, and the oracle of its tests. The exceptions are
convolutions of floats and products of a row of floats, whose last bits depend on the order of sums:
convolutions have XNNPACK's.
"""
