"""Models with one thing wrong, in all the ways of Android's VTS: every one must be refused."""

from __future__ import annotations

import sys

from vts.mutations import MutationTests, mutation_groups_in

__all__ = ["GROUP"]


class _ModelValidation(MutationTests):
    name = "model_validation"
    title = "Model validation"
    summary = "A model, preference or priority with one thing wrong is refused by every call."
    source = "ValidationTest (ValidateModel.cpp)"
    kinds = mutation_groups_in(sys.modules[__name__])


GROUP = _ModelValidation()
