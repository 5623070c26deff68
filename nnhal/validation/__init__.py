"""The rules that models, requests, device memories and a driver's own answers must keep.

Source: Android's ``common/types/src/Validation.cpp`` and ``common/ValidateHal.cpp``.
"""

from __future__ import annotations

from nnhal.errors import Invalid
from nnhal.validation.buffers import check_buffer_roles, combine_dimensions
from nnhal.validation.devices import check_cache_files, check_capabilities
from nnhal.validation.extensions import check_extensions
from nnhal.validation.models import check_model, check_preference, check_priority
from nnhal.validation.requests import check_request

__all__ = [
    "Invalid",
    "check_buffer_roles",
    "check_cache_files",
    "check_capabilities",
    "check_extensions",
    "check_model",
    "check_preference",
    "check_priority",
    "check_request",
    "combine_dimensions",
]
