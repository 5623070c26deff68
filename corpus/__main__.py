"""The command that writes ``specs/``, our own conformance corpus, from ``corpus/families``.

    python -m corpus                  # all families
    python -m corpus pooling softmax  # some
    python -m corpus --check pooling  # compare with the files, write nothing

Everything written is first held against formulas and against TF Lite's built-in kernels.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from corpus.build import Built, Disagreement, build, check, families
from corpus.store import INDEX, file_of, index_text, is_same
from nntest.cases.case_file import CASES_SUFFIX, CaseFile
from nntest.spec import SpecError

FOLDER = Path(__file__).resolve().parent.parent / "specs"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("families", nargs="*", help="default: all")
    parser.add_argument("--check", action="store_true", help="write nothing, say what differs")
    parser.add_argument("--no-tflite", action="store_true", help="hold against formulas only")
    arguments = parser.parse_args()
    try:
        files = [
            _file(name, tflite=not arguments.no_tflite) for name in arguments.families or families()
        ]
    except Disagreement as error:
        print(error, file=sys.stderr)
        return 1
    stale = [file for file in files if not _is_there(file)]
    if arguments.check:
        for file in stale:
            print(f"{file.path.name} is not what its builders write", file=sys.stderr)
        return 1 if stale else 0
    for file in stale:
        file.path.write_bytes(file.content)
    (FOLDER / INDEX).write_text(index_text(_known_files()))
    return 0


def _file(family: str, *, tflite: bool) -> CaseFile:
    """Build one family, hold its tests against other oracles, and say how many there are."""
    built = build(family)
    file = file_of(FOLDER / f"{family}{CASES_SUFFIX}", built)
    _report(family, built, len(file.content) // 1024, tflite=tflite)
    return file


def _report(family: str, built: Iterable[Built], size: int, *, tflite: bool) -> None:
    tallies = [check(each.tests, tflite=tflite) for each in built]
    tests, agreed = (sum(getattr(t, what) for t in tallies) for what in ("tests", "tflite"))
    print(f"{family:20} {tests:5} tests, {agreed:5} hold on TF Lite, {size:4} KiB", flush=True)


def _is_there(file: CaseFile) -> bool:
    """Whether its cases are there already, though another compressor may have packed them."""
    try:
        return is_same(CaseFile.read(file.path), file)
    except SpecError:
        return False


def _known_files() -> list[Path]:
    paths = (FOLDER / f"{family}{CASES_SUFFIX}" for family in families())
    return [path for path in paths if path.is_file()]


if __name__ == "__main__":
    sys.exit(main())
