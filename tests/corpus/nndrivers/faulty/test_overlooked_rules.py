"""Each rule that a defect leaves out is one that mutations of the suite break."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

from nndrivers.faulty.catalogue import Defect, defects
from nnhal.errors import Invalid
from nnhal.types import HalVersion, Model
from nnhal.validation import check_model
from nnhal.versions import canonical_model
from tests.cells import cells
from tests.own_corpus import own_cases
from vts.groups import model_validation, model_validation_extra
from vts.mutations import MutationGroup, Subject

_LENIENT = [defect for defect in defects().values() if hasattr(defect.make, "overlooked")]
_FILES = (
    "activation/elu",
    "control_flow/if",
    "convolution/conv_2d_quant8",
    "reshape/channel_shuffle",
)
_CASES = 6
_EACH = 60
"""Mutations of one kind and model that are looked at."""


def _models() -> Iterator[Model]:
    for file in _FILES:
        cases = list(own_cases(file))
        yield from (case.model for case in cases[:: max(len(cases) // _CASES, 1)])


@cache
def _faults() -> dict[str, list[Invalid]]:
    """By kind of mutations, why models with one of them are invalid."""
    found: dict[str, list[Invalid]] = {}
    kinds = [*model_validation.GROUP.kinds.values(), *model_validation_extra.GROUP.kinds.values()]
    for model in _models():
        for kind in kinds:
            found.setdefault(kind.name, []).extend(_faults_of(model, kind))
    return found


def _faults_of(model: Model, kind: MutationGroup) -> Iterator[Invalid]:
    subject = Subject(model, kind.until or HalVersion.V1_3)
    for mutation in islice(kind.mutate(subject), _EACH):
        if mutation.is_about_model:
            try:
                check_model(canonical_model(mutation.model))
            except Invalid as error:
                yield error


def _is_overlooked(defect: Defect, fault: Invalid) -> bool:
    lenient: Any = defect.make
    return fault.rule in lenient.overlooked and bool(lenient.is_meant(fault))


@cells("defect", _LENIENT, ids=[defect.name for defect in _LENIENT])
def test_a_mutation_breaks_the_rule(defect: Defect) -> None:
    assert any(_is_overlooked(defect, fault) for faults in _faults().values() for fault in faults)


@cells("kind", model_validation.GROUP.kinds)
def test_each_kind_of_mutations_breaks_a_rule_that_a_defect_leaves_out(kind: str) -> None:
    if kind in ("execution_preference", "execution_priority"):
        return  # any_preference_accepted and any_priority_accepted
    faults = _faults()[kind]

    assert any(_is_overlooked(defect, fault) for defect in _LENIENT for fault in faults)
