"""Laws: a driver must agree with itself, in all ways to ask for the same values.

A test of our own, without any expected value: what must hold of two answers, and why, is said by
each law (:mod:`nntest.graph_tests.laws` and :mod:`vts.random_graph.laws`). ``vts random-graph``
checks them on graphs that nobody has thought of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from nntest.graph_tests.laws.check import broken
from nntest.graph_tests.machine import DeviceMachine, Refusal
from nntest.graph_tests.specimen import Specimen, specimen_of_case
from nntest.judge import Judgment
from nntest.random_graph.dice import Dice
from nntest.spec import SpecCase
from vts.driving.generated import planned
from vts.driving.prepared import unsupported
from vts.random_graph.laws import laws
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_TYPES: Final = ("TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM")
"""Of each operation, one case in each of these types: the laws are about operations."""


class _MetamorphicLaws(TestGroup):
    name = "metamorphic_laws"
    title = "Agreement with itself"
    summary = (
        "A driver gives the same values when they are requested in another way: operands "
        "exchanged, a batch split, an identity inserted, the model cut in two, another layout, "
        "prepared or executed by another call."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        chosen = corpus if thorough else _one_of_each(corpus)
        return [planned(self.name, case) for case in chosen if not case.expect_failure]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        specimen = _specimen(context.case(test))
        machine = DeviceMachine(context.device)
        reason = unsupported(context.device, specimen.model)
        if reason is not None:
            raise Skipped(reason)
        outputs = machine.run(specimen)
        for law in laws().values():
            context.alive()
            try:
                wrong = broken(law, machine, specimen, None, Dice(0), outputs)
            except Refusal as error:
                raise Failed("law_not_executed", f"{law.title}: {error}") from error
            if wrong is not None:
                raise Failed("law_broken", f"{law.title}: {wrong}. {law.why}")
        return None


GROUP: Final = _MetamorphicLaws()


def _one_of_each(corpus: Sequence[IndexedCase]) -> Iterator[IndexedCase]:
    """A case of every operation in every type of :data:`_TYPES`, where there is one."""
    seen: set[tuple[str, str]] = set()
    for case in corpus:
        types = [type for type in _TYPES if type in case.types]
        if case.operation_count == 1 and types and not case.expect_failure:
            key = case.first_operation, types[0]
            if key not in seen:
                seen.add(key)
                yield case


def _specimen(case: SpecCase) -> Specimen:
    """Raises Skipped for a model that says nothing about its shapes."""
    operands = case.input_operands()
    known = all(operand.dimensions and 0 not in operand.dimensions for operand in operands)
    outputs = all(0 not in operand.dimensions for operand in case.output_operands())
    if not (known and outputs and all(case.inputs)) or any(case.ignored):
        raise Skipped("the laws need known shapes, inputs that are there, and outputs that count")
    return specimen_of_case(case, case.inputs)
