"""Table that ``nnhal drivers`` prints."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Final, NamedTuple

from nncli.bounded_text import MAX_NAME, bounded
from nncli.errors import UserError
from nncli.start_timeout import start_timeout_s
from nncli.terminal import complain, say
from nnhal import registry
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.operations.node import code_name
from nnhal.types import (
    UNSPECIFIED_PERFORMANCE,
    HalVersion,
    OperandType,
    PerformanceInfo,
)
from nnservice.offered_drivers import offered

__all__ = ["NoDrivers", "performance", "print_table", "show_drivers", "started_devices"]

_COLUMNS = ("Driver", "Device name", "Version", "Type", "HAL", "Features")
_OFFERED = ("--driver also takes", "Needs")

_NO_ANSWER: Final = "?"

_MAX_GROUPS: Final = 3
"""Of operand types that are named."""

_LEAST: Final = 8
"""Characters a line that are enough for features."""

_PLAIN_WIDTH: Final = 200
"""Of a file or a pipe, where a row is a line unless names are very long."""


_MAX_EXTENSIONS: Final = 50
"""In the table."""


class NoDrivers(UserError):
    """No driver is installed."""


def show_drivers(names: Sequence[str]) -> None:
    """Print a table of the drivers ``names``, or of all that are installed, with all their devices;
    of all, also what else could be named.

    A driver that does not start is one line on standard error, and so is each question that a
    driver does not answer; the others are listed all the same. The exit code is then 3, as for any
    driver at fault, and 2 where all that is wrong is what was named. Raises UnknownDriver and
    NoDrivers.
    """
    shows_all = not names
    names = names or list(registry.drivers())
    if not names:
        raise NoDrivers(
            f"no package announces a driver by an entry point of '{registry.ENTRY_POINTS}'"
        )
    rows: list[tuple[str, ...]] = []
    failures: list[_Failure] = []
    processes = ExitStack()
    for name in names:
        try:
            devices = processes.enter_context(started_devices(name))
        except registry.DriverFailedToStart as error:
            failures.append(_Failure(str(error), error.exit_code))
        except HalError as error:
            failures.append(_Failure(f"driver '{name}' failed to start: {error}"))
        else:
            rows += [_row(full, device, failures) for full, device in devices.items()]
    processes.close()
    if rows:
        print_table(_COLUMNS, rows)
    if shows_all:
        say("")
        print_table(_OFFERED, [*offered()])
    for failure in failures:
        complain(f"Error: {failure.text}")
    if failures:
        raise SystemExit(max(failure.exit_code for failure in failures))


@contextmanager
def started_devices(name: str) -> Iterator[dict[str, Device]]:
    """All devices of a driver by their full names, here or in processes of their own that end
    afterwards. Raises UnknownDriver, DriverFailedToStart and HalError.
    """
    limit_s = start_timeout_s()
    if registry.is_served(name):
        yield registry.resolve_all(name, callback_timeout_s=limit_s)
        return
    from nnprocess.zygote import Zygote
    from nnservice.hal import driver_service
    from nnservice.hal.device_names import device_names

    with ExitStack() as processes:
        zygote = Zygote.start()
        processes.callback(zygote.close)
        devices = {}
        for full in device_names(name, zygote):
            started = driver_service.start(
                full, zygote=zygote, callback_timeout_s=limit_s, answer_limit_s=limit_s
            )
            devices[full] = processes.enter_context(started).device
        yield devices


class _Failure(NamedTuple):
    text: str
    exit_code: int = registry.DriverRaised.exit_code


def performance(device: Device) -> str:
    """The driver's capabilities in words: execution time and power, relative to the CPU.

    A pair for each group of operand types that share it, the largest group last; of many groups
    only the least and the greatest time. Raises HalError.
    """
    told = device.capabilities
    groups: dict[PerformanceInfo, list[str]] = {}
    for each in told.operand_performance:
        name = code_name(OperandType, each.type).removeprefix("TENSOR_")
        groups.setdefault(each.info, []).append(name)
    groups.setdefault(told.relaxed_float32_to_float16_performance_tensor, []).append("relaxed")
    groups.setdefault(told.if_performance, []).append("IF")
    groups.setdefault(told.while_performance, []).append("WHILE")
    if len(groups) > _MAX_GROUPS:
        least, greatest = min(groups, key=_time), max(groups, key=_time)
        return (
            f"time/power {_ratios(least)} to {_ratios(greatest)} in {len(groups)} groups of types"
        )
    *others, largest = sorted(groups, key=lambda info: len(groups[info]))
    words = [f"{_ratios(info)} {' '.join(dict.fromkeys(groups[info]))}" for info in others]
    return "time/power " + "; ".join(
        [*words, f"{_ratios(largest)} {'others' if others else 'all'}"]
    )


def _time(info: PerformanceInfo) -> float:
    return info.exec_time


def _ratios(info: PerformanceInfo) -> str:
    if info.exec_time >= UNSPECIFIED_PERFORMANCE:
        return "unspecified"
    return f"{info.exec_time:.3g}/{info.power_usage:.3g}"


def _of_version(device: Device) -> list[str]:
    version = device.hal_version
    found = []
    if version >= HalVersion.V1_2:
        found += ["timing", "bursts"]
    if version >= HalVersion.V1_3:
        found += ["fences", "deadlines"]
    if version >= HalVersion.AIDL_V4:
        found.append("reusable executions")
    return found


def _cache(device: Device) -> list[str]:
    files = device.number_of_cache_files
    if not (files.model_cache or files.data_cache):
        return []
    return [f"cache {files.model_cache}+{files.data_cache} files"]


def _threads(device: Device) -> list[str]:
    return [] if device.threads is None else [f"threads {device.threads}"]


def _extensions(device: Device) -> list[str]:
    extensions = device.supported_extensions
    names = [bounded(extension.name, MAX_NAME) for extension in extensions[:_MAX_EXTENSIONS]]
    left = len(extensions) - len(names)
    return [*names, f"{left} more extensions"] if left > 0 else names


def _row(name: str, device: Device, failures: list[_Failure]) -> tuple[str, ...]:
    """What the driver answers; a question that it does not answer is ``?`` and a failure."""

    def asked(question: Callable[[Device], str | Sequence[str]]) -> str:
        try:
            answer = question(device)
        except HalError as error:
            text = f"driver '{name}' does not answer a start-up question: {error}"
            failures.append(_Failure(text))
            return _NO_ANSWER
        return answer if isinstance(answer, str) else ", ".join(answer)

    questions = (_of_version, performance, _cache, _threads, _extensions)
    words = [asked(question) for question in questions]
    return (
        name,
        bounded(device.name, MAX_NAME),
        asked(lambda device: bounded(device.version_string, MAX_NAME)),
        asked(lambda device: device.type.name),
        asked(lambda device: str(device.hal_version)),
        ", ".join(word for word in words if word),
    )


def print_table(columns: Sequence[str], rows: Sequence[tuple[str, ...]]) -> None:
    """Print ``rows``; the last of the ``columns`` is the one that goes into several lines."""
    from rich.table import Table

    from nncli.terminal.console import terminal

    console = terminal(plain_width=_PLAIN_WIDTH)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    *others, last = columns
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
