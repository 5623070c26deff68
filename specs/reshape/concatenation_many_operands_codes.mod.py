# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: many operands.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Many inputs have no scale and zero point in common; each has a code for every half.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1], 0.5, 90))
x2 = Input('x2', (U8, [2], 0.25, 92))
x3 = Input('x3', (U8, [1], 0.125, 94))
x4 = Input('x4', (U8, [2], 0.5, 96))
x5 = Input('x5', (U8, [1], 0.25, 98))
x6 = Input('x6', (U8, [2], 0.125, 100))
t7 = Output('t7', (U8, [9], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, x4, x5, x6, 0).To(t7)
Example({
    x1: [89],
    x2: [120, 110],
    x3: [94],
    x4: [96, 110],
    x5: [80],
    x6: [120, 92],
    t7: [119, 134, 129, 120, 120, 134, 111, 125, 118],
}, name='6_scales_quant8').AddVariations(signed(x1, x2, x3, x4, x5, x6, t7)).DisableLifeTimeVariation()

# Many inputs have no scale and zero point in common; each has a code for every half.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1], 0.5, 90))
x2 = Input('x2', (U8, [2], 0.25, 92))
x3 = Input('x3', (U8, [1], 0.125, 94))
x4 = Input('x4', (U8, [2], 0.5, 96))
x5 = Input('x5', (U8, [1], 0.25, 98))
x6 = Input('x6', (U8, [2], 0.125, 100))
x7 = Input('x7', (U8, [1], 0.5, 102))
x8 = Input('x8', (U8, [2], 0.25, 104))
x9 = Input('x9', (U8, [1], 0.125, 106))
t10 = Output('t10', (U8, [13], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, x4, x5, x6, x7, x8, x9, 0).To(t10)
Example({
    x1: [80],
    x2: [116, 68],
    x3: [118],
    x4: [103, 82],
    x5: [106],
    x6: [92, 100],
    x7: [115],
    x8: [108, 134],
    x9: [102],
    t10: [110, 132, 108, 126, 127, 106, 124, 118, 120, 133, 122, 135, 119],
}, name='9_scales_quant8').AddVariations(signed(x1, x2, x3, x4, x5, x6, x7, x8, x9, t10)).DisableLifeTimeVariation()

# Many inputs have no scale and zero point in common; each has a code for every half.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1], 0.5, 90))
x2 = Input('x2', (U8, [2], 0.25, 92))
x3 = Input('x3', (U8, [1], 0.125, 94))
x4 = Input('x4', (U8, [2], 0.5, 96))
x5 = Input('x5', (U8, [1], 0.25, 98))
x6 = Input('x6', (U8, [2], 0.125, 100))
x7 = Input('x7', (U8, [1], 0.5, 102))
x8 = Input('x8', (U8, [2], 0.25, 104))
x9 = Input('x9', (U8, [1], 0.125, 106))
x10 = Input('x10', (U8, [2], 0.5, 108))
x11 = Input('x11', (U8, [1], 0.25, 110))
x12 = Input('x12', (U8, [2], 0.125, 112))
x13 = Input('x13', (U8, [1], 0.5, 114))
x14 = Input('x14', (U8, [2], 0.25, 116))
x15 = Input('x15', (U8, [1], 0.125, 118))
x16 = Input('x16', (U8, [2], 0.5, 120))
x17 = Input('x17', (U8, [1], 0.25, 122))
x18 = Input('x18', (U8, [2], 0.125, 124))
x19 = Input('x19', (U8, [1], 0.5, 126))
x20 = Input('x20', (U8, [2], 0.25, 128))
x21 = Input('x21', (U8, [1], 0.125, 130))
x22 = Input('x22', (U8, [2], 0.5, 132))
x23 = Input('x23', (U8, [1], 0.25, 134))
x24 = Input('x24', (U8, [2], 0.125, 136))
x25 = Input('x25', (U8, [1], 0.5, 138))
x26 = Input('x26', (U8, [2], 0.25, 140))
x27 = Input('x27', (U8, [1], 0.125, 142))
x28 = Input('x28', (U8, [2], 0.5, 144))
x29 = Input('x29', (U8, [1], 0.25, 146))
x30 = Input('x30', (U8, [2], 0.125, 148))
x31 = Input('x31', (U8, [1], 0.5, 150))
x32 = Input('x32', (U8, [2], 0.25, 152))
x33 = Input('x33', (U8, [1], 0.125, 154))
t34 = Output('t34', (U8, [49], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, 0).To(t34)
Example({
    x1: [76],
    x2: [76, 122],
    x3: [70],
    x4: [89, 98],
    x5: [70],
    x6: [80, 80],
    x7: [87],
    x8: [110, 124],
    x9: [158],
    x10: [105, 104],
    x11: [112],
    x12: [128, 128],
    x13: [100],
    x14: [120, 110],
    x15: [110],
    x16: [135, 133],
    x17: [128],
    x18: [136, 96],
    x19: [125],
    x20: [144, 100],
    x21: [146],
    x22: [142, 145],
    x23: [132],
    x24: [148, 92],
    x25: [137],
    x26: [156, 138],
    x27: [146],
    x28: [148, 147],
    x29: [136],
    x30: [144, 96],
    x31: [138],
    x32: [140, 182],
    x33: [114],
    t34: packed('<i2',
    'c-qS<XfG<P$|^3-tZr&8Evc-j$*L+XYj3TtE-Y`zs%dI1ug)!RD6g!kE-uf`DQeGSAQb=rn_(8;'
),
}, name='33_scales_quant8').AddVariations(signed(x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, t34)).DisableLifeTimeVariation()
