"""Merging of shards and other parts of a run."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nntest.environment import Environment
from nntest.groups.results import ClaimedKind
from nntest.groups.run import MERGING
from nntest.merge import NotOneRun, digest_of, merged
from nntest.results import (
    ExitCode,
    ExpectationUse,
    Outcome,
    RunSettings,
    SelectedCases,
)
from nntest.runner.exit_codes import exit_code
from tests.unit.vts.example_runs import ACME_BUILD, case, mixed_run, run_of, wrong
from tests.volume import SEED, repeated
from vts.program import PROGRAM
from vts.results import VtsCase, VtsRun

COMMAND = "vts merge a b --output out"


def whole_run() -> VtsRun:
    made = mixed_run()
    return run_of(*made.cases, selection=selected(len(made.cases)), settings=RunSettings())


def selected(chosen: int, places: Sequence[int] = ()) -> SelectedCases:
    steps = tuple(b - a for a, b in pairwise([0, *places]))
    return SelectedCases(planned=chosen, chosen=chosen, places=steps)


def part(run: VtsRun, number: int, of: int, shards: Sequence[int], **changes: Any) -> VtsRun:
    """The cases of ``run`` that ``shards`` put into shard ``number`` (from 1)."""
    places = [place for place, shard in enumerate(shards) if shard == number]
    found: list[VtsCase] = [run.cases[place] for place in places]
    values: dict[str, Any] = {
        "selection": selected(len(run.cases), places),
        "settings": RunSettings(shard=(number, of)),
        "reductions": (
            f"shard {number} of {of}",
            f"{len(found)} of {len(run.cases)} cases {'was' if len(found) == 1 else 'were'} chosen",
        ),
    }
    return run_of(*found, **values | changes)


def halves(**changes: Any) -> dict[Path, VtsRun]:
    """Two shards, the second with ``changes``."""
    run = run_of(case("general/a/x", "ADD"), case("general/a/y", "SUB"))
    return {Path("a"): part(run, 1, 2, [1, 2]), Path("b"): part(run, 2, 2, [1, 2], **changes)}


@pytest.mark.parametrize("number", range(repeated(5, 50)))
def test_shards_merge_into_the_run_that_they_are_parts_of(number: int) -> None:
    chance, run = random.Random(f"{SEED} {number}"), whole_run()
    of = chance.randrange(2, 7)
    shards = [chance.randrange(1, of + 1) for _ in run.cases]
    numbers = chance.sample(range(1, of + 1), of)
    parts = {Path(str(number)): part(run, number, of, shards) for number in numbers}

    found = merged(parts, MERGING, COMMAND)

    assert found.cases == run.cases
    assert (found.totals, found.reductions) == (run.totals, ())
    assert sorted(found.groups, key=lambda each: each.name) == [*run.groups]
    for field in ("folders", "operations", "types", "selection", "settings", "ended_early"):
        assert getattr(found, field) == getattr(run, field), field
    ordered = msgspec.structs.replace(found, groups=run.groups)
    assert digest_of(ordered) == digest_of(run)
    assert exit_code(found) == exit_code(run)


def test_the_digest_ignores_times_and_sees_outcomes() -> None:
    run = whole_run()
    slower = tuple(msgspec.structs.replace(each, duration_ns=1) for each in run.cases)
    assert digest_of(msgspec.structs.replace(run, cases=slower, duration_ns=9)) == digest_of(run)
    first = msgspec.structs.replace(run.cases[0], why="otherwise")
    other = msgspec.structs.replace(run, cases=(first, *run.cases[1:]))
    assert digest_of(other) != digest_of(run)


def test_a_missing_shard_is_not_run_and_said() -> None:
    run = run_of(*(case(f"general/a/{n}", "ADD") for n in range(8)))
    shards = [1, 2, 3, 4, 1, 2, 3, 4]
    parts = {Path(str(number)): part(run, number, 4, shards) for number in (1, 3)}

    found = merged(parts, MERGING, COMMAND)

    assert found.totals[Outcome.NOT_RUN] == 4
    assert found.ended_early == "shards 2, 4 of 4 are missing"
    assert exit_code(found) is ExitCode.INCOMPLETE
    assert "shards 2, 4 of 4 are missing" in PROGRAM.kind.page(found)
    late = {Path("early"): found, **{Path(str(n)): part(run, n, 4, shards) for n in (2, 4)}}
    assert digest_of(merged(late, MERGING, COMMAND)) == digest_of(
        merged({Path(str(n)): part(run, n, 4, shards) for n in (1, 2, 3, 4)}, MERGING, COMMAND)
    )


def test_parts_that_ran_the_same_case_are_refused_whatever_is_wanted() -> None:
    parts = {Path("a"): whole_run(), Path("b"): whole_run()}
    with pytest.raises(NotOneRun, match=r"a and b both ran .* and \d+ more: leave one of them out"):
        merged(parts, MERGING, COMMAND, anyway=True)


OTHER_BUILD = msgspec.structs.replace(ACME_BUILD, sha256="0" * 64)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"version": "1.2.4"}, "version of the suite: 1.2.3 in a, 1.2.4 in b"),
        ({"driver": "other"}, "driver: acme in a, other in b"),
        ({"device_version": "2.2"}, "version of the driver: 2.1 in a, 2.2 in b"),
        ({"specs_sha256": "f" * 64}, "digest of the specs: 0123456789ab in a, ffffffffffff in b"),
        (
            {"environment": Environment(drivers={"acme": OTHER_BUILD})},
            "code of driver acme: fedcba987654 in a, 000000000000 in b",
        ),
        ({"settings": RunSettings(shard=(2, 3))}, "number of shards: 2 in a, 3 in b"),
        (
            {"settings": RunSettings(shard=(2, 2), limit_cpu_s=3)},
            "limit cpu s: none in a, 3 in b",
        ),
    ],
    ids=lambda value: "" if isinstance(value, str) else next(iter(value)),
)
def test_parts_of_other_builds_are_refused_or_marked(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(NotOneRun) as caught:
        merged(halves(**changes), MERGING, COMMAND)
    assert f"these are not parts of one run: {words}." in str(caught.value)

    found = merged(halves(**changes), MERGING, COMMAND, anyway=True)
    assert f"Mixed run: merged although {words}" in PROGRAM.kind.page(found)


def test_the_code_of_the_suite_is_compared_where_both_parts_know_it() -> None:
    one, other = halves().values()
    known = msgspec.structs.replace(one, code="1" * 64)
    merged({Path("a"): known, Path("b"): other}, MERGING, COMMAND)
    changed = msgspec.structs.replace(other, code="2" * 64)
    with pytest.raises(NotOneRun, match="code of the suite: 111111111111 in a, 222222222222 in b"):
        merged({Path("a"): known, Path("b"): changed}, MERGING, COMMAND)


def test_parts_of_several_machines_name_all_of_them() -> None:
    other = Environment(host="rack", cpu="a processor", drivers={"acme": ACME_BUILD})
    found = merged(halves(environment=other), MERGING, COMMAND)
    assert (found.environment.host, found.environment.cpu) == ("bench + rack", "a processor")


def test_parts_that_filters_chose_are_one_run_of_all_of_them() -> None:
    def filtered(id: str) -> VtsRun:
        return run_of(
            case(id, "ADD"),
            settings=RunSettings(filters=(id,)),
            selection=SelectedCases(planned=9, chosen=1),
            reductions=(f"--filter {id}", "1 of 9 cases was chosen", "something else"),
        )

    parts = {Path(name): filtered(f"general/{name}/x") for name in "ab"}
    found = merged(parts, MERGING, COMMAND)
    assert found.reductions == (
        "something else",
        "--filter general/a/x general/b/x",
        "2 of 9 cases were chosen",
    )


def test_claims_that_only_another_part_executed_are_executed() -> None:
    def claims(*executed: int) -> tuple[ClaimedKind, ...]:
        names = zip(("ADD", "RELU"), executed, strict=True)
        return tuple(ClaimedKind(operation=o, type="FLOAT32", executed=n) for o, n in names)

    words = "supported, but executed by no test: "
    parts = halves(claims=claims(0, 2), reductions=(f"{words}ADD (FLOAT32)",))
    parts[Path("a")] = msgspec.structs.replace(parts[Path("a")], claims=claims(3, 0))
    found = merged(parts, MERGING, COMMAND)
    assert found.claims == claims(3, 2)
    assert not any(words in text for text in found.reductions)


def test_uses_of_expectations_add_up() -> None:
    def use(matched: int, problem: str = "") -> tuple[ExpectationUse, ...]:
        outcomes = (Outcome.FAILURE,)
        entry = ExpectationUse(case="*", outcomes=outcomes, reason="r", matched=matched, held=1)
        return (msgspec.structs.replace(entry, problem=problem),)

    parts = halves(expectations=use(3, "x succeeded"))
    parts[Path("a")] = msgspec.structs.replace(parts[Path("a")], expectations=use(2))
    (found,) = merged(parts, MERGING, COMMAND).expectations
    assert (found.matched, found.held, found.problem) == (5, 2, "x succeeded")


def test_an_interrupted_part_leaves_the_merged_run_interrupted_unless_others_ran_the_rest() -> None:
    run = halves()[Path("a")]
    totals = {**run.totals, Outcome.NOT_RUN: 2}
    cut = msgspec.structs.replace(
        run, totals=totals, interrupted=True, selection=SelectedCases(planned=3, chosen=3)
    )
    assert merged({Path("a"): cut}, MERGING, COMMAND).interrupted
    rest = run_of(
        case("general/a/y", "ADD"),
        wrong("general/a/z", "ADD"),
        selection=SelectedCases(planned=3, chosen=3),
        settings=RunSettings(shard=(1, 2)),
    )
    found = merged({Path("a"): cut, Path("b"): rest}, MERGING, COMMAND)
    assert (found.interrupted, found.totals[Outcome.NOT_RUN]) == (False, 0)
