"""Duration of a call of a driver in another process, against the limits the project has set itself.

One small ADD, and a driver that does nothing with tensors of 4 KB and of 4 MB; beside them Python's
own way to ask another process for the same, multiprocessing.connection with the tensors in its
messages. All in turns, so that whatever the machine is doing disturbs them alike; medians and their
ratios.

    python benchmarks/service_calls.py
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from multiprocessing.connection import Connection, Pipe

import numpy as np

from nnhal.device import Device, PreparedModel
from nnhal.driver_kit import Driver, ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.memory import Memory
from nnhal.types import (
    Capabilities,
    DataLocation,
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
from nnprocess.zygote import Zygote
from nnservice import start

MAX_SYNCHRONOUS_US = 80
MAX_BURST_US = 25
MAX_RATIO_OF_SIZES = 1.2

SMALL, KB_4, MB_4 = 4, 1024, 1024 * 1024
"""Elements of float32."""

SECONDS = 6.0
WARM_UP_CALLS = 50
CALLS_A_TURN = 200
"""Many, so that the median is of calls in a row, not of the first after another one's turn."""
MAX_NS_A_TURN = 10_000_000


class IdleProgram(Program):
    """Touches nothing."""

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None: ...


class IdleDriver(Driver):
    """Driver that does nothing: what is left is the call."""

    name = "benchmark-idle"

    def capabilities(self) -> Capabilities:
        return Capabilities()

    def supported_operations(self, model: Model) -> Sequence[bool]:
        return [True] * len(model.main.operations)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return IdleProgram()


def main() -> int:
    with ExitStack() as stack:
        zygote = stack.enter_context(Zygote.start())
        # HAL 1.3 is the newest version whose bursts are message queues.
        reference = stack.enter_context(start("reference@1.3", zygote=zygote)).device
        idle = stack.enter_context(start("service_calls:IdleDriver", zygote=zygote)).device
        python = stack.enter_context(PythonsOwn(zygote))
        medians = in_turns(
            {
                "in this process": add(resolve_here(), SMALL),
                "synchronous": add(reference, SMALL),
                "in a burst": burst(reference, SMALL),
                "multiprocessing": python.adding(SMALL),
                "idle, 4 KB": add(idle, KB_4),
                "idle, 4 MB": add(idle, MB_4),
                "multiprocessing, 4 KB": python.adding(KB_4),
                "multiprocessing, 4 MB": python.adding(MB_4),
            }
        )
    return judge(medians)


def resolve_here() -> Device:
    from nnhal.registry import resolve

    return resolve("reference@1.3")


def add(device: Device, elements: int) -> Callable[[], object]:
    """One execution of an ADD."""
    model, request = prepared(device, elements)
    return lambda: model.execute(request)


def burst(device: Device, elements: int) -> Callable[[], object]:
    """One execution of an ADD in a burst."""
    model, request = prepared(device, elements)
    calls = model.burst()
    return lambda: calls.execute(request)


def prepared(device: Device, elements: int) -> tuple[PreparedModel, Request]:
    """An ADD of two tensors, and a request for it."""
    tensor = Operand(
        OperandType.TENSOR_FLOAT32, (elements,), lifetime=OperandLifeTime.SUBGRAPH_INPUT
    )
    activation = Operand(
        OperandType.INT32, lifetime=OperandLifeTime.CONSTANT_COPY, location=DataLocation(0, 0, 4)
    )
    result = Operand(
        OperandType.TENSOR_FLOAT32, (elements,), lifetime=OperandLifeTime.SUBGRAPH_OUTPUT
    )
    main = Subgraph(
        (tensor, tensor, activation, result),
        (Operation(OperationType.ADD, (0, 1, 2), (3,)),),
        (0, 1),
        (3,),
    )
    size = 4 * elements
    pools = Memory.allocate(2 * size), Memory.allocate(size)
    inputs = tuple(RequestArgument(location=DataLocation(0, at, size)) for at in (0, size))
    outputs = (RequestArgument(location=DataLocation(1, 0, size)),)
    return device.prepare(Model(main, operand_values=bytes(4))), Request(inputs, outputs, pools)


class PythonsOwn:
    """A process that adds what it is sent over a connection of multiprocessing."""

    def __init__(self, zygote: Zygote) -> None:
        self._ours, theirs = Pipe()
        with theirs:
            zygote.fork("service_calls:answer", fds=[theirs.fileno()])

    def adding(self, elements: int) -> Callable[[], object]:
        """One question and its answer."""
        one, other = np.zeros(elements, np.float32), np.zeros(elements, np.float32)

        def ask() -> object:
            self._ours.send((one, other))
            return self._ours.recv()

        return ask

    def __enter__(self) -> PythonsOwn:
        return self

    def __exit__(self, *exc: object) -> None:
        self._ours.close()


def answer(arguments: bytes, descriptors: list[int]) -> None:
    """The other process."""
    connection = Connection(descriptors[0])
    try:
        while True:
            one, other = connection.recv()
            connection.send(np.add(one, other))
    except EOFError:
        return


def in_turns(calls: dict[str, Callable[[], object]]) -> dict[str, float]:
    """The median of each in microseconds."""
    for call in calls.values():
        for _ in range(WARM_UP_CALLS):
            call()
    durations: dict[str, list[int]] = {name: [] for name in calls}
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        for name, call in calls.items():
            durations[name] += turn(call)
    return {name: statistics.median(values) / 1000 for name, values in durations.items()}


def turn(call: Callable[[], object]) -> list[int]:
    """Nanoseconds of some calls after one another, which keep each other warm as in real use."""
    durations: list[int] = []
    while len(durations) < CALLS_A_TURN and sum(durations) < MAX_NS_A_TURN:
        begin = time.perf_counter_ns()
        call()
        durations.append(time.perf_counter_ns() - begin)
    return durations


def judge(medians: dict[str, float]) -> int:
    """Print everything; 1 where a limit is exceeded."""
    for name, median in medians.items():
        print(f"{name + ':':24}{median:9.1f} µs")
    synchronous, fast = medians["synchronous"], medians["in a burst"]
    sizes = medians["idle, 4 MB"] / medians["idle, 4 KB"]
    print(f"synchronous {synchronous:.0f} µs (limit {MAX_SYNCHRONOUS_US})")
    print(f"in a burst {fast:.0f} µs (limit {MAX_BURST_US})")
    print(f"4 MB / 4 KB: {sizes:.2f} (limit {MAX_RATIO_OF_SIZES})")
    for ours, other in (
        ("synchronous", "multiprocessing"),
        ("in a burst", "multiprocessing"),
        ("idle, 4 KB", "multiprocessing, 4 KB"),
        ("idle, 4 MB", "multiprocessing, 4 MB"),
    ):
        print(f"{other} / {ours}: {medians[other] / medians[ours]:.1f}")
    return int(
        synchronous > MAX_SYNCHRONOUS_US or fast > MAX_BURST_US or sizes > MAX_RATIO_OF_SIZES
    )


if __name__ == "__main__":
    sys.exit(main())
