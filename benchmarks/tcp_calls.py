"""Duration of a call over TCP on loopback, against the project's limits.

A driver that does nothing, with tensors of 16 bytes, 4 KB and 4 MB; beside it the same bytes sent
and answered by a bare socket, which is what this machine can do at most. All in turns, so that
whatever the machine is doing disturbs them alike; medians.

    python benchmarks/tcp_calls.py
"""

from __future__ import annotations

import os
import secrets
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from service_calls import KB_4, MB_4, SMALL, add, in_turns

from nnhal.registry import resolve
from nnprocess.zygote import Zygote
from nnservice.hal.serve import serve_tcp
from nnservice.hal.tcp_address import SECRET, Address

MAX_SMALL_US = 150
MIN_BYTES_A_SECOND = 1e9

HERE = Address("127.0.0.1", 0)
BYTES_AN_ELEMENT = 4 * 3
"""Two inputs and an output of float32."""

_BUFFERED_BYTES = 32 * 1024
"""What a socket takes without a reader."""


def main() -> int:
    os.environ[SECRET] = secrets.token_hex(32)
    with Zygote.start() as zygote:
        read_end, write_end = os.pipe()
        server = zygote.fork("tcp_calls:serve", fds=[write_end])
        os.close(write_end)
        with open(read_end) as pipe:
            device = resolve(pipe.readline().strip())
        with echo() as bare:
            medians = in_turns(
                {
                    "16 bytes": add(device, SMALL),
                    "4 KB": add(device, KB_4),
                    "4 MB": add(device, MB_4),
                    "bare socket, 16 bytes": bare(SMALL),
                    "bare socket, 4 MB": bare(MB_4),
                }
            )
        server.kill()
    return judge(medians)


def serve(arguments: bytes, descriptors: list[int]) -> None:
    """The server, in a process of its own."""
    serve_tcp(
        "service_calls:IdleDriver",
        HERE,
        os.environb[SECRET.encode()],
        ready=lambda device, address: os.write(descriptors[0], f"tcp:{address}\n".encode()),
    )


@contextmanager
def echo() -> Iterator[Callable[[int], Callable[[], object]]]:
    """Questions of two tensors that another thread answers by one."""
    with socket.create_server(HERE) as listener:
        ours = socket.create_connection(listener.getsockname())
        theirs, _ = listener.accept()
    with ours, theirs:
        for connected in (ours, theirs):
            connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield lambda elements: lambda: _asked(ours, theirs, elements)


def _asked(ours: socket.socket, theirs: socket.socket, elements: int) -> None:
    _sent(ours, theirs, bytearray(8 * elements))
    _sent(theirs, ours, bytearray(4 * elements))


def _sent(one: socket.socket, other: socket.socket, content: bytearray) -> None:
    if len(content) <= _BUFFERED_BYTES:
        one.sendall(content)
        _fill(other, content)
        return
    sender = threading.Thread(target=one.sendall, args=(bytes(content),))
    sender.start()
    _fill(other, content)
    sender.join()


def _fill(connected: socket.socket, content: bytearray) -> None:
    view = memoryview(content)
    while view:
        view = view[connected.recv_into(view) :]


def judge(medians: dict[str, float]) -> int:
    for name, median in medians.items():
        print(f"{name + ':':24}{median:9.1f} µs")
    small_us = medians["16 bytes"]
    rate = BYTES_AN_ELEMENT * MB_4 / (medians["4 MB"] / 1e6)
    verdicts = (
        (small_us <= MAX_SMALL_US, f"small execution {small_us:.0f} µs, limit {MAX_SMALL_US}"),
        (
            rate >= MIN_BYTES_A_SECOND,
            f"4 MB tensors {rate / 1e9:.2f} GB/s, at least {MIN_BYTES_A_SECOND / 1e9:.0f}",
        ),
    )
    for passed, text in verdicts:
        print(f"{'ok  ' if passed else 'FAIL'} {text}")
    return 0 if all(passed for passed, _ in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
