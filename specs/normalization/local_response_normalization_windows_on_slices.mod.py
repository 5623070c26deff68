# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# LOCAL_RESPONSE_NORMALIZATION: windows on a part of a tensor.

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

# A window reaches over the border of a part that lies in a whole tensor: what is beyond is
# padding, not the rest of the tensor.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
t2 = Internal('t2', (F32, [1, 3, 3, 2]))
t3 = Output('t3', (F32, [1, 3, 3, 2]))
x4 = Input('x4', (F32, [1, 5, 6, 4]))
t5 = Internal('t5', (F32, [1, 4, 5, 2]))
t6 = Output('t6', (F32, [1, 4, 5, 2]))
x7 = Input('x7', (F32, [1, 5, 6, 4]))
c8 = Parameter('c8', (I32, [4]), [0, 1, 1, 3])
c9 = Parameter('c9', (I32, [4]), [1, 4, 6, 1])
t10 = Internal('t10', (F32, [1, 3, 3, 2]))
t11 = Output('t11', (F32, [1, 3, 3, 2]))
x12 = Input('x12', (F32, [1, 5, 6, 4]))
t13 = Internal('t13', (F32, [1, 5, 3, 4]))
t14 = Internal('t14', (F32, [1, 5, 3, 4]))
t15 = Internal('t15', (F32, [1, 5, 3, 2]))
t16 = Internal('t16', (F32, [1, 5, 3, 2]))
t17 = Output('t17', (F32, [1, 5, 3, 2]))
model = Model()
model.Operation('SLICE', x1, [0, 1, 2, 1], [1, 3, 3, 2]).To(t2)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t2, 2, 1.0, 1.0, 0.5).To(t3)
model.Operation('SLICE', x4, [0, 0, 1, 0], [1, 4, -1, 2]).To(t5)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t5, 2, 1.0, 1.0, 0.5).To(t6)
model.Operation('STRIDED_SLICE', x7, c8, c9, [1, 1, 2, -1], 0, 0, 0).To(t10)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t10, 2, 1.0, 1.0, 0.5).To(t11)
model.Operation('SPLIT', x12, 2, 2).To(t13, t14)
model.Operation('SPLIT', t13, 3, 2).To(t15, t16)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t16, 2, 1.0, 1.0, 0.5).To(t17)
Example({
    x1: packed('|i1',
    'c-jrjffYnC1O&jBWl8_l9)f>Uz<?puSbg`7m=iAI;4<DZhX2k9gg{?d_H55E1@MtZ-IT?aYx!noG*E&znjX=Zf9p1vK`iS*o`PZY'
    '53oitU;', 0.5
),
    t3: [-0.96308684, 0.120385855, 0.26490647, -0.92717266, 0.6666667, -0.6666667, 0.92717266, -0.26490647,
    0.34815532, -0.87038827, 0.80178374, -0.26726124, 0.34815532, -0.87038827, -0.42857143,
    0.85714287, 0.8728716, 0.2182179],
    x4: packed('|i1',
    'c-jrj$q~RX2n4WUIZXf6av3LIJyecHkuGsG1%S9^h?!K}Ef_!iaz~PUDa>StlQ2^cDrwI%(l+e~#VKKCZy6l5l;doK)cV_PfVx|?'
    '^8<8;H{J', 0.5
),
    t6: packed('<f4',
    'c-q_4y?XV_T~<~<emE6v>UJtJczx&2n>VXhv$5Q9C|vAtXYPgX-&e2RQW)RAYSqRsXU`fKM7zZIN4v~b>*---UA5}bo1Wcat9SQ&'
    'zOZM{s#S+uW~FPb%Cr&|HZb^MH7osx6`$R=vWtPMwDRS@h1;rzf3sCmR@Tyzv$Na3-)_I1z5RZB5C!Dzx3%8~WbNN)w;v=3#2`s~'
    '04_jJp#'
),
    x7: packed('|i1',
    'c-jTQ2@(J>1O%{gmH)ri7S&{7NNC4dl*G*(M&qU5Dc@yb?SA(RvDSe<8-V9hkOpTj9M?$9>D11VY$0L`X0GsBnAK!JvfiW$y8Y<~'
    '`2s(>', 0.5
),
    t11: [-0.4082483, -0.4082483, -0.90453404, -0.30151135, -0.7419985, 0.6359987, -0.7276069, 0.48507124,
    -0.94280905, 0.23570226, 0.18257418, 0.91287094, -0.80178374, -0.26726124, 0.6666667,
    0.33333334, 0.6471502, 0.73960024],
    x12: packed('|i1',
    'c-jre#}NcU2n4X2#^xU_ZsATp=~fNxnQE(NumIRJ(<FS_#i2opV_C0%`=l0)j%Lb(PN>L{=gY>*j6b%OQl2lGMmGG`tntNjdczyQ'
    '52~R$2>', 0.5
),
    t17: packed('<f4',
    'c-s5%WA*C7EfcB>x2$H^^)l;-(p6gzE34+_BU!6gAIUN>ShcF<@Km9e!<XiL+30vNZr7d2vu8_6E;_DSb<xqlKx>tqT=HQ%IS(<b'
    '%uR72EXCZy!uR9jHm%Z%+q8fG{(biQ_uB!n{XTm;AQ!~mXK%l6ACLtA-LXAE'
),
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()
