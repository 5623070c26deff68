"""Zygotes without the time that their imports take; what is built with the C compiler."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import nnprocess.zygote
from tests.process.agent.nnagent import sanitized
from tests.process.nndrivers.support_library.native_library import (
    COMPILER,
    NO_COMPILER,
    NativeLibraries,
)
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


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> NativeLibraries:
    """Support Libraries for tests. Skips where there is no compiler."""
    if COMPILER is None:
        pytest.skip(NO_COMPILER)
    return NativeLibraries(tmp_path_factory.mktemp("native"))


@pytest.fixture(scope="session")
def nnagent(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The agent, with sanitizers. Skips where there is no compiler."""
    built = sanitized(tmp_path_factory.mktemp("nnagent"))
    if built is None:
        pytest.skip("no C compiler (cc) and make to build nnagent with")
    return built
