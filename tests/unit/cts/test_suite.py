"""CTS as the runner sees it: what is planned on which drivers."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from cts.group_registry import GROUPS
from cts.program import PROGRAM
from cts.settings import CtsSettings
from cts.suite import CtsSuite
from cts.test_group import Subject
from nntest.groups.registry import UnknownGroup
from nntest.results import Outcome
from nntest.runner.suite import PlannedCase
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.toys import ADD, SUB


def planned(root: Path, *groups: str, drivers: tuple[str, ...] = ("acme",)) -> list[PlannedCase]:
    suite = CtsSuite(CtsSettings(specs=str(root), groups=groups, drivers=drivers))
    return list(suite.plan())


def test_one_driver_is_the_drivers_of_the_run(corpus: Corpus) -> None:
    cases = planned(corpus(V1_0__add=ADD), "general", "extensions")
    assert {case.driver for case in cases} == {""}
    assert [case.id for case in cases if case.id.startswith("general")] == ["general/V1_0/add"]


def test_several_drivers_are_tested_alone_and_together(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD)
    cases = planned(root, "general", drivers=("acme", "unix:/run/b"))
    assert [(case.id, case.driver) for case in cases] == [
        ("general/V1_0/add@acme", "acme"),
        ("general/V1_0/add@unix:_run_b", "unix:/run/b"),
        ("general/V1_0/add@together", ""),
    ]


def test_what_is_about_the_runtime_is_run_once(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD)
    one = planned(root, "extensions", "validate_operations")
    two = planned(root, "extensions", "validate_operations", drivers=("a", "b"))
    assert [case.id for case in one] == [case.id for case in two]


def test_results_name_the_driver_they_are_about(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD)
    settings = CtsSettings(specs=str(root), groups=("general", "extensions"), drivers=("acme",))
    suite = CtsSuite.of(CtsSuite(settings).settings)
    found = {
        case.id: suite.result(case, Outcome.NOT_RUN, "no time").driver for case in suite.plan()
    }
    assert found["general/V1_0/add"] == "acme"
    assert found["extensions/numbers"] == ""


def test_every_group_says_what_it_is() -> None:
    for name, group in GROUPS.groups.items():
        assert re.fullmatch(r"[a-z][a-z_]+", name)
        assert group.title
        assert group.source
        assert group.summary.endswith(".")


def test_the_suite_is_as_large_as_it_says() -> None:
    runtime = [group for group in GROUPS.groups.values() if group.subject is Subject.RUNTIME]
    counts = Counter(test.group for group in runtime for test in group.tests([], thorough=False))
    # Android has 225 seeds, 319 tests of operations, 46 of partitioning.
    assert counts["random_partitioning"] >= 225
    assert counts["validate_operations"] >= 319
    directed = ("partitioning", "dynamic_temporaries", "compilation_caching")
    assert sum(counts[name] for name in directed) >= 46


def test_an_unknown_group_is_named(corpus: Corpus) -> None:
    with pytest.raises(UnknownGroup, match="Did you mean 'trivial'"):
        planned(corpus(V1_0__add=ADD), "trivail")


def test_others_can_run_the_suite() -> None:
    suite = PROGRAM.suite(groups=["trivial"], quick=True)
    assert {case.id.partition("/")[0] for case in suite.plan()} == {"trivial"}


def test_a_group_of_the_corpus_takes_one_for_all_that_differ_in_values_only(
    corpus: Corpus,
) -> None:
    root = corpus(V1_0__add=ADD, V1_0__add_2=ADD, V1_0__sub=SUB)
    assert len(planned(root, "general")) == 3
    assert len(planned(root, "fenced_compute")) == 2
