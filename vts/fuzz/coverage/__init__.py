"""Code coverage of the driver that is fuzzed: whether an attempt has reached anything new.

A driver in a process of its own marks places in a map that it shares with the worker
(:mod:`nnhal.code_coverage`); of one in Python, in this process, the interpreter tells what runs.
"""

from vts.fuzz.coverage.base import Coverage, NoCoverage
from vts.fuzz.coverage.choice import coverage_of

__all__ = ["Coverage", "NoCoverage", "coverage_of"]
