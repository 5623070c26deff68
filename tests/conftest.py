"""Fixtures that any test may use."""

from __future__ import annotations

import gc
import itertools
import os
import signal
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from nnprocess import confinement
from tests.compiled_loops import compile_loops
from tests.volume import COMPLETE, SEED, is_sampled, repeated, sample_files, sampled

# A busy machine is no failure: nothing in this suite judges time. Each run draws other examples.
settings.register_profile("suite", deadline=None, max_examples=repeated(12, 100))
settings.load_profile("suite")

# A shell's background job ignores Ctrl-C, and so would every process that a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Nothing that is collected is garbage, so none is looked for meanwhile.
gc.disable()

_ROOT = Path(__file__).resolve().parent.parent
_TURNS = (("corpus", "end_to_end"), ("process",))
"""Folders of tests that mostly compute, and that mostly wait for processes."""


def pytest_configure(config: pytest.Config) -> None:
    if config.args_source is config.ArgsSource.TESTPATHS and not hasattr(config, "workerinput"):
        sample_files()
    has_workers = bool(config.getoption("numprocesses", None))
    if has_workers and not hasattr(config, "workerinput"):
        compile_loops()


@pytest.fixture(scope="session", autouse=True)
def _drivers_write_for_tests(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Drivers in processes of their own leave notes for tests in the folders of these."""
    os.environ[confinement.SWITCH] = str(tmp_path_factory.getbasetemp())


def pytest_report_header() -> str:
    part = "all rows of long tables" if COMPLETE else "a part of the rows of long tables"
    return f"NN_TEST_SEED={SEED}: {part}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Files of tests that compute and of tests that wait take turns, so that not all workers wait
    at once; unit tests, whose files are short, fill what is left at the end.
    """
    files = {path: list(of) for path, of in itertools.groupby(items, lambda item: item.path)}
    if is_sampled():
        files = {path: _part(of) for path, of in files.items()}
    places: dict[Path, float] = {}
    for folders in _TURNS:
        there = [path for path in files if _folder(path) in folders]
        places |= {path: number / len(there) for number, path in enumerate(there)}
    order = sorted(files, key=lambda path: places.get(path, 1.0))
    chosen = [item for path in order for item in files[path]]
    kept = set(chosen)
    if left_out := [item for item in items if item not in kept]:
        config.hook.pytest_deselected(items=left_out)
    items[:] = chosen


def _part(items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests of a file, or the part of them that the mark of the file says."""
    mark = items[0].get_closest_marker("sampled")
    return items if mark is None else sampled(items, *mark.args)


def _folder(path: Path) -> str:
    """The folder of tests/ that a file is in."""
    return path.relative_to(_ROOT / "tests").parts[0]


def pytest_collection_finish() -> None:
    gc.enable()


@pytest.fixture(scope="module", autouse=True)
def _only_what_is_new_is_collected() -> None:
    """Thousands of tests, and what modules remember, stay: no collection looks through them again.

    Without this, the collections of the last tests take ten times as long as those of the first.
    """
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, Any, Any]:
    """What a test prints may hold half a character, which no report between processes can."""
    return _encodable((yield))


def _encodable(data: Any) -> Any:
    if isinstance(data, str):
        return data.encode("utf-8", "backslashreplace").decode()
    if isinstance(data, dict):
        return {key: _encodable(value) for key, value in data.items()}
    if isinstance(data, (list, tuple)):
        return type(data)(map(_encodable, data))
    return data


@pytest.fixture(scope="session")
def repository() -> Path:
    """The root of the checkout."""
    return _ROOT


@pytest.fixture(scope="session")
def mlts_assets() -> Path:
    """Android's own MLTS assets (or a part of them); skips the test where there are none.

    The environment variable MLTS_ASSETS names the folder; without it, a folder
    ``shared/mlts-assets`` beside the checkout is used.
    """
    default = _ROOT.parent / "shared" / "mlts-assets"
    assets = Path(os.environ.get("MLTS_ASSETS") or default)
    if not (assets / "models_list").is_dir():
        pytest.skip(f"no MLTS assets in {assets}; set MLTS_ASSETS to their folder")
    return assets
