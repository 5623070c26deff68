# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: decisions near a threshold.

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
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-muNU|<jiVi7RG03$%600w~ob^', 1.0
),
    t3: [8.0, 4.0, 0.0],
}, name='turn_0').AddVariations('float16').DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 9], 0.5, 100))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-l)zNl7UO;tDX40wX}80GcTa0s'
),
    t3: [8.0, 4.0, 0.0],
}, name='turn_0_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 9]))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-muNU|<jiVi7RG03$%600w~ob^'
),
    t3: [8.0, 4.0, 0.0],
}, name='turn_0_int32').DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 9]))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-j+TfB<0_Ap#~qJOBoP0Co', 1.0
),
    t3: [0.0, 8.0, 4.0],
}, name='turn_1').AddVariations('float16').DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 9], 0.5, 100))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-pH-fq-%tQ2{1EJOG+03jz'
),
    t3: [0.0, 8.0, 4.0],
}, name='turn_1_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 9]))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-j+TfB<0_Ap#~qJOBoP0Co'
),
    t3: [0.0, 8.0, 4.0],
}, name='turn_1_int32').DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 9]))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-j+YU|<kofDu3-3?oDU27v%}', 1.0
),
    t3: [4.0, 0.0, 8.0],
}, name='turn_2').AddVariations('float16').DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 9], 0.5, 100))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-kvZNlB?lfe}DZ4kIc6nkfqc'
),
    t3: [4.0, 0.0, 8.0],
}, name='turn_2_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# The sought element is first, in the middle or last, and another one is nearly as far.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 9]))
t2 = Internal('t2', (I32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-j+YU|<kofDu3-3?oDU27v%}'
),
    t3: [4.0, 0.0, 8.0],
}, name='turn_2_int32').DisableLifeTimeVariation()
