# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: as many elements in other rows, by one model.

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

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 6, 2]))
t2 = Output('t2', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`PHBl7>Xx+&PIv_!KvMz7~H#YIF)-b7YkAQ_m`8GC<HuNVO', 0.5
),
    t2: packed('<i4',
    'c-s3T_DyMv!y1QkJO12Yo87eP*_3@ODt{OZniP1f7*73dxi`hh?Wvo>(Z8D4SF)Yxn-TI)|1X0Z+Ygx}h8cg?eb+Y>P7)SX{A+#u'
    'n!3#%$3{lyzY34knS0MKFkxV1V1xi53yBFP83F9JDwY', 1.1920928955078125e-07
),
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
t2 = Output('t2', (F32, [1, 5, 3, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQ0TO^P2m`Pyvcdmf>%_K8ij+M=n9T3}8?zps5;M{`y|hD7MhUww?0Ojz', 0.5
),
    t2: packed('<i4',
    'c-s3`vNxaQ+`~AAPhw{0{;?^roqKi6;m~Xbhi3{|RaFnlrCk@7x}`Fl&UvLEcKye7g=P9~Nh=w`X8+h?p20q|e?70~GP?s`Wy(eU'
    'jx!$@&DRk=b!|aPH1lUUK}H4!21Z5(Mi2?6!4#MW!~kEfDB}', 1.1920928955078125e-07
),
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
t2 = Output('t2', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQhY<iE2n4X>sryf>AYifyW4|;g*-C=obSkvNYr^E&YC{;~-oYOPDHAp', 0.5
),
    t2: [1.9039433, 2.193741, 1.6201851, 2.5617378, 2.3717082, 1.3919411, 2.0766559, 1.5206907, 1.767767,
    2.806243, 2.1505814, 1.8874586, 3.25, 2.6220222, 2.9685855, 2.09165, 2.6100767, 2.193741,
    2.0155644, 1.5206907, 2.2638464, 2.2776084, 2.806243, 1.5411035],
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
t2 = Output('t2', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('L2_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-jrZfeip42m`P%hw}fm0)pCfWhzcq8II@;z!R~%rp=)98v5Uh>>(i!XcHF%', 0.5
),
    t2: [2.3318448, 2.8504386, 1.4577379, 2.2638464, 1.3919411, 2.3184047, 2.0310097, 2.6100767, 1.9039433,
    2.524876, 2.09165, 2.5124688, 2.20794, 2.95804, 3.2403703, 1.9364917, 3.0923293, 2.5, 2.09165,
    2.345208, 2.4109128, 0.9013878, 2.6575365, 2.09165],
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()
