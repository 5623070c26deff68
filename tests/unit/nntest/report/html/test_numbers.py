"""Numbers as a page shows them."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nntest.report.html import numbers
from tests.cells import cells

THIN = "\u202f"


@cells(
    ("value", "shown"),
    [
        (0, "0"),
        (148.26, "148"),
        (9.996, "10.0"),
        (0.31415, "0.314"),
        (-0.5, "−0.500"),
        (1.19e-7, "1.19×10⁻⁷"),
        (-4e12, "−4.00×10¹²"),
        (1234567.0, f"1{THIN}234{THIN}567"),
        (math.nan, "NaN"),
        (math.inf, "∞"),
        (-math.inf, "−∞"),
    ],
)
def test_significant_digits_are_few_and_never_drop_a_whole_digit(value: float, shown: str) -> None:
    assert numbers.significant(value) == shown


@given(st.floats(-1e300, 1e300), st.integers(2, 6))
def test_significant_digits_stay_within_half_a_unit_of_the_last(value: float, digits: int) -> None:
    shown = numbers.significant(value, digits).replace(THIN, "").replace("−", "-")
    mantissa, _, power = shown.partition("×10")
    exponent = int(power.translate(str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")) or "0")
    assert float(f"{mantissa}e{exponent}") == pytest.approx(value, rel=0.51 * 10.0 ** (1 - digits))


@given(st.floats(-1e12, 1e12), st.integers(0, 6))
def test_a_split_number_is_the_number_again(value: float, places: int) -> None:
    shown = numbers.decimal(value, places)
    whole, fraction = numbers.split(shown)
    assert whole + fraction == shown
    assert "." not in whole
    assert len(fraction) == (places + 1 if places else 0)


def test_zero_has_no_sign_even_when_it_was_rounded_to_zero() -> None:
    assert numbers.decimal(-0.04, 1) == "0.0"


def test_a_power_of_ten_is_aligned_on_its_decimal_point_too() -> None:
    assert numbers.split("1.19×10⁻⁷") == ("1", ".19×10⁻⁷")
    assert numbers.split("5×10³") == ("5", "×10³")


@pytest.mark.parametrize(
    ("nanoseconds", "shown"),
    [(1_234_567, "1.235"), (148_260_000, "148.260"), (42, "4.20×10⁻⁵"), (0, "0.000")],
)
def test_latencies_are_milliseconds_to_the_microsecond(nanoseconds: int, shown: str) -> None:
    assert numbers.milliseconds(nanoseconds) == shown


@cells(
    ("seconds", "shown"),
    [
        (0.25, "250 ms"),
        (42, "42 s"),
        (59.7, "1 min"),
        (185, "3 min 5 s"),
        (7200, "2 h"),
        (7800, "2 h 10 min"),
    ],
)
def test_the_length_of_a_run_is_told_as_a_person_would(seconds: float, shown: str) -> None:
    assert numbers.duration(int(seconds * 1e9)) == shown


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0, "0 B"), (1023, f"1{THIN}023 B"), (4_508_876, "4.30 MiB"), (8 << 30, "8.00 GiB")],
)
def test_sizes_are_binary(value: int, shown: str) -> None:
    assert numbers.size(value) == shown
