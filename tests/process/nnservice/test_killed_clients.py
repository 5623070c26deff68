"""Clients that are killed at any moment, beside others that go on."""

from __future__ import annotations

import os
import random
import select
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from nnhal.registry import resolve
from nnprocess.child import Child
from nnprocess.zygote import Zygote
from nnservice.hal.shared_driver import SharedDriver, start_shared
from tests.process.nnservice.shared_clients import ACTIVITIES, COUNTED, INSPECT
from tests.process.polling import PATIENCE_S
from tests.unit.nnhal.toys import add_model, arguments
from tests.volume import repeated

CLIENTS = "tests.process.nnservice.shared_clients"
SEED = 20261122
KILLS = repeated(20, 200)
"""Each is one of a few activities, at a random moment; nothing that one leaves goes unnoticed."""
AT_ONCE = 3
MAX_DELAY_S = 0.01


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start([CLIENTS]) as zygote:
        yield zygote


@pytest.fixture
def driver(zygote: Zygote, tmp_path: Path) -> Iterator[SharedDriver]:
    with start_shared(f"{CLIENTS}:Inspected", zygote, tmp_path) as driver:
        yield driver


class Client:
    """A client in a process of its own, and the pipe with it."""

    def __init__(
        self, zygote: Zygote, driver: SharedDriver, what: str, activity: int, seed: int
    ) -> None:
        said = f"{activity}\n{driver.name}\n{seed}".encode()
        with ExitStack() as stack:
            reading, writing = os.pipe()
            ours, theirs = (reading, writing) if what == "be_killed" else (writing, reading)
            stack.callback(os.close, theirs)
            self.child: Child = zygote.fork(f"{CLIENTS}:{what}", said, [theirs])
        self.pipe = ours
        self.activity = ACTIVITIES[activity].__name__

    def kill(self, delay_s: float) -> None:
        """Once it has begun, and ``delay_s`` after."""
        assert select.select([self.pipe], [], [], PATIENCE_S)[0], self.child.dump_stacks()
        assert os.read(self.pipe, 1), (self.activity, self.child.end(PATIENCE_S))
        time.sleep(delay_s)
        self.child.kill()
        end = self.child.end(PATIENCE_S)
        assert end is not None
        assert end.signal == signal.SIGKILL, (self.activity, end)
        os.close(self.pipe)

    def stop(self) -> int:
        """How many answers it has compared."""
        os.close(self.pipe)
        end = self.child.end(PATIENCE_S)
        assert end is not None
        assert end.exit_status == 0, end
        return int(end.log[-1])


class Inspector:
    """A client that asks what the driver's process has."""

    def __init__(self, driver: SharedDriver) -> None:
        self._process = Path("/proc", str(driver.process.pid))
        self._model = resolve(driver.name).prepare(add_model((len(COUNTED),)))
        self._given = arguments([INSPECT] * len(COUNTED), [0] * len(COUNTED))
        self.held()  # what this takes itself is there from now on

    def held(self) -> dict[str, float]:
        """What there is now of everything that clients take."""
        self._model.execute(self._given.request)
        there = zip(COUNTED, self._given.output.tolist(), strict=True)
        return {
            "descriptors": len(os.listdir(self._process / "fd")),
            "threads": len(os.listdir(self._process / "task")),
            "mappings": (self._process / "maps").read_text().count("/memfd:"),
            **{counted.__name__: count for counted, count in there},
        }

    def wait_for(self, before: dict[str, float]) -> None:
        """Return when no more is there than before; idle threads of the kit stay for seconds."""
        until = time.monotonic() + PATIENCE_S
        while more := {what: n for what, n in self.held().items() if n > before[what]}:
            assert time.monotonic() < until, (more, before)
            time.sleep(0.5)


def test_killed_clients_leave_nothing_and_disturb_nobody(
    zygote: Zygote, driver: SharedDriver
) -> None:
    inspector = Inspector(driver)
    before = inspector.held()
    comparing = [Client(zygote, driver, "compare", 0, seed) for seed in (1, 2)]
    chance = random.Random(SEED)
    doomed: list[Client] = []
    for number in range(KILLS):
        activity = number % len(ACTIVITIES)
        doomed.append(Client(zygote, driver, "be_killed", activity, chance.randrange(1 << 32)))
        if len(doomed) == AT_ONCE:
            doomed.pop(chance.randrange(AT_ONCE)).kill(chance.uniform(0, MAX_DELAY_S))
    for client in doomed:
        client.kill(0)
    assert all(client.stop() > 0 for client in comparing)
    inspector.wait_for(before)
    assert driver.process.log() == ()
