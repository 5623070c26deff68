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


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# An operation has more inputs than a driver has slots for.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1]))
x2 = Input('x2', (F32, [2]))
x3 = Input('x3', (F32, [1]))
x4 = Input('x4', (F32, [2]))
x5 = Input('x5', (F32, [1]))
x6 = Input('x6', (F32, [2]))
x7 = Input('x7', (F32, [1]))
x8 = Input('x8', (F32, [2]))
x9 = Input('x9', (F32, [1]))
t10 = Output('t10', (F32, [13]))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, x4, x5, x6, x7, x8, x9, 0).To(t10)
Example({
    x1: [-3.3125],
    x2: [1.625, 3.3125],
    x3: [2.5625],
    x4: [3.0625, 3.75],
    x5: [2.375],
    x6: [-1.0625, -2.0],
    x7: [-0.9375],
    x8: [3.75, 0.625],
    x9: [-2.5],
    t10: [-3.3125, 1.625, 3.3125, 2.5625, 3.0625, 3.75, 2.375, -1.0625, -2.0, -0.9375, 3.75, 0.625, -2.5],
}, name='9_parts').AddVariations('float16').DisableLifeTimeVariation()

# An operation has more inputs than a driver has slots for.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1], 0.5, 120))
x2 = Input('x2', (U8, [2], 0.5, 120))
x3 = Input('x3', (U8, [1], 0.5, 120))
x4 = Input('x4', (U8, [2], 0.5, 120))
x5 = Input('x5', (U8, [1], 0.5, 120))
x6 = Input('x6', (U8, [2], 0.5, 120))
x7 = Input('x7', (U8, [1], 0.5, 120))
x8 = Input('x8', (U8, [2], 0.5, 120))
x9 = Input('x9', (U8, [1], 0.5, 120))
t10 = Output('t10', (U8, [13], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, x4, x5, x6, x7, x8, x9, 0).To(t10)
Example({
    x1: [147],
    x2: [65, 105],
    x3: [118],
    x4: [112, 141],
    x5: [116],
    x6: [122, 166],
    x7: [140],
    x8: [146, 139],
    x9: [143],
    t10: [147, 65, 105, 118, 112, 141, 116, 122, 166, 140, 146, 139, 143],
}, name='9_parts_quant8').AddVariations(signed(x1, x2, x3, x4, x5, x6, x7, x8, x9, t10)).DisableLifeTimeVariation()

# An operation has more inputs than a driver has slots for.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1]))
x2 = Input('x2', (F32, [2]))
x3 = Input('x3', (F32, [1]))
x4 = Input('x4', (F32, [2]))
x5 = Input('x5', (F32, [1]))
x6 = Input('x6', (F32, [2]))
x7 = Input('x7', (F32, [1]))
x8 = Input('x8', (F32, [2]))
x9 = Input('x9', (F32, [1]))
x10 = Input('x10', (F32, [2]))
x11 = Input('x11', (F32, [1]))
x12 = Input('x12', (F32, [2]))
x13 = Input('x13', (F32, [1]))
x14 = Input('x14', (F32, [2]))
x15 = Input('x15', (F32, [1]))
x16 = Input('x16', (F32, [2]))
x17 = Input('x17', (F32, [1]))
x18 = Input('x18', (F32, [2]))
x19 = Input('x19', (F32, [1]))
x20 = Input('x20', (F32, [2]))
x21 = Input('x21', (F32, [1]))
x22 = Input('x22', (F32, [2]))
x23 = Input('x23', (F32, [1]))
x24 = Input('x24', (F32, [2]))
x25 = Input('x25', (F32, [1]))
x26 = Input('x26', (F32, [2]))
x27 = Input('x27', (F32, [1]))
x28 = Input('x28', (F32, [2]))
x29 = Input('x29', (F32, [1]))
x30 = Input('x30', (F32, [2]))
x31 = Input('x31', (F32, [1]))
x32 = Input('x32', (F32, [2]))
x33 = Input('x33', (F32, [1]))
t34 = Output('t34', (F32, [49]))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, 0).To(t34)
Example({
    x1: [-2.375],
    x2: [0.9375, 0.125],
    x3: [-1.125],
    x4: [0.5, -2.4375],
    x5: [-2.0],
    x6: [-1.1875, 3.1875],
    x7: [0.0],
    x8: [2.125, -1.875],
    x9: [-1.9375],
    x10: [3.75, -0.875],
    x11: [-0.1875],
    x12: [3.25, 3.375],
    x13: [-1.5],
    x14: [-2.875, 3.0],
    x15: [-3.75],
    x16: [-3.125, -3.875],
    x17: [2.4375],
    x18: [-2.9375, 0.25],
    x19: [-2.3125],
    x20: [-0.6875, 0.5],
    x21: [-1.0625],
    x22: [0.875, 2.125],
    x23: [2.625],
    x24: [-1.1875, -2.8125],
    x25: [-2.8125],
    x26: [-3.5625, 2.8125],
    x27: [-0.9375],
    x28: [1.0625, -0.6875],
    x29: [3.1875],
    x30: [-2.6875, -3.875],
    x31: [0.3125],
    x32: [0.9375, 1.0625],
    x33: [-1.125],
    t34: packed('|i1',
    'c-jFm0M7r~4+8E8+2HLn03zbyJo5cCHt5nY#LmJe(FEJ|2=5LeD(%zL$1U*@^)uDN1rHJKkE$8#', 0.0625
),
}, name='33_parts').AddVariations('float16').DisableLifeTimeVariation()

# An operation has more inputs than a driver has slots for.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1], 0.5, 120))
x2 = Input('x2', (U8, [2], 0.5, 120))
x3 = Input('x3', (U8, [1], 0.5, 120))
x4 = Input('x4', (U8, [2], 0.5, 120))
x5 = Input('x5', (U8, [1], 0.5, 120))
x6 = Input('x6', (U8, [2], 0.5, 120))
x7 = Input('x7', (U8, [1], 0.5, 120))
x8 = Input('x8', (U8, [2], 0.5, 120))
x9 = Input('x9', (U8, [1], 0.5, 120))
x10 = Input('x10', (U8, [2], 0.5, 120))
x11 = Input('x11', (U8, [1], 0.5, 120))
x12 = Input('x12', (U8, [2], 0.5, 120))
x13 = Input('x13', (U8, [1], 0.5, 120))
x14 = Input('x14', (U8, [2], 0.5, 120))
x15 = Input('x15', (U8, [1], 0.5, 120))
x16 = Input('x16', (U8, [2], 0.5, 120))
x17 = Input('x17', (U8, [1], 0.5, 120))
x18 = Input('x18', (U8, [2], 0.5, 120))
x19 = Input('x19', (U8, [1], 0.5, 120))
x20 = Input('x20', (U8, [2], 0.5, 120))
x21 = Input('x21', (U8, [1], 0.5, 120))
x22 = Input('x22', (U8, [2], 0.5, 120))
x23 = Input('x23', (U8, [1], 0.5, 120))
x24 = Input('x24', (U8, [2], 0.5, 120))
x25 = Input('x25', (U8, [1], 0.5, 120))
x26 = Input('x26', (U8, [2], 0.5, 120))
x27 = Input('x27', (U8, [1], 0.5, 120))
x28 = Input('x28', (U8, [2], 0.5, 120))
x29 = Input('x29', (U8, [1], 0.5, 120))
x30 = Input('x30', (U8, [2], 0.5, 120))
x31 = Input('x31', (U8, [1], 0.5, 120))
x32 = Input('x32', (U8, [2], 0.5, 120))
x33 = Input('x33', (U8, [1], 0.5, 120))
t34 = Output('t34', (U8, [49], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, 0).To(t34)
Example({
    x1: [169],
    x2: [131, 73],
    x3: [156],
    x4: [156, 99],
    x5: [150],
    x6: [93, 168],
    x7: [83],
    x8: [153, 96],
    x9: [155],
    x10: [72, 76],
    x11: [82],
    x12: [117, 154],
    x13: [92],
    x14: [145, 136],
    x15: [136],
    x16: [109, 77],
    x17: [76],
    x18: [163, 173],
    x19: [164],
    x20: [122, 85],
    x21: [176],
    x22: [90, 157],
    x23: [155],
    x24: [146, 118],
    x25: [168],
    x26: [119, 148],
    x27: [151],
    x28: [80, 69],
    x29: [116],
    x30: [62, 147],
    x31: [67],
    x32: [156, 144],
    x33: [151],
    t34: packed('<i2',
    'c-mXp>^Wyn^0e3$!7~$Pd-w#E&Wf4X(UI%xvv}>2s?ZHlb7xN~TTwn`dVp(*-DKxE6Q(ne3IN_C7s3'
),
}, name='33_parts_quant8').AddVariations(signed(x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, t34)).DisableLifeTimeVariation()
