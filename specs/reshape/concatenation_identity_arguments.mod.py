# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: arguments that ask for nothing.

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
model.Operation('CONCATENATION', x1, 3).To(t2)
model.Operation('CONCATENATION', x3, 3).To(t4)
model.Operation('CONCATENATION', x5, 3).To(t6)
model.Operation('CONCATENATION', x7, 1).To(t8)
model.Operation('CONCATENATION', x9, 2).To(t10)
model.Operation('CONCATENATION', x11, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jrg$q~RX2n4VJY}o#*<uu7x(hO8~m<x;xi*zzyn;M>ur+nqwYqeWWv>S>;j#V~>{5#5h3Y|Sa5D3tO%p7^|1Do<GS^', 0.5
),
    t2: packed('|i1',
    'c-jrg$q~RX2n4VJY}o#*<uu7x(hO8~m<x;xi*zzyn;M>ur+nqwYqeWWv>S>;j#V~>{5#5h3Y|Sa5D3tO%p7^|1Do<GS^', 0.5
),
    x3: [-3.5, 3.0, -1.0, 1.0, 0.5, 1.0, 1.0, -1.5, 4.0, -0.5, 2.0, -1.0],
    t4: [-3.5, 3.0, -1.0, 1.0, 0.5, 1.0, 1.0, -1.5, 4.0, -0.5, 2.0, -1.0],
    x5: [-4.0, -4.0, 1.5, 1.5, -2.0, 2.5, 3.0, 0.5, -1.0, -0.5, 1.0, 1.5],
    t6: [-4.0, -4.0, 1.5, 1.5, -2.0, 2.5, 3.0, 0.5, -1.0, -0.5, 1.0, 1.5],
    x7: [1.0, 2.5, -2.5, -2.5, 3.5, 0.5, 1.0, -3.0, -2.0, 1.0, 0.5, 0.5],
    t8: [1.0, 2.5, -2.5, -2.5, 3.5, 0.5, 1.0, -3.0, -2.0, 1.0, 0.5, 0.5],
    x9: packed('|i1',
    'c-jTQfeip42m`QyL;3$&*aER-hwn?f88w2Al0XsDW%~in(+>6', 0.5
),
    t10: packed('|i1',
    'c-jTQfeip42m`QyL;3$&*aER-hwn?f88w2Al0XsDW%~in(+>6', 0.5
),
    x11: [-3.5, 4.0, -1.5, 1.0, -2.0, -3.5, 3.0, -1.5, 1.5, 0.5, 2.0, 2.0, 3.5, 3.5, 3.0, 1.0],
    t12: [-3.5, 4.0, -1.5, 1.0, -2.0, -3.5, 3.0, -1.5, 1.5, 0.5, 2.0, 2.0, 3.5, 3.5, 3.0, 1.0],
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
model.Operation('CONCATENATION', x1, 3).To(t2)
model.Operation('CONCATENATION', x3, 3).To(t4)
model.Operation('CONCATENATION', x5, 3).To(t6)
model.Operation('CONCATENATION', x7, 1).To(t8)
model.Operation('CONCATENATION', x9, 2).To(t10)
model.Operation('CONCATENATION', x11, 0).To(t12)
Example({
    x1: packed('<i2',
    'c-pne$q~RX2n0cgj5tIA5^U&p5}s#I^MbIhp~9rV!4yM2CYGjaciy_QwdV>&xUa?uf_F}$zH6O&1j=e31OjMAnVs7E`MDR8F)dm'
),
    t2: packed('<i2',
    'c-pne$q~RX2n0cgj5tIA5^U&p5}s#I^MbIhp~9rV!4yM2CYGjaciy_QwdV>&xUa?uf_F}$zH6O&1j=e31OjMAnVs7E`MDR8F)dm'
),
    x3: [113, 126, 118, 122, 121, 122, 122, 117, 128, 119, 124, 118],
    t4: [113, 126, 118, 122, 121, 122, 122, 117, 128, 119, 124, 118],
    x5: [112, 112, 123, 123, 116, 125, 126, 121, 118, 119, 122, 123],
    t6: [112, 112, 123, 123, 116, 125, 126, 121, 118, 119, 122, 123],
    x7: [122, 125, 115, 115, 127, 121, 122, 114, 116, 122, 121, 121],
    t8: [122, 125, 115, 115, 127, 121, 122, 114, 116, 122, 121, 121],
    x9: packed('<i2',
    'c-ku}tgR}mZ>X$ms4XZht|_iAZYZj$DJZHbEi9-kW55dlf1M5n'
),
    t10: packed('<i2',
    'c-ku}tgR}mZ>X$ms4XZht|_iAZYZj$DJZHbEi9-kW55dlf1M5n'
),
    x11: [113, 128, 117, 122, 116, 113, 126, 117, 123, 121, 124, 124, 127, 127, 126, 122],
    t12: [113, 128, 117, 122, 116, 113, 126, 117, 123, 121, 124, 124, 127, 127, 126, 122],
}, name='copies_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12)).DisableLifeTimeVariation()
