# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: as many elements in other rows, by one model.

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

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 6]))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t3 = Output('t3', (F32, [3, 8]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: [2.25, 1.375, 3.4375, 2.4375, 0.5, -3.0, 3.125, 1.4375, 4.0, -0.9375, 0.1875, 3.1875],
    t3: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.25, 1.375, 3.4375, 2.4375, 0.5, -3.0, 0.0, 0.0, 3.125,
    1.4375, 4.0, -0.9375, 0.1875, 3.1875, 0.0, 0.0],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t3 = Output('t3', (U8, [3, 8], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: [110, 103, 175, 119, 140, 134, 173, 156, 142, 111, 124, 125],
    t3: [120, 120, 120, 120, 120, 120, 120, 120, 110, 103, 175, 119, 140, 134, 120, 120, 173, 156, 142, 111,
    124, 125, 120, 120],
}, name='2x6_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t3 = Output('t3', (F32, [7, 4]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: [-3.25, -1.875, 0.3125, 0.4375, -2.625, 1.625, -1.625, -0.8125, -2.75, -1.0, 3.125, 2.625],
    t3: packed('|i1',
    'c-muNU|=}&h=GBXoq^$+6a&Mv&kPJ#J}@vCX)!PW09yzKqy', 0.0625
),
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t3 = Output('t3', (U8, [7, 4], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: [139, 156, 66, 77, 94, 95, 155, 177, 71, 105, 79, 125],
    t3: packed('<i2',
    'c-pI|sHo_kQ&HjMTTu}gUr{l8V?~8~W<`a6ZAAqG9smFzFATf'
),
}, name='6x2_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t3 = Output('t3', (F32, [4, 6]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: [0.0625, -1.1875, 2.5625, -0.625, 2.625, -0.0625, -1.8125, 2.3125, -3.375, 0.9375, 2.8125, -3.625],
    t3: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0625, -1.1875, 2.5625, -0.625, 0.0, 0.0, 2.625, -0.0625, -1.8125,
    2.3125, 0.0, 0.0, -3.375, 0.9375, 2.8125, -3.625, 0.0, 0.0],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t3 = Output('t3', (U8, [4, 6], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: [92, 128, 136, 82, 132, 126, 148, 143, 112, 179, 166, 130],
    t3: [120, 120, 120, 120, 120, 120, 92, 128, 136, 82, 120, 120, 132, 126, 148, 143, 120, 120, 112, 179,
    166, 130, 120, 120],
}, name='3x4_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t3 = Output('t3', (F32, [5, 5]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: [-2.6875, 3.25, -2.8125, -3.75, -2.3125, -2.5, 0.6875, -3.3125, 3.125, -2.0, -1.1875, 3.1875],
    t3: packed('|i1',
    'c-muN0D`L~ml+t2+`hrUz<t_?f#JbhV+IBQSE~nH', 0.0625
),
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 0, 2])
t3 = Output('t3', (U8, [5, 5], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: [70, 151, 128, 118, 148, 69, 135, 62, 171, 73, 134, 72],
    t3: packed('<i2',
    'c-pI|00Ot^4HXq-Q(P-5+U-_XRCu;|R8%nF0sya-3rq'
),
}, name='4x3_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()
