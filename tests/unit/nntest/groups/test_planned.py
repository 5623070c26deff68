"""Planned tests: what they take over from a case of the corpus."""

from __future__ import annotations

import msgspec

from nntest.cases.indexing import indexed_case
from nntest.groups.test_group import planned, planned_variant
from tests.own_corpus import own_case
from vts.suite import VtsSettings, VtsSuite


def test_a_test_of_a_case_has_its_purpose_and_what_it_tests() -> None:
    case = indexed_case(own_case("relu_rank_2"), spec="activation/relu", folder="activation")
    test = planned("general", msgspec.structs.replace(case, purpose="Any rank."))
    assert (test.purpose, test.tested, test.spec) == ("Any rank.", ("RELU",), "activation/relu")


def test_a_mutation_is_not_about_what_its_case_is_about() -> None:
    case = indexed_case(own_case("relu_rank_2"), spec="activation/relu", folder="activation")
    test = planned_variant("any", "rank", msgspec.structs.replace(case, purpose="Any rank."))
    assert (test.name, test.purpose) == ("rank/activation/relu_rank_2", "")
    assert test.tested == ("RELU",)


def test_every_test_of_a_case_says_what_it_tests() -> None:
    """A group that plans its tests by hand would leave failures without their operation."""
    suite = VtsSuite(VtsSettings())
    operations = {case.name: case.operations for case in suite.index.cases}
    missing = {
        test.group
        for test in suite.tests()
        if test.case and operations[test.case] and not test.tested
    }
    assert missing == set()
