from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from nncli.cache_folder import cache_folder
from nntest.spec import SpecCase, expansion, load

Corpus = Callable[..., Path]


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Expanded specs of a test are nobody else's; C libraries, which take a second, are shared."""
    native = cache_folder("helpers")
    native.mkdir(parents=True, exist_ok=True)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    own = cache_folder("helpers")
    own.parent.mkdir(parents=True)
    own.symlink_to(native)


@pytest.fixture(autouse=True, scope="session")
def _processes() -> Iterator[None]:
    """One zygote for the specs of all tests, instead of one each."""
    with expansion.processes():
        yield


@pytest.fixture
def corpus(tmp_path: Path) -> Corpus:
    """Writes specs, given as ``FOLDER__NAME=text``, below a folder, and returns it."""

    def write(**specs: str) -> Path:
        root = tmp_path / "specs"
        for place, text in specs.items():
            folder, _, name = place.partition("__")
            path = root / folder / f"{name}.mod.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return root

    return write


@pytest.fixture
def case_of(tmp_path: Path) -> Callable[[str], SpecCase]:
    """The first case of a spec given as text."""

    def loaded(text: str) -> SpecCase:
        path = tmp_path / "V1_2" / "sample.mod.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        return load(path)[0]

    return loaded
