"""``vts export``: cases of the corpus as files for other tools."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nncli.errors import UserError
from nncli.output_file import write_file
from nncli.terminal import say
from nncli.text import one_line
from nnhal.debug.model_writers import Writer, writer_of
from nnhal.operand_types import dtype_of
from nnhal.types import Operand
from nntest.cases.case_loader import CaseLoader
from nntest.groups.commands.corpus import unreadable_in
from nntest.groups.commands.options import ListOptions
from nntest.groups.planned_tests import test_of
from nntest.judge import tolerance_for
from nntest.runner.selection import selection_of
from nntest.spec import SPEC_SUFFIX, SpecCase
from nntest.spec.dump import dump_case
from vts.program import PROGRAM

__all__ = ["NothingToExport", "export"]

_LIST: Final = "not_expressed.tsv"

_Files: TypeAlias = Mapping[str, bytes]
"""Contents by suffix."""

_Format: TypeAlias = Callable[["SpecCase"], _Files]


class NothingToExport(UserError):
    """No case is chosen, or the file with the chosen ones cannot be read."""


class _NotExpressed(UserError):
    """The format has no words for a case."""


def export(folder: Path, format: str, options: ListOptions) -> None:
    """Write the chosen cases as ``FOLDER/NAME`` below ``folder``. Raises a UserError."""
    suite, selection = PROGRAM.chosen(options), selection_of(options)
    chosen = selection.of(suite.plan())
    if faults := unreadable_in(suite, selection):
        raise NothingToExport(faults[0].message)
    if not chosen:
        raise NothingToExport("no case is chosen; 'vts list --groups general' lists them")
    written = _android if format == "android" else _of_model_files(format, writer_of(format))
    loader = CaseLoader(suite.chosen.root)
    missing: dict[str, str] = {}
    for planned in chosen:
        test = test_of(planned)
        try:
            files = written(loader.load(test.spec, test.case, planned.content))
        except UserError as error:
            missing[planned.id] = one_line(str(error))
            continue
        for suffix, content in files.items():
            write_file(folder / f"{test.name}{suffix}", content)
    lines = (f"{id}\t{reason}\n" for id, reason in missing.items())
    write_file(folder / _LIST, "".join(lines).encode(errors="backslashreplace"))
    say(*_summary(folder, len(chosen), missing))


def _summary(folder: Path, total: int, missing: Mapping[str, str]) -> Iterator[str]:
    yield f"{total - len(missing)} of {total} cases written to {folder}"
    if missing:
        yield f"{len(missing)} cannot be expressed, listed in {folder / _LIST}:"
    for reason, count in Counter(missing.values()).most_common():
        yield f"{count:7} {reason}"


def _android(case: SpecCase) -> _Files:
    return {SPEC_SUFFIX: dump_case(case).encode()}


def _of_model_files(suffix: str, writer: Writer) -> _Format:
    def written(case: SpecCase) -> _Files:
        if case.expect_failure:
            raise _NotExpressed("it must fail, so it has no outputs")
        if case.multinomial_tolerance:
            raise _NotExpressed("its outputs are random numbers of a distribution")
        inputs = _inputs(case)
        model = writer(case.model, inputs)
        arrays = {f"input_{number}": array for number, array in inputs.items()}
        return {f".{suffix}": model, ".npz": _archive(arrays | _outputs(case))}

    return written


def _inputs(case: SpecCase) -> dict[int, NDArray[Any]]:
    pairs = enumerate(zip(case.inputs, case.input_operands(), strict=True))
    return {number: _array(data, operand) for number, (data, operand) in pairs}


def _array(data: bytes, operand: Operand) -> NDArray[Any]:
    if not data:
        raise _NotExpressed("an input is omitted, or has no elements")
    return np.frombuffer(data, dtype_of(operand.type)).reshape(operand.dimensions)


def _outputs(case: SpecCase) -> dict[str, NDArray[Any]]:
    """Expected outputs that are compared, with the errors that are allowed."""
    arrays: dict[str, NDArray[Any]] = {}
    for number, expected in enumerate(case.expected()):
        if not case.ignored[number]:
            tolerance = tolerance_for(case, case.output_operands()[number])
            arrays[f"output_{number}"] = expected
            arrays[f"atol_{number}"] = np.array(tolerance.atol)
            arrays[f"rtol_{number}"] = np.array(tolerance.rtol)
    return arrays


def _archive(arrays: Mapping[str, NDArray[Any]]) -> bytes:
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()
