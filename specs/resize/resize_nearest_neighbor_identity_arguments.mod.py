# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: arguments that ask for nothing.

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

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3, 8]))
t2 = Output('t2', (F32, [2, 2, 3, 8]))
x3 = Input('x3', (F32, [1, 3, 1, 4]))
t4 = Output('t4', (F32, [1, 3, 1, 4]))
x5 = Input('x5', (F32, [1, 2, 2, 3]))
t6 = Output('t6', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 3, True).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x3, 4, 1, True).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x5, 3, 2, True).To(t6)
Example({
    x1: packed('|i1',
    'c-jrjK@tEl1O&ihG5-Hrg4kU9&?oitN`*L&6YBIet~^n;MZ6Cru*Cz5zIxEIqs(Ezjkuf9Mot<t(X{p^&xME<<_D}hG4=', 0.5
),
    t2: packed('|i1',
    'c-jrjK@tEl1O&ihG5-Hrg4kU9&?oitN`*L&6YBIet~^n;MZ6Cru*Cz5zIxEIqs(Ezjkuf9Mot<t(X{p^&xME<<_D}hG4=', 0.5
),
    x3: [4.0, -0.5, 1.0, 1.5, -1.0, -2.0, -1.0, 1.0, -2.5, 2.5, -1.5, 1.5],
    t4: [4.0, -0.5, 1.0, 1.5, -1.0, -2.0, -1.0, 1.0, -2.5, 2.5, -1.5, 1.5],
    x5: [-1.5, 1.0, -1.0, 2.5, -1.0, 1.0, -3.0, -4.0, -1.5, -4.0, -1.0, 4.0],
    t6: [-1.5, 1.0, -1.0, 2.5, -1.0, 1.0, -3.0, -4.0, -1.5, -4.0, -1.0, 4.0],
}, name='copies').AddVariations('float16').DisableLifeTimeVariation()

# What comes out is what goes in: all of a tensor, no padding, one copy, with channels in whole
# blocks and in others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2, 3, 8], 0.5, 120))
t2 = Output('t2', (U8, [2, 2, 3, 8], 0.5, 120))
x3 = Input('x3', (U8, [1, 3, 1, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 3, 1, 4], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 2, 3], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 3, True).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x3, 4, 1, True).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x5, 3, 2, True).To(t6)
Example({
    x1: packed('<i2',
    'c-pnhK^6o-1O(AOGKKPJq@zz?Vq*Chak$?VZq%l2K#tx?;X^Vmk^VsuT+%S4w-2=3I+F&tMAw;gVx!57G<?3(vZJa6_WZdYUh6FO'
),
    t2: packed('<i2',
    'c-pnhK^6o-1O(AOGKKPJq@zz?Vq*Chak$?VZq%l2K#tx?;X^Vmk^VsuT+%S4w-2=3I+F&tMAw;gVx!57G<?3(vZJa6_WZdYUh6FO'
),
    x3: [128, 119, 122, 123, 118, 116, 118, 122, 115, 125, 117, 123],
    t4: [128, 119, 122, 123, 118, 116, 118, 122, 115, 125, 117, 123],
    x5: [117, 122, 118, 125, 118, 122, 114, 112, 117, 112, 118, 128],
    t6: [117, 122, 118, 125, 118, 122, 114, 112, 117, 112, 118, 128],
}, name='copies_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6)).DisableLifeTimeVariation()
