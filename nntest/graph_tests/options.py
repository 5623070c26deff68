"""The options of ``random-graph``, as given, and how a command takes them.

Imports nothing that is slow to import.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import click

from nncli.option_types import LARGEST, Duration
from nncli.option_words import option
from nncli.start_timeout import start_timeout_option
from nntest.runner.command_line import decorated, run_options
from nntest.runner.option_values import RunValues

__all__ = ["GraphOptions", "graph_options"]

_Command = TypeVar("_Command", bound=Callable[..., object])

_MAX_COUNT = 10_000_000


@dataclass(frozen=True, kw_only=True)
class GraphOptions(RunValues):
    """``size`` is a number of operations, or two with a hyphen between them."""

    driver: str
    operations: str | None
    types: str | None
    size: str
    dimensions: int
    count: int | None
    time: float | None
    seed: int
    oracles: tuple[str, ...]
    laws: bool
    quiet: bool

    @property
    def needs_workers(self) -> bool:
        """Whether cases are run by worker processes on this machine."""
        return self.engine == "local" and not self.in_process


def graph_options(command: _Command) -> _Command:
    """The options of ``random-graph``; their values are GraphOptions."""
    options: list[Any] = [
        option("driver", default="reference", show_default=True),
        start_timeout_option,
        option("operations", show_default="all that the driver claims"),
        option("types", show_default="all that the driver claims"),
        option("size", default="1-20", show_default=True),
        option("dimensions", type=click.IntRange(1, 1000), default=10, show_default=True),
        option("count", type=click.IntRange(1, _MAX_COUNT)),
        option(
            "time", type=Duration(may_be_none=True), show_default="60s, unless --count is given"
        ),
        option("seed", type=click.IntRange(0, LARGEST), default=1, show_default=True),
        option("oracles", multiple=True, show_default="reference, engine:tflite-builtin"),
        option("laws", default=True, show_default=True),
        run_options(timeout_s=300, silence_s=60),
        option("quiet", is_flag=True),
    ]
    return decorated(command, *options)
