"""Faults of the runtime: each is one, and none outlives its test."""

from __future__ import annotations

from types import ModuleType

import pytest

from cts.faults.catalogue import faults, planted
from cts.faults.patching import Patch, patched
from cts.group_registry import GROUPS
from cts.self_test.defects import known_defects
from tests.cells import cells


def test_there_are_as_many_as_were_asked_for() -> None:
    assert len(faults()) >= 60


def test_each_names_the_group_that_catches_it() -> None:
    for defect in known_defects().values():
        assert defect.group in GROUPS.groups
        assert defect.summary


def test_every_group_has_a_defect_to_catch() -> None:
    assert {defect.group for defect in known_defects().values()} == set(GROUPS.groups)


@cells("name", faults())
def test_a_fault_changes_something_and_leaves_nothing_behind(name: str) -> None:
    patches = list(faults()[name].make())
    before = [getattr(patch._owner, patch._name, None) for patch in patches]
    with planted(name):
        during = [getattr(patch._owner, patch._name) for patch in patches]
        assert all(old is not new for old, new in zip(before, during, strict=True))
    after = [getattr(patch._owner, patch._name, None) for patch in patches]
    assert before == after


def test_a_rule_that_has_moved_is_noticed() -> None:
    module = ModuleType("rules")
    with (
        pytest.raises(AttributeError, match="rules has no check to be changed"),
        patched([Patch(module, "check", lambda original: None)]),
    ):
        pass


def test_a_fault_is_taken_back_when_a_test_fails() -> None:
    class Owner:
        rule = 1

    def broken_test() -> None:
        with patched([Patch(Owner, "rule", lambda original: original + 1)]):
            assert Owner.rule == 2
            raise KeyError

    with pytest.raises(KeyError):
        broken_test()
    assert Owner.rule == 1


def test_a_new_name_is_gone_afterwards() -> None:
    module = ModuleType("rules")
    with patched([Patch(module, "max", lambda original: min, is_new=True)]):
        assert module.max is min
    assert not hasattr(module, "max")
