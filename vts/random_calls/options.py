"""The options of ``vts random-calls``, as given. Imports nothing that is slow to import."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from nncli.option_types import LARGEST, Duration
from nncli.option_words import option
from nncli.start_timeout import start_timeout_option
from nntest.runner.command_line import decorated, run_options
from nntest.runner.option_values import RunValues

__all__ = ["CallsOptions", "calls_options"]

_Command = TypeVar("_Command", bound=Callable[..., object])


@dataclass(frozen=True, kw_only=True)
class CallsOptions(RunValues):
    """``replay`` is a finding of an earlier run."""

    driver: str
    count: int | None
    time: float | None
    seed: int
    replay: Path | None
    quiet: bool

    @property
    def needs_workers(self) -> bool:
        """Whether sequences are played by worker processes on this machine."""
        return self.engine == "local" and not self.in_process


def calls_options(command: _Command) -> _Command:
    """The options of ``vts random-calls``; their values are CallsOptions."""
    file = click.Path(exists=True, dir_okay=False, path_type=Path)
    options: list[Any] = [
        option("driver", default="reference", show_default=True),
        start_timeout_option,
        option("count", type=click.IntRange(1, LARGEST)),
        option(
            "time", type=Duration(may_be_none=True), show_default="60s, unless --count is given"
        ),
        option("seed", type=click.IntRange(0, LARGEST), default=1, show_default=True),
        option("replay", type=file),
        run_options(timeout_s=600, silence_s=10),
        option("quiet", is_flag=True),
    ]
    return decorated(command, *options)
