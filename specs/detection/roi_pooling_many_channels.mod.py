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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [1, 2, 3, 48]))
c1 = Parameter('c1', (F32, [2, 4]), [0.0, 0.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0])
c3 = Parameter('c3', (I32, [2]), [0, 0])
t4 = Output('t4', (F32, [2, 1, 2, 48]))
x6 = Input('x6', (F32, [1, 40, 2, 3]))
c5 = Parameter('c5', (F32, [2, 4]), [0.0, 0.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0])
c7 = Parameter('c7', (I32, [2]), [0, 0])
t8 = Output('t8', (F32, [2, 40, 1, 2]))
x10 = Input('x10', (F32, [1, 80, 2, 3]))
c9 = Parameter('c9', (F32, [2, 4]), [0.0, 0.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0])
c11 = Parameter('c11', (I32, [2]), [0, 0])
t12 = Output('t12', (F32, [2, 80, 1, 2]))
x14 = Input('x14', (F32, [1, 2, 3, 129]))
c13 = Parameter('c13', (F32, [2, 4]), [0.0, 0.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0])
c15 = Parameter('c15', (I32, [2]), [0, 0])
t16 = Output('t16', (F32, [2, 1, 2, 129]))
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
    'c-oE4Q4WAG2m{cJ725ls))+U0T|oaD@>(dL6cOBpsIce|WfMkFVG2z+-K4-~dR;k$feN4H@=bE()g<?-V*5kNkJ`_Brd#`Gtn=*b'
    '?;qtC^D-ju', 0.5
),
    x6: packed('|i1',
    'c-qy=#|^+h2n0aEk@~N8u?fC5{2q;MEm)M_Ng)}}KEjS3Bw6g!MQk|?x=^kZH{@A`hy5>q;mda2', 0.5
),
    t8: packed('|i1',
    'c-kG#OAf>U2m;Xf0lEKaJB!A_x+L<H35+MGAbTK;*y!nbLrQiFfQ0TZq?pxGc@Yk;Ez%)WwTbjr2RHb8Cse~dFV9<hF9K!6Ugu*k'
    '&cmLUaW@{n;?Ujw11ca9p#', 0.5
),
    x10: (packed('|i1',
    'c-jriM-Bin2m~-eX#aohuuDnKmh-H_!?qSI%KxO0jAtKVM-P%L_Uj_H90oloSBe)dpKTrc', 0.5
) * 8)[:480],
    t12: packed('|i1',
    'c-oDQTMoo92m{5#;QODpm6~Qvy9a2#qQL`3vl7|a%Sf+G0w9t3z+!nM8E6f}^jIYbMzHfA9M`-B^?Mg)(FB#J6bHsN!KzdcpDst&'
    'o|I2&E45$<jg(41*4$7(?CIw==Ai?E#@IFe?3VphaoF{^vhVb9Pg9kvwHiL1t+v&<TK1>QKeqWHLj', 0.5
),
    x14: (packed('|i1',
    'c-jrgM-IR+2n0ZZY5#xil2Gj1NaIRTi#)6FuzhAx{wIZGJo^YcdXQwXUl+0EFz7{HhJPLV', 0.5
) * 13)[:774],
    t16: packed('|i1',
    'c-q~JQ4YW$2t$K_?fq{%qcC(kg+IJBv=0t0umc_&%rNtQV1Na@ksCr*LB*@Ilh*%+u_^qdnbD48m{`LTT33HZj`cZuN*;%BR_})K'
    '3&SI6wE', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
