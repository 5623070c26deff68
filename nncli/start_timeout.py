"""The time limit for the start of a driver, the same in every command: ``--start-timeout``.

It is kept in the environment, which processes of a command inherit.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from nncli.option_words import option

if TYPE_CHECKING:
    import click

__all__ = ["SWITCH", "start_timeout_option", "start_timeout_s"]

SWITCH: Final = "NNHAL_START_TIMEOUT"

_DEFAULT_S: Final = 10.0
_MAX_S: Final = 1_000_000

_Command = TypeVar("_Command", bound=Callable[..., object])


def start_timeout_s(answer_limit_s: float | None = None) -> float:
    """Seconds within which a driver has to start, or to answer a new client: not more than it has
    for any answer.
    """
    try:
        found = float(os.environ.get(SWITCH, _DEFAULT_S))
    except ValueError:
        found = _DEFAULT_S
    limit_s = found if 0 < found <= _MAX_S else _DEFAULT_S
    return min(limit_s, answer_limit_s or limit_s)


def start_timeout_option(command: _Command) -> _Command:
    """Give a command ``--start-timeout``; it needs no parameter for it."""
    from nncli.option_types import Duration  # with click, which drivers' processes do without

    return option(
        "start_timeout",
        type=Duration(),
        default=_DEFAULT_S,
        show_default=True,
        envvar=SWITCH,
        expose_value=False,
        callback=_set,
        is_eager=True,  # a driver may be started by the option that names it
    )(command)


def _set(context: click.Context, option: click.Parameter, value: float) -> None:
    if context.resilient_parsing:
        return
    before = os.environ.get(SWITCH)
    os.environ[SWITCH] = f"{value:g}"
    context.call_on_close(partial(_restore, before))


def _restore(value: str | None) -> None:
    os.environ.pop(SWITCH, None)
    if value is not None:
        os.environ[SWITCH] = value
