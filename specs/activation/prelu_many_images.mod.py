# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5, 1, 2, 3]))
c2 = Parameter('c2', (F32, [3]), [3.0, -0.5, -1.0])
t3 = Output('t3', (F32, [5, 1, 2, 3]))
x4 = Input('x4', (F32, [9, 4, 1, 2]))
c5 = Parameter('c5', (F32, [4, 1, 1]), [1.0, -3.0, -2.5, -0.5])
t6 = Output('t6', (F32, [9, 4, 1, 2]))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('PRELU', x4, c5).To(t6)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`P<i0=Pu(V??luP=l;J1nbF90@ura`FQj{0{v', 0.5
),
    t3: packed('|i1',
    'c-rG*;&{ix#lpdJjg9FMBi9QS0Rbis79i$e<KPhh08?QEUH', 0.25
),
    x4: packed('|i1',
    'c-lqF$q~RX2n4VJW1#<P*PMAqe?i-yL3fVcvZ>}|#5<dt#c&e#6&z9DN~5?v;K(Iy{P_cs@+R;', 0.5
),
    t6: packed('|i1',
    'c-jTQF$#b%3<Xe#$v1=$L+Rqu#igV7Kb44xh!o#DyyO<@<AYlbdR}haF=I5Wl{HB@MHT8PRe~-n)*1I8U%F3u#_mG+0SBH8)B', 0.25
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1, 2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [126, 119, 118])
t3 = Output('t3', (U8, [5, 1, 2, 3], 0.5, 120))
x4 = Input('x4', (U8, [9, 4, 1, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [4, 1, 1], 0.5, 120), [122, 114, 115, 119])
t6 = Output('t6', (U8, [9, 4, 1, 2], 0.5, 120))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('PRELU', x4, c5).To(t6)
Example({
    x1: packed('<i2',
    'c-pHkD=Doit|}-htS&DuFD|JnXsE2IYACNMsIIANV89CieTfbY'
),
    t3: packed('<i2',
    'c-pJ4tjVvct*WU@uCC0itj(!vXsE2I0^*wLnz{xCyZ``(-VQ('
),
    x4: packed('<i2',
    'c-pPYxe>rH2n0Zvd=emrM?mQg-GDb=l+0?Bo~X-xSezVtg_06G#?nU<ku}QHwyzxcCbbfL`T5BUN7*5;'
),
    t6: packed('<i2',
    'c-pPOTMB?M3<N-r?7Jkp-J}H(q#qvHOE@#D<r7pnq1wat!*3rT%8jc#)948jRH7qnt*s8nR!lkMxx_0Nrk{N2S0gU'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6)).DisableLifeTimeVariation()
