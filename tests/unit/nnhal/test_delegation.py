from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from typing import Any

import pytest

from nnhal.delegation import delegating


class Greeter(ABC):
    @abstractmethod
    def greet(self, name: str, *, loudly: bool = False) -> str:
        """A greeting."""

    @abstractmethod
    def leave(self) -> str: ...


class Polite(Greeter):
    def greet(self, name: str, *, loudly: bool = False) -> str:
        return f"Good morning, {name}{'!' if loudly else '.'}"

    def leave(self) -> str:
        return "Goodbye."


@delegating
class Rude(Greeter):
    def __init__(self, inner: Greeter) -> None:
        self.inner = inner

    def leave(self) -> str:
        return "..."


RUDE: Any = Rude


def test_what_a_class_does_not_define_goes_to_the_other_object() -> None:
    assert RUDE(Polite()).greet("Ada", loudly=True) == "Good morning, Ada!"


def test_what_it_defines_stays() -> None:
    assert RUDE(Polite()).leave() == "..."


def test_a_passed_on_call_has_name_signature_and_docstring_of_the_interface() -> None:
    assert Rude.greet.__name__ == "greet"
    assert Rude.greet.__doc__ == "A greeting."
    assert inspect.signature(Rude.greet) == inspect.signature(Greeter.greet)


def test_an_interface_that_grows_is_passed_on_without_a_line_more() -> None:
    class Newer(Greeter):
        @abstractmethod
        def wave(self) -> str: ...

    class PoliteToo(Polite, Newer):
        def wave(self) -> str:
            return "o/"

    @delegating
    class RudeToo(Rude, Newer):
        pass

    made: Any = RudeToo
    assert made(PoliteToo()).wave() == "o/"


def test_a_class_that_is_not_delegating_stays_abstract() -> None:
    class Lazy(Greeter):
        pass

    with pytest.raises(TypeError, match="abstract"):
        Lazy()  # type: ignore[abstract]
