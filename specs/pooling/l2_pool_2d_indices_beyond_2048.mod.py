# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: dimensions beyond 2048.

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

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 4103, 2]))
t2 = Output('t2', (F32, [1, 1, 1368, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 2, 3, 1, 2, 1, 0, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQi4njs2m`RI12y|kYo2hC94PRX-BD@d2sVLA`fmYzy_(F%LaZCKb>_jyn-7329QF', 0.5
) * 135)[:8206],
    t2: (packed('<i4',
    'c-l>kp^k$<5Qc|7L7#wxvow^dCa5Zs4F+{V0ttrHjzN(I3_&6>goHF`1e)v`#J)gPkrg#q#BF=MYqPU6n=kY47e@M51VgfvUbtDf'
    '%X{7CVW~ru4CP{bbYt^`a~-%^euJ9ua<B&qc9vv(fl{>vbh$g+h7jCr$!-FIt-|2;u6N^M=JKV#Meqe8Jd}Ot2}#y-yYKd9u?L@7'
    '#;&_qm?JYa><kn3%r`7;x4vk|5KTbU5E6!lulZ}x8rGl%hI$q-$K1dB9psJG+y#WQ3VzP=-5t9oM~mI}Pzba5k###EX&7p3mZz-@'
    'W06+Dd`t-?%7kRDCXkD<N-?+|kraeX2U1ri)CH+V9Ir7tg+tOqRi6Z;gpTbv$J9xkHjOJd)i6?p1}&K#N>Zhj<1L8rSSfQLB#uH*'
    '0SP2&C9VXI_Lz@?)$<{}*e`tTJ<pr}!H>L%!++>w58f6@`T=HgsRI', 1.1920928955078125e-07
) * 23)[:2736],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()
