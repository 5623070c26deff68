"""The published JSON Schemas, for tests of what is written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from jsonschema import Draft202012Validator

__all__ = ["REPOSITORY", "SCHEMAS", "validator"]

REPOSITORY: Final = next(
    path for path in Path(__file__).parents if (path / "pyproject.toml").exists()
)
SCHEMAS: Final = REPOSITORY / "docs" / "schemas"


def validator(name: str) -> Draft202012Validator:
    """What holds documents to the schema in the file ``name``."""
    schema = json.loads((SCHEMAS / name).read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)
