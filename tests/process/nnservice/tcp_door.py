"""A driver served over TCP from threads of this process, and the server of a process of its own."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from nnhal.device import Device
from nnhal.driver_kit import Driver
from nnservice.hal.clients import Clients
from nnservice.hal.serve import serve_tcp
from nnservice.hal.tcp_address import Address
from nnservice.hal.tcp_server import Door, listening_at
from nnservice.rpc.logged_reasons import ReasonsOfThread

__all__ = ["SECRET", "open_door", "serve_in_process"]

SECRET = b"a secret that both sides know"
HERE = Address("127.0.0.1", 0)


@contextmanager
def open_door(driver: Driver) -> Iterator[str]:
    """What names ``driver`` after ``--driver`` as long as this lasts."""
    with listening_at(HERE, allow_remote=False) as listener:
        clients = Clients(Device(driver), ReasonsOfThread())
        door = Door(clients, SECRET)

        def let_in() -> None:
            with suppress(OSError):
                while True:
                    door.add(listener.accept()[0])

        thread = threading.Thread(target=let_in, daemon=True)
        thread.start()
        try:
            yield f"tcp:127.0.0.1:{listener.getsockname()[1]}"
        finally:
            clients.end()
            listener.shutdown(socket.SHUT_RDWR)
            thread.join(30)


def serve_in_process(driver: bytes, descriptors: list[int]) -> None:
    """Serve ``driver``; its name for clients goes to the pipe, the only descriptor.

    The target of a fork of a zygote.
    """
    serve_tcp(
        driver.decode(),
        HERE,
        SECRET,
        ready=lambda device, address: os.write(descriptors[0], f"tcp:{address}\n".encode()),
    )
