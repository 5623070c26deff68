"""Endurance: what goes wrong after so many requests or models, or beside a preparation."""

from __future__ import annotations

import time

import pytest

from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.types import ErrorStatus
from tests.unit.nndrivers.under_load.clients_here import is_right, made
from tests.unit.nnhal.toys import add_model, arguments


def test_the_thousandth_inference_is_the_last() -> None:
    prepared = Device(made("error_after_a_thousand_inferences")).prepare(add_model())
    request = arguments().request
    for _ in range(1000):
        prepared.execute(request)
    for _ in range(2):
        with pytest.raises(HalError) as error:
            prepared.execute(request)
        assert error.value.status is ErrorStatus.GENERAL_FAILURE


def test_one_output_in_five_thousand_is_wrong() -> None:
    prepared = Device(made("wrong_output_once_in_five_thousand")).prepare(add_model())
    given = arguments()
    wrong = []
    for number in range(1, 5003):
        given.output[:] = 0
        prepared.execute(given.request)
        if given.output.tolist() != [11, 22, 33, 44]:
            wrong.append(number)

    assert wrong == [5000]


def test_executions_beside_a_preparation_are_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = made("slowdown_under_compilation")
    prepared = Device(driver).prepare(add_model())
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)

    assert is_right(prepared)
    assert not slept
    driver.preparations += 1
    assert is_right(prepared)
    assert len(slept) == 1
