"""Prioritization: which tests find most for the time that there is.

The order is that of additional greedy coverage (Rothermel et al., Prioritizing Test Cases for
Regression Testing, 2001), with cost (Elbaum et al., 2001): what is covered are planted defects, as
far as the fault matrix of :mod:`.matrix` knows which test catches which.
"""

from __future__ import annotations

from typing import Final

__all__ = ["POWER"]

POWER: Final = "power"
"""Name of this order for ``--order`` and in results."""
