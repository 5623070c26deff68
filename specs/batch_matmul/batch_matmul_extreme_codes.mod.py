# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: products of the least and the greatest codes.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Sums of products of signed extreme codes leave 16 bits, in matrices plain and turned.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [2, 6, 33], 0.5, 0))
x2 = Input('x2', (S8, [2, 33, 6], 0.25, -3))
t3 = Output('t3', (S8, [2, 6, 6], 590.0, 0))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t3)
Example({
    x1: packed('|i1',
    'c-qyEF%AGA2*e`lyY17hIyo^oc_arVmk=P)NJUa5DqU;6u*`{r!A83Q1Pp+AuAMg?^~DzxS;v^8'
),
    x2: packed('|i1',
    'c-q~MK@I>h2m+-ahnLGn4%_t55A<RPI+@6BQnW=$#hIGC*5vN=PG6G&W}CkEeT4<mhgDdIt+2wrk5`8m7q2c}|6V@v#RsSBzmE'
),
    t3: packed('|i1',
    'c-l)c<^I)EF#pU~w&IC@8Tg8r|MKwi@qOVoHRJt%(zL*o`}eG*BqG!R07)Jlp8'
),
}, name='ends_quant8_signed').DisableLifeTimeVariation()

# Sums of products of signed extreme codes leave 16 bits, in matrices plain and turned.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [2, 6, 33], 0.5, 0))
x2 = Input('x2', (S8, [2, 6, 33], 0.25, -3))
t3 = Output('t3', (S8, [2, 6, 6], 590.0, 0))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, True).To(t3)
Example({
    x1: packed('|i1',
    'c-qyEF%AGA2*e`lyY17hIyo^oc_arVmk=P)NJUa5DqU;6u*`{r!A83Q1Pp+AuAMg?^~DzxS;v^8'
),
    x2: packed('|i1',
    'c-q~MF%keE2*ZSrH!lZKHwW1bcfB?n5^o~G1I%F<<hWdv@d_)mq8eu=dy3{-=+GBmOb8yoj{'
),
    t3: packed('|i1',
    'c-l)c<^I)EF#pU~w&IC@8Tg8r|MKwi@qOVoHRJt%(zL*o`}eG*BqG!R07)Jlp8'
),
}, name='ends_turned_quant8_signed').DisableLifeTimeVariation()
