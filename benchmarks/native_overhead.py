"""Overhead of a native driver over a C program that makes the same calls, against the limit.

The tests' Support Library computes nothing here, so that only calls are left: an execution is
created, gets one input and one output from a memory, is computed, asked for its output's shape and
freed. Processor time, the least of many rounds: what is measured is code, not the machine.

    python benchmarks/native_overhead.py
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from nnhal.device import Device
from nnhal.interfaces import IPreparedModelAidlV4
from nnhal.memory import Memory
from nnhal.registry import resolve
from nnhal.types import (
    DataLocation,
    ExecutionConfig,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Request,
    RequestArgument,
    Subgraph,
)
from tests.process.nndrivers.support_library.native_library import (
    COMPILER,
    NO_COMPILER,
    NativeLibraries,
)

MAX_US = 25.0

SHAPE = (4,)
BYTES = 16
ROUNDS = 20
COUNT = 2_000


def main() -> int:
    if COMPILER is None:
        print(NO_COMPILER)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        library = NativeLibraries(Path(folder)).built("NO_COMPUTATION")
        c_us = in_c(Path(folder), library)
        device = resolve(str(library))
        durations = {name: least_us(call) for name, call in calls_of(device).items()}
    print(f"{'a C program':28} {c_us:6.2f} us an execution")
    for name, taken_us in durations.items():
        print(f"{name:28} {taken_us:6.2f} us, {taken_us - c_us:5.2f} us more (limit {MAX_US:g})")
    return 0 if max(durations.values()) - c_us <= MAX_US else 1


def in_c(folder: Path, library: Path) -> float:
    source = Path(__file__).with_suffix(".c")
    program = folder / "native_overhead"
    assert COMPILER is not None
    command = [COMPILER, "-O1", "-D_GNU_SOURCE", "-o", str(program), str(source), "-ldl"]
    subprocess.run(command, check=True)
    told = subprocess.run(
        [program, library, str(COUNT)], check=True, capture_output=True, text=True
    )
    return int(told.stdout) / 1000


def calls_of(device: Device) -> dict[str, Callable[[], object]]:
    """An execution by each way that the interface of the driver itself has."""
    prepared = device.prepare(relu())
    request = request_of()
    driver = prepared.interface
    assert isinstance(driver, IPreparedModelAidlV4)
    _, burst = driver.configure_execution_burst()
    _, reusable = driver.create_reusable_execution(request, ExecutionConfig())
    assert burst is not None
    assert reusable is not None
    return {
        "executeSynchronously": lambda: driver.execute_synchronously(request, False, -1, -1),
        "IBurst.executeSynchronously": lambda: burst.execute_synchronously(
            request, [0], False, -1, -1
        ),
        "IExecution.executeSynchronously": lambda: reusable.execute_synchronously(-1),
    }


def relu() -> Model:
    operands = tuple(
        Operand(OperandType.TENSOR_FLOAT32, SHAPE, lifetime=lifetime)
        for lifetime in (OperandLifeTime.SUBGRAPH_INPUT, OperandLifeTime.SUBGRAPH_OUTPUT)
    )
    return Model(Subgraph(operands, (Operation(OperationType.RELU, (0,), (1,)),), (0,), (1,)))


def request_of() -> Request:
    given, computed = (
        RequestArgument(location=DataLocation(0, offset, BYTES)) for offset in (0, BYTES)
    )
    return Request((given,), (computed,), (Memory.allocate(2 * BYTES),))


def least_us(call: Callable[[], object]) -> float:
    """Microseconds of processor time a call."""
    least = float("inf")
    for _ in range(ROUNDS):
        begin = time.process_time_ns()
        for _ in range(COUNT):
            call()
        least = min(least, (time.process_time_ns() - begin) / COUNT / 1000)
    return least


if __name__ == "__main__":
    sys.exit(main())
