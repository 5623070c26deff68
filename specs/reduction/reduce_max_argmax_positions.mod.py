# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: the element that is wanted at every place.

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

# The wanted element is in each place of rows and columns of several lengths.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 7]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [7]))
c4 = Parameter('c4', (I32, [1]), [0])
t5 = Output('t5', (F32, [7]))
x6 = Input('x6', (F32, [16, 16]))
c7 = Parameter('c7', (I32, [1]), [1])
t8 = Output('t8', (F32, [16]))
c9 = Parameter('c9', (I32, [1]), [0])
t10 = Output('t10', (F32, [16]))
x11 = Input('x11', (F32, [33, 33]))
c12 = Parameter('c12', (I32, [1]), [1])
t13 = Output('t13', (F32, [33]))
c14 = Parameter('c14', (I32, [1]), [0])
t15 = Output('t15', (F32, [33]))
x16 = Input('x16', (F32, [48, 48]))
c17 = Parameter('c17', (I32, [1]), [1])
t18 = Output('t18', (F32, [48]))
c19 = Parameter('c19', (I32, [1]), [0])
t20 = Output('t20', (F32, [48]))
x21 = Input('x21', (F32, [88, 88]))
c22 = Parameter('c22', (I32, [1]), [1])
t23 = Output('t23', (F32, [88]))
c24 = Parameter('c24', (I32, [1]), [0])
t25 = Output('t25', (F32, [88]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
model.Operation('REDUCE_MAX', x6, c7, False).To(t8)
model.Operation('REDUCE_MAX', x6, c9, False).To(t10)
model.Operation('REDUCE_MAX', x11, c12, False).To(t13)
model.Operation('REDUCE_MAX', x11, c14, False).To(t15)
model.Operation('REDUCE_MAX', x16, c17, False).To(t18)
model.Operation('REDUCE_MAX', x16, c19, False).To(t20)
model.Operation('REDUCE_MAX', x21, c22, False).To(t23)
model.Operation('REDUCE_MAX', x21, c24, False).To(t25)
Example({
    x1: ([2.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5] * 7)[:49],
    t3: [2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5],
    t5: [2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5],
    x6: ([2.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5,
    -1.5] * 16)[:256],
    t8: [2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5],
    t10: [2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5],
    x11: (packed('|i1',
    'c-mwAO9%h}D_0<+', 0.5
) * 33)[:1089],
    t13: ([2.5] * 33)[:33],
    t15: ([2.5] * 33)[:33],
    x16: (packed('|i1',
    'c-mwAOCkUOi<&QX', 0.5
) * 48)[:2304],
    t18: ([2.5] * 48)[:48],
    t20: ([2.5] * 48)[:48],
    x21: (packed('|i1',
    'c-mwAOCtaPArn^q', 0.5
) * 88)[:7744],
    t23: ([2.5] * 88)[:88],
    t25: ([2.5] * 88)[:88],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# The wanted element is in each place of rows and columns of several lengths.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [7, 7], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (U8, [7], 0.5, 120))
c4 = Parameter('c4', (I32, [1]), [0])
t5 = Output('t5', (U8, [7], 0.5, 120))
x6 = Input('x6', (U8, [16, 16], 0.5, 120))
c7 = Parameter('c7', (I32, [1]), [1])
t8 = Output('t8', (U8, [16], 0.5, 120))
c9 = Parameter('c9', (I32, [1]), [0])
t10 = Output('t10', (U8, [16], 0.5, 120))
x11 = Input('x11', (U8, [33, 33], 0.5, 120))
c12 = Parameter('c12', (I32, [1]), [1])
t13 = Output('t13', (U8, [33], 0.5, 120))
c14 = Parameter('c14', (I32, [1]), [0])
t15 = Output('t15', (U8, [33], 0.5, 120))
x16 = Input('x16', (U8, [48, 48], 0.5, 120))
c17 = Parameter('c17', (I32, [1]), [1])
t18 = Output('t18', (U8, [48], 0.5, 120))
c19 = Parameter('c19', (I32, [1]), [0])
t20 = Output('t20', (U8, [48], 0.5, 120))
x21 = Input('x21', (U8, [88, 88], 0.5, 120))
c22 = Parameter('c22', (I32, [1]), [1])
t23 = Output('t23', (U8, [88], 0.5, 120))
c24 = Parameter('c24', (I32, [1]), [0])
t25 = Output('t25', (U8, [88], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
model.Operation('REDUCE_MAX', x6, c7, False).To(t8)
model.Operation('REDUCE_MAX', x6, c9, False).To(t10)
model.Operation('REDUCE_MAX', x11, c12, False).To(t13)
model.Operation('REDUCE_MAX', x11, c14, False).To(t15)
model.Operation('REDUCE_MAX', x16, c17, False).To(t18)
model.Operation('REDUCE_MAX', x16, c19, False).To(t20)
model.Operation('REDUCE_MAX', x21, c22, False).To(t23)
model.Operation('REDUCE_MAX', x21, c24, False).To(t25)
Example({
    x1: ([125, 117, 117, 117, 117, 117, 117, 117] * 7)[:49],
    t3: [125, 125, 125, 125, 125, 125, 125],
    t5: [125, 125, 125, 125, 125, 125, 125],
    x6: ([125, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117] * 16)[:256],
    t8: [125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125],
    t10: [125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125],
    x11: (packed('|i1',
    'c-pHiB?JHwFb|U'
) * 33)[:1089],
    t13: ([125] * 33)[:33],
    t15: ([125] * 33)[:33],
    x16: (packed('|i1',
    'c-pHiB@qAsF|-zL'
) * 48)[:2304],
    t18: ([125] * 48)[:48],
    t20: ([125] * 48)[:48],
    x21: (packed('|i1',
    'c-pHir4axCDf1|{'
) * 88)[:7744],
    t23: ([125] * 88)[:88],
    t25: ([125] * 88)[:88],
}, name='all_quant8').AddVariations(signed(x1, t3, t5, x6, t8, t10, x11, t13, t15, x16, t18, t20, x21, t23, t25)).DisableLifeTimeVariation()
