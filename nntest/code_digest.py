"""Digests of this project's own code: what a result that is kept between runs depends on."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import numpy

__all__ = ["CodeMissing", "code_digest", "sources"]

_ROOT: Final = Path(__file__).parents[1]
"""The folder that this project's packages are in, in a checkout and in an installation."""

_VERSIONS: Final = "\0".join((platform.python_version(), numpy.__version__, msgspec.__version__))
"""Of what computes and encodes the values that are kept."""


class CodeMissing(LookupError):
    """A module has no source here, so nobody knows whether it has changed."""


@cache
def code_digest(*names: str) -> bytes:
    """Return a digest that changes with the source of modules and packages (``nnhal.validation``,
    with everything in and below it), and with the versions of Python, NumPy and msgspec. 32 bytes.

    Raises CodeMissing. The sources are read once: later changes are not what this process runs.
    """
    digest = hashlib.sha256(_VERSIONS.encode())
    for path in sources(names):
        content = path.read_bytes()
        name = path.relative_to(_ROOT).as_posix()
        digest.update(f"\0{name}\0{len(content)}\0".encode() + content)
    return digest.digest()


def sources(names: Iterable[str]) -> Iterator[Path]:
    """The source files of modules and packages, in a stable order. Raises CodeMissing."""
    for name in names:
        path = _ROOT.joinpath(*name.split("."))
        module = path.with_name(f"{path.name}.py")
        found = [module] if module.is_file() else sorted(path.rglob("*.py"))
        if not found:
            raise CodeMissing(f"{name} has no source below {_ROOT}")
        yield from found
