# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: what is computed with channels that are no whole block.

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

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c3 = Parameter('c3', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t4 = Internal('t4', (F32, [1, 2, 3, 5]))
t5 = Output('t5', (F32, [1, 2, 3, 5]))
x6 = Input('x6', (F32, [1, 2, 3, 2]))
c7 = Parameter('c7', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c8 = Parameter('c8', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t9 = Internal('t9', (F32, [1, 2, 3, 5]))
t10 = Output('t10', (F32, [1, 2, 3, 5]))
x11 = Input('x11', (F32, [1, 2, 3, 2]))
c12 = Parameter('c12', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c13 = Parameter('c13', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t14 = Internal('t14', (F32, [1, 2, 3, 5]))
t15 = Output('t15', (F32, [1, 2, 3, 5]))
x16 = Input('x16', (F32, [1, 2, 3, 2]))
c17 = Parameter('c17', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c18 = Parameter('c18', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t19 = Internal('t19', (F32, [1, 2, 3, 5]))
t20 = Output('t20', (F32, [1, 2, 3, 5]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('SOFTMAX', t4, 0.25, 3).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 2, 1, 1, 0).To(t9)
model.Operation('SOFTMAX', t9, 0.25, -1).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 2, 1, 1, 0).To(t14)
model.Operation('SOFTMAX', t14, 0.25, 2).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 2, 1, 1, 0).To(t19)
model.Operation('SOFTMAX', t19, 0.25, -3).To(t20)
Example({
    x1: [0.1875, -0.625, -3.875, 1.6875, -2.125, 0.8125, 0.875, 1.8125, 0.9375, -3.0625, -1.125, 0.375],
    t5: packed('<f4',
    'c-mu7d8YpA)kpU0uJg`let4tvcFs+i%Z-cHzsZX&-ESPVCDHEvIfp*y*oy7b-$-yhKXPf+%=YGd?}Sye8}!2rTiw)lZTivaGP%c_'
    'n{CTfot|0qcK=*^>;3C^vwe0TU}IxzYj107XJ>C~2PA>m)&|720|2vIH+2'
),
    x6: [1.4375, -2.9375, 1.8125, 3.4375, 3.25, -2.3125, -2.0625, 1.125, 3.0, 3.1875, 3.3125, 3.375],
    t10: packed('<f4',
    'c-nI~w7=LXD%|kY>>1|g=j{HWQnOj`mILd#`TU(x&L7!$Ii6b|G-VEYZoA1LC|$OYHSGJg>O~f1Q+-eP^lbQj@yvPUL(CJV9G<Em'
    'J*8=~qJV%E^ZJR>YTWgG9Co&Lwl=nQHg;fOV{2<?XK!n7ZD$820B<HPtp'
),
    x11: [3.6875, 1.0625, 2.75, 3.25, -1.5625, -2.875, 3.0625, -2.4375, -0.4375, 2.875, 3.4375, 3.0],
    t15: packed('<f4',
    'c-rIMd(Qo)oO!AE?`Kmi6HD)HSNf;Zn_stc^Wi5ig~SDK$Tn8kc~xEL^p9frvhSK<a-BzUZi>O|ELZC*A+J9Pop%gpF6T8{8C0xx'
    '!dx*xborvoJlRJ6wjS~m?Cfmq?Ck7q?CtGr>}_rB?SQl`PzcBXasb9@FIN'
),
    x16: [3.5, -2.625, 3.6875, 2.125, -3.0625, 2.6875, -1.8125, 4.0, -3.625, 2.0, -1.0625, 1.0],
    t20: packed('<f4',
    'c-r${ak!9uW2Rg1(@#_8`~DNy_{^il_I=)FcJ^%sk(_JQ_~YkK+aFXvee=IuMh@*wjTd^C3S~3RQe!yz|4y-W;x(D*O14<hiQBJy'
    '^LFk0E>bIaB91G{Tt$>6*xugW&IX9>?LffZ*3K3zU}p~kb^x4=F9!'
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()
