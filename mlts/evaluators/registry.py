"""Finds the evaluators of this folder and makes the one that a model asks for."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from mlts.catalogue import CatalogueModel
from mlts.evaluators.base import Evaluator
from nncli.errors import UserError

__all__ = ["UnknownEvaluator", "create", "evaluators"]


class UnknownEvaluator(UserError):
    """A model list names an evaluator that does not exist."""


@cache
def evaluators() -> dict[str, type[Evaluator]]:
    """Every evaluator by the name that a model list gives it."""
    for found in pkgutil.iter_modules([str(Path(__file__).parent)]):
        importlib.import_module(f"mlts.evaluators.{found.name}")
    return {kind.class_name: kind for kind in Evaluator.__subclasses__()}


def create(model: CatalogueModel) -> Evaluator | None:
    """A fresh evaluator for a model; None where its entry asks for none.

    Raises UnknownEvaluator, EvaluatorMisfit.
    """
    entry = model.entry.evaluator
    if entry is None:
        return None
    known = evaluators()
    if entry.class_name not in known:
        raise UnknownEvaluator(
            f"{model.where()}: key 'evaluator.className': '{entry.class_name}' is unknown; "
            f"known: {', '.join(sorted(known))}."
        )
    return known[entry.class_name].create(model)
