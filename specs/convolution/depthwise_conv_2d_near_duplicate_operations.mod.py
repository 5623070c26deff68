# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: several times, with one other argument.

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
c3 = Parameter('c3', (F32, [1, 3, 3, 4]), packed('|i1',
    'c-jFZ0Neiq5DN|v{{H*^3G)f|1NQz1_y!9F4*mE9_5lY0`tkq$4Eqc#1Q9v', 0.0625
))
c4 = Parameter('c4', (F32, [4]), [1.9375, 0.5625, 0.5, 1.25])
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c3, c4, 1, 1, 1, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x1, c3, c4, 1, 1, 1, 1, 2).To(t6)
model.Operation('DEPTHWISE_CONV_2D', x1, c3, c4, 1, 1, 1, 1, 0, True).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x1, c3, c4, 1, 1, 1, 1, 0, False, 1, 2).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x1, c3, c4, 0, 2, 1, 1, 1, 1, 1, 0).To(t9)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t5: packed('<i2',
    'c-ou$Cpe`4WX`c!2WCG0xQP8jj=`T0#ym!rYo|Od!|O~tin^w29}3LddTvq1-P7)O7rn`dF<M>c%<zTrN%P^!D|#3im>3!U{%2xj'
    '`v0F1h?trFGBW;VWc<&>%*gnU0VKi9{O2DN6YC!aCI+Bt2B6@7W+tFC1M|Os{{cY$HOK', 0.00390625
),
    t6: packed('<i2',
    'c-mw5!@$tbki)>hF!M3PB6bECxCSOoI~Wk)E`vM6B8ChGqt$g_elrmFFfuSQGW`F~$jAsJAT$gC2?j6)6=z@s!~YQFKy5(r{{V9V'
    '9#;', 0.00390625
),
    t7: packed('<i2',
    'c-l)@ofh&+StUql$N3(OJK`(nY|+S*3HzL}Y2tiykw446cqWSPRn25r_TJ>kTNA_m2O4bOOHW(1a*p!mc}Luw5A!iGGBGkTu`vH<'
    'U}9om0CN5^{byug`p3xlpMjC#9}xX#{0Ef!_m`O&L@_e`2P$A<VEhM^20{Q_X)YE', 0.00390625
),
    t8: packed('<i2',
    'c-nj46}H~6yN5C1l88z4vx=pA^ycrnVUx7R?^IUyq%{_yA0CDJA6VS%f9=N4gaw*+V=88t*q005jxOUkcj~;S_9sS$|Nj~O{9|Hd'
    'WctU%@ShRHVEW6z#K`=gfr){E5r~-?{xUK!GX7`&|BvxMNR09Se<ntj|4cw7{{fqZGZ+', 0.00390625
),
    t9: packed('<i2',
    'c-refnR9H`ftim#E@J<XQxb8JF^`eu+9^-V@H*3ucayl<4+Z9JJ+~<1?rHbCi+r#C&|O{U%<zTrN%P^!D|!~LoAra??|&vnrvLvL'
    'fr$A(BLm}aM#le4%#4ix82&Rb0>%FPV`5_c!@$G<lw)FG`2U}o2`J6L{O{j?5ElRqtT;C', 0.00390625
),
}, name='arguments').DisableLifeTimeVariation()
