from __future__ import annotations

import pytest


@pytest.fixture(scope="module", autouse=True)
def zygotes_are_forks() -> None:
    """Here they are interpreters, as users have them."""
