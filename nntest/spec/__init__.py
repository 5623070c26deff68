"""Android's language for NNAPI test specs (``*.mod.py``): loading and expansion.

:func:`load` turns a spec file into :class:`SpecCase` values, one a test.
"""

from nntest.spec.cache import load_cached
from nntest.spec.case import SpecCase
from nntest.spec.loader import SPEC_SUFFIX, SpecError, SpecFile, load

__all__ = ["SPEC_SUFFIX", "SpecCase", "SpecError", "SpecFile", "load", "load_cached"]
