"""Random partitioning: models over several drivers give what they give on the CPU, bit for bit.

Source: Android's ``TestPartitioningRandom.cpp``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from cts.expect import OP_FAILED, require
from cts.random_models import Drawn, drawn
from cts.test_group import Context, Failed, IndexedCase, PlannedTest, Subject, TestGroup
from cts.ways import ASYNC, FENCED
from nnapi.compilation import Compilation
from nnapi.errors import NnapiError
from nnapi.execution import Execution
from nnapi.operand_type import OperandType
from nnapi.partitioning.plan import Plan
from nnapi.settings import Partitioning, Settings
from nnhal.device import Device
from nnhal.types import HalVersion
from nnhal.types import OperandType as Code
from nntest.judge import Judgment

__all__ = ["GROUP"]

_SEEDS: Final = 225


class _RandomPartitioning(TestGroup):
    name = "random_partitioning"
    title = "Random partitioning"
    summary = (
        "A random model that is spread over drivers gives the same bits as on the CPU alone; where "
        "it cannot be, the CPU gets all of it."
    )
    source = "RandomPartitioningTest"
    subject: ClassVar[Subject] = Subject.RUNTIME

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for seed in range(_SEEDS):
            yield PlannedTest(group=self.name, name=f"seed_{seed}")

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        model = drawn(int(test.name.removeprefix("seed_")))
        compilation = _compiled(context, model)
        alone = Compilation(model.build(context.runtime))
        alone.finish()
        expected, actual = _outputs(model, alone), _outputs(model, compilation)
        for index, (wanted, found) in enumerate(zip(expected, actual, strict=True)):
            if wanted.tobytes() != found.tobytes():
                wrong = int(np.count_nonzero(wanted != found))
                plan = ", ".join(compilation.plan.outline())
                raise Failed(
                    f"output {index}: {wrong} of {wanted.size} elements differ from those of the "
                    f"CPU alone; the plan: {plan}"
                )
        return None


GROUP: Final = _RandomPartitioning()


def _compiled(context: Context, model: Drawn) -> Compilation:
    """For the drivers without fallback; with it where that cannot be."""
    without = _for_drivers(context, model, Partitioning.WITHOUT_FALLBACK)
    try:
        without.finish()
    except NnapiError as error:
        if error.code != OP_FAILED or not _may_fail(model, without.plan):
            raise Failed(f"compilation without fallback: {error}") from error
        compilation = _for_drivers(context, model, Partitioning.WITH_FALLBACK)
        compilation.finish()
        require(compilation.plan.outline(), ("nnapi-reference",), "the plan with fallback")
        return compilation
    return without


def _for_drivers(context: Context, model: Drawn, setting: Partitioning) -> Compilation:
    runtime = context.other_runtime(map(Device, model.drivers()), Settings(partitioning=setting))
    return Compilation(model.build(runtime))


def _may_fail(model: Drawn, plan: Plan) -> bool:
    """A step without inputs or outputs, or a size that a driver before HAL 1.2 cannot tell."""
    has_old = any(version < HalVersion.V1_2 for _, version in model.owners.values())
    is_cut_off = any(not (step.inputs and step.outputs) for step in plan.execution_steps())
    return is_cut_off or (bool(plan.dynamic_temporaries or model.unknown) and has_old)


def _outputs(model: Drawn, compilation: Compilation) -> list[NDArray[Any]]:
    execution = Execution(compilation)
    for index, data in enumerate(model.inputs):
        execution.set_input(index, data)
    shape = (model.size, model.size)
    # Drivers before HAL 1.2 must be told.
    type = OperandType(Code.TENSOR_FLOAT32, shape)
    outputs = [np.full(shape, -99, np.float32) for _ in model.outputs]
    for index, output in enumerate(outputs):
        execution.set_output(index, output, type)
    is_known = not model.unknown.intersection(model.outputs)
    (FENCED if model.is_fenced and is_known else ASYNC).compute(execution)
    for index in range(len(outputs)):
        require(execution.output_operand_dimensions(index), shape, f"dimensions of output {index}")
    return outputs
