"""Errors of data."""

from __future__ import annotations

from nncli.errors import UserError

__all__ = ["DatasetError", "NoSuchValues"]


class DatasetError(UserError):
    """A file of a data set is missing or does not fit the model."""


class NoSuchValues(DatasetError):
    """An input has elements that nothing here has values for: the model cannot run at all."""
