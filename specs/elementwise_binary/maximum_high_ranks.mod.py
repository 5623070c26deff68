# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: five and six dimensions.

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

# Tensors of five dimensions are broadcast from either side, along dimensions that must not be
# folded into one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 2, 1, 2]))
x2 = Input('x2', (F32, [3, 1, 4, 1]))
t6 = Output('t6', (F32, [2, 3, 2, 4, 2]))
t7 = Output('t7', (F32, [2, 3, 2, 4, 2]))
x3 = Input('x3', (F32, [2, 1, 2, 1, 1]))
t8 = Output('t8', (F32, [2, 3, 2, 1, 2]))
t9 = Output('t9', (F32, [2, 3, 2, 1, 2]))
x4 = Input('x4', (F32, [2]))
t10 = Output('t10', (F32, [2, 3, 2, 1, 2]))
t11 = Output('t11', (F32, [2, 3, 2, 1, 2]))
x5 = Input('x5', (F32, [1, 3, 1, 1, 2]))
t12 = Output('t12', (F32, [2, 3, 2, 1, 2]))
t13 = Output('t13', (F32, [2, 3, 2, 1, 2]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t6)
model.Operation('MAXIMUM', x2, x1).To(t7)
model.Operation('MAXIMUM', x1, x3).To(t8)
model.Operation('MAXIMUM', x3, x1).To(t9)
model.Operation('MAXIMUM', x1, x4).To(t10)
model.Operation('MAXIMUM', x4, x1).To(t11)
model.Operation('MAXIMUM', x1, x5).To(t12)
model.Operation('MAXIMUM', x5, x1).To(t13)
Example({
    x1: [-1.3125, 3.375, 1.625, 3.0, 3.1875, -3.25, 0.375, 1.125, -3.625, 2.4375, -3.75, 1.5, 2.1875,
    -2.125, -1.9375, -0.125, 3.625, 0.9375, 1.0625, -0.4375, -1.75, -2.75, -0.875, 3.5],
    x2: [-3.375, -2.8125, -0.9375, -3.4375, 0.0625, 2.4375, -3.8125, -0.3125, -0.75, 0.4375, 0.9375, 2.8125],
    t6: packed('|i1',
    'c-ke(p$Y&Y5JgceP8>AJR>MmJ3xbIMANLysvq`Wlg6zO@Iqi--@>JLTmrO!>(zYJ3-ueXsLu3UC97JN%W^DcRGgajZ#m)fkb$cx$'
    'X8j8lE>b=a{~%)', 0.0625
),
    t7: packed('|i1',
    'c-ke(p$Y&Y5JgceP8>AJR>MmJ3xbIMANLysvq`Wlg6zO@Iqi--@>JLTmrO!>(zYJ3-ueXsLu3UC97JN%W^DcRGgajZ#m)fkb$cx$'
    'X8j8lE>b=a{~%)', 0.0625
),
    x3: [2.6875, 1.3125, -1.0625, -2.4375],
    t8: [2.6875, 3.375, 1.625, 3.0, 3.1875, 2.6875, 1.3125, 1.3125, 2.6875, 2.6875, 1.3125, 1.5, 2.1875,
    -1.0625, -1.9375, -0.125, 3.625, 0.9375, 1.0625, -0.4375, -1.0625, -1.0625, -0.875, 3.5],
    t9: [2.6875, 3.375, 1.625, 3.0, 3.1875, 2.6875, 1.3125, 1.3125, 2.6875, 2.6875, 1.3125, 1.5, 2.1875,
    -1.0625, -1.9375, -0.125, 3.625, 0.9375, 1.0625, -0.4375, -1.0625, -1.0625, -0.875, 3.5],
    x4: [0.8125, -0.125],
    t10: [0.8125, 3.375, 1.625, 3.0, 3.1875, -0.125, 0.8125, 1.125, 0.8125, 2.4375, 0.8125, 1.5, 2.1875,
    -0.125, 0.8125, -0.125, 3.625, 0.9375, 1.0625, -0.125, 0.8125, -0.125, 0.8125, 3.5],
    t11: [0.8125, 3.375, 1.625, 3.0, 3.1875, -0.125, 0.8125, 1.125, 0.8125, 2.4375, 0.8125, 1.5, 2.1875,
    -0.125, 0.8125, -0.125, 3.625, 0.9375, 1.0625, -0.125, 0.8125, -0.125, 0.8125, 3.5],
    x5: [-3.5625, 3.875, -3.6875, 3.1875, -0.0625, -2.75],
    t12: [-1.3125, 3.875, 1.625, 3.875, 3.1875, 3.1875, 0.375, 3.1875, -0.0625, 2.4375, -0.0625, 1.5, 2.1875,
    3.875, -1.9375, 3.875, 3.625, 3.1875, 1.0625, 3.1875, -0.0625, -2.75, -0.0625, 3.5],
    t13: [-1.3125, 3.875, 1.625, 3.875, 3.1875, 3.1875, 0.375, 3.1875, -0.0625, 2.4375, -0.0625, 1.5, 2.1875,
    3.875, -1.9375, 3.875, 3.625, 3.1875, 1.0625, 3.1875, -0.0625, -2.75, -0.0625, 3.5],
}, name='both').AddVariations('float16').DisableLifeTimeVariation()

# Tensors of five dimensions are broadcast from either side, along dimensions that must not be
# folded into one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 2, 1, 2], 0.5, 120))
x2 = Input('x2', (U8, [3, 1, 4, 1], 0.5, 120))
t6 = Output('t6', (U8, [2, 3, 2, 4, 2], 0.5, 120))
t7 = Output('t7', (U8, [2, 3, 2, 4, 2], 0.5, 120))
x3 = Input('x3', (U8, [2, 1, 2, 1, 1], 0.5, 120))
t8 = Output('t8', (U8, [2, 3, 2, 1, 2], 0.5, 120))
t9 = Output('t9', (U8, [2, 3, 2, 1, 2], 0.5, 120))
x4 = Input('x4', (U8, [2], 0.5, 120))
t10 = Output('t10', (U8, [2, 3, 2, 1, 2], 0.5, 120))
t11 = Output('t11', (U8, [2, 3, 2, 1, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 3, 1, 1, 2], 0.5, 120))
t12 = Output('t12', (U8, [2, 3, 2, 1, 2], 0.5, 120))
t13 = Output('t13', (U8, [2, 3, 2, 1, 2], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t6)
model.Operation('MAXIMUM', x2, x1).To(t7)
model.Operation('MAXIMUM', x1, x3).To(t8)
model.Operation('MAXIMUM', x3, x1).To(t9)
model.Operation('MAXIMUM', x1, x4).To(t10)
model.Operation('MAXIMUM', x4, x1).To(t11)
model.Operation('MAXIMUM', x1, x5).To(t12)
model.Operation('MAXIMUM', x5, x1).To(t13)
Example({
    x1: [147, 148, 81, 180, 150, 168, 144, 153, 161, 179, 119, 176, 72, 130, 142, 66, 163, 64, 171, 159, 90,
    93, 122, 167],
    x2: [139, 141, 117, 96, 80, 110, 66, 65, 69, 163, 84, 64],
    t6: packed('<i2',
    'c-oshWil9cZ|U7qx+P)Dv=tCIVI~AF+`M@6LLe;Puy{i`5O#O>_Lep!H1&1&_4bwaB`gkDoVVC%vE%Cb5EvD^cyUy0RBYAq#mlRJ'
    'kb%Yk0P_$wO8'
),
    t7: packed('<i2',
    'c-oshWil9cZ|U7qx+P)Dv=tCIVI~AF+`M@6LLe;Puy{i`5O#O>_Lep!H1&1&_4bwaB`gkDoVVC%vE%Cb5EvD^cyUy0RBYAq#mlRJ'
    'kb%Yk0P_$wO8'
),
    x3: [92, 111, 164, 163],
    t8: [147, 148, 111, 180, 150, 168, 144, 153, 161, 179, 119, 176, 164, 164, 163, 163, 164, 164, 171, 163,
    164, 164, 163, 167],
    t9: [147, 148, 111, 180, 150, 168, 144, 153, 161, 179, 119, 176, 164, 164, 163, 163, 164, 164, 171, 163,
    164, 164, 163, 167],
    x4: [61, 89],
    t10: [147, 148, 81, 180, 150, 168, 144, 153, 161, 179, 119, 176, 72, 130, 142, 89, 163, 89, 171, 159, 90,
    93, 122, 167],
    t11: [147, 148, 81, 180, 150, 168, 144, 153, 161, 179, 119, 176, 72, 130, 142, 89, 163, 89, 171, 159, 90,
    93, 122, 167],
    x5: [135, 170, 180, 124, 86, 154],
    t12: [147, 170, 135, 180, 180, 168, 180, 153, 161, 179, 119, 176, 135, 170, 142, 170, 180, 124, 180, 159,
    90, 154, 122, 167],
    t13: [147, 170, 135, 180, 180, 168, 180, 153, 161, 179, 119, 176, 135, 170, 142, 170, 180, 124, 180, 159,
    90, 154, 122, 167],
}, name='both_quant8').AddVariations(signed(x1, x2, t6, t7, x3, t8, t9, x4, t10, t11, x5, t12, t13)).DisableLifeTimeVariation()
