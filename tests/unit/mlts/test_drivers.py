from __future__ import annotations

import pytest

from mlts.drivers import DriverFilterError, select

INSTALLED = ("reference", "acme-npu", "acme-gpu", "other-dsp")


def test_without_any_choice_it_is_the_reference_driver() -> None:
    assert select((), None, INSTALLED) == ("reference",)


def test_named_drivers_run_in_their_order_and_once() -> None:
    assert select(("b", "a", "b"), None, INSTALLED) == ("b", "a")
    assert select(("a",), None, INSTALLED, include_reference=True) == ("a", "reference")


def test_a_filter_matches_whole_names_and_never_the_reference() -> None:
    assert select((), "acme.*", INSTALLED) == ("acme-npu", "acme-gpu")
    assert select((), "acme", INSTALLED, include_reference=True) == ("reference",)
    assert select((), ".+", INSTALLED) == ("acme-npu", "acme-gpu", "other-dsp")


def test_the_reference_driver_can_be_all_there_is() -> None:
    assert select((), None, INSTALLED, only_reference=True) == ("reference",)
    with pytest.raises(DriverFilterError, match="--nnapi-reference-only"):
        select(("acme-npu",), None, INSTALLED, only_reference=True)


def test_a_filter_that_leaves_nothing_is_told() -> None:
    with pytest.raises(DriverFilterError, match="no installed driver matches 'no-device'"):
        select((), "no-device", INSTALLED)


def test_a_filter_that_is_no_expression_is_told() -> None:
    with pytest.raises(DriverFilterError, match=r"'\(' is no regular expression"):
        select((), "(", INSTALLED)
