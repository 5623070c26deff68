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

# Parts of each kind.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 4]))
c2 = Parameter('c2', (I32, [4]), [0, 1, 2, 1])
c3 = Parameter('c3', (I32, [4]), [1, 3, 3, 2])
t4 = Internal('t4', (F32, [1, 3, 3, 2]))
t5 = Output('t5', (F32, [1, 3, 3, 2]))
x6 = Input('x6', (F32, [1, 5, 6, 4]))
c7 = Parameter('c7', (I32, [4]), [0, 0, 1, 0])
c8 = Parameter('c8', (I32, [4]), [1, 4, -1, 2])
t9 = Internal('t9', (F32, [1, 4, 5, 2]))
t10 = Output('t10', (F32, [1, 4, 5, 2]))
x11 = Input('x11', (F32, [1, 5, 6, 4]))
c12 = Parameter('c12', (I32, [4]), [0, 1, 1, 3])
c13 = Parameter('c13', (I32, [4]), [1, 4, 6, 1])
c14 = Parameter('c14', (I32, [4]), [1, 1, 2, -1])
t15 = Internal('t15', (F32, [1, 3, 3, 2]))
t16 = Output('t16', (F32, [1, 3, 3, 2]))
x17 = Input('x17', (F32, [1, 5, 6, 4]))
t18 = Internal('t18', (F32, [1, 5, 3, 4]))
t19 = Internal('t19', (F32, [1, 5, 3, 4]))
t20 = Internal('t20', (F32, [1, 5, 3, 2]))
t21 = Internal('t21', (F32, [1, 5, 3, 2]))
t22 = Output('t22', (F32, [1, 5, 3, 2]))
model = Model()
model.Operation('SLICE', x1, c2, c3).To(t4)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t4, 2, 1.0, 1.0, 0.5).To(t5)
model.Operation('SLICE', x6, c7, c8).To(t9)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t9, 2, 1.0, 1.0, 0.5).To(t10)
model.Operation('STRIDED_SLICE', x11, c12, c13, c14, 0, 0, 0).To(t15)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t15, 2, 1.0, 1.0, 0.5).To(t16)
model.Operation('SPLIT', x17, 2, 2).To(t18, t19)
model.Operation('SPLIT', t18, 3, 2).To(t20, t21)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t21, 2, 1.0, 1.0, 0.5).To(t22)
Example({
    x1: packed('|i1',
    'c-jrjffYnC1O&jBWl8_l9)f>Uz<?puSbg`7m=iAI;4<DZhX2k9gg{?d_H55E1@MtZ-IT?aYx!noG*E&znjX=Zf9p1vK`iS*o`PZY'
    '53oitU;', 0.5
),
    t5: [-0.96308684, 0.120385855, 0.26490647, -0.92717266, 0.6666667, -0.6666667, 0.92717266, -0.26490647,
    0.34815532, -0.87038827, 0.80178374, -0.26726124, 0.34815532, -0.87038827, -0.42857143,
    0.85714287, 0.8728716, 0.2182179],
    x6: packed('|i1',
    'c-jrj$q~RX2n4WUIZXf6av3LIJyecHkuGsG1%S9^h?!K}Ef_!iaz~PUDa>StlQ2^cDrwI%(l+e~#VKKCZy6l5l;doK)cV_PfVx|?'
    '^8<8;H{J', 0.5
),
    t10: packed('<f4',
    'c-q_4y?XV_T~<~<emE6v>UJtJczx&2n>VXhv$5Q9C|vAtXYPgX-&e2RQW)RAYSqRsXU`fKM7zZIN4v~b>*---UA5}bo1Wcat9SQ&'
    'zOZM{s#S+uW~FPb%Cr&|HZb^MH7osx6`$R=vWtPMwDRS@h1;rzf3sCmR@Tyzv$Na3-)_I1z5RZB5C!Dzx3%8~WbNN)w;v=3#2`s~'
    '04_jJp#'
),
    x11: packed('|i1',
    'c-jTQ2@(J>1O%{gmH)ri7S&{7NNC4dl*G*(M&qU5Dc@yb?SA(RvDSe<8-V9hkOpTj9M?$9>D11VY$0L`X0GsBnAK!JvfiW$y8Y<~'
    '`2s(>', 0.5
),
    t16: [-0.4082483, -0.4082483, -0.90453404, -0.30151135, -0.7419985, 0.6359987, -0.7276069, 0.48507124,
    -0.94280905, 0.23570226, 0.18257418, 0.91287094, -0.80178374, -0.26726124, 0.6666667,
    0.33333334, 0.6471502, 0.73960024],
    x17: packed('|i1',
    'c-jre#}NcU2n4X2#^xU_ZsATp=~fNxnQE(NumIRJ(<FS_#i2opV_C0%`=l0)j%Lb(PN>L{=gY>*j6b%OQl2lGMmGG`tntNjdczyQ'
    '52~R$2>', 0.5
),
    t22: packed('<f4',
    'c-s5%WA*C7EfcB>x2$H^^)l;-(p6gzE34+_BU!6gAIUN>ShcF<@Km9e!<XiL+30vNZr7d2vu8_6E;_DSb<xqlKx>tqT=HQ%IS(<b'
    '%uR72EXCZy!uR9jHm%Z%+q8fG{(biQ_uB!n{XTm;AQ!~mXK%l6ACLtA-LXAE'
),
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()
