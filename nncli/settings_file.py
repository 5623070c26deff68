"""Settings in ``pyproject.toml``: defaults of options, command by command.

    [tool.nn-driver-suite.vts.run]
    driver = "acme-npu"
    exclude = ["*relaxed*"]

The file is the nearest one, from the current folder upwards, that has the table. Keys are the long
names of options; paths are relative to the file.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import click

from nncli.errors import UserError
from nncli.input_file import Format, read_toml, shown

__all__ = ["FILE", "TABLE", "SettingsError", "defaults_of"]

FILE: Final = "pyproject.toml"
TABLE: Final = "nn-driver-suite"

PROGRAMS: Final = ("cts", "mlts", "nnhal", "vts")


class SettingsError(UserError):
    """A setting has no meaning; the message names file, table and key."""


_FORMAT: Final = Format("a file of settings", error=SettingsError, max_bytes=1 << 20)


def defaults_of(
    program: str, commands: Callable[[], Mapping[str, click.Command]], start: Path
) -> dict[str, dict[str, Any]]:
    """Defaults for the ``commands`` of ``program``, as click's ``default_map`` has them.

    Raises SettingsError.
    """
    for folder in (start, *start.parents):
        path = folder / FILE
        if path.is_file():
            table = _table(path, read_toml(path, _FORMAT).get("tool", {}), "tool").get(TABLE)
            if table is not None:
                return _defaults(path, program, _table(path, table, f"tool.{TABLE}"), commands())
    return {}


def _defaults(
    path: Path, program: str, table: Mapping[str, Any], commands: Mapping[str, click.Command]
) -> dict[str, dict[str, Any]]:
    for name in table:
        _check(path, f"tool.{TABLE}", name, PROGRAMS, "program")
    where = f"tool.{TABLE}.{program}"
    found = {}
    for name, settings in _table(path, table.get(program, {}), where).items():
        _check(path, where, name, commands, "command")
        keys = _table(path, settings, f"{where}.{name}")
        found[name] = dict(_values(path, f"{where}.{name}", keys, commands[name]))
    return found


def _values(
    path: Path, where: str, keys: Mapping[str, Any], command: click.Command
) -> Iterator[tuple[str, Any]]:
    options = {_key(option): option for option in _options(command)}
    for key, value in keys.items():
        _check(path, where, key, options, "option")
        option = options[key]
        yield option.name or key, _value(path, where, key, value, option)


def _value(path: Path, where: str, key: str, value: Any, option: click.Option) -> Any:
    """``value`` as the option takes it: what click would refuse is reported here, with the file."""
    if isinstance(value, dict) or (isinstance(value, list) and not option.multiple):
        raise SettingsError(f"{path}: [{where}] {key} is {shown(repr(value))}, expected one value")
    if option.multiple and not isinstance(value, list):
        raise SettingsError(f"{path}: [{where}] {key} is {shown(repr(value))}, expected a list")
    if option.is_flag and not isinstance(value, bool):
        raise SettingsError(
            f"{path}: [{where}] {key} is {shown(repr(value))}, expected true or false"
        )
    values = [_placed(path, each, option) for each in (value if option.multiple else [value])]
    given = values if option.multiple else values[0]
    try:
        option.type_cast_value(click.Context(click.Command(key)), given)
    except click.BadParameter as error:
        raise SettingsError(f"{path}: [{where}] {key}: {error.message}") from error
    return given


def _placed(path: Path, value: Any, option: click.Option) -> Any:
    """A path is relative to the file that names it, wherever the command is called."""
    is_path = isinstance(option.type, click.Path) and isinstance(value, str)
    return str(path.parent / value) if is_path else value


def _options(command: click.Command) -> Iterator[click.Option]:
    for parameter in command.params:
        if isinstance(parameter, click.Option) and parameter.expose_value:
            yield parameter


def _key(option: click.Option) -> str:
    """The long name without its dashes."""
    return next(flag for flag in option.opts if flag.startswith("--")).removeprefix("--")


def _table(path: Path, value: Any, name: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise SettingsError(f"{path}: {name} is {shown(repr(value))}, expected a table")
    return value


def _check(path: Path, where: str, name: str, known: Collection[str], what: str) -> None:
    if name not in known:
        nearest = difflib.get_close_matches(name, known, n=1)
        hint = f"did you mean '{nearest[0]}'?" if nearest else f"known: {', '.join(sorted(known))}"
        raise SettingsError(f"{path}: [{where}] has no {what} '{shown(name)}'; {hint}")
