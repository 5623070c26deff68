"""What a client does with a driver, everything once, in an order of chance."""

from __future__ import annotations

import itertools
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from nnhal.device import CacheFiles, Device, PreparedModel
from nnhal.errors import HalError
from nnhal.fences import fence_pair
from nnhal.memory import Memory
from nnhal.types import BufferDesc, BufferRole, Model, Request
from tests.unit.nnhal.toys import add_model, arguments, with_pool

__all__ = ["PATIENCE_S", "Session", "computes"]

SUM = [11, 22, 33, 44]
PATIENCE_S = 0.005
_SOON_S = 0.0005


def computes(device: Device) -> bool:
    """Whether a driver is in order, whatever others have done to it."""
    given = arguments()
    device.prepare(add_model()).execute(given.request)
    return bool(np.array_equal(given.output, SUM))


class Session:
    """A client that goes on whatever a driver answers, and when it does not, with a HalError."""

    def __init__(self, device: Device, folder: Path, chance: random.Random) -> None:
        self.device = device
        self.folder = folder
        self.chance = chance
        self.models: list[PreparedModel] = []
        self.answers = 0
        self.refusals = 0

    def go_on(self, calls: int) -> None:
        """Make some calls. Raises whatever is no HalError."""
        for call in itertools.islice(self.some_calls(), calls):
            try:
                call()
                self.answers += 1
            except (HalError, TimeoutError):
                self.refusals += 1

    def some_calls(self) -> Iterator[Callable[[], object]]:
        yield self.prepare
        calls = [
            self.ask,
            self.prepare,
            self.prepare_from_cache,
            self.execute,
            self.execute_async,
            self.execute_fenced,
            self.execute_in_burst,
            self.execute_in_burst,
            self.execute_again,
            self.use_device_memory,
            self.drop,
        ]
        while True:
            yield self.chance.choice(calls)

    def model(self) -> PreparedModel:
        if not self.models:
            self.prepare()
        return self.chance.choice(self.models)

    def ask(self) -> None:
        device = Device(self.device.driver)  # without the answers that it remembers
        ask = self.chance.randrange(5)
        if ask == 0:
            _ = device.capabilities
        elif ask == 1:
            _ = device.version_string, device.type
        elif ask == 2:
            _ = device.supported_extensions
        elif ask == 3:
            _ = device.number_of_cache_files
        else:
            device.supported_operations(self.some_model())

    def some_model(self) -> Model:
        sizes = [(4,)] * 3 + [(2, 2), (0,)]
        return add_model(self.chance.choice(sizes), pools=(Memory.allocate(8),))

    def cache(self) -> CacheFiles:
        number = self.device.number_of_cache_files
        return CacheFiles.open(self.folder, number, bytes([self.chance.randrange(2)]) * 32)

    def prepare(self) -> None:
        cache = self.cache() if self.chance.random() < 0.3 else None
        self.models.append(self.device.prepare(self.some_model(), cache=cache))

    def prepare_from_cache(self) -> None:
        with self.cache() as cache:
            self.models.append(self.device.prepare_from_cache(cache))

    def execute(self) -> None:
        given = arguments()
        self.model().execute(given.request, measure=self.chance.random() < 0.5)

    def execute_async(self) -> None:
        self.model().execute_async(arguments().request).result(PATIENCE_S)

    def execute_fenced(self) -> None:
        fence, writer = fence_pair()
        # Older drivers have no fences: the client itself waits. A driver that lies may have a
        # prepared model that is older than itself.
        signaling = threading.Timer(self.chance.choice((0, _SOON_S)), writer.signal)
        signaling.start()
        try:
            execution = self.model().execute_fenced(arguments().request, [fence])
        finally:
            signaling.join()
        execution.wait(int(PATIENCE_S * 1e9))
        execution.info()

    def execute_in_burst(self) -> None:
        burst = self.model().burst()
        for given in (arguments(), arguments(), arguments([1], [2])):
            burst.execute(given.request)
            burst.execute(given.request, measure=True)

    def execute_again(self) -> None:
        """Only drivers with the AIDL interface have that."""
        execution = self.model().reusable_execution(arguments().request)
        execution.execute()
        execution.execute()

    def use_device_memory(self) -> None:
        model = self.model()
        buffer = self.device.allocate(BufferDesc((4,)), [model], (), [BufferRole(0, 0, 1.0)])
        request: Request = with_pool(arguments().request, 1, buffer.pool)
        model.execute(request)
        content = Memory.allocate(16)
        buffer.copy_to(content)
        buffer.copy_from(content, (4,))

    def drop(self) -> None:
        if self.models:
            self.models.pop()
