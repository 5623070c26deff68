"""Results of a mutation run: a journal, line by line, and the score of each module."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from corpus.mutation.trial import Ending

__all__ = [
    "Header",
    "Journal",
    "OtherRun",
    "Record",
    "Score",
    "missed_there",
    "read_records",
    "scores",
]


class OtherRun(Exception):
    """The journal is that of another sample, or of other code."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """Header of a run. A journal is continued by the same run only."""

    driver: str
    modules: tuple[str, ...]
    groups: tuple[str, ...]
    """None for all."""
    specs: str = ""
    tests_per_group: int | None = None
    seed: int
    count: int
    version: str
    digest: str
    """Digest of the sources, the suite and the corpus."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One mutant and its end. ``tests`` could tell it: none is a line that nothing runs."""

    id: str
    module: str
    text: str
    code: str
    place: str
    change: str
    tests: int
    ending: Ending
    equivalent: str = ""
    """Reason why it cannot be caught, if so."""

    @property
    def is_caught(self) -> bool:
        return bool(self.ending.test)

    @property
    def key(self) -> tuple[str, str, str]:
        """Return the key of the mutant in another run."""
        return self.module, self.place, self.change


class Journal:
    """A file of records. What is in it already need not be done again."""

    def __init__(self, path: Path, header: Header) -> None:
        self._path = path
        self.records: dict[str, Record] = {}
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(header) + b"\n")
            return
        first, *rest = path.read_bytes().splitlines()
        if msgspec.json.decode(first, type=Header) != header:
            raise OtherRun(
                f"{path} is of another sample, or of other code: choose another --output"
            )
        for line in rest:
            with suppress(msgspec.DecodeError):  # the last line of a run that was killed
                record = msgspec.json.decode(line, type=Record)
                self.records[record.id] = record

    def add(self, record: Record) -> None:
        """Note ``record`` at once."""
        self.records[record.id] = record
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(record) + b"\n")


def read_records(path: Path) -> Iterator[Record]:
    """The records of a journal."""
    for line in path.read_bytes().splitlines()[1:]:
        yield msgspec.json.decode(line, type=Record)


def missed_there(
    records: Iterable[Record], others: Iterable[Record]
) -> tuple[int, Sequence[Record]]:
    """Compare the mutants that both runs have tried: how many ``records`` caught, and which of
    these survived in ``others``.
    """
    there = {other.key: other for other in others}
    caught = [record for record in records if record.is_caught and record.key in there]
    return len(caught), [record for record in caught if not there[record.key].is_caught]


class Score(msgspec.Struct):
    """Score of a run: the number of mutants, and what became of them.

    ``crude`` are those caught that broke the first test by an exception: any test would have done.
    """

    caught: int = 0
    crude: int = 0
    survived: int = 0
    equivalent: int = 0

    @property
    def share(self) -> float:
        """Return the share that is caught of those that can be; 1 where there were none."""
        return _share(self.caught, self.caught + self.survived)

    @property
    def share_of_subtle(self) -> float:
        """The same without the crude ones."""
        subtle = self.caught - self.crude
        return _share(subtle, subtle + self.survived)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 1.0


def scores(records: Iterable[Record]) -> Mapping[str, Score]:
    """Return the scores by module, and of all under the name ``all``."""
    found: dict[str, Score] = {}
    total = Score()
    for record in sorted(records, key=lambda record: record.module):
        for score in (found.setdefault(record.module, Score()), total):
            _count(score, record)
    return {**found, "all": total}


def _count(score: Score, record: Record) -> None:
    if record.is_caught:
        score.caught += 1
        score.crude += record.ending.tried == 1 and record.ending.verdict.crude
    elif record.equivalent:
        score.equivalent += 1
    else:
        score.survived += 1
