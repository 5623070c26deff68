"""A compiler plugin and its dispatch library, by what users type after ``litert:``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from nndrivers.compiler_plugin import litert_package
from nndrivers.compiler_plugin.litert_package import NotInstalled, apply_plugin, made_for
from nnhal.driver_schemes import BrokenDriver, NotADriver, divided

__all__ = ["COMPILER", "DISPATCH", "Plugin", "libraries_in", "plugin_at", "vendor_folder"]

COMPILER: Final = "compiler"
DISPATCH: Final = "dispatch"
_PATTERNS: Final = {COMPILER: "libLiteRtCompilerPlugin*.so", DISPATCH: "libLiteRtDispatch*.so"}

_SOC: Final = "soc"
_FLAG: Final = re.compile(r"^\s+--(\w+) \(", re.MULTILINE)


class Plugin(NamedTuple):
    """A plugin that LiteRT loads. ``flags`` are those of the tool that applies it; ``dispatch`` is
    the folder of the dispatch library, None where there is none.
    """

    name: str
    libraries: Path
    dispatch: Path | None
    manufacturer: str
    socs: tuple[str, ...]
    soc: str
    """The one of ``socs`` to compile for."""
    flags: tuple[str, ...]


def plugin_at(location: str) -> Plugin:
    """The plugin that ``FOLDER?soc=MODEL&option=value`` or ``VENDOR?...`` names.

    The folder holds both libraries, or has folders ``compiler`` and ``dispatch`` that do. Raises
    NotADriver for what is named wrongly, BrokenDriver for a plugin that LiteRT does not load.
    """
    name, options = divided(location)
    try:
        folder = vendor_folder(name)
        return _loaded(folder, options)
    except NotInstalled as error:
        raise BrokenDriver(str(error)) from error


def vendor_folder(name: str) -> Path:
    """The folder that ``name`` stands for: a vendor's of the package, or a path.

    Raises NotADriver and NotInstalled.
    """
    vendors = litert_package.vendors()
    if name in vendors:
        return vendors[name]
    if not Path(name).is_dir():
        raise NotADriver(f"there is no such folder, nor vendor; vendors: {', '.join(vendors)}")
    return Path(name).absolute()


def libraries_in(folder: Path, kind: str) -> list[Path]:
    """The libraries of ``kind``, COMPILER or DISPATCH, of a plugin's folder."""
    return [*folder.glob(_PATTERNS[kind]), *(folder / kind).glob(_PATTERNS[kind])]


def _loaded(folder: Path, options: Mapping[str, str]) -> Plugin:
    compilers = libraries_in(folder, COMPILER)
    if len(compilers) != 1:
        raise NotADriver(f"it has {len(compilers)} files {_PATTERNS[COMPILER]}, expected one")
    manufacturer, socs = made_for(compilers[0].parent)
    if not manufacturer:
        raise BrokenDriver(
            f"LiteRT does not load {compilers[0].name}; nnhal doctor --driver 'litert:{folder}' "
            "tells what is missing"
        )
    soc = options.get(_SOC, socs[0] if socs else "")
    if soc not in socs:
        raise NotADriver(f"the plugin knows no SoC '{soc}'; it knows {', '.join(socs)}")
    dispatches = libraries_in(folder, DISPATCH)
    return Plugin(
        folder.name,
        compilers[0].parent,
        dispatches[0].parent if dispatches else None,
        manufacturer,
        socs,
        soc,
        tuple(_flags(folder.name, options)),
    )


def _flags(vendor: str, options: Mapping[str, str]) -> Iterator[str]:
    """``options`` as flags of the tool, whose names begin with a vendor's. Raises NotADriver."""
    wanted = {option: value for option, value in options.items() if option != _SOC}
    known = _known_flags() if wanted else []
    for option, value in wanted.items():
        # What is one value in the runtime's options may be one a partition in the tool's.
        names = (f"{vendor}_{option}", f"{vendor}_{option}s", option)
        flag = next((name for name in names if name in known), None)
        if flag is None:
            own = [name for name in known if name.startswith(f"{vendor}_")]
            listed = ", ".join([_SOC, *(name.removeprefix(f"{vendor}_") for name in own)])
            raise NotADriver(f"{vendor} takes no option '{option}'; it takes {listed}")
        yield f"--{flag}={value.lower() if value.isupper() and value.isalpha() else value}"


def _known_flags() -> list[str]:
    """The flags of the tool that a vendor's plugin sees."""
    vendors = tuple(f"{vendor}_" for vendor in litert_package.vendors())
    flags: list[str] = _FLAG.findall(apply_plugin("info", ["--helpfull"]).log)
    return [flag for flag in flags if flag.startswith(vendors)]
