# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: arguments that ask for nothing.

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
x7 = Input('x7', (F32, [3, 4]))
t8 = Output('t8', (F32, [3, 4]))
x9 = Input('x9', (F32, [2, 3, 5]))
t10 = Output('t10', (F32, [2, 3, 5]))
x11 = Input('x11', (F32, [16]))
t12 = Output('t12', (F32, [16]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 1, 3).To(t2)
model.Operation('CHANNEL_SHUFFLE', x3, 1, 3).To(t4)
model.Operation('CHANNEL_SHUFFLE', x5, 1, 3).To(t6)
model.Operation('CHANNEL_SHUFFLE', x7, 1, 1).To(t8)
model.Operation('CHANNEL_SHUFFLE', x9, 5, 2).To(t10)
model.Operation('CHANNEL_SHUFFLE', x11, 16, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jTQ0TKWp1O&iwg#W)*>eOy&j%lH9HF4Jo=7MSq9UL_}<<K12oR+)a0(|jQM6hJPEpswNC!_J6Vq#z}HYj|(P%Ie', 0.5
),
    t2: packed('|i1',
    'c-jTQ0TKWp1O&iwg#W)*>eOy&j%lH9HF4Jo=7MSq9UL_}<<K12oR+)a0(|jQM6hJPEpswNC!_J6Vq#z}HYj|(P%Ie', 0.5
),
    x3: [-2.5, -3.0, 1.5, -4.0, 2.0, 1.0, -2.5, -1.5, 4.0, -4.0, -3.5, -1.5],
    t4: [-2.5, -3.0, 1.5, -4.0, 2.0, 1.0, -2.5, -1.5, 4.0, -4.0, -3.5, -1.5],
    x5: [-1.0, 1.5, 1.0, -0.5, -3.5, -0.5, 3.5, 3.0, 2.5, -3.0, 2.0, 3.0],
    t6: [-1.0, 1.5, 1.0, -0.5, -3.5, -0.5, 3.5, 3.0, 2.5, -3.0, 2.0, 3.0],
    x7: [3.5, 4.0, 4.0, 1.5, -4.0, -3.0, -0.5, -0.5, 0.5, -1.0, -4.0, 2.5],
    t8: [3.5, 4.0, 4.0, 1.5, -4.0, -3.0, -0.5, -0.5, 0.5, -1.0, -4.0, 2.5],
    x9: packed('|i1',
    'c-jTQfeip42m`P%LHYmN4P9(O_V&1<fvFd{NJB>%x*yJ14fy', 0.5
),
    t10: packed('|i1',
    'c-jTQfeip42m`P%LHYmN4P9(O_V&1<fvFd{NJB>%x*yJ14fy', 0.5
),
    x11: [2.5, -2.0, -4.0, 2.5, -3.0, 2.0, 1.5, 1.0, -3.0, 2.5, -3.0, -0.5, 0.5, 2.0, -1.5, 4.0],
    t12: [2.5, -2.0, -4.0, 2.5, -3.0, 2.0, 1.5, 1.0, -3.0, 2.5, -3.0, -0.5, 0.5, 2.0, -1.5, 4.0],
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
x7 = Input('x7', (U8, [3, 4], 0.5, 120))
t8 = Output('t8', (U8, [3, 4], 0.5, 120))
x9 = Input('x9', (U8, [2, 3, 5], 0.5, 120))
t10 = Output('t10', (U8, [2, 3, 5], 0.5, 120))
x11 = Input('x11', (U8, [16], 0.5, 120))
t12 = Output('t12', (U8, [16], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 1, 3).To(t2)
model.Operation('CHANNEL_SHUFFLE', x3, 1, 3).To(t4)
model.Operation('CHANNEL_SHUFFLE', x5, 1, 3).To(t6)
model.Operation('CHANNEL_SHUFFLE', x7, 1, 1).To(t8)
model.Operation('CHANNEL_SHUFFLE', x9, 5, 2).To(t10)
model.Operation('CHANNEL_SHUFFLE', x11, 16, 0).To(t12)
Example({
    x1: packed('<i2',
    'c-pnWfe{2D2n4V%8PUaIL7?=j;uDFn451!T@Vwoa#|U*4VUZ~KMixh5>Sx_Y*29+WhWNV6ZBKjHwDR7dwK2=nDE$4|2XQYg82'
),
    t2: packed('<i2',
    'c-pnWfe{2D2n4V%8PUaIL7?=j;uDFn451!T@Vwoa#|U*4VUZ~KMixh5>Sx_Y*29+WhWNV6ZBKjHwDR7dwK2=nDE$4|2XQYg82'
),
    x3: [115, 114, 123, 112, 124, 122, 115, 117, 128, 112, 113, 117],
    t4: [115, 114, 123, 112, 124, 122, 115, 117, 128, 112, 113, 117],
    x5: [118, 123, 122, 119, 113, 119, 127, 126, 125, 114, 124, 126],
    t6: [118, 123, 122, 119, 113, 119, 127, 126, 125, 114, 124, 126],
    x7: [127, 128, 128, 123, 112, 114, 119, 119, 121, 118, 112, 125],
    t8: [127, 128, 128, 123, 112, 114, 119, 119, 121, 118, 112, 125],
    x9: packed('<i2',
    'c-pHfENrMND=w?8Y^bU#t}U&ssV*!mt17B5s;Mk0VZaLje|!!J'
),
    t10: packed('<i2',
    'c-pHfENrMND=w?8Y^bU#t}U&ssV*!mt17B5s;Mk0VZaLje|!!J'
),
    x11: [125, 116, 112, 125, 114, 124, 123, 122, 114, 125, 114, 119, 121, 124, 117, 128],
    t12: [125, 116, 112, 125, 114, 124, 123, 122, 114, 125, 114, 119, 121, 124, 117, 128],
}, name='copies_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12)).DisableLifeTimeVariation()
