"""Errors of data."""

from __future__ import annotations

from nncli.errors import UserError

__all__ = ["DatasetError"]


class DatasetError(UserError):
    """A file of a data set is missing or does not fit the model."""
