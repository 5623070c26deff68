"""Feature levels of NNAPI, as the C API numbers them.

Levels 1 to 5 have the numbers of the Android versions that brought them, later ones count from a
million. Source: ``FeatureLevelCode`` of ``NeuralNetworksTypes.h`` and ``versionToFeatureLevel`` of
``runtime/Manager.cpp``.
"""

from __future__ import annotations

from typing import Final

from nnhal.types import HalVersion

__all__ = ["RUNTIME_VERSION", "feature_level_of"]

RUNTIME_VERSION: Final = HalVersion.AIDL_V4
"""The newest version that the runtime knows: feature level 8, as Android 14 (``ServerFlag.h``)."""

_FIRST: Final = 26
_LATER: Final = 1_000_000
_LAST_OF_ANDROID: Final = HalVersion.AIDL_V1.level


def feature_level_of(version: HalVersion) -> int:
    """The number of ``version`` (``ANEURALNETWORKS_FEATURE_LEVEL_*``): 27 for HAL 1.0."""
    level = version.level
    return (_FIRST if level <= _LAST_OF_ANDROID else _LATER) + level
