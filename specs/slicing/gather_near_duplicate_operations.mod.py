# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: several times, with one other argument.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (I32, [4]), [3, 0, 1, 0])
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (I32, [4]), [0, 2, 2, 1])
t8 = Output('t8', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('GATHER', x1, 1, c3).To(t5)
model.Operation('GATHER', x1, 2, c3).To(t6)
model.Operation('GATHER', x1, 3, c3).To(t7)
model.Operation('GATHER', x1, 1, c4).To(t8)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t5: packed('|i1',
    'c-oWTf6D*i2NU1h$71|nez82~W|rc7`Gr~J)g$I_Pk7!4var387LobG`TG;^FG&S~ujujsi_IJe', 0.0625
),
    t6: packed('|i1',
    'c-niy^G1-HS&H-J7iJL<EvX>zm4)q%w1~_fP7p23%=VN+R8-)XloXi$@{8rU1pib14?mdrKr{eP&l7k', 0.0625
),
    t7: packed('|i1',
    'c-jF#0KfkU3j+%j>GbLL>f-7V<P78+1O@~N6dV-#`||ts86X)D2o(tB`WpJ}7vmS@69W?u7!Mc@@c8f#?c?p|^!oIFc^)b', 0.0625
),
    t8: packed('|i1',
    'c-rG;mg0Q*g<0g)Bj#^Uc-{zdh>8mQl9GBV{`kdPVP>|c=zJEoH_{?9e>i`C;{7G5An+9cDFqpt', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [4]), [3, 0, 1, 0])
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [4]), [0, 2, 2, 1])
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 1, c3).To(t5)
model.Operation('GATHER', x1, 2, c3).To(t6)
model.Operation('GATHER', x1, 3, c3).To(t7)
model.Operation('GATHER', x1, 1, c4).To(t8)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t5: packed('<i2',
    'c-kwiY0U{-G$mzTU*W{U%{jAr(&NioQkS^~^e<T!Ut8d27a!!Xabm`XsUGdQ2}|ZDq02K+2mo<X9y0'
),
    t6: packed('<i2',
    'c-o7vEpY2ek1uOUUFHg+6PC<RvWpLL*f=p`1BhPZml@{KGP}H`pdtc97jDj(Ra(=U6S!zf3W#Q)5C8zfHyp+'
),
    t7: packed('<i2',
    'c-kxLN$+uONo`pc&>!FyUmNdW7jL&=<HU`*Q$408B`irO_h|8mXenq3Pi;>PTjRGTr?jRtC2&#T#Cd)5W)*HOWS|fL0QhztWB'
),
    t8: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFd%k1)&f{KXL_RZmI{4&GP`F8O^4jU(CY?$iNo|~{_ei8$P000i79a#'
),
}, name='arguments_quant8').AddVariations(signed(x1, t5, t6, t7, t8)).DisableLifeTimeVariation()
