"""Puts the data folders of the checkout into the packages that own them when a wheel is built.

An editable install needs no copy: there ``nntest.assets`` and ``nntest.report`` find the folders
at the root of the checkout.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_OWNERS = {
    "models": "nntest/_assets/models",
    "datasets": "nntest/_assets/datasets",
    "reports": "nntest/_reports",
    "specs": "nntest/_specs",
}

_FOR_REVIEW = "index.tsv"
"""List of cases for review in a diff; nothing reads it."""


class DataFolders(BuildHookInterface):  # type: ignore[type-arg]
    """The wheel's build hook."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for folder, owner in _OWNERS.items():
            for path in Path(self.root, folder).iterdir():
                if path.name != _FOR_REVIEW:
                    build_data["force_include"][f"{folder}/{path.name}"] = f"{owner}/{path.name}"
