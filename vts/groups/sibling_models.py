"""Models that are prepared side by side, and differ in next to nothing or in nothing at all.

A test of our own, against drivers that find programs, packed weights or compiled kernels again by
too little of what they come from, and against those that let one prepared model end the life of
another. Source: ``IDevice.hal``, ``prepareModel`` prepares the model that it is given;
``IPreparedModel.hal``, an IPreparedModel object is independent of others and may be used until it
is released.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from nnhal.types import OperandType
from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from vts.execution.available_executors import available
from vts.execution.executors import ASYNC, BURST, FENCED, SYNC
from vts.execution.generated import CaseRun, worst
from vts.execution.prepared import prepared
from vts.execution.rules import Trial
from vts.execution.sibling_models import SIBLINGS
from vts.test_group import Context, IndexedCase, PlannedTest, TestGroup

if TYPE_CHECKING:
    from vts.execution.executors import Executor
    from vts.execution.prepared import Prepared

__all__ = ["GROUP"]

_TYPES: Final = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM)

_OPERATIONS: Final = {"one_element": "FULLY_CONNECTED"}
"""What siblings are models of, where it is not ADD."""


class _SiblingModels(TestGroup):
    name = "sibling_models"
    title = "Models side by side"
    summary = (
        "Models that differ in one constant, in its dimensions, its scale or one scalar, and equal "
        "models, each give their own results, also when one of them is released, and as many as 18."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for name in SIBLINGS:
            for type in _TYPES:
                yield PlannedTest(
                    group=self.name,
                    name=f"{name}/{type.name}",
                    operations=(_OPERATIONS.get(name, "ADD"),),
                    types=(type.name,),
                )

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        name, type = test.name.split("/")
        pools = ArgumentPools  # of its own for each: none may read another's inputs
        runs = [CaseRun.of(case, pools()) for case in SIBLINGS[name](OperandType[type])]
        models = [prepared(context.device, run.case.model) for run in runs]
        # The last one leaves no thread behind that may still hold a prepared model.
        ways = available((ASYNC, BURST, FENCED, SYNC), context.device.hal_version)
        judgments = [*_in_turns(models, runs, ways)]
        # The one that was prepared first may own what the others share with it.
        with models.pop(0):
            runs.pop(0)
        context.driver.settle()
        judgments += _in_turns(models, runs, ways[-1:], "when the first is released")
        for model in models:
            with model:
                context.alive()
        return worst(judgments)


GROUP: Final = _SiblingModels()


def _in_turns(
    models: Sequence[Prepared],
    runs: Sequence[CaseRun],
    ways: Sequence[Executor],
    when: str = "while all are prepared",
) -> Iterator[Judgment]:
    """Each model in its turn, in every way, and then from the last to the first."""
    pairs = [*zip(models, runs, strict=True)]
    for way in ways:
        for number, (model, run) in enumerate(pairs + pairs[::-1]):
            index = min(number, 2 * len(pairs) - 1 - number)
            note = f"model {index + 1} of {len(pairs)}, {when}"
            yield run.execute(Trial(way, note=note), model)
