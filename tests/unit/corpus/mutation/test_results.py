"""What two runs over the same mutants say of each other."""

from __future__ import annotations

from corpus.mutation.results import Record, missed_there
from corpus.mutation.trial import Ending


def record(place: str, caught_by: str = "") -> Record:
    return Record(
        id=f"tile#{place}",
        module="tile",
        text="",
        code="",
        place=place,
        change="4 → 5",
        tests=1,
        ending=Ending(test=caught_by),
    )


def test_only_mutants_that_both_runs_have_tried_are_compared() -> None:
    ours = [record("height", "general/a"), record("width"), record("depth")]
    theirs = [record("height", "x"), record("width", "y"), record("area", "z"), record("depth")]

    caught, missed = missed_there(theirs, ours)

    assert caught == 2
    assert [each.place for each in missed] == ["width"]
