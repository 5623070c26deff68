"""Which cases are run, and in which order."""

from __future__ import annotations

from itertools import pairwise

import pytest

from nntest.runner.selection import InvalidShard, Selection, base_id, parse_shard
from nntest.runner.suite import PlannedCase
from tests.cells import cells


def plan(*ids: str, batch: str = "") -> list[PlannedCase]:
    return [PlannedCase(id=id, batch=batch or id.rpartition("/")[0]) for id in ids]


def ids(cases: list[PlannedCase]) -> list[str]:
    return [case.id for case in cases]


FOUR = plan("general/V1_0/add", "general/V1_0/add_relaxed", "general/V1_2/sub", "basic/cycle")
MANY = plan(*(f"general/spec{n // 10}/case{n}" for n in range(400)))


@cells(
    ("filters", "excludes", "chosen"),
    [
        ((), (), [0, 1, 2, 3]),
        (("general/V1_0/*",), (), [0, 1]),
        (("*sub*", "general/V1_0/add"), (), [0, 2]),
        (("*add?relaxed",), (), [1]),
        ((), ("general/V1_0/*",), [2, 3]),
        (("*add*",), ("general/V1_0/add",), [1]),
        (("add",), (), []),
    ],
)
def test_globs_choose(
    filters: tuple[str, ...], excludes: tuple[str, ...], chosen: list[int]
) -> None:
    selection = Selection(filters=filters, excludes=excludes)

    assert selection.of(FOUR) == [FOUR[index] for index in chosen]


def test_shards_are_a_partition() -> None:
    shards = [Selection(shard=(number, 3)).of(MANY) for number in (1, 2, 3)]

    assert sorted(case.id for shard in shards for case in shard) == sorted(ids(MANY))
    assert all(len(shard) > 80 for shard in shards)


def test_a_case_stays_in_its_shard_when_others_come() -> None:
    few = Selection(shard=(2, 3)).of(MANY[::7])

    assert set(ids(few)) == set(ids(Selection(shard=(2, 3)).of(MANY))) & set(ids(MANY[::7]))


def test_a_seed_gives_one_order_of_all_cases() -> None:
    shuffled = Selection(shuffle=7).of(MANY)

    assert shuffled == Selection(shuffle=7).of(MANY)
    assert shuffled != MANY
    assert shuffled != Selection(shuffle=8).of(MANY)
    assert sorted(ids(shuffled)) == sorted(ids(MANY))


def test_shuffled_cases_of_a_batch_stay_together() -> None:
    batches = [case.batch for case in Selection(shuffle=7).of(MANY)]

    changes = sum(one != other for one, other in pairwise(batches))
    assert changes == len(set(batches)) - 1


def test_repetitions_have_ids_of_their_own() -> None:
    assert ids(Selection(repeat=3).of(FOUR[:2])) == [
        "general/V1_0/add",
        "general/V1_0/add_relaxed",
        "general/V1_0/add#2",
        "general/V1_0/add_relaxed#2",
        "general/V1_0/add#3",
        "general/V1_0/add_relaxed#3",
    ]
    assert base_id("general/V1_0/add#12") == base_id("general/V1_0/add") == "general/V1_0/add"


def test_a_shard_is_written_as_a_fraction() -> None:
    assert parse_shard("2/5") == (2, 5)


@cells("text", ["0/3", "4/3", "1", "/3", "1/", "a/b", "-1/3", "1/3/5", ""])
def test_what_is_no_shard_is_refused(text: str) -> None:
    with pytest.raises(InvalidShard, match="expected I/N with I from 1 to N"):
        parse_shard(text)
