"""Laws: what a driver's answers have to do with each other, so that no oracle is needed.

Metamorphic testing (T. Y. Chen, S. C. Cheung, S. M. Yiu, HKUST-CS98-01, 1998): one file a law.
"""

from __future__ import annotations

from nntest.graph_tests.laws.law import Law

__all__ = ["Law"]
