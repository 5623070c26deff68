"""Loads ``.mod.py`` spec files: runs each in a session of its own and expands its examples.

A spec is Python and can do what Python can; it is run only when the user names its folder.
"""

from __future__ import annotations

import hashlib
import re
import traceback
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from nncli.errors import UserError
from nncli.input_file import Format, decode_text, read_bytes, shown
from nnhal.errors import Invalid
from nnhal.validation import check_model
from nntest.spec import operands, variations
from nntest.spec.example import Example, Expansion, combined
from nntest.spec.lowering import lower
from nntest.spec.model import Model, SubgraphReference
from nntest.spec.session import Session, session_of

if TYPE_CHECKING:
    from nntest.spec.case import SpecCase

SPEC_SUFFIX = ".mod.py"

_VERSION = re.compile(r"/(V\d_\d)/|/(AIDL_V\d+)/")

_LIKE_A_VERSION = re.compile(r"/(V\d_\d|AIDL_V\d)")
"""Android's folders: where they name no version (``V1_3_cts_only``), there is none."""

LEAST_VERSION: Final = "least"
"""The version, until a case is lowered, of models in other folders that say nothing themselves."""


class SpecError(UserError):
    """A spec file that cannot be loaded; names the file and the line at fault."""


_MAX_NAME: Final = 500
"""Characters of a case's name; the longest of Android's specs and of ours have under 200."""

_FORMAT: Final = Format("a spec", error=SpecError, max_bytes=1 << 28)


class Configuration:
    """The settings a spec may change: ``use_shm_for_weights``."""

    def __init__(self, session: Session) -> None:
        object.__setattr__(self, "_session", session)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name != "use_shm_for_weights":
            raise AttributeError(f"a spec has no setting {name!r}")
        setattr(self._session, name, value)

    def useSHM(self) -> bool:
        return bool(self._session.use_shm_for_weights)


@dataclass(frozen=True)
class SpecFile:
    """A spec file as it was read once: what is expanded, and what is known of it, is this text."""

    path: Path
    content: bytes

    @classmethod
    def read(cls, path: Path) -> SpecFile:
        """The file ``path`` as it is now. Raises SpecError."""
        return cls(path, read_bytes(path, _FORMAT))

    @cached_property
    def digest(self) -> str:
        """Digest of the text, 32 characters."""
        return hashlib.blake2b(self.content, digest_size=16).hexdigest()


def load(path: Path) -> list[SpecCase]:
    """All cases of one spec file, in the order and with the names of Android's generator.

    Runs the spec in this process. Raises SpecError when the file cannot be read, or raises
    something itself.
    """
    return expand(SpecFile.read(path))


def expand(spec: SpecFile) -> list[SpecCase]:
    """All cases of a spec, as :func:`load`. Raises SpecError."""
    path = spec.path
    source = decode_text(spec.content, path, _FORMAT)
    session = Session(path.name.partition(".")[0], default_version(path))
    try:
        with session_of(session), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            exec(compile(source, str(path), "exec"), _namespace(session))
            cases = [case for case, _ in lowered(session)]
    except (Exception, SystemExit) as error:
        where = f"{path}:{line}" if (line := _line_in(path, error)) else str(path)
        raise SpecError(f"{where}: {type(error).__name__}: {error}") from error
    for case in cases:
        check_name(path, case.name)
    return cases


def lowered(session: Session) -> Iterator[tuple[SpecCase, Expansion]]:
    """Expand the examples of ``session``, which is the current one, in order."""
    for example in combined(session.examples):
        for expansion in example.expand(session):
            yield _with_version(lower(expansion)), expansion


def check_name(path: Path, name: str) -> None:
    """Raise SpecError for a name that cannot be part of an id, which stands on a line of its own
    and has ``/`` between its parts.
    """
    if len(name) > _MAX_NAME or not name.isprintable() or "/" in name:
        raise SpecError(
            f"{path}: a case is called {shown(repr(name))}; expected at most {_MAX_NAME} "
            "characters that can be printed, and no '/'"
        )


def default_version(path: Path) -> str | None:
    """Return the version of a spec's models, as far as the spec does not say itself."""
    if _LIKE_A_VERSION.search(path.absolute().as_posix()):
        return version_of(path)
    return LEAST_VERSION


def _with_version(case: SpecCase) -> SpecCase:
    """``case`` with the least version that has everything in its model, if that is to be found.

    A model that is not valid, or for Android's runtime only, has none.
    """
    if case.version != LEAST_VERSION:
        return case
    try:
        version = check_model(case.model).name
    except Invalid:
        version = None
    return msgspec.structs.replace(case, version=version)


def version_of(path: Path) -> str | None:
    """The HAL version that the folder of a spec stands for, None where it is no version."""
    found = _VERSION.findall(path.absolute().as_posix())
    return "".join(found[0]) if len(found) == 1 else None


def _line_in(path: Path, error: BaseException) -> int:
    """The line of the spec that was running when ``error`` was raised; 0 if none was."""
    if isinstance(error, SyntaxError) and error.lineno is not None:
        return error.lineno
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == str(path)]
    return (lines[-1] if lines else None) or 0


def _namespace(session: Session) -> dict[str, Any]:
    names = [
        *("BoolScalar", "Float16Scalar", "Float32Scalar", "Float32Vector", "IgnoredOutput"),
        *("Input", "Int32Scalar", "Int32Vector", "Internal", "Operand", "Output", "Parameter"),
        "SymmPerChannelQuantParams",
    ]
    converters = [
        *("ActivationConverter", "AllInputsAsInternalCoverter", "AllOutputsAsInternalCoverter"),
        *("AllTensorsAsInputsConverter", "DataLayoutConverter", "DataTypeConverter"),
        "RelaxedModeConverter",
    ]
    return {
        "__name__": session.spec_name,
        **{name: getattr(operands, name) for name in names},
        **{name: getattr(variations, name) for name in converters},
        "Configuration": Configuration(session),
        "Example": Example,
        "Model": Model,
        "SubgraphReference": SubgraphReference,
    }
