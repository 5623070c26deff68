# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_ALIGN: more channels than a block has.

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
model.Operation('ROI_ALIGN', x2, c1, c3, 1, 2, 1.0, 1.0, 1, 2, False).To(t4)
model.Operation('ROI_ALIGN', x6, c5, c7, 1, 2, 1.0, 1.0, 1, 2, True).To(t8)
model.Operation('ROI_ALIGN', x10, c9, c11, 1, 2, 1.0, 1.0, 1, 2, True).To(t12)
model.Operation('ROI_ALIGN', x14, c13, c15, 1, 2, 1.0, 1.0, 1, 2, False).To(t16)
Example({
    x2: (packed('|i1',
    'c-jTQ0TRF<2m`Pa3iki69kPmvD|KYc{PVl-hBJjO8wb!COqOt(J&2|7ieGn(#eDV78AA', 0.5
) * 5)[:288],
    t4: packed('|i1',
    'c-mw8$nu}z4>t#s<R1Y(-nTp~zgR^6GI0FnV-WwxDENg<@IN>I2M#vY|J;lpShzUZCEhafGJF>P{ZEjMos*5QW&qS(9<2', 0.125
),
    x6: packed('|i1',
    'c-qy=!4beP2m`PSHiZ4BEukizqxx&EWo1C2BU^?Cvu6_-VwYWz?C^{%@pSg3FFDFz&HwTTjJ{$L', 0.5
),
    t8: packed('|i1',
    'c-jrfOA5ds3<bbvhyiWt2Up(zcwM-&5K7w4a-8&Lm!>Brt?#8kir&>2l6BMgQ`BHFbTeRP>@>J8Ddv^~nV`)Fk_v})ln<O_7Gn', 0.125
),
    x10: (packed('|i1',
    'c-jTQ0TRF<2m`Pa3iki69kPmv!Yh8=F&5L6I<jT{`Q3NJnL?M11LzDUOE}FQ#Ck!a8AA', 0.5
) * 8)[:480],
    t12: packed('|i1',
    'c-oE4F%E+;3<c01D_F8|lOPsy|Kl+*L4<|ea)hpLd5|d<^9)wIXtnxfbNG}Ncc3dSS#v$Oc(^8VM(Yn)N>0aI?%32R*xGoM`-^El'
    'Z`y`OH2VzE+V_kkXON8?{36Ml><0Wb{{TI^FVX', 0.125
),
    x14: (packed('|i1',
    'c-jTQ0TRF<2m`Pa3iki69kPl^vj?#hUh(UWv6!yZkuCGj@4g$(6uN92KxZ&n!g)!68AA', 0.5
) * 13)[:774],
    t16: (packed('|i1',
    'c-jTQ(F%Yt2mnClnx-?M`u|VtEeb@fyHL6?$TtmMsn-xU*2-*nPW*<@F}w_#;hPL-dp!n=%)G7tkWv&0', 0.125
) * 5)[:258],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
