"""Groups of models, by name, as Android's result page shows them (``generate_result.py``)."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["group_of"]

_GROUPS: Final = (
    (r"mobilenet_v1.*quant", "MobileNet v1 Quantized"),
    (r"mobilenet_v1", "MobileNet v1 Float"),
    (r"mobilenet_v2.*quant", "MobileNet v2 Quantized"),
    (r"mobilenet_v2", "MobileNet v2 Float"),
    (r"mobilenet_v3.*uint8", "MobileNet v3 Quantized"),
    (r"mobilenet_v3", "MobileNet v3 Float"),
    (r"tts", "LSTM Text-to-speech"),
    (r"asr", "LSTM Automatic Speech Recognition"),
)


def group_of(model: str) -> str:
    """Title of the first group whose pattern begins the model's name; else the name itself."""
    return next((title for pattern, title in _GROUPS if re.match(pattern, model)), model)
