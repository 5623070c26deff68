"""Executions a second that a driver serves to several client processes at once.

A driver that does nothing, shared by CLIENTS processes, each with one thread that executes a tiny
model again and again: in a burst, as a reusable execution, and synchronously. On a machine that
does nothing else the counted rate is what the service reaches. On a busy one the processor time a
call says more, and what it allows: the driver's process has one interpreter, so it serves no more
than one processor's time does, and clients and driver together no more than all processors do.

    python benchmarks/shared_driver.py
"""

from __future__ import annotations

import os
import struct
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from service_calls import SMALL, IdleDriver, prepared

from nnhal.registry import resolve
from nnhal.types import HalVersion
from nnprocess.zygote import Zygote
from nnservice.hal.shared_driver import SharedDriver, start_shared

MIN_EXECUTIONS_A_SECOND = 30_000
PROCESSORS = 2
"""Processors that the limit is for; more would not help one interpreter, fewer are counted as they
are.
"""

CLIENTS = 6
SECONDS = 3.0
WARM_UP_CALLS = 200
CALLS_A_LOOK = 64
"""Calls between two looks at the clock."""


class NewestIdleDriver(IdleDriver):
    """Idle driver with everything that clients can use to be fast."""

    hal_version = HalVersion.AIDL_V4


WAYS = {"in a burst": "1.3", "reusable": "AIDL4", "synchronous": "1.3"}
"""HAL versions of the driver: 1.3 has the newest bursts that are message queues."""

_COUNTED = struct.Struct("<Qd")


class Served(NamedTuple):
    """Executions served in one way, and their cost."""

    executions: int
    wall_s: float
    clients_s: float
    driver_s: float

    @property
    def rate(self) -> float:
        """Executions a second that were counted."""
        return self.executions / self.wall_s

    @property
    def clients_us(self) -> float:
        """Processor time of a client for one execution."""
        return self.clients_s / self.executions * 1e6

    @property
    def driver_us(self) -> float:
        """Processor time of the driver's process for one execution."""
        return self.driver_s / self.executions * 1e6

    @property
    def allowed(self) -> float:
        """Executions a second that the processor time of one allows on PROCESSORS."""
        return min(1e6 / self.driver_us, PROCESSORS * 1e6 / (self.clients_us + self.driver_us))


def main() -> int:
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        zygote = stack.enter_context(Zygote.start(["shared_driver"]))
        served = {way: serve(zygote, folder, way) for way in WAYS}
    return judge(served)


def serve(zygote: Zygote, folder: str, way: str) -> Served:
    """Have all clients execute in one way for a while."""
    driver = f"shared_driver:NewestIdleDriver@{WAYS[way]}"
    with start_shared(driver, zygote, folder) as shared:
        connections = [start_client(zygote, shared, way) for _ in range(CLIENTS)]
        for connection in connections:
            connection.recv_bytes()
        begin, driver_begin = time.perf_counter(), processor_time_s(shared.process.pid)
        for connection in connections:
            connection.send_bytes(b"go")
        time.sleep(SECONDS)
        for connection in connections:
            connection.send_bytes(b"stop")
        counted = [_COUNTED.unpack(connection.recv_bytes()) for connection in connections]
        wall_s = time.perf_counter() - begin
        driver_s = processor_time_s(shared.process.pid) - driver_begin
    executions = sum(count for count, _ in counted)
    return Served(executions, wall_s, sum(spent for _, spent in counted), driver_s)


def start_client(zygote: Zygote, shared: SharedDriver, way: str) -> Connection:
    ours, theirs = Pipe()
    with theirs:
        zygote.fork("shared_driver:be_client", f"{way}\n{shared.name}".encode(), [theirs.fileno()])
    return ours


def be_client(arguments: bytes, descriptors: list[int]) -> None:
    """One client: executes from go to stop, and tells how often and its processor time."""
    way, name = arguments.decode().split("\n")
    connection = Connection(descriptors[0])
    model, request = prepared(resolve(name), SMALL)
    call: Callable[[], object]
    if way == "in a burst":
        call = partial(model.burst().execute, request)
    elif way == "reusable":
        call = model.reusable_execution(request).execute
    else:
        call = partial(model.execute, request)
    for _ in range(WARM_UP_CALLS):
        call()
    connection.send_bytes(b"ready")
    connection.recv_bytes()
    begin, count = time.process_time(), 0
    while not connection.poll():
        for _ in range(CALLS_A_LOOK):
            call()
        count += CALLS_A_LOOK
    connection.send_bytes(_COUNTED.pack(count, time.process_time() - begin))


def processor_time_s(pid: int) -> float:
    """Return the processor time that a process has spent in all of its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def judge(served: dict[str, Served]) -> int:
    """Print everything; 1 where no way reaches the limit."""
    for way, one in served.items():
        print(
            f"{way + ':':13}{one.rate:8.0f} executions/s counted; processor time of one: "
            f"{one.driver_us:.1f} µs driver, {one.clients_us:.1f} µs client, "
            f"which allows {one.allowed:.0f}/s on {PROCESSORS} processors"
        )
    best = max(max(one.rate, one.allowed) for one in served.values())
    print(f"best: {best:.0f}/s (limit {MIN_EXECUTIONS_A_SECOND})")
    return int(best < MIN_EXECUTIONS_A_SECOND)


if __name__ == "__main__":
    sys.exit(main())
