"""Clients of a shared driver that are killed in the middle of something, and those that are not.

Each is the target of a fork of the zygote. ``arguments`` are lines: what it does, the driver's
name, its seed. It tells by a byte in the pipe, its only descriptor, that it has begun.
"""

from __future__ import annotations

import gc
import itertools
import os
import random
import select
import threading
import time
from collections.abc import Callable, Iterator

import numpy as np

from nnhal.device import Device, PreparedModel
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs
from nnhal.fences import Fence, FenceWriter, fence_pair
from nnhal.memory import Memory
from nnhal.registry import resolve
from nnhal.types import BufferDesc, BufferRole
from nnservice.rpc.peer import Peer
from nnservice.rpc.wire import Lane
from tests.unit.nnhal.toys import FunctionProgram, ToyDriver, add_model, arguments, with_pool

__all__ = ["ACTIVITIES", "COUNTED", "INSPECT", "Inspected", "be_killed", "compare"]

COUNTED = (Memory, Fence, FenceWriter, FunctionProgram, Peer, Lane)
"""Objects that a client has in the driver's process."""

INSPECT = -12345.0

PAUSE_S = 0.02
"""Between two things that a client does: a busy loop would keep the processor from the others."""


class Inspected(ToyDriver):
    """Adds, sometimes slowly; what there is in its process where it is to add INSPECT."""

    def __init__(self) -> None:
        super().__init__(make=lambda: FunctionProgram(self.execute))
        self._turns = itertools.count()

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        if inputs[0][0] == INSPECT:
            outputs[0].write(np.array(counts(), np.float32))
            return
        if next(self._turns) % 8 == 0:
            time.sleep(0.002)
        outputs[0].write(np.add(inputs[0], inputs[1]))


def counts() -> list[int]:
    """How many of each there are."""
    gc.collect()
    there = [type(one) for one in gc.get_objects()]
    return [there.count(counted) for counted in COUNTED]


class Doomed:
    """What a client is busy with when it is killed."""

    def __init__(self, device: Device, chance: random.Random) -> None:
        self.device = device
        self.chance = chance
        self.kept: list[object] = []
        self.model: PreparedModel | None = None

    def prepared(self) -> PreparedModel:
        if self.model is None:
            self.model = self.device.prepare(add_model())
        return self.model

    def connect(self) -> None:
        self.kept = [Device(resolve(f"unix:{self.path}").driver) for _ in range(2)]

    path = ""

    def prepare(self) -> None:
        self.kept.append(self.device.prepare(add_model(pools=(Memory.allocate(4096),))))

    def execute(self) -> None:
        self.prepared().execute(arguments().request)

    def execute_async(self) -> None:
        executions = [self.prepared().execute_async(arguments().request) for _ in range(4)]
        executions[self.chance.randrange(4)].result(60)

    def execute_in_burst(self) -> None:
        burst = self.prepared().burst()
        self.kept.append(burst)
        for _ in range(self.chance.randrange(20)):
            burst.execute(arguments().request)

    def execute_fenced(self) -> None:
        """Some of its fences are never signaled."""
        fence, writer = fence_pair()
        self.kept += [writer, self.prepared().execute_fenced(arguments().request, [fence])]
        if self.chance.random() < 0.5:
            writer.signal()

    def allocate(self) -> None:
        roles = [BufferRole(0, 0, 1.0)]
        buffer = self.device.allocate(BufferDesc((4,)), [self.prepared()], (), roles)
        buffer.copy_from(Memory.from_bytes(bytes(16)), (4,))
        request = with_pool(arguments().request, 1, buffer.pool)
        self.kept += [buffer, request]
        self.prepared().execute(request)

    def release(self) -> None:
        self.kept = [self.device.prepare(add_model()) for _ in range(3)]
        self.kept.append(self.kept[0].burst())  # type: ignore[attr-defined]
        del self.kept[self.chance.randrange(4)]

    def call_from_threads(self) -> None:
        calls = [self.execute, self.prepare, self.execute_in_burst]
        threads = [threading.Thread(target=call) for call in calls]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


ACTIVITIES: tuple[Callable[[Doomed], None], ...] = (
    Doomed.connect,
    Doomed.prepare,
    Doomed.execute,
    Doomed.execute_async,
    Doomed.execute_in_burst,
    Doomed.execute_fenced,
    Doomed.allocate,
    Doomed.release,
    Doomed.call_from_threads,
)


def be_killed(said: bytes, descriptors: list[int]) -> None:
    """Do one thing again and again."""
    activity, name, seed = said.decode().split("\n")
    doomed = Doomed(resolve(name), random.Random(int(seed)))
    doomed.path = name.removeprefix("unix:")
    while True:
        ACTIVITIES[int(activity)](doomed)
        if descriptors:
            os.write(descriptors[0], b"!")
            os.close(descriptors.pop())
        if len(doomed.kept) > 20:
            doomed.kept.clear()
        time.sleep(doomed.chance.uniform(0, PAUSE_S))


def compare(said: bytes, descriptors: list[int]) -> None:
    """Compare answers with sums of our own until the pipe is closed; the log tells how many."""
    _, name, seed = said.decode().split("\n")
    randomness = np.random.default_rng(int(seed))
    model = resolve(name).prepare(add_model())
    ways = ways_of(model)
    count = 0
    while not select.select(descriptors, [], [], 0)[0]:
        one, other = randomness.integers(-1000, 1000, (2, 4)).astype(np.float32)
        given = arguments(one.tolist(), other.tolist())
        next(ways)(given.request)
        assert np.array_equal(given.output, one + other), (count, given.output, one + other)
        count += 1
        time.sleep(PAUSE_S)
    print(count)


def ways_of(model: PreparedModel) -> Iterator[Callable[..., object]]:
    """Ways to execute, in turn."""
    burst = model.burst()

    def fenced(request: object) -> None:
        fence, writer = fence_pair()
        execution = model.execute_fenced(request, [fence])  # type: ignore[arg-type]
        writer.signal()
        execution.wait()

    return itertools.cycle(
        (
            model.execute,
            burst.execute,
            lambda request: model.execute_async(request).result(),
            fenced,
        )
    )
