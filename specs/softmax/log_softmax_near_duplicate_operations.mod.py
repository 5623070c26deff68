# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 1.0, 3).To(t3)
model.Operation('LOG_SOFTMAX', x1, 2.0, 3).To(t4)
model.Operation('LOG_SOFTMAX', x1, 1.0, 1).To(t5)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('<f4',
    'c-qqui`41umC87IQhDO6^jYco`R2Qiv_CpB`<(e~2?L3qdq9x2a;0gnq@?77f&vSv-ebLHX1O=#&#$%T=a=h{=rNFBWMt-f{d)cN'
    '!+eMNo;)d<xIX^+dRL`x*X!%9zkUJ)i#j_mZrr_l_m4k+{>?u7>}*ujmW<$Fzva)LpDRAku6N%<=D-6E4dIP3#Wu<x9z;BzZLa(I'
    'j*!HYsn&O+eovmf+tAIeNjlQiQ2zY(c=y${s}&eFD0&nKHr!cbskHyV{{06I?B90)M1wf{5A53y7Tga42cX0Opn?NX=Kcc^JzyyS'
    '5#f)N'
),
    t4: packed('<f4',
    'c-osVp?N}i`MU>;FY38zF4dge(c!}NZih|z-o01%9+OBmYGG$*51u(QSm5KwkAD^HC*019&RZG0Y{sNXQf~8XKFl*S+hXSA)Z(`|'
    '(8~S)pZ}j;z4{s`Q{2v%l%$=sVsVI8@bcx$>pp#|d*tiuE78p67^TatyWD?XRZx(o*S6d(+qk?YN^NKn;0Wu^dV8>a;eC7k{eL%|'
    '=rNQ{4O3n5NM@HtL&Jq>#>TItFYH+{Md<56h6{HtG&nx$T7P}(T=DaJ>kk~*ci;e+*th?{elTb6ey9+b-oGCxzW=};hzN+e{{UD9'
    'q<-H404B7K!2'
),
    t5: packed('<f4',
    'c-mY1aPeY&rZp+a6>AtC<XCDhK9uQJ%^qfy{9z4a{l;fc7q={49M8T{QnKP2L;bemr>=)GLF$c?D<WAQ0QtA%-_FvS;C4Zh+m<Q2'
    '{-OUZ`)bobhs7C^Vzw;n|F(GEs((8x#6fDyX>K{D_4^NbZndulsn3w)t`^7!@{ch{{&Mj9>gW3C4O7*1`>ua4;zAc%iS1`}ne#;Q'
    'u07+ugv>)fqQ2&L+)7fb<X`V-yP)cnirwGombWxMSQ+oP+<##I{sSNkrVi`_vGxHmkiQ?y0E2x%36L~c8BF~?kO%;7C5UP'
),
}, name='arguments').DisableLifeTimeVariation()
