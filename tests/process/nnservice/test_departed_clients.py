"""What a client leaves behind."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from nnservice.hal.departed_clients import DepartedClients
from tests.process.polling import eventually


class Held:
    """What holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_what_holds_itself_goes_soon_after_its_client_each_time() -> None:
    remains = DepartedClients()
    for _ in range(2):
        held = weakref.ref(Held())
        assert held() is not None
        remains.expect()
        eventually(lambda held=held: held() is None)  # type: ignore[misc]
