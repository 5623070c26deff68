"""A driver with everything that there is, and one whose process does not send what it means to."""

from __future__ import annotations

import os

from nnhal.types import HalVersion
from tests.process.nnservice.liar import lie
from tests.unit.nnhal.toys import CachingDriver

__all__ = ["HonestDriver", "LyingDriver"]


class HonestDriver(CachingDriver):
    """Of the newest version; any older one as ``HonestDriver@VERSION``."""

    def __init__(self) -> None:
        super().__init__(HalVersion.AIDL_V4)


class LyingDriver(HonestDriver):
    """LIAR is the seed, the share of lies, and the path of the diary."""

    def __init__(self) -> None:
        super().__init__()
        seed, share, diary = os.environ["LIAR"].split(" ", 2)
        lie(int(seed), float(share), diary)
