"""A Python driver's own code: the package that its class is in, as a whole."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import CodeType

    from nnhal.device import Device

__all__ = ["OwnCode"]


class OwnCode:
    """Tells the code of the driver of ``device`` from any other, by the files that it is in."""

    def __init__(self, device: Device) -> None:
        author = getattr(device.driver, "driver", device.driver)
        package = sys.modules[type(author).__module__.partition(".")[0]]
        folders = getattr(package, "__path__", None)
        if folders is None:
            places = [getattr(package, "__file__", None) or "\0"]
        else:
            places = [os.path.join(folder, "") for folder in folders]
        self._begins = tuple(places)

    def has(self, code: CodeType) -> bool:
        return code.co_filename.startswith(self._begins)
