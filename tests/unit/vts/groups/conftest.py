from __future__ import annotations

from collections.abc import Callable

import pytest

from nntest.spec import SpecCase
from tests.unit.vts.groups import harness, specs

Cases = Callable[..., list[SpecCase]]


@pytest.fixture
def cases() -> Cases:
    """The cases of small specs by their names; all of those that work where none is named."""

    def of(*names: str) -> list[SpecCase]:
        known = {**specs.ALL, "failing": specs.FAILING}
        return [case for name in names or specs.ALL for case in harness.cases_of(name, known[name])]

    return of
