"""Checks: directed tests by name, collected where they are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cts.test_group import Check

__all__ = ["Checks"]


class Checks(dict[str, "Check"]):
    """Directed tests by the names of their functions, in the order in which they are written."""

    def add(self, check: Check) -> Check:
        """Decorator: add a test."""
        self.named(check.__name__, check)
        return check

    def named(self, name: str, check: Check) -> None:
        """Add a test that is one of several from the same function."""
        assert name not in self, f"two tests are called {name}"
        self[name] = check
