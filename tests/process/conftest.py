"""Zygotes without the time that their imports take."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import nnprocess.zygote
from tests.process.zygote_forks import ZygoteForks


@pytest.fixture(scope="session")
def zygote_forks() -> Iterator[ZygoteForks]:
    with ZygoteForks() as forks:
        yield forks


@pytest.fixture(scope="module", autouse=True)
def zygotes_are_forks(zygote_forks: ZygoteForks) -> Iterator[None]:
    """Overridden by modules that need interpreters, as for what is found by its environment."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(nnprocess.zygote, "subprocess", zygote_forks)
        yield
