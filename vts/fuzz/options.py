"""The options of ``vts fuzz``, as given, and how the command takes them.

Imports nothing that is slow to import.
"""

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

__all__ = ["FuzzOptions", "fuzz_options"]

_Command = TypeVar("_Command", bound=Callable[..., object])


@dataclass(frozen=True, kw_only=True)
class FuzzOptions(RunValues):
    """``reproduce`` and ``minimize`` are findings of earlier runs."""

    driver: str
    specs: Path | None
    count: int | None
    time: float | None
    seed: int
    attempts: Path | None
    reproduce: Path | None
    minimize: Path | None
    quiet: bool

    @property
    def needs_workers(self) -> bool:
        """Whether cases are run by worker processes on this machine."""
        return self.engine == "local" and not self.in_process


def fuzz_options(command: _Command) -> _Command:
    """The options of ``vts fuzz``; their values are FuzzOptions."""
    file = click.Path(exists=True, dir_okay=False, path_type=Path)
    options: list[Any] = [
        option("driver", default="reference", show_default=True),
        start_timeout_option,
        option("specs", type=click.Path(exists=True, path_type=Path)),
        option("count", type=click.IntRange(1, LARGEST)),
        option(
            "time", type=Duration(may_be_none=True), show_default="60s, unless --count is given"
        ),
        option("seed", type=click.IntRange(0, LARGEST), default=1, show_default=True),
        option("attempts", type=click.Path(file_okay=False, path_type=Path)),
        option("reproduce", type=file),
        option("minimize", type=file),
        run_options(timeout_s=300, silence_s=20),
        option("quiet", is_flag=True),
    ]
    return decorated(command, *options)
