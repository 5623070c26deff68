"""Case files of the corpus, one a family, and the list of all cases for review."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec

from corpus.build import Built
from corpus.expansion import ExpandedCase
from corpus.language import Case, Step
from nntest.cases.case_file import (
    CASES_SUFFIX,
    CaseFile,
    Description,
    NewSection,
    arranged,
    encoded,
)
from nntest.cases.indexing import indexed_case
from nntest.cases.labels import tested_operations
from nntest.spec import SpecCase

__all__ = ["INDEX", "content_of", "index_text", "says"]

INDEX: Final = "index.tsv"

_HEAD: Final = "id\tbuilder\tvariations\tpurpose\tdigest\n"

_ORACLES: Final = {
    "formula": "float64 formula",
    "integers": "exact integer arithmetic",
    "tflite": "TF Lite 2.14 built-in kernel",
    "none": "none: the model must fail, or its outputs are not compared by value",
}


def content_of(built: Iterable[Built]) -> bytes:
    """The case file of a family."""
    return encoded(map(_section, built))


def says(file: CaseFile, built: Iterable[Built]) -> bool:
    """Whether ``file`` has what was built, though another compressor may have packed it."""
    return file.sections == arranged(map(_section, built))[0]


def _section(built: Built) -> NewSection:
    descriptions = groupby(built.tests, key=lambda test: test.described)
    return NewSection(
        name=built.file.name,
        about=built.file.tests,
        builder=built.builder,
        descriptions=[
            _description(case, list(tests), built.file.tests) for case, tests in descriptions
        ],
        cases=[test.case for test in built.tests],
    )


def _description(case: Case, tests: Sequence[ExpandedCase], about: str) -> Description:
    tested = _tested(case)
    return Description(
        name=case.name,
        purpose=case.tests or about,
        oracle=_ORACLES[case.oracle],
        remark=case.why,
        cases=tuple(
            indexed_case(test.case, spec="", folder="", tested=tested, variations=test.variations)
            for test in tests
        ),
    )


def _tested(case: Case) -> tuple[str, ...]:
    """Names of the operations that ``case`` is about, sorted."""
    steps = list(_steps(case.graph.steps))
    others = {step.operation for step in steps if not step.feeds}
    feeders = frozenset(step.operation for step in steps) - others
    return tested_operations(tuple(sorted(others | feeders)), feeders)


def _steps(steps: Iterable[Step]) -> Iterator[Step]:
    """``steps`` and those of the graphs that they refer to."""
    for step in steps:
        yield step
        for argument in step.inputs:
            graph = getattr(argument, "graph", None)
            if graph is not None:
                yield from _steps(graph.steps)


def index_text(paths: Iterable[Path]) -> str:
    """The list of the cases in the files ``paths``, a line a described case: its id, the module
    that built it, the names of what its variations make of it, its purpose, and a digest of all
    these expanded cases.
    """
    return _HEAD + "".join(line for path in paths for line in _lines(CaseFile.read(path)))


def _lines(file: CaseFile) -> Iterator[str]:
    family = file.path.name.removesuffix(CASES_SUFFIX)
    for section in file.sections:
        cases = iter(file.cases(section))
        for description in section.descriptions:
            digest = _digest(case for _, case in zip(description.cases, cases, strict=False))
            variations = ",".join("_".join(case.variations) or "-" for case in description.cases)
            fields = (
                f"{family}/{section.name}_{description.name}",
                section.builder,
                variations,
                description.purpose,
                digest,
            )
            yield "\t".join(fields) + "\n"


def _digest(cases: Iterable[SpecCase]) -> str:
    digest = hashlib.blake2b(digest_size=8)
    for case in cases:
        digest.update(msgspec.msgpack.encode(case))
    return digest.hexdigest()
