from __future__ import annotations

from mlts.groups import group_of
from tests.cells import cells


@cells(
    ("model", "group"),
    [
        ("mobilenet_v1_0.25_128_quant_topk_aosp", "MobileNet v1 Quantized"),
        ("mobilenet_v1_0.25_128", "MobileNet v1 Float"),
        ("mobilenet_v2_1.0_224_quant", "MobileNet v2 Quantized"),
        ("mobilenet_v2_1.0_224", "MobileNet v2 Float"),
        ("mobilenet_v3_small_224_1.0_uint8_topk_aosp", "MobileNet v3 Quantized"),
        ("mobilenet_v3_large_224_1.0_topk_aosp", "MobileNet v3 Float"),
        ("tts_float", "LSTM Text-to-speech"),
        ("asr_float", "LSTM Automatic Speech Recognition"),
        ("ssd_mobilenet_v1_coco_float", "ssd_mobilenet_v1_coco_float"),
    ],
)
def test_models_are_grouped_as_on_androids_page(model: str, group: str) -> None:
    assert group_of(model) == group
