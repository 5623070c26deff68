"""Shared objects: what the other side has sent once and names by a number from then on."""

from __future__ import annotations

__all__ = ["SharedObjects"]


class SharedObjects:
    """Objects that the other side has shared, by number."""

    def __init__(self) -> None:
        self._objects: dict[int, object] = {}

    def __len__(self) -> int:
        return len(self._objects)

    def get(self, number: int) -> object | None:
        return self._objects.get(number)

    def add(self, number: int, value: object) -> None:
        """Keep ``value``, unless another thread's frame has brought the same one before."""
        self._objects.setdefault(number, value)

    def remove(self, number: int) -> None:
        """Forget an object. No effect on a number that is not in use."""
        self._objects.pop(number, None)

    def close(self) -> None:
        self._objects.clear()
