"""A driver served from another thread: the whole way of a call, without another process."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from nnhal.device import Device
from nnhal.driver_kit import Driver
from nnhal.errors import DeadObject, HalError
from nnhal.interfaces import IDeviceV1_0
from nnservice.hal import client, host
from nnservice.rpc.account import Bounds
from nnservice.rpc.logged_reasons import ReasonsOfAll
from nnservice.rpc.peer import Peer
from nnservice.rpc.wire import Lane, lane_pair

__all__ = ["Hosted", "hosted"]

PATIENCE_S = 30


class Hosted(NamedTuple):
    device: Device
    peer: Peer
    """The client's."""

    @property
    def driver(self) -> Any:
        """The proxy of the device, whatever its version."""
        return self.device.driver


@contextmanager
def hosted(
    driver: Driver | IDeviceV1_0,
    *,
    callback_timeout_s: float | None = PATIENCE_S,
    death: Callable[[], HalError] = DeadObject,
    bounds: Bounds | None = None,
    reasons: ReasonsOfAll | None = None,
    begun: Callable[[Peer], object] = lambda peer: None,
) -> Iterator[Hosted]:
    """A client of ``driver``; when it is over, so is the connection, with all its threads.

    With ``bounds`` it is one of many. ``begun`` is given the driver's side of the connection.
    """
    ours, theirs = lane_pair()
    arguments = Lane(theirs), Device(driver), reasons or ReasonsOfAll(), bounds, begun
    thread = threading.Thread(target=host.serve_client, args=arguments)
    thread.start()
    del arguments
    remote = client.connect(
        Lane(ours),
        "hosted",
        death=death,
        timeout_s=PATIENCE_S,
        callback_timeout_s=callback_timeout_s,
    )
    try:
        yield Hosted(*remote)
    finally:
        remote.peer.end(DeadObject("the test is over"))
        thread.join(PATIENCE_S)
        assert not thread.is_alive()
