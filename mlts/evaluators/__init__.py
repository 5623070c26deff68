"""Accuracy of whole models: one evaluator a file, chosen by a model's key ``evaluator.className``.

An evaluator is given one sequence at a time and keeps only aggregates. To add one, put a module
with a subclass of :class:`Evaluator` into this folder; the registry is built from what is there.
"""

from mlts.evaluators.agreement import ClassAgreement
from mlts.evaluators.base import Evaluator, EvaluatorMisfit, SequenceOutputs
from mlts.evaluators.element_errors import ElementComparison
from mlts.evaluators.registry import create, evaluators

__all__ = [
    "ClassAgreement",
    "ElementComparison",
    "Evaluator",
    "EvaluatorMisfit",
    "SequenceOutputs",
    "create",
    "evaluators",
]
