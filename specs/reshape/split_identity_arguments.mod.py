# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: arguments that ask for nothing.

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
model.Operation('SPLIT', x1, 3, 1).To(t2)
model.Operation('SPLIT', x3, 3, 1).To(t4)
model.Operation('SPLIT', x5, 3, 1).To(t6)
model.Operation('SPLIT', x7, 1, 1).To(t8)
model.Operation('SPLIT', x9, 2, 1).To(t10)
model.Operation('SPLIT', x11, 0, 1).To(t12)
Example({
    x1: packed('|i1',
    'c-jrZ2@=2n1O%{gE&qS5qO_T`Ba>P-ipW*zu^R%G3olGGF87~4wYQ9$17`|Xyvj4p+QMR!UPwdO?6B3rdz?S6{4Nv', 0.5
),
    t2: packed('|i1',
    'c-jrZ2@=2n1O%{gE&qS5qO_T`Ba>P-ipW*zu^R%G3olGGF87~4wYQ9$17`|Xyvj4p+QMR!UPwdO?6B3rdz?S6{4Nv', 0.5
),
    x3: [2.0, 3.0, 1.5, 1.0, 3.5, -3.5, 3.0, 1.0, -1.0, 0.5, 3.5, 3.0],
    t4: [2.0, 3.0, 1.5, 1.0, 3.5, -3.5, 3.0, 1.0, -1.0, 0.5, 3.5, 3.0],
    x5: [0.5, -0.5, -3.5, -2.5, -2.0, 2.0, -0.5, 0.5, 3.0, -1.0, -2.5, 3.0],
    t6: [0.5, -0.5, -3.5, -2.5, -2.0, 2.0, -0.5, 0.5, 3.0, -1.0, -2.5, 3.0],
    x7: [1.5, -1.5, 1.0, 1.0, 1.0, -1.0, 1.0, -2.5, 2.5, -2.5, -2.0, -0.5],
    t8: [1.5, -1.5, 1.0, 1.0, 1.0, -1.0, 1.0, -2.5, 2.5, -2.5, -2.0, -0.5],
    x9: packed('|i1',
    'c-jTQfeip42m`Q)g8YB2%#qQu8^As8Nn2$RdRy5lQGWmfh7t1', 0.5
),
    t10: packed('|i1',
    'c-jTQfeip42m`Q)g8YB2%#qQu8^As8Nn2$RdRy5lQGWmfh7t1', 0.5
),
    x11: [-2.5, -3.5, -4.0, 0.5, 1.0, 3.0, 4.0, 2.0, 1.0, 3.5, 1.0, -1.0, -3.5, 1.5, -3.0, -3.0],
    t12: [-2.5, -3.5, -4.0, 0.5, 1.0, 3.0, 4.0, 2.0, 1.0, 3.5, 1.0, -1.0, -3.5, 1.5, -3.0, -3.0],
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
model.Operation('SPLIT', x1, 3, 1).To(t2)
model.Operation('SPLIT', x3, 3, 1).To(t4)
model.Operation('SPLIT', x5, 3, 1).To(t6)
model.Operation('SPLIT', x7, 1, 1).To(t8)
model.Operation('SPLIT', x9, 2, 1).To(t10)
model.Operation('SPLIT', x11, 0, 1).To(t12)
Example({
    x1: packed('<i2',
    'c-pnXi4lN62m~-oMnD+8<x1Bk%tRJMA!Uanwma@|4ZxD|V5*OkeQA}=E#c}&qDnqbr>bO2WsTA@XmCbNbJ($>o7c}?ar-S4'
),
    t2: packed('<i2',
    'c-pnXi4lN62m~-oMnD+8<x1Bk%tRJMA!Uanwma@|4ZxD|V5*OkeQA}=E#c}&qDnqbr>bO2WsTA@XmCbNbJ($>o7c}?ar-S4'
),
    x3: [124, 126, 123, 122, 127, 113, 126, 122, 118, 121, 127, 126],
    t4: [124, 126, 123, 122, 127, 113, 126, 122, 118, 121, 127, 126],
    x5: [121, 119, 113, 115, 116, 124, 119, 121, 126, 118, 115, 126],
    t6: [121, 119, 113, 115, 116, 124, 119, 121, 126, 118, 115, 126],
    x7: [123, 117, 122, 122, 122, 118, 122, 115, 125, 115, 116, 119],
    t8: [123, 117, 122, 122, 122, 118, 122, 115, 125, 115, 116, 119],
    x9: packed('<i2',
    'c-ku|EiEc4s;{Z7Z78X#EUc=lD=(-nZzwG<EH5c9X21&oedi7X'
),
    t10: packed('<i2',
    'c-ku|EiEc4s;{Z7Z78X#EUc=lD=(-nZzwG<EH5c9X21&oedi7X'
),
    x11: [115, 113, 112, 121, 122, 126, 128, 124, 122, 127, 122, 118, 113, 123, 114, 114],
    t12: [115, 113, 112, 121, 122, 126, 128, 124, 122, 127, 122, 118, 113, 123, 114, 114],
}, name='copies_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8, x9, t10, x11, t12)).DisableLifeTimeVariation()
