# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: dimensions beyond 2048.

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

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 4103, 2]))
t2 = Output('t2', (F32, [1, 1, 1368, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 3, 1, 2, 1, 0, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-j@gi4njs2m`Py7@Ym5<td?8$(fOp0a2ynb%y-7C2O=+>wSpwxaUA7uE4!V8}$L!To^6', 0.5
) * 135)[:8206],
    t2: (packed('|i1',
    'c-kGzOA>%E3<A)R5Xk*+TRW*nw~voZSb*U)s}2-aQ#L-jtiqAx)z+uZylxTFR<H1^rx&TaC~>c5XvR<GJk?;+3zOkTx(bYb0WBC4'
    '$p', 0.5
) * 23)[:2736],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 4103, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 1368, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 3, 1, 2, 1, 0, False).To(t2)
Example({
    x1: (packed('<i2',
    'c-p1Gi4lM>2n0Y&<}qP}<4Ea_HMq-B(WQc{8sg?iekLrVr@h+a85m`sgIux`q_1+=^~VcWY8=J'
) * 135)[:8206],
    t2: (packed('<i2',
    'c-qB`!4ZH!3<7QWbfP06kkXAdA<u<HCM>{kncXLpR!}xxbX$#6l2=$Sb=AF#kPgL4k3G9A?M;ct3Z_QBs^+N&2E8yHK1g?i8QX7p'
    '08j)v`2'
) * 23)[:2736],
}, name='long_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
