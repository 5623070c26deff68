"""Bursts of the AIDL interface: names of memories that no client may give.

Source: ``ValidateBurst.cpp`` of Android's VTS for AIDL; IBurst.aidl.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from nnhal.interfaces import IPreparedModel
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, HalVersion, Request
from vts.raw import AidlBurst, Answer, Options, check_refused, name_of_status
from vts.raw.written_outputs import is_unwritten, untouched
from vts.test_group import Failed

__all__ = ["check_released", "check_tokens"]

_TOKENS: Final = (0, 1)
"""Names of the pool of inputs and of that of outputs."""

_INVALID: Final = (ErrorStatus.INVALID_ARGUMENT,)

_RULE: Final = (
    "a memory identifier token is -1 or more, one for each pool, and names a memory until it is "
    "released (IBurst.aidl)"
)


def check_tokens(interface: IPreparedModel, request: Request, version: HalVersion) -> None:
    """Raises Failed when the driver takes a token below -1, or one too few or too many."""
    burst = AidlBurst(interface)
    good = list(range(len(request.pools)))
    wrongs = [[*good[:index], -2, *good[index + 1 :]] for index in good]
    calls: list[Callable[[Request, Sequence[int], Options], Answer]] = [burst.execute]
    if version >= HalVersion.AIDL_V4:
        calls.append(burst.execute_with_config)
    for call in calls:  # what is right comes first, so that nothing else may be kept of it
        call(request, good, Options())
    for number, tokens in enumerate([*wrongs, good[:-1], [*good, len(good)]]):
        for call in calls:
            try:
                check_refused(call(request, tokens, Options(measure=number % 2 == 1)))
            except Failed as failure:
                what = f"tokens {tokens} for {len(good)} pools"
                raise failure.about(what, _RULE) from None


def check_released(interface: IPreparedModel, request: Request) -> None:
    """Raises Failed when a token below -1 can be released, or the memory of one that was is used.

    Android's sample driver takes -1, which stands for no memory at all.
    """
    burst = AidlBurst(interface)
    _check_release(burst, -2, _INVALID)
    inputs, outputs = request.pools
    assert isinstance(outputs, Memory)
    first = burst.execute(request, _TOKENS)
    for token in _TOKENS:
        _check_release(burst, token, (ErrorStatus.NONE,))
    for token in _TOKENS:  # now they name nothing: harmless, or no valid argument any more
        _check_release(burst, token, (ErrorStatus.NONE, *_INVALID))
    other = untouched(outputs.size)
    again = burst.execute(replace(request, pools=(inputs, other)), _TOKENS)
    if first.status != again.status:
        raise Failed(
            "released_token_changes_status",
            f"{again.path}: {name_of_status(first.status)}, but {name_of_status(again.status)} "
            f"after the memories were released",
            rule=_RULE,
        )
    if first.status == ErrorStatus.NONE and is_unwritten(request, outputs, other):
        raise Failed(
            "released_token_used",
            f"{again.path}: token 1 was released and given to another memory, but the driver used "
            f"the old one",
            rule=_RULE,
        )


def _check_release(burst: AidlBurst, token: int, expected: Sequence[ErrorStatus]) -> None:
    status = burst.release(token)
    if status not in expected:
        names = " or ".join(status.name for status in expected)
        raise Failed(
            "release_status",
            f"releaseMemoryResource({token}): {name_of_status(status)}, expected {names}. ",
            rule=_RULE,
        )
