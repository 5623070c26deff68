# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: decisions near a threshold.

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

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 9]))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-muNU|@I)#Baa^1B?KP0su|51&j', 1.0
),
    t3: [8.0, 4.0, 0.0],
}, name='turn_0').AddVariations('float16').DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 9], 0.5, 100))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-l)zNl6I=;s7v_0wX}80F7M=7y'
),
    t3: [8.0, 4.0, 0.0],
}, name='turn_0_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 9]))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-muNU|@I)#Baa^1B?KP0su|51&j'
),
    t3: [8.0, 4.0, 0.0],
}, name='turn_0_int32').DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 9]))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-niz00D1d#2YXH;sF3nwFQg', 1.0
),
    t3: [0.0, 8.0, 4.0],
}, name='turn_1').AddVariations('float16').DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 9], 0.5, 100))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-jj{fq+055dbDYJOGVd3K#'
),
    t3: [0.0, 8.0, 4.0],
}, name='turn_1_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 9]))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-niz00D1d#2YXH;sF3nwFQg'
),
    t3: [0.0, 8.0, 4.0],
}, name='turn_1_int32').DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 9]))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-ni*z`*c^0Y(79TNv>M08O<8i~', 1.0
),
    t3: [4.0, 0.0, 8.0],
}, name='turn_2').AddVariations('float16').DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 9], 0.5, 100))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-jk0Nl6Jvfe}Cu2qOXjja>>D'
),
    t3: [4.0, 0.0, 8.0],
}, name='turn_2_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 9]))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-ni*z`*c^0Y(79TNv>M08O<8i~'
),
    t3: [4.0, 0.0, 8.0],
}, name='turn_2_int32').DisableLifeTimeVariation()
