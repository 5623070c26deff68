"""Names of a driver's devices, asked in a process of its own, which a driver may end."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from nncli.encoding import packed
from nncli.errors import UserError
from nncli.start_timeout import start_timeout_s
from nnhal import registry
from nnhal.errors import DeadObject, HalError
from nnhal.types import ErrorStatus
from nnservice.hal.client import first_frame, refused
from nnservice.hal.driver_cache import driver_cache
from nnservice.hal.driver_process import DEATH_TIMEOUT_S
from nnservice.hal.host import refuse
from nnservice.hal.messages import Refusal
from nnservice.rpc.messages import FrameKind
from nnservice.rpc.wire import Closed, Lane, Malformed, lane_pair

if TYPE_CHECKING:
    from nnprocess.zygote import Zygote

__all__ = ["device_names", "run"]

_TARGET: Final = "nnservice.hal.device_names:run"


def device_names(driver: str, zygote: Zygote) -> Sequence[str]:
    """Return the names of all devices of ``driver`` as ``--driver`` takes them, from one process
    forked from ``zygote``.

    Raises what :func:`nnservice.hal.driver_service.start` raises.
    """
    ours, theirs = lane_pair()
    control = Lane(ours)
    with theirs:
        child = zygote.fork(
            _TARGET,
            packed(driver),
            [theirs.fileno()],
            confined=True,
            cache=driver_cache(driver),
        )

    def death() -> DeadObject:
        end = child.end(DEATH_TIMEOUT_S)
        return DeadObject(f"the driver's process {end or 'has closed its connection'}", end)

    try:
        frame = first_frame(control, driver, start_timeout_s(), death)
        if frame.kind == FrameKind.REFUSAL:
            raise refused(msgspec.msgpack.decode(frame.body, type=Refusal), driver)
        return msgspec.msgpack.decode(frame.body, type=list[str])
    except (Malformed, ValueError) as error:  # msgspec's are ValueErrors too
        message = f"the driver's process sent wrong names of devices: {error}"
        raise HalError(ErrorStatus.GENERAL_FAILURE, message) from error
    finally:
        control.close()
        child.kill()


def run(arguments: bytes, descriptors: list[int]) -> None:
    """Tell the names of the driver's devices at the only descriptor.

    The target of a fork of :class:`nnprocess.zygote.Zygote`; ``arguments`` are the driver's name.
    """
    control = Lane(socket.socket(fileno=descriptors[0]))
    with suppress(Closed):
        try:
            names = registry.device_names(msgspec.msgpack.decode(arguments, type=str))
        except UserError as error:
            refuse(control, error)
            return
        control.send(FrameKind.HELLO, 0, packed(names))
