"""An execution whose inputs and outputs lie in device memories."""

from __future__ import annotations

from nnhal.types import Request
from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.answer import Answer
from vts.driving.arguments import GuardedArguments, output_sizes
from vts.driving.device_memory import DeviceMemory, allocate
from vts.driving.generated import CaseRun
from vts.driving.prepared import Prepared
from vts.driving.rules import Trial

__all__ = ["on_device"]


def on_device(case: SpecCase, pools: ArgumentPools, model: Prepared, trial: Trial) -> Judgment:
    """One execution with a device memory for every input and output that the driver has one for."""
    inputs = {
        index: memory
        for index, data in enumerate(case.inputs)
        if data and (memory := allocate(model, inputs=[index])) is not None
    }
    for index, memory in inputs.items():
        memory.write(case.inputs[index])
    outputs = {
        index: memory
        for index in range(len(case.outputs))
        if (memory := allocate(model, outputs=[index])) is not None
    }
    declared = [case.model.main.operands[index] for index in case.model.main.output_indexes]
    for index, memory in outputs.items():
        # What was copied in before must not come out again.
        if case.outputs[index] and declared[index].dimensions and all(declared[index].dimensions):
            memory.write(bytes(len(case.outputs[index])))
    if not inputs and not outputs:
        return Judgment()
    arguments = GuardedArguments(
        case.inputs,
        output_sizes(case.outputs),
        pools,
        input_tokens={index: memory.token for index, memory in inputs.items()},
        output_tokens={index: memory.token for index, memory in outputs.items()},
    )
    run = _DeviceRun(case, arguments)
    run.outputs = outputs
    return run.execute(trial, model)


class _DeviceRun(CaseRun):
    """A case some of whose outputs must be copied from device memories to be judged."""

    arguments: GuardedArguments
    outputs: dict[int, DeviceMemory]

    def judged(self, trial: Trial, answer: Answer, request: Request) -> Judgment:
        if not self.check(trial, answer, request):
            return Judgment()
        for index, memory in self.outputs.items():
            if self.case.outputs[index]:
                content = memory.read(len(self.case.outputs[index]))
                self.arguments.write_output(index, content)
        return self.compared(trial, answer)
