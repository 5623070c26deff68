"""Split models: what two drivers compute together is what one computes, bit for bit.

Each of the two has half of the operations. Source: the claim of NNAPI that partitioning does not
change results; ``TestPartitioningRandom.cpp`` checks it with models of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from cts.expect import OP_FAILED, code_of_call, require
from cts.test_group import Context, Failed, IndexedCase, PlannedTest, Subject, TestGroup
from cts.toys import Supports, ToyDriver
from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.rebuilding import rebuilt
from nnapi.settings import Partitioning, Settings
from nnhal.device import Device
from nntest.groups.test_group import planned, representatives
from nntest.judge import Judgment

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["GROUP"]


class _SplitModels(TestGroup):
    name = "split_models"
    title = "Models of two drivers"
    summary = (
        "A model of the corpus gives the same bits when two drivers, each with half of the "
        "operations, share it as when one has all of them."
    )
    source = "RandomPartitioningTest, for the models of GeneratedTests"
    subject: ClassVar[Subject] = Subject.RUNTIME

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        cases = [
            case
            for case in corpus
            if case.has_inputs and not case.expect_failure and case.operation_count > 1
        ]
        return [planned(self.name, case) for case in representatives(cases, thorough=thorough)]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case = context.case(test)
        halves = [ToyDriver("even", supports=_half(0)), ToyDriver("odd", supports=_half(1))]
        split, whole = (
            _compiled(context, case, halves),
            _compiled(context, case, [ToyDriver("all")]),
        )
        plan = ", ".join(split.plan.outline())
        for index, (one, other) in enumerate(
            zip(_outputs(case, split), _outputs(case, whole), strict=True)
        ):
            if one != other:
                raise Failed(f"output {index} is not that of one driver; the plan: {plan}")
        return None


GROUP: Final = _SplitModels()


def _half(parity: int) -> Supports:
    return lambda operation, graph, model: operation.type % 2 == parity


def _compiled(context: Context, case: SpecCase, drivers: Sequence[ToyDriver]) -> Compilation:
    """For the drivers alone; where a step would have no inputs or outputs, the CPU gets all."""
    compilation = _compilation(context, case, drivers, Partitioning.WITHOUT_FALLBACK)
    code, said = code_of_call(compilation.finish)
    if code == OP_FAILED:
        compilation = _compilation(context, case, drivers, Partitioning.WITH_FALLBACK)
        code, said = code_of_call(compilation.finish)
        require(compilation.plan.outline(), ("nnapi-reference",), "the plan with fallback")
    require(code.name, "NO_ERROR", f"the code of the compilation ({said})")
    return compilation


def _compilation(
    context: Context, case: SpecCase, drivers: Sequence[ToyDriver], setting: Partitioning
) -> Compilation:
    runtime = context.other_runtime(map(Device, drivers), Settings(partitioning=setting))
    return Compilation(rebuilt(runtime, case.model))


def _outputs(case: SpecCase, compilation: Compilation) -> list[bytes]:
    execution = Execution(compilation)
    for index, data in enumerate(case.inputs):
        execution.set_input(index, data or None)
    rooms = [bytearray(max(len(data), 1)) for data in case.outputs]
    for index, room in enumerate(rooms):
        execution.set_output(index, room)
    execution.compute()
    return [
        bytes(room) if not is_ignored else b""
        for room, is_ignored in zip(rooms, case.ignored, strict=True)
    ]
