"""Fixtures that any test may use."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine is no failure: nothing in this suite judges time.
settings.register_profile("suite", deadline=None)
settings.load_profile("suite")

_ROOT = Path(__file__).resolve().parent.parent


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
