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
from corpus.store import INDEX, content_of, index_text, says
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
    stale: list[Path] = []
    try:
        for family in arguments.families or families():
            path, built = FOLDER / f"{family}{CASES_SUFFIX}", build(family)
            _report(family, built, tflite=not arguments.no_tflite)
            if not _is_there(path, built):
                stale.append(path)
                if not arguments.check:
                    path.write_bytes(content_of(built))
    except Disagreement as error:
        print(error, file=sys.stderr)
        return 1
    if arguments.check:
        for path in stale:
            print(f"{path.name} is not what its builders write", file=sys.stderr)
        return 1 if stale else 0
    (FOLDER / INDEX).write_text(index_text(_known_files()))
    return 0


def _report(family: str, built: Iterable[Built], *, tflite: bool) -> None:
    """Hold all tests against other oracles, and say how many there are."""
    tallies = [check(each.tests, tflite=tflite) for each in built]
    tests, agreed = (sum(getattr(t, what) for t in tallies) for what in ("tests", "tflite"))
    print(f"{family:20} {tests:5} tests, {agreed:5} hold on TF Lite", flush=True)


def _is_there(path: Path, built: Iterable[Built]) -> bool:
    try:
        return says(CaseFile.read(path), built)
    except SpecError:
        return False


def _known_files() -> list[Path]:
    paths = (FOLDER / f"{family}{CASES_SUFFIX}" for family in families())
    return [path for path in paths if path.is_file()]


if __name__ == "__main__":
    sys.exit(main())
