"""Permission to use vendor extensions: which processes of an Android device may.

On a Linux host every process may; the rule is here because it is one of the runtime's. Source:
``TypeManager::isExtensionsUseAllowed`` of ``runtime/TypeManager.cpp``.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

__all__ = ["FIRST_LEVEL_WITHOUT_ALLOWLIST", "Application", "may_use_extensions"]

FIRST_LEVEL_WITHOUT_ALLOWLIST: Final = 31
"""The API level of Android 12, from which a process needs no entry in the vendor's list."""

_APP_PROCESSES: Final = ("/system/bin/app_process32", "/system/bin/app_process64")
_PARTITIONS: Final = ("/vendor/", "/odm/", "/data/")
_PRODUCT: Final = "/product/"


class Application(msgspec.Struct, frozen=True, kw_only=True):
    """A process: a native binary, or an app in one of Android's app processes."""

    binary_path: str
    package_name: str = ""
    is_system_app: bool = False
    is_on_vendor_image: bool = False
    is_on_product_image: bool = False


def may_use_extensions(
    application: Application,
    *,
    allowed_on_product_image: bool = False,
    allowlist: Collection[str] = (),
    api_level: int = FIRST_LEVEL_WITHOUT_ALLOWLIST,
) -> bool:
    """Whether ``application`` may use vendor extensions.

    ``allowlist`` names binaries by their paths and apps by their packages; ``api_level`` is that of
    the device.
    """
    path = application.binary_path
    if path in _APP_PROCESSES:
        name = application.package_name
        is_eligible = (
            not application.is_system_app
            or application.is_on_vendor_image
            or (application.is_on_product_image and allowed_on_product_image)
        )
    else:
        name = path
        on_product = path.startswith(_PRODUCT) and allowed_on_product_image
        is_eligible = path.startswith(_PARTITIONS) or on_product
    needs_entry = api_level < FIRST_LEVEL_WITHOUT_ALLOWLIST
    return is_eligible and (not needs_entry or name in allowlist)
