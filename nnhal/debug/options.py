"""The options ``--vlog`` and ``--trace``, for every command line of the project."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

from nncli.option_words import option

__all__ = ["debug_options", "trace_option", "vlog_option"]

_Command = TypeVar("_Command", bound=Callable[..., object])


def debug_options(command: _Command) -> _Command:
    """Give a command both options; it need not have parameters for them."""
    return vlog_option(trace_option(command))


def vlog_option(command: _Command) -> _Command:
    """Give a command ``--vlog TAGS``, which switches verbose logging on before the command runs."""
    return option("vlog", expose_value=False, callback=_configure_vlog)(command)


def trace_option(command: _Command) -> _Command:
    """Give a command ``--trace FILE``, which traces what the command does."""
    return option(
        "trace",
        type=click.Path(dir_okay=False, path_type=Path),
        expose_value=False,
        callback=_start_trace,
    )(command)


# Both modules are imported by the callbacks, so that `--help` starts without them.


def _configure_vlog(context: click.Context, option: click.Parameter, tags: str | None) -> None:
    if tags is None or context.resilient_parsing:
        return
    from nnhal.debug import vlog

    try:
        vlog.configure(tags)
    except vlog.UnknownTag as error:
        raise click.BadParameter(str(error), context, option) from error


def _start_trace(context: click.Context, option: click.Parameter, path: Path | None) -> None:
    if path is None or context.resilient_parsing:
        return
    from nnhal.debug import trace

    try:
        trace.start(path)
    except trace.TraceNotWritable as error:
        raise click.BadParameter(str(error), context, option) from error
    context.call_on_close(trace.stop)
