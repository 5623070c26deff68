"""Models that are nearly those of the specs, judged by an oracle.

A test of our own, against compilers that recognize a pattern by too little. The specs have the
patterns; what only looks like them is made of them, at random but the same for every driver: with
another axis, constant, order, operation, reader or quantization.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final
from zlib import crc32

from nnhal.errors import HalError
from nnhal.model_parts import exposed
from nntest.graph_tests.machine import Refusal
from nntest.graph_tests.oracles import Oracle
from nntest.graph_tests.specimen import part_with
from nntest.graph_tests.trial import Tally
from nntest.groups.test_group import planned
from nntest.judge import Judgment
from vts.driving.judged_by_oracle import checked, is_oracle, oracles_for
from vts.test_group import Context, IndexedCase, PlannedTest, Skipped, TestGroup
from vts.variations import CHANGES, DIGITS, Unsuitable, Variation, vary
from vts.variations.soundness import NOT_VARIED, is_sound

__all__ = ["GROUP"]

_ROUNDS: Final = 5
"""Variations of a case."""

_MOST_BYTES: Final = 1 << 12
"""Of the first output of a case."""

_SAME: Final = frozenset({"TENSOR_FLOAT16", "TENSOR_QUANT8_ASYMM_SIGNED"})
"""Types whose cases are those of other types once more."""


class _ModelVariations(TestGroup):
    name = "model_variations"
    title = "Variations of models"
    summary = (
        "Models that differ from those of the specs in an axis, a constant, an order, an operation "
        "or a reader of a result give the reference driver's results."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for case in corpus:
            if not _is_varied(case):
                continue
            if thorough or _SAME.isdisjoint(case.types):
                yield planned(self.name, case)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        tally, advice = Tally(), dict[str, None]()
        reason = "no variation is supported"
        for variation in _variations(test, context):
            context.alive()
            specimen = variation.specimen
            if variation.version > context.device.hal_version:
                continue
            if not all(context.device.supported_operations(specimen.model)):
                continue
            if not _is_sound(variation, oracles_for(context.driver)[0]):
                reason = "the oracle runs no variation of those that are supported"
                continue
            told = f"where {variation.words} (variation {variation.seed})"
            doubt = checked(specimen, told, variation.seed, context, tally)
            if doubt:
                advice[doubt] = None
        if not tally.count.compared:
            raise Skipped(reason)
        return Judgment(advice=tuple(advice)) if advice else None


GROUP: Final = _ModelVariations()


def _is_varied(case: IndexedCase) -> bool:
    return (
        case.operation_count > 1
        and not case.expect_failure
        and not case.has_zero_sized_output
        and case.output_bytes <= _MOST_BYTES
        and NOT_VARIED.isdisjoint(case.operations)
    )


def _variations(test: PlannedTest, context: Context) -> Iterator[Variation]:
    case = context.case(test)
    rounds = [CHANGES] * _ROUNDS + [DIGITS]
    # The oracle's own oracle takes longer.
    for number, changes in enumerate(rounds[:1] if is_oracle(context.driver) else rounds):
        try:
            yield vary(case, crc32(f"{case.name} {number}".encode()), changes)
        except Unsuitable:
            continue


def _is_sound(variation: Variation, oracle: Oracle) -> bool:
    """Whether the oracle runs it, and nothing in it is left open."""
    specimen = variation.specimen
    shown = exposed(specimen.model)
    try:
        if not all(oracle.supported(specimen.model)):
            return False
        results = oracle.run(part_with(specimen, shown, specimen.given))
    except (Refusal, HalError):
        return False
    computed = dict(zip(shown.outputs, results, strict=True))
    return is_sound(specimen.model, {**specimen.given, **variation.constants, **computed})
