"""The command that writes ``specs/``, our own conformance corpus, from ``corpus/families``.

    python -m corpus                  # all families
    python -m corpus pooling softmax  # some
    python -m corpus --check pooling  # compare with the files, write nothing

Everything written is first held against formulas and against TF Lite's built-in kernels.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

from corpus.build import Disagreement, build, check, families, files_of

FOLDER = Path(__file__).resolve().parent.parent / "specs"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("families", nargs="*", help="default: all")
    parser.add_argument("--check", action="store_true", help="write nothing, say what differs")
    parser.add_argument("--no-tflite", action="store_true", help="hold against formulas only")
    arguments = parser.parse_args()
    try:
        stale = [
            path
            for family in arguments.families or families()
            for path in _written(family, arguments.check, tflite=not arguments.no_tflite)
        ]
    except Disagreement as error:
        print(error, file=sys.stderr)
        return 1
    for path in stale:
        print(f"{path.relative_to(FOLDER)} is not what its builder writes", file=sys.stderr)
    return 1 if stale else 0


def _written(family: str, only_check: bool, *, tflite: bool) -> list[Path]:
    """Write one family; with ``only_check`` the files that would change."""
    texts = build(family)
    _report(family, texts, tflite=tflite)
    folder = FOLDER / family
    stale = {path for path in folder.glob("*") if path.name not in texts}
    changed = [folder / n for n, t in texts.items() if _text_of(folder / n) != t]
    if only_check:
        return sorted([*stale, *changed])
    folder.mkdir(parents=True, exist_ok=True)
    for path in stale:
        path.unlink()
    for path in changed:
        path.write_text(texts[path.name])
    return []


def _report(family: str, texts: Mapping[str, str], *, tflite: bool) -> None:
    """Hold all tests against other oracles, and say how many there are."""
    files = files_of(family)
    tallies = [check(file, texts[f"{file.name}.mod.py"], tflite=tflite) for file in files]
    tests, agreed = (sum(getattr(t, what) for t in tallies) for what in ("tests", "tflite"))
    size = sum(map(len, texts.values())) // 1024
    print(f"{family:20} {tests:5} tests, {agreed:5} hold on TF Lite, {size:4} KiB")


def _text_of(path: Path) -> str | None:
    return path.read_text() if path.is_file() else None


if __name__ == "__main__":
    sys.exit(main())
