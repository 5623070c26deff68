# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_POOLING: more channels than a block has.

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
I32 = 'TENSOR_INT32'

# A block that is not full behind full ones.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [1, 2, 3, 48]))
c1 = Parameter('c1', (F32, [1, 4]), [0.0, 0.0, 2.0, 1.0])
c3 = Parameter('c3', (I32, [1]), [0])
t4 = Output('t4', (F32, [1, 1, 2, 48]))
x6 = Input('x6', (F32, [1, 40, 2, 3]))
c5 = Parameter('c5', (F32, [1, 4]), [0.0, 0.0, 2.0, 1.0])
c7 = Parameter('c7', (I32, [1]), [0])
t8 = Output('t8', (F32, [1, 40, 1, 2]))
x10 = Input('x10', (F32, [1, 80, 2, 3]))
c9 = Parameter('c9', (F32, [1, 4]), [0.0, 0.0, 2.0, 1.0])
c11 = Parameter('c11', (I32, [1]), [0])
t12 = Output('t12', (F32, [1, 80, 1, 2]))
x14 = Input('x14', (F32, [1, 2, 3, 129]))
c13 = Parameter('c13', (F32, [1, 4]), [0.0, 0.0, 2.0, 1.0])
c15 = Parameter('c15', (I32, [1]), [0])
t16 = Output('t16', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('ROI_POOLING', x2, c1, c3, 1, 2, 1.0, 1.0, False).To(t4)
model.Operation('ROI_POOLING', x6, c5, c7, 1, 2, 1.0, 1.0, True).To(t8)
model.Operation('ROI_POOLING', x10, c9, c11, 1, 2, 1.0, 1.0, True).To(t12)
model.Operation('ROI_POOLING', x14, c13, c15, 1, 2, 1.0, 1.0, False).To(t16)
Example({
    x2: (packed('|i1',
    'c-jrgM-IR+2n0ZZY5#xil2Gj1NTd8u3dwl(5q9(-$zs1QV#{IBi*lu?MV?i7*gmsdmgpV(', 0.5
) * 5)[:288],
    t4: packed('|i1',
    'c-n=_!41GL48uUgmPPHqZ_|2%{tg64rU^2)<i*1%q*{fDD^6>eO03H}TRG9u;&=W4jFt!F', 0.5
),
    x6: packed('|i1',
    'c-qy=#|^+h2n0aEk@~N8u?fC5{2q;MEm)M_Ng)}}KEjS3Bw6g!MQk|?x=^kZH{@A`hy5>q;mda2', 0.5
),
    t8: packed('|i1',
    'c-kGyK@PwG2m-;VfcyXdHmNPg37fX}R-qED@e*09eF{1fw!zYmAw7b*qYuBD<j~B#mDvNO', 0.5
),
    x10: (packed('|i1',
    'c-jriM-Bin2m~-eX#aohuuDnKmh-H_!?qSI%KxO0jAtKVM-P%L_Uj_H90oloSBe)dpKTrc', 0.5
) * 8)[:480],
    t12: packed('|i1',
    'c-oDP(G9>*2m+%5vj4tK%4<77{W8a)Tnofvud-W!N!kP+D60qda1(@OECtdtUVP%|R&QXo_aNj7jPF#MJlzVE5Rtz=-$Ee=LI', 0.5
),
    x14: (packed('|i1',
    'c-jrgM-IR+2n0ZZY5#xil2Gj1NaIRTi#)6FuzhAx{wIZGJo^YcdXQwXUl+0EFz7{HhJPLV', 0.5
) * 13)[:774],
    t16: (packed('|i1',
    'c-kGxK@I>Q2m`?&E$#pRD=MBQo2)2rxg_@B(*WxO2`w&r2>T5geA83{7h#VHBm', 0.5
) * 5)[:258],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
