# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [65536]))
t2 = Output('t2', (F32, [65536]))
model = Model()
model.Operation('NEG', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPeSi`JTwn?=R6=~yuC^F`y7ZmJ?;fYYcniwTxc@Cj7F`SX1`_b7H23%SEK1GA4L?QOtr*Ie37R$7YD@eBX|3H|o=2nPK6'
    '3I_=A0}lrL@$d@!0sI95^Z@|*0R8n2_4)+*^$rd9`uFex1@;LC0sR2=0SNN{{JuCqLj', 0.0009765625
) * 1075)[:65536],
    t2: (packed('<i2',
    'c-jGa0EPb*bt-0VWxG2}7pTw@4Z9s|l2+cHfGt?eb@ytp5cjM=2MvS93D}D2^+!F*{Y`P)6O%xaDWoQ|s-|`?4)g#3_5ukB_xS?_'
    '_4xM>{P6h$4iEJN{sa2`3;zEG{{jl}3I+QG3i0v?1qcuQ`U&><{sR9B{`U<41B?ARf&', 0.0009765625
) * 1075)[:65536],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('NEG', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPeSi`JTwn?=R6=~yuC^F`y7ZmJ?;fYYcniwTxc@Cj7F`SX1`_b7H23%SEK1GA4L?QOtr*Ie37R$7YD@eBX|3H|o=2nPK6'
    '3I_=A0}lrL@$d@!0sI95^Z@|*0R8n2_4)+*^$rd9`uFex1@;LC0sR2=0SNN{{JuCqLj', 0.0009765625
) * 40)[:2394],
    t2: (packed('<i2',
    'c-jGa0EPb*bt-0VWxG2}7pTw@4Z9s|l2+cHfGt?eb@ytp5cjM=2MvS93D}D2^+!F*{Y`P)6O%xaDWoQ|s-|`?4)g#3_5ukB_xS?_'
    '_4xM>{P6h$4iEJN{sa2`3;zEG{{jl}3I+QG3i0v?1qcuQ`U&><{sR9B{`U<41B?ARf&', 0.0009765625
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('NEG', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)&rF8}@}_SxGa8}aBXA0fjIJsR-E!Yl3s@)Qcu2LR;*_t!bp>k#SGI5ywt+`<YJ+a(_b_W{=hA<6#p)IT35', 0.0625
) * 40)[:2394],
    t2: (packed('|i1',
    'c-jFy0K)${(g6b63MVDr<qsIu;om*-!{!h>KGhQZ4(#?X`2ZXJ2`R@c74R1<$jTuYBtG`+CEMZq3I8ek-!}pcaFra}', 0.0625
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
