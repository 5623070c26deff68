"""Tables of cases in one test."""

from __future__ import annotations

import inspect

import pytest

from tests.cells import cells


def test_every_cell_is_called_and_each_that_is_wrong_is_named() -> None:
    called: list[int] = []

    @cells("number", [1, 2, 3, 4])
    def is_odd(number: int) -> None:
        called.append(number)
        assert number % 2, f"{number} is even"

    with pytest.raises(AssertionError) as caught:
        is_odd()
    assert called == [1, 2, 3, 4]
    text = str(caught.value)
    assert text.startswith("2 of 4 cells are wrong:\n[number=2] AssertionError: 2 is even")
    assert "[number=4] AssertionError: 4 is even" in text
    assert "number=1" not in text
    assert "2 is even" in str(caught.value.__cause__)


def test_what_pytest_itself_finds_wrong_is_named_too() -> None:
    @cells("error", [ValueError, KeyError])
    def raises(error: type[Exception]) -> None:
        with pytest.raises(ValueError, match="bad"):
            raise error("bad")

    @cells("error", [ValueError])
    def raises_nothing(error: type[Exception]) -> None:
        with pytest.raises(error):
            pass

    with pytest.raises(
        AssertionError, match=r"1 of 2 cells are wrong:\n\[error=<class 'KeyError'>\]"
    ):
        raises()
    with pytest.raises(AssertionError, match="DID NOT RAISE"):
        raises_nothing()


def test_tables_can_be_nested_and_take_fixtures() -> None:
    seen: list[tuple[int, str, str, float]] = []

    @cells(("number", "word"), [(1, "a"), (2, "b")], ids=["one", "two"])
    @cells("letter", "xy", ids=str.upper)
    def test(letter: str, number: int, word: str, fixture: float) -> None:
        seen.append((number, word, letter, fixture))
        assert (number, letter) != (2, "y")

    assert list(inspect.signature(test).parameters) == ["fixture"]
    with pytest.raises(AssertionError, match=r"(?s)\[two\].*\[letter=Y\] AssertionError"):
        test(fixture=0.5)
    assert seen == [(n, w, c, 0.5) for n, w in ((1, "a"), (2, "b")) for c in "xy"]


def test_cells_with_one_label_have_a_number() -> None:
    @cells("number", [1, 2], ids=["same", "same"])
    def test(number: int) -> None:
        assert number == 1

    with pytest.raises(AssertionError, match=r"\[1: same\]"):
        test()


def test_only_a_whole_table_is_skipped() -> None:
    @cells("number", [1, 2])
    def skips(number: int) -> None:
        pytest.skip("not here")

    @cells("number", [1, 2])
    def skips_the_second(number: int) -> None:
        if number == 2:
            pytest.skip("not here")

    with pytest.raises(pytest.skip.Exception):
        skips()
    with pytest.raises(AssertionError, match=r"\[number=2\] Skipped: not here"):
        skips_the_second()


def test_a_table_that_does_not_fit_is_refused() -> None:
    def test(number: int) -> None: ...

    with pytest.raises(ValueError, match="the table of number is empty"):
        cells("number", [])(test)
    with pytest.raises(TypeError, match="test does not take word"):
        cells(("number", "word"), [(1, "a")])(test)
    with pytest.raises(ValueError, match="zip"):
        cells(("number", "word"), [(1, "a", "b")])(test)
