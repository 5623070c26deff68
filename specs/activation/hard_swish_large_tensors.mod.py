# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# HARD_SWISH: tensors of many elements, in sizes of no block, and beside powers of two.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [100003], 0.03125, 120))
t2 = Output('t2', (U8, [100003], 0.03125, 120))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-osF`o(o$W3h=U%ZisQc^Qx5p5=U0iI{Wz_IjK5?!~%NbM7qDOLTm2HFhqa2+z^@_fp9QJa5*WpLh2|Qd0;6B>(`vT^<w'
) * 1640)[:100003],
    t2: (packed('<i2',
    'c-m{P_>!}=wk)rxV$REolEO#%&x$`5=T1CudvWgjoU(%QiFald<mWuNk~gWMqGE6U`|^VPiZ_c+Prm!1pe~nz5&!`2I3ye'
) * 1640)[:100003],
}, name='row_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 21, 19], 0.03125, 120))
t2 = Output('t2', (U8, [2, 3, 21, 19], 0.03125, 120))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-osF`o(o$W3h=U%ZisQc^Qx5p5=U0iI{Wz_IjK5?!~%NbM7qDOLTm2HFhqa2+z^@_fp9QJa5*WpLh2|Qd0;6B>(`vT^<w'
) * 40)[:2394],
    t2: (packed('<i2',
    'c-m{P_>!}=wk)rxV$REolEO#%&x$`5=T1CudvWgjoU(%QiFald<mWuNk~gWMqGE6U`|^VPiZ_c+Prm!1pe~nz5&!`2I3ye'
) * 40)[:2394],
}, name='image_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [100003]))
t2 = Output('t2', (F32, [100003]))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPd#Xz^VXCXvg&CH*a*0Y=UCnDX3Jk+&9M#0B;T$5BMBuhke2m_V#@{%5gSO5U21&M?_j87n4h<qTR%@&^C%@D2hB4f^>9'
    '^#Kg>2m1~P{Qn6L^92P41_ty82mS;2`2h(F0sRgE0P^tq2@eDO1oHp|2@LxV_YZqEKm', 0.0009765625
) * 1640)[:100003],
    t2: (packed('<f4',
    'c-mtKWdMQ=%NVLJJp9Vdz|hLTaNt6N8IW`~aCB@q(DQZ1>fa2j6SS`~aBDL#yl!S-2+(E-<-W+Un&CBr#T5pIgan2MkN=mKI{@ht'
    'g|vUa7AG)Fy72qKx?PLnm`}`emEbb+_+P-H!N4Fm|AEAT5{8WY$^i8RXBp<cV_--+t`fa}|8`?;7lzB5^1m$#<tb$7NM1i-rR=Vg'
    'Vv1{ar!!mlho+UAGcfGqtYMsD!>}%!&2Lxg3<mq%3=9r-4i5YF+3&M+V6flkV83s#1CRj%d+qIk!a#8cyL}FJwm{7eKxumh8+)Jz'
    'hkXF#DqOh'
) * 1640)[:100003],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPd#Xz^VXCXvg&CH*a*0Y=UCnDX3Jk+&9M#0B;T$5BMBuhke2m_V#@{%5gSO5U21&M?_j87n4h<qTR%@&^C%@D2hB4f^>9'
    '^#Kg>2m1~P{Qn6L^92P41_ty82mS;2`2h(F0sRgE0P^tq2@eDO1oHp|2@LxV_YZqEKm', 0.0009765625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-mtKWdMQ=%NVLJJp9Vdz|hLTaNt6N8IW`~aCB@q(DQZ1>fa2j6SS`~aBDL#yl!S-2+(E-<-W+Un&CBr#T5pIgan2MkN=mKI{@ht'
    'g|vUa7AG)Fy72qKx?PLnm`}`emEbb+_+P-H!N4Fm|AEAT5{8WY$^i8RXBp<cV_--+t`fa}|8`?;7lzB5^1m$#<tb$7NM1i-rR=Vg'
    'Vv1{ar!!mlho+UAGcfGqtYMsD!>}%!&2Lxg3<mq%3=9r-4i5YF+3&M+V6flkV83s#1CRj%d+qIk!a#8cyL}FJwm{7eKxumh8+)Jz'
    'hkXF#DqOh'
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('HARD_SWISH', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)&u8UM+^I0`E^=;s{P1To7W?mHtu@%|<}%@-6K7#q<Y9{La9<OU@!1@}1y0m;MaCO-`G5zGJ-B{S?fGpQKJ', 0.0625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-l2fAr8Vo5S&ocoUcS-nkobW!`%ub_L54{R1pLQhp0s2-~%MhogzUs<tV}O7=o-~uZ7LbWM+2<+5+%mHCS~I+tV*uETc=E|C2Q`'
    'zAONv!8Yok6MtyX7!HLo5Q%?dn&d~})2RiPk5Ss(FR_^8bzOgo^ETXIpOuHQt)B7FRB137ukv&NxN!GAPJt{~R5?@)kR)<WIZ05C'
    '6uBF*^HVFudp?kKBxhXqP63J=^aUj$NqP'
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
