"""The clients of a served driver: each has a connection of its own, and a thread that listens."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

from nnhal.device import Device
from nnhal.service.hal.host import serve_client
from nnhal.service.rpc.logged_reasons import LoggedReasons
from nnhal.service.rpc.wire import Closed, Lane

__all__ = ["Clients"]


class Clients:
    """All clients of ``device``; ``reasons`` has what its driver logs."""

    def __init__(self, device: Device, reasons: LoggedReasons) -> None:
        self._device = device
        self._reasons = reasons

    def add(self, connected: socket.socket) -> None:
        """Serve one more client, in the background."""
        control = Lane(connected)
        threading.Thread(
            target=self._serve, args=(control,), name="nnhal-client", daemon=True
        ).start()

    def _serve(self, control: Lane) -> None:
        with suppress(Closed, OSError):
            serve_client(control, self._device, self._reasons, is_one_of_many=True)
