from __future__ import annotations

from pathlib import Path

import pytest

from nnservice.hal.driver_cache import driver_cache


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_drivers_of_one_package_share_a_folder_that_is_the_users_own(cache: Path) -> None:
    own = Path(driver_cache("nndrivers.faulty.answers:TimingOnError") or "")

    assert own.is_relative_to(cache)
    assert own.stat().st_mode & 0o077 == 0
    assert driver_cache("reference@1.2") == driver_cache("reference/npu") == str(own)


def test_drivers_of_different_code_do_not_share_one(tmp_path: Path) -> None:
    names = [tmp_path / "one.so", tmp_path / "two.so"]
    for path in names:
        path.touch()
    folders = {driver_cache(str(path)) for path in names}
    folders |= {driver_cache(f"nnapi:{path}") for path in names}
    folders |= {driver_cache(name) for name in ("reference", "acme.npu:Driver", "engine:litert")}

    assert len(folders) == 5, "a file has one by whatever name"


def test_where_no_folder_can_be_made_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))

    assert driver_cache("reference") is None
