# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: arguments that ask for nothing.

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
model.Operation('RESIZE_BILINEAR', x1, 3, 2, False).To(t2)
model.Operation('RESIZE_BILINEAR', x3, 1, 3, False).To(t4)
model.Operation('RESIZE_BILINEAR', x5, 2, 2, False).To(t6)
Example({
    x1: packed('|i1',
    'c-jriQ4Rnh2m{fyi-r5277@w%Ig`9j?v*TRUk%rpW4E-B>z#D9+Er}n08+lP2yiM~eEJz9k44^%@+lh_zCi8L{3=c<8v', 0.5
),
    t2: packed('|i1',
    'c-jriQ4Rnh2m{fyi-r5277@w%Ig`9j?v*TRUk%rpW4E-B>z#D9+Er}n08+lP2yiM~eEJz9k44^%@+lh_zCi8L{3=c<8v', 0.5
),
    x3: [-0.5, -3.0, -2.5, 4.0, -0.5, 1.0, 2.0, 1.5, -0.5, 1.0, -1.5, -3.0],
    t4: [-0.5, -3.0, -2.5, 4.0, -0.5, 1.0, 2.0, 1.5, -0.5, 1.0, -1.5, -3.0],
    x5: [-2.5, 2.5, 1.5, 1.0, -2.0, -0.5, -4.0, -2.0, 0.5, -3.5, -0.5, 0.5],
    t6: [-2.5, 2.5, 1.5, 1.0, -2.0, -0.5, -4.0, -2.0, 0.5, -3.5, -0.5, 0.5],
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
model.Operation('RESIZE_BILINEAR', x1, 3, 2, False).To(t2)
model.Operation('RESIZE_BILINEAR', x3, 1, 3, False).To(t4)
model.Operation('RESIZE_BILINEAR', x5, 2, 2, False).To(t6)
Example({
    x1: packed('<i2',
    'c-pm#!41GL2*f%vfdq*wTo}D9QU7eoTd+!?;5u}ax#dw-NKKK;&3&oZq(zW2mfZo@zQo+~Bw*QcR_Jw2kBqlNm(rh~`2ch6EgJ'
),
    t2: packed('<i2',
    'c-pm#!41GL2*f%vfdq*wTo}D9QU7eoTd+!?;5u}ax#dw-NKKK;&3&oZq(zW2mfZo@zQo+~Bw*QcR_Jw2kBqlNm(rh~`2ch6EgJ'
),
    x3: [119, 114, 115, 128, 119, 122, 124, 123, 119, 122, 117, 114],
    t4: [119, 114, 115, 128, 119, 122, 124, 123, 119, 122, 117, 114],
    x5: [115, 125, 123, 122, 116, 119, 112, 116, 121, 113, 119, 121],
    t6: [115, 125, 123, 122, 116, 119, 112, 116, 121, 113, 119, 121],
}, name='copies_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6)).DisableLifeTimeVariation()
