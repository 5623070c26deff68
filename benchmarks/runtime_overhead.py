"""Overhead of the NNAPI runtime over calling the driver directly, against the project's limits.

The reference driver, with one ADD of four floats and with mobilenet_v1_0.25_128. A direct call
executes a request that is ready; through the runtime, inputs and outputs are buffers of the
application, which are copied. All in turns within one process; medians of processor time, and of
the ratios and differences within each round of turns.

    python benchmarks/runtime_overhead.py [MODEL.tflite]
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.rebuilding import rebuilt
from nnapi.runtime import Runtime
from nnhal.debug.model_readers import read_model
from nnhal.memory import Memory
from nnhal.operand_types import dtype_of
from nnhal.registry import resolve
from nnhal.types import DataLocation, Operand, OperationType, Request, RequestArgument
from nnhal.types import OperandType as Code

MAX_RATIO = 1.10
MAX_US = 60

MODEL = "mobilenet_v1_0.25_128.tflite"

SECONDS = 10.0
NS_A_TURN = 20_000_000


def main() -> int:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else asset()
    runtime = Runtime([resolve("reference")])
    small = calls_of(addition(runtime))
    large = calls_of(rebuilt(runtime, read_model(path)))
    rounds = in_turns(
        {
            **{f"ADD, {name}": call for name, call in small.items()},
            **{f"{path.stem}, {name}": call for name, call in large.items()},
        }
    )
    return judge(rounds, path.stem)


def asset() -> Path:
    beside = Path(__file__).resolve().parent.parent.parent / "shared" / "mlts-assets"
    return Path(os.environ.get("MLTS_ASSETS", beside)) / MODEL


def addition(runtime: Runtime) -> Model:
    model = Model(runtime)
    floats = OperandType(Code.TENSOR_FLOAT32, (4,))
    one, other, total = (model.add_operand(floats) for _ in range(3))
    activation = model.add_operand(OperandType(Code.INT32))
    model.set_operand_value(activation, np.array(0, np.int32))
    model.add_operation(OperationType.ADD, [one, other, activation], [total])
    model.identify_inputs_and_outputs([one, other], [total])
    model.finish()
    return model


def calls_of(model: Model) -> dict[str, Callable[[], object]]:
    """One inference directly, with an execution that is used again, and with one of its own."""
    compilation = Compilation(model, model.runtime.devices[:1])
    compilation.finish()
    main = model.hal.main
    inputs = [array_of(main.operands[index]) for index in main.input_indexes]
    outputs = [array_of(main.operands[index]) for index in main.output_indexes]

    def execution(*, reusable: bool) -> Execution:
        made = Execution(compilation)
        made.set_reusable(reusable)
        for index, array in enumerate(inputs):
            made.set_input(index, array)
        for index, array in enumerate(outputs):
            made.set_output(index, array)
        return made

    request = request_for(inputs, outputs)
    prepared = compilation.compiled.simple.prepared
    again = execution(reusable=True)
    return {
        "direct": lambda: prepared.execute(request),
        "reusable": again.compute,
        "single use": lambda: execution(reusable=False).compute(),
    }


def array_of(operand: Operand) -> NDArray[Any]:
    return np.zeros(operand.dimensions, dtype_of(operand.type))


def request_for(inputs: list[NDArray[Any]], outputs: list[NDArray[Any]]) -> Request:
    """All arguments in one memory, as the runtime lays them out."""
    places, end = [], 0
    for array in (*inputs, *outputs):
        places.append(RequestArgument(location=DataLocation(0, end, array.nbytes)))
        end += -(-array.nbytes // 64) * 64
    pool = Memory.allocate(end)
    return Request(tuple(places[: len(inputs)]), tuple(places[len(inputs) :]), (pool,))


def in_turns(calls: dict[str, Callable[[], object]]) -> dict[str, NDArray[Any]]:
    """Microseconds of processor time of each, a number a round."""
    counts = {}
    for name, call in calls.items():
        for _ in range(3):
            call()
        begin = time.process_time_ns()
        call()
        counts[name] = max(1, NS_A_TURN // max(1, time.process_time_ns() - begin))
    durations: dict[str, list[float]] = {name: [] for name in calls}
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        for name, call in calls.items():
            begin = time.process_time_ns()
            for _ in range(counts[name]):
                call()
            durations[name].append((time.process_time_ns() - begin) / counts[name])
    return {name: np.array(values) / 1000 for name, values in durations.items()}


def judge(rounds: dict[str, NDArray[Any]], model: str) -> int:
    for name, durations in rounds.items():
        print(f"{name:40} {np.median(durations):10.1f} us")
    ways = ("reusable", "single use")
    added = {way: rounds[f"ADD, {way}"] - rounds["ADD, direct"] for way in ways}
    times = {way: rounds[f"{model}, {way}"] / rounds[f"{model}, direct"] for way in ways}
    overheads = {way: float(np.median(values)) for way, values in added.items()}
    ratios = {way: float(np.median(values)) for way, values in times.items()}
    for way in ways:
        print(f"{way}: {overheads[way]:.1f} us on one operation (limit {MAX_US})")
        print(f"{way}: {ratios[way]:.3f} times the direct call of {model} (limit {MAX_RATIO})")
    is_within = max(overheads.values()) <= MAX_US and max(ratios.values()) <= MAX_RATIO
    return 0 if is_within else 1


if __name__ == "__main__":
    sys.exit(main())
