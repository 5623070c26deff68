"""What ``nnhal drivers`` prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nnhal import registry
from nnhal.device import Device
from nnhal.errors import HalError, UserError
from nnhal.terminal import complain
from nnhal.types import HalVersion

__all__ = ["NoDrivers", "features", "show_drivers"]

_COLUMNS = ("Driver", "Device name", "Version", "Type", "HAL", "Features")

_LEAST: Final = 8
"""Characters a line that are enough for features."""

_PLAIN_WIDTH: Final = 160
"""Of a file or a pipe, where a row is a line unless names are very long."""


class NoDrivers(UserError):
    """Not one driver is installed."""


def show_drivers(names: Sequence[str]) -> None:
    """Print a table of the drivers ``names``, or of all that are installed.

    A driver that does not start is one line on standard error; the others are listed all the same.
    The exit code is 2 then. Raises UnknownDriver and NoDrivers.
    """
    names = names or list(registry.drivers())
    if not names:
        raise NoDrivers(
            f"no package announces a driver by an entry point of '{registry.ENTRY_POINTS}'"
        )
    rows, failures = [], []
    for name in names:
        try:
            rows.append(_row(name, registry.resolve(name)))
        except (registry.DriverFailedToStart, HalError) as error:
            failures.append(_failure(name, error))
    if rows:
        _print_table(rows)
    for failure in failures:
        complain(f"Error: {failure}")
    if failures:
        raise SystemExit(UserError.exit_code)


def features(device: Device) -> list[str]:
    """What the driver has beside plain execution, in words."""
    version, files = device.hal_version, device.number_of_cache_files
    found = []
    if version >= HalVersion.V1_2:
        found += ["timing", "bursts"]
    if version >= HalVersion.V1_3:
        found += ["fences", "deadlines"]
    if version >= HalVersion.AIDL_V4:
        found.append("reusable executions")
    if files.model_cache or files.data_cache:
        found.append(f"cache {files.model_cache}+{files.data_cache} files")
    if device.threads is not None:
        found.append(f"threads {device.threads}")
    return found + [extension.name for extension in device.supported_extensions]


def _row(name: str, device: Device) -> tuple[str, ...]:
    return (
        name,
        device.name,
        device.version_string,
        device.type.name,
        str(device.hal_version),
        ", ".join(features(device)),
    )


def _failure(name: str, error: registry.DriverFailedToStart | HalError) -> str:
    if isinstance(error, HalError):
        return f"driver '{name}' does not answer a start-up query: {error}"
    return str(error)


def _print_table(rows: Sequence[tuple[str, ...]]) -> None:
    from rich.table import Table

    from nnhal.terminal.console import terminal

    console = terminal(plain_width=_PLAIN_WIDTH)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    *others, last = _COLUMNS
    cells = zip(others, *(row[:-1] for row in rows), strict=True)
    needed = sum(2 + max(map(len, column)) for column in cells)
    for column in others:
        # A name cut short could not be typed again, one that is broken is hard to read: where
        # there is room, only the features are in several lines.
        table.add_column(column, overflow="fold", no_wrap=needed + _LEAST <= console.width)
    table.add_column(last, overflow="fold")
    for row in rows:
        table.add_row(*row)
    console.print(table)
