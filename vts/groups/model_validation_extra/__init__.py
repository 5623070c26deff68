"""Models with one thing wrong that Android's VTS does not try: rules of the HAL all the same.

Among them are those that Android's own list of things to do names: the location of an operand, a
model's inputs and outputs, subgraphs.
"""

from __future__ import annotations

import sys

from vts.mutations import MutationTests, mutation_groups_in

__all__ = ["GROUP"]


class _ModelValidationExtra(MutationTests):
    name = "model_validation_extra"
    title = "Model validation, beyond Android"
    summary = "A model that breaks a rule of the HAL that Android's tests leave out is refused."
    source = "none (Validation.cpp and types.hal)"
    kinds = mutation_groups_in(sys.modules[__name__])


GROUP = _ModelValidationExtra()
