# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: axes of a tensor whose sides are all equal.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Only the axes that are named are reduced, although all have the same size.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3, 3]))
c2 = Parameter('c2', (I32, [2]), [0, 2])
t3 = Output('t3', (F32, [3, 3]))
c4 = Parameter('c4', (I32, [2]), [0, 1])
t5 = Output('t5', (F32, [3, 3]))
c6 = Parameter('c6', (I32, [2]), [1, 3])
t7 = Output('t7', (F32, [3, 3]))
c8 = Parameter('c8', (I32, [2]), [-1, 0])
t9 = Output('t9', (F32, [3, 3]))
c10 = Parameter('c10', (I32, [3]), [0, 1, 3])
t11 = Output('t11', (F32, [3]))
c12 = Parameter('c12', (I32, [2]), [2, 1])
t13 = Output('t13', (F32, [3, 3]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
model.Operation('REDUCE_MAX', x1, c6, False).To(t7)
model.Operation('REDUCE_MAX', x1, c8, False).To(t9)
model.Operation('REDUCE_MAX', x1, c10, False).To(t11)
model.Operation('REDUCE_MAX', x1, c12, False).To(t13)
Example({
    x1: packed('|i1',
    'c-jF`0IvTDJj3AE+7I{T&@d7N5bPiBCp$6?7dqJT^x^|5HTB2;-ahjf&*(N3AkoO@49?8J9WMs``YqE6$v@*20?XahEZYFW8vH#Y'
    ';VCyE#n$QpfN>~!', 0.0625
),
    t3: [2.8125, 3.9375, 3.3125, 3.375, 3.0, 3.8125, 3.6875, 3.625, 2.9375],
    t5: [3.6875, 3.75, 3.3125, 3.4375, 3.9375, 2.9375, 1.9375, 3.875, 3.8125],
    t7: [3.75, 3.625, 2.4375, 3.3125, 3.375, 3.875, 2.8125, 3.9375, 3.8125],
    t9: [3.75, 3.9375, 3.875, 3.0, 3.375, 3.8125, 3.6875, 3.625, 0.375],
    t11: [3.75, 3.9375, 3.875],
    t13: [3.6875, 3.75, 2.4375, 3.375, 3.875, 3.3125, 3.4375, 3.9375, 3.8125],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Only the axes that are named are reduced, although all have the same size.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [0, 2])
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [0, 1])
t5 = Output('t5', (U8, [3, 3], 0.5, 120))
c6 = Parameter('c6', (I32, [2]), [1, 3])
t7 = Output('t7', (U8, [3, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [2]), [-1, 0])
t9 = Output('t9', (U8, [3, 3], 0.5, 120))
c10 = Parameter('c10', (I32, [3]), [0, 1, 3])
t11 = Output('t11', (U8, [3], 0.5, 120))
c12 = Parameter('c12', (I32, [2]), [2, 1])
t13 = Output('t13', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
model.Operation('REDUCE_MAX', x1, c6, False).To(t7)
model.Operation('REDUCE_MAX', x1, c8, False).To(t9)
model.Operation('REDUCE_MAX', x1, c10, False).To(t11)
model.Operation('REDUCE_MAX', x1, c12, False).To(t13)
Example({
    x1: packed('<i2',
    'c-l*-vX2Q4>n=|8>1*i8n4PtF{qoMq>q7Dh;_BzGDs--n+LZ5|vUIAiOLB*ohs~rpO_gPf{2N_2#IJ~TTv+Z_vbo<qJiu;3+s2C0'
    'd8?;22SqYa8vp>%)g^T'
),
    t3: [178, 176, 113, 140, 179, 175, 177, 171, 156],
    t5: [177, 179, 156, 174, 171, 155, 178, 163, 175],
    t7: [167, 174, 175, 170, 130, 178, 179, 171, 161],
    t9: [176, 168, 178, 179, 155, 175, 177, 174, 162],
    t11: [179, 174, 178],
    t13: [174, 163, 175, 178, 170, 156, 177, 179, 150],
}, name='equal_sides_quant8').AddVariations(signed(x1, t3, t5, t7, t9, t11, t13)).DisableLifeTimeVariation()
