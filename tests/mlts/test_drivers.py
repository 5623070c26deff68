from __future__ import annotations

import pytest

from mlts.drivers import DriverFilterError, select

INSTALLED = ("reference", "acme-npu", "acme-gpu", "other-dsp")


def test_without_any_choice_it_is_the_reference_driver() -> None:
    assert select((), None, False, INSTALLED) == ("reference",)


def test_named_drivers_run_in_their_order_and_once() -> None:
    assert select(("b", "a", "b"), None, False, INSTALLED) == ("b", "a")
    assert select(("a",), None, True, INSTALLED) == ("a", "reference")


def test_a_filter_matches_whole_names_and_never_the_reference() -> None:
    assert select((), "acme.*", False, INSTALLED) == ("acme-npu", "acme-gpu")
    assert select((), "acme", True, INSTALLED) == ("reference",)
    assert select((), ".+", False, INSTALLED) == ("acme-npu", "acme-gpu", "other-dsp")


def test_a_filter_that_leaves_nothing_is_told() -> None:
    with pytest.raises(DriverFilterError, match="no installed driver matches 'no-device'"):
        select((), "no-device", False, INSTALLED)


def test_a_filter_that_is_no_expression_is_told() -> None:
    with pytest.raises(DriverFilterError, match=r"'\(' is no regular expression"):
        select((), "(", False, INSTALLED)
