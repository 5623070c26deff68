"""Which cases a group takes by what they cover."""

from __future__ import annotations

from typing import Any

import pytest

from nntest.cases.covering import (
    Covers,
    by_operations,
    by_signature,
    by_structure,
    by_structure_of_operations,
    covering,
)
from nntest.cases.indexed_case import IndexedCase
from vts.mutations.chosen_cases import cases_to_validate


def case(
    name: str, *operations: str, signatures: tuple[int, ...] = (), **facts: Any
) -> IndexedCase:
    given: dict[str, Any] = {
        "spec": "a.mod.py",
        "folder": "a",
        "version": "V1_0",
        "types": (),
        "first_operation": operations[0],
        "operation_count": len(operations),
        "output_bytes": 4,
        "structure": name,
        "signature": name,
    }
    return IndexedCase(
        name=name,
        operations=tuple(sorted({*operations})),
        operation_signatures=signatures or tuple(map(hash, sorted({*operations}))),
        **{**given, **facts},
    )


def names(cases: list[IndexedCase], covers: Covers, *, thorough: bool = False) -> list[str]:
    return [case.name for case in covering(cases, covers, thorough=thorough)]


ADD, MUL, OTHER_ADD = 1, 2, 3


def test_of_long_networks_one_of_about_each_length_is_taken() -> None:
    cases = [case(str(count), "ADD", operation_count=count) for count in (1, 7, 8, 9, 13, 16, 17)]

    assert names(cases, by_signature) == ["1", "7", "8", "9", "17"]


def test_of_chains_of_what_single_operations_cover_one_of_each_length_is_taken() -> None:
    cases = [
        case("chain", "ADD", "MUL", signatures=(ADD, MUL)),
        case("another chain", "MUL", "ADD", signatures=(ADD, MUL)),
        case("add", "ADD", signatures=(ADD,)),
        case("mul", "MUL", signatures=(MUL,)),
        case("longer", "ADD", "MUL", "ADD", signatures=(ADD, MUL)),
    ]
    assert names(cases, by_signature) == ["chain", "add", "mul", "longer"]
    assert names(cases, by_operations) == ["chain", "add", "mul", "longer"]


def test_a_chain_with_a_signature_of_its_own_is_taken() -> None:
    cases = [
        case("add", "ADD", signatures=(ADD,)),
        case("two", "ADD", "ADD", signatures=(ADD,)),
        case("of other types", "ADD", "ADD", signatures=(ADD, OTHER_ADD)),
    ]
    assert names(cases, by_signature) == ["add", "two", "of other types"]
    assert names(cases, by_operations) == ["add", "two"]


@pytest.mark.parametrize("covers", [by_signature, by_operations, by_structure])
def test_each_version_and_invalid_models_have_cases_of_their_own(covers: Covers) -> None:
    same: dict[str, Any] = {"signatures": (ADD,), "structure": "s"}
    cases = [
        case("first", "ADD", **same),
        case("again", "ADD", **same),
        case("newer", "ADD", **same, version="V1_2"),
        case("invalid", "ADD", **same, expect_failure=True),
    ]
    assert names(cases, covers) == ["first", "newer", "invalid"]


def test_models_with_control_flow_count_as_a_whole() -> None:
    cases = [
        case("add", "ADD", signatures=(ADD,)),
        case("one branch", "IF", "ADD", signatures=(ADD, MUL), operation_count=1),
        case("other branch", "IF", "ADD", signatures=(ADD, MUL), operation_count=1),
    ]
    assert names(cases, by_signature) == ["add", "one branch", "other branch"]
    assert names(cases, by_operations) == ["add", "one branch"]


def test_single_operations_count_by_their_structure_and_networks_by_their_operations() -> None:
    cases = [
        case("add", "ADD", signatures=(ADD,)),
        case("add of other ranks", "ADD", signatures=(ADD,)),
        case("two", "ADD", "ADD", signatures=(ADD,)),
        case("two of other ranks", "ADD", "ADD", signatures=(ADD,)),
        case("two of other types", "ADD", "ADD", signatures=(ADD, OTHER_ADD)),
    ]
    assert names(cases, by_structure_of_operations) == [
        "add",
        "add of other ranks",
        "two",
        "two of other types",
    ]
    assert names(cases, by_structure) == [each.name for each in cases]


def test_thorough_takes_all() -> None:
    cases = [case("add", "ADD"), case("again", "ADD", structure="add")]
    assert names(cases, by_structure, thorough=True) == ["add", "again"]
    assert names(cases, by_structure) == ["add"]


@pytest.mark.parametrize("thorough", [False, True])
def test_variations_that_add_only_size_are_not_validated(thorough: bool) -> None:
    cases = [
        case("add", "ADD"),
        case("add_inputs_as_internal", "ADD"),
        case("add_all_tensors_as_inputs", "ADD"),
    ]
    assert [each.name for each in cases_to_validate(cases, thorough=thorough)] == ["add"]
