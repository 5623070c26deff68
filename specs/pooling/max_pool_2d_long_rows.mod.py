# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: long rows, channels first.

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

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
t2 = Output('t2', (F32, [1, 2, 3, 37]))
t3 = Output('t3', (F32, [1, 2, 3, 18]))
t4 = Output('t4', (F32, [1, 2, 3, 37]))
x5 = Input('x5', (F32, [2, 2, 2, 19]))
t6 = Output('t6', (F32, [2, 2, 2, 19]))
t7 = Output('t7', (F32, [2, 2, 2, 9]))
t8 = Output('t8', (F32, [2, 2, 2, 19]))
x9 = Input('x9', (F32, [1, 2, 1, 131]))
t10 = Output('t10', (F32, [1, 2, 1, 131]))
t11 = Output('t11', (F32, [1, 2, 1, 65]))
t12 = Output('t12', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0, True).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 1, 2, 1, 0, True).To(t3)
model.Operation('MAX_POOL_2D', x1, 2, 0, 0, 0, 1, 1, 3, 1, 0, True).To(t4)
model.Operation('MAX_POOL_2D', x5, 1, 1, 1, 3, 3, 0, True).To(t6)
model.Operation('MAX_POOL_2D', x5, 2, 2, 1, 2, 1, 0, True).To(t7)
model.Operation('MAX_POOL_2D', x5, 2, 0, 0, 0, 1, 1, 3, 1, 0, True).To(t8)
model.Operation('MAX_POOL_2D', x9, 1, 1, 1, 3, 3, 0, True).To(t10)
model.Operation('MAX_POOL_2D', x9, 2, 2, 1, 2, 1, 0, True).To(t11)
model.Operation('MAX_POOL_2D', x9, 2, 0, 0, 0, 1, 1, 3, 1, 0, True).To(t12)
Example({
    x1: ([1.0, 4.0, 3.5, 1.0, 2.0, 3.0, 4.0, 1.5, 2.0, -1.5, 3.5] * 21)[:222],
    t2: packed('|i1',
    'c-rIO;NW2600DLmoJ^tsK~va>RL4TJl>}`A0Q86k#{', 0.5
),
    t3: packed('|i1',
    'c-rG&XX9XD=U@R55GFdGg&00NI-iXLozKD!0F{gazW', 0.5
),
    t4: packed('|i1',
    'c-mv);NW0q0}?Fk>^PY$gcN|7EQAzLm-&|%wE)w=2Pp', 0.5
),
    x5: ([2.5, 3.0, -3.0, -2.5, -1.5, -0.5, 1.0, 1.5, -4.0, -1.5, -1.0] * 14)[:152],
    t6: packed('|i1',
    'c-muQ0|90rU}b|c*)WBeP<UV_79my)olIDS(2NE$S+NKK0NU09)c', 0.5
),
    t7: packed('|i1',
    'c-mw8{h#?SE8AZtFv0wf?KhYJ3BqKUVKV<=GHfuJe{dN9n<yYn', 0.5
),
    t8: packed('|i1',
    'c-muSV`KaKpNW~7`5!Bk`QtB~i6n~7{PmlF0?L>GSk*3I', 0.5
),
    x9: ([-2.5, -1.0, 3.5, -0.5, -1.5, 4.0, 2.0, 1.0, 3.5, 2.5, -1.5] * 24)[:262],
    t10: packed('|i1',
    'c-s5N&d$!k!2u*${|ylH@4o?e0|0%;A7u', 0.5
),
    t11: packed('|i1',
    'c-s5N&cVX|m;FBnJL^BPn3U)RGXd=$CMf', 0.5
),
    t12: packed('|i1',
    'c-s5@kDZ;JgM$M|vJMdQ@81D;0|4DNAx{', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 37], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 3, 37], 0.5, 120))
t3 = Output('t3', (U8, [1, 2, 3, 18], 0.5, 120))
t4 = Output('t4', (U8, [1, 2, 3, 37], 0.5, 120))
x5 = Input('x5', (U8, [2, 2, 2, 19], 0.5, 120))
t6 = Output('t6', (U8, [2, 2, 2, 19], 0.5, 120))
t7 = Output('t7', (U8, [2, 2, 2, 9], 0.5, 120))
t8 = Output('t8', (U8, [2, 2, 2, 19], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 1, 131], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 1, 131], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 1, 65], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 1, 131], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0, True).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 1, 2, 1, 0, True).To(t3)
model.Operation('MAX_POOL_2D', x1, 2, 0, 0, 0, 1, 1, 3, 1, 0, True).To(t4)
model.Operation('MAX_POOL_2D', x5, 1, 1, 1, 3, 3, 0, True).To(t6)
model.Operation('MAX_POOL_2D', x5, 2, 2, 1, 2, 1, 0, True).To(t7)
model.Operation('MAX_POOL_2D', x5, 2, 0, 0, 0, 1, 1, 3, 1, 0, True).To(t8)
model.Operation('MAX_POOL_2D', x9, 1, 1, 1, 3, 3, 0, True).To(t10)
model.Operation('MAX_POOL_2D', x9, 2, 2, 1, 2, 1, 0, True).To(t11)
model.Operation('MAX_POOL_2D', x9, 2, 0, 0, 0, 1, 1, 3, 1, 0, True).To(t12)
Example({
    x1: ([122, 128, 127, 122, 124, 126, 128, 123, 124, 117, 127] * 21)[:222],
    t2: packed('<i2',
    'c-m`dXlSTw0D<}joJ^tsK~w68R98c^l>}{L7}fv)ZbWX^'
),
    t3: packed('<i2',
    'c-m{IuWP8OZ>Rwg5GFdmh8TW5I=`*~onKSWKt})o;-58N'
),
    t4: packed('<i2',
    'c-pIKXlSUf0}?g$^*EU|gcN|7HG~vUmsv`TT83c_0H0}YIR'
),
    x5: ([125, 126, 114, 115, 117, 119, 122, 123, 112, 117, 118] * 14)[:152],
    t6: packed('|i1',
    'c-pJ01A%HFsI7xC>oA3?P<UV_7NJ@UomE(b(2NE$Yq1Cc04Bgn6#'
),
    t7: packed('|i1',
    'c-pHgF0U@Ftt+hp6V+vP#b5#?2$QLX$&|xn>R>Wua2WvG2qFy'
),
    t8: packed('|i1',
    'c-pJ2tE($5ud1%DE~|wy3rgWkBvEu`Q857plraIZ-bkP'
),
    x9: ([115, 118, 127, 119, 117, 128, 124, 122, 127, 125, 117] * 24)[:262],
    t10: packed('<i2',
    'c-kwgudi=tXaJJ6Wdp=4EgNt*FpL5q005(hfi('
),
    t11: packed('<i2',
    'c-kwgZ>Xs+tuJq=uPq~sNr_%ClVQLC05O3-82'
),
    t12: packed('<i2',
    'c-kv2tFNzbXlMYEwFAT~Egf(-FpL5q004Yrfgb'
),
}, name='rows_quant8').AddVariations(signed(x1, t2, t3, t4, x5, t6, t7, t8, x9, t10, t11, t12)).DisableLifeTimeVariation()
