"""What workers do in tests: a unit's payload names the deed."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import socket
import sys
import threading
from collections.abc import Callable
from ctypes import c_int, cast
from ctypes import pointer as pointer_to

from nntest.runner.worker import WorkerChannel

WORK = "tests.process.nntest.runner.deeds:work"


def work(channel: WorkerChannel, arguments: bytes) -> None:
    for unit in channel:
        name, _, argument = unit.payload.decode().partition(" ")
        answer = DEEDS[name](channel, argument)
        channel.done(f"{name} {answer or ''}".strip().encode())


def start_badly(channel: WorkerChannel, arguments: bytes) -> None:
    raise RuntimeError("no such driver")


def hang_at_start(channel: WorkerChannel, arguments: bytes) -> None:
    threading.Event().wait()


def leave_after_the_answer(channel: WorkerChannel, arguments: bytes) -> None:
    for unit in channel:
        channel.done(b"done")
        if unit.payload == b"leave":
            os._exit(5)


def close_the_channel(channel: WorkerChannel, arguments: bytes) -> None:
    for unit in channel:
        channel.done(b"done")
        if unit.payload == b"close":
            _connection(channel).shutdown(socket.SHUT_RDWR)
            threading.Event().wait()


def tell_arguments(channel: WorkerChannel, arguments: bytes) -> None:
    for _ in channel:
        channel.done(arguments)


def wait_for_the_stop(channel: WorkerChannel, arguments: bytes) -> None:
    for _ in channel:
        channel.progress(b"begun")
        while not channel.is_stopped:
            channel.alive()
        channel.done(b"stopped")


def drive(channel: WorkerChannel, arguments: bytes) -> None:
    """Has a driver in a process of its own."""
    for _ in channel:
        child = channel.zygote.fork("tests.process.nntest.runner.deeds:driver")
        channel.driver_pid = child.pid
        child.end()


def driver(arguments: bytes, fds: list[int]) -> None:
    threading.Event().wait()


def _connection(channel: WorkerChannel) -> socket.socket:
    return channel._connection


def _write_garbage(channel: WorkerChannel, argument: str) -> None:
    _connection(channel).sendall(b"\x05\0\0\0garbage")


def _answer_another(channel: WorkerChannel, argument: str) -> None:
    channel._number += 1


def _exhaust_memory(channel: WorkerChannel, argument: str) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
    bytearray(4 << 30)


def _corrupt_memory(channel: WorkerChannel, argument: str) -> None:
    cast(1, type(pointer_to(c_int()))).contents.value = 1


def _flood(channel: WorkerChannel, argument: str) -> None:
    for _ in range(20_000):
        print("x" * 1000)


def _loop(channel: WorkerChannel, argument: str) -> None:
    while True:
        pass


def _deadlock(channel: WorkerChannel, argument: str) -> None:
    lock = threading.Lock()
    lock.acquire()
    lock.acquire()


def _keep_beating(channel: WorkerChannel, argument: str) -> None:
    while True:
        channel.alive()


def _recall(channel: WorkerChannel, argument: str) -> str:
    return json.dumps([_pid(), argument])


def _spawn(channel: WorkerChannel, argument: str) -> str:
    """Leaves a process behind."""
    told, telling = os.pipe()
    if os.fork() == 0:
        os.write(telling, str(_pid()).encode())
        signal.pause()
    return os.read(told, 20).decode()


def _pid() -> int:
    """Of this process, as everybody else knows it."""
    return int(os.readlink("/proc/self"))


def _exit(channel: WorkerChannel, argument: str) -> None:
    os._exit(int(argument or 0))


def _raise(channel: WorkerChannel, argument: str) -> None:
    raise ValueError(argument)


Deed = Callable[[WorkerChannel, str], "str | None"]

DEEDS: dict[str, Deed] = {
    "answer": lambda channel, argument: argument,
    "segv": lambda channel, argument: os.kill(os.getpid(), signal.SIGSEGV),
    "kill": lambda channel, argument: os.kill(os.getpid(), signal.SIGKILL),
    "corrupt": _corrupt_memory,
    "exit": _exit,
    "leave": lambda channel, argument: sys.exit(argument),
    "raise": _raise,
    "memory": _exhaust_memory,
    "garbage": _write_garbage,
    "other": _answer_another,
    "flood": _flood,
    "loop": _loop,
    "power": lambda channel, argument: str(3 ** (3**18)),
    "regex": lambda channel, argument: str(re.match(r"(a+)+$", "a" * 60 + "b")),
    "deadlock": _deadlock,
    "stop": lambda channel, argument: os.kill(os.getpid(), signal.SIGSTOP),
    "beat": _keep_beating,
    "recall": _recall,
    "spawn": _spawn,
    "progress": lambda channel, argument: channel.progress(argument.encode()),
    "size": lambda channel, argument: "x" * int(argument),
}
