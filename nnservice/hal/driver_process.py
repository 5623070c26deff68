"""The driver's process as the one that starts it sees it: a fork of a zygote, and a connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from nncli.start_timeout import start_timeout_s
from nnhal.errors import DeadObject, GivenUp, NoAnswer
from nnservice.hal import client
from nnservice.hal.driver_cache import driver_cache
from nnservice.hal.host import Settings
from nnservice.rpc.wire import Lane, lane_pair

if TYPE_CHECKING:
    from nnprocess.child import Child
    from nnprocess.limits import Limits
    from nnprocess.process_end import ProcessEnd
    from nnprocess.zygote import Zygote

__all__ = ["DEATH_TIMEOUT_S", "kill", "start_process"]

DEATH_TIMEOUT_S: Final = 2.0
"""Time limit for the end of a process whose connection has ended to be reported."""


def start_process(
    zygote: Zygote,
    target: str,
    settings: Settings,
    descriptors: Sequence[int] = (),
    *,
    limits: Limits | None,
    callback_timeout_s: float | None,
    answer_limit_s: float | None = None,
) -> tuple[client.Remote, Child]:
    """Fork a process that calls ``target`` with ``settings``, the socket of its first client, and
    copies of ``descriptors``; that client, and the process.

    Raises what :func:`nnservice.hal.driver_service.start` raises.
    """
    ours, theirs = lane_pair()
    control = Lane(ours)
    with theirs:
        arguments = msgspec.msgpack.encode(settings)
        given = [theirs.fileno(), *descriptors]
        child = zygote.fork(
            target,
            arguments,
            given,
            limits,
            confined=True,
            cache=driver_cache(settings.driver),
        )

    silence: list[NoAnswer] = []

    def death() -> DeadObject:
        if silence:
            said = f"the driver was killed after {silence[0].message}"
            return GivenUp(said, silence[0].stacks)
        end = child.end(DEATH_TIMEOUT_S)
        if end is not None:
            return DeadObject(f"the driver's process {end}", end)
        child.kill()
        return DeadObject("the driver's process has closed its connection")

    def late(message: str) -> NoAnswer:
        silence.append(NoAnswer(message, child.dump_stacks()))
        child.kill()
        return silence[-1]

    try:
        remote = client.connect(
            control,
            settings.driver,
            death=death,
            timeout_s=start_timeout_s(answer_limit_s),
            callback_timeout_s=callback_timeout_s,
            answer_limit_s=answer_limit_s,
            late=late,
        )
    except NoAnswer as error:
        stacks = child.dump_stacks()
        child.kill()
        raise NoAnswer(error.message, stacks) from None
    except BaseException:
        child.kill()
        raise
    return remote, child


def kill(child: Child) -> ProcessEnd | None:
    """Kill the process and return how it ended; None where not even the kernel could end it."""
    child.kill()
    return child.end(DEATH_TIMEOUT_S)
