# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: several times, with one other argument.

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
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 1, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t4)
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 1, 0, True).To(t5)
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 1, 2).To(t6)
model.Operation('AVERAGE_POOL_2D', x1, 1, 0, 0, 0, 1, 1, 2, 1, 0).To(t7)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('|i1',
    'c-jF#0KfnA_Z=P6)&>gB?(YZ47}z2hBIqO!4haJk5*_a{Kp^S@FE8~G{Q}Y|=I+ua1`Nsw2j?B#+ZY|;-5U1j^a##qHXIQ', 0.03125
),
    t4: packed('|i1',
    'c-jF#0Kfka2?iwn5dR(J)DZCfEc^xx8v!d0HWuy@)%E8rBNo~qB>Erf5*+gc#{T>V{R+%59?Blz@B|#%#w;G_^a##l`5d(', 0.03125
),
    t5: packed('|i1',
    'c-jF#0KfkZ9U~Im_ZKM4<@xOJ`28XZ@&`6B7zGmT{|EFrFa_!zDkUHkH2=!_%hlQz3G2!y^z<I+`Vbt@`6V9i{_D=!svx-', 0.03125
),
    t6: packed('|i1',
    'c-jF#0KfnA_Z=PJ;06ld?(YZS7~minAm|_u4haJk5*_a#ARy`jARzS-{Q}@1=I-Di1`OZ`2j?B&;20g@;2QSm^a$W@6&yh', 0.03125
),
    t7: packed('|i1',
    'c-jF#0Kfkh1~d}%_Z=P6)&>gB?(YW(4A?dpBIqO!4haJk5*_alDk>lXFE8~G{Q}Y|=I+uk9?BjF2j?B#+ZY|;-5U1Skr+h', 0.03125
),
}, name='arguments').DisableLifeTimeVariation()
