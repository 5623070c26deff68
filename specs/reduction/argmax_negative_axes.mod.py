# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: axes from the back, beside moves.

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

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (F32, [1, 3, 3, 3]))
t4 = Output('t4', (I32, [1, 3, 3]))
x5 = Input('x5', (F32, [1, 3, 3, 3]))
c6 = Parameter('c6', (I32, [4]), [0, 3, 1, 2])
t7 = Internal('t7', (F32, [1, 3, 3, 3]))
t8 = Output('t8', (I32, [1, 3, 3]))
x9 = Input('x9', (F32, [1, 3, 3, 3]))
c10 = Parameter('c10', (I32, [4]), [0, 2, 3, 1])
t11 = Internal('t11', (F32, [1, 3, 3, 3]))
t12 = Output('t12', (I32, [1, 3, 3]))
x13 = Input('x13', (F32, [1, 3, 3, 3]))
c14 = Parameter('c14', (I32, [4]), [0, 2, 3, 1])
t15 = Internal('t15', (F32, [1, 3, 3, 3]))
t16 = Output('t16', (I32, [1, 3, 3]))
x17 = Input('x17', (F32, [1, 3, 3, 3]))
c18 = Parameter('c18', (I32, [4]), [1, 0, 2, 3])
t19 = Internal('t19', (F32, [3, 1, 3, 3]))
t20 = Output('t20', (I32, [3, 1, 3]))
x21 = Input('x21', (F32, [1, 3, 3, 3]))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (F32, [3, 1, 3, 3]))
t24 = Output('t24', (I32, [3, 1, 3]))
x25 = Input('x25', (F32, [1, 3, 3, 3]))
c26 = Parameter('c26', (I32, [4]), [0, 1, 3, 2])
t27 = Internal('t27', (F32, [1, 3, 3, 3]))
t28 = Output('t28', (I32, [1, 3, 3]))
x29 = Input('x29', (F32, [1, 3, 3, 3]))
c30 = Parameter('c30', (I32, [4]), [0, 1, 3, 2])
t31 = Internal('t31', (F32, [1, 3, 3, 3]))
t32 = Output('t32', (I32, [1, 3, 3]))
x33 = Input('x33', (F32, [1, 3, 3, 3]))
c34 = Parameter('c34', (I32, [4]), [3, 1, 3, 3])
t35 = Internal('t35', (F32, [3, 1, 3, 3]))
t36 = Output('t36', (I32, [1, 3, 3]))
x37 = Input('x37', (F32, [1, 3, 3, 3]))
c38 = Parameter('c38', (I32, [1]), [0])
t39 = Internal('t39', (F32, [3, 3, 3]))
t40 = Output('t40', (I32, [3, 3]))
x41 = Input('x41', (F32, [3, 3, 3]))
t42 = Internal('t42', (F32, [3, 3, 3, 1]))
t43 = Output('t43', (I32, [3, 3, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('ARGMAX', t3, -1).To(t4)
model.Operation('TRANSPOSE', x5, c6).To(t7)
model.Operation('ARGMAX', t7, -2).To(t8)
model.Operation('TRANSPOSE', x9, c10).To(t11)
model.Operation('ARGMAX', t11, -1).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('ARGMAX', t15, -2).To(t16)
model.Operation('TRANSPOSE', x17, c18).To(t19)
model.Operation('ARGMAX', t19, -1).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('ARGMAX', t23, -2).To(t24)
model.Operation('TRANSPOSE', x25, c26).To(t27)
model.Operation('ARGMAX', t27, -1).To(t28)
model.Operation('TRANSPOSE', x29, c30).To(t31)
model.Operation('ARGMAX', t31, -2).To(t32)
model.Operation('RESHAPE', x33, c34).To(t35)
model.Operation('ARGMAX', t35, -4).To(t36)
model.Operation('SQUEEZE', x37, c38).To(t39)
model.Operation('ARGMAX', t39, -3).To(t40)
model.Operation('EXPAND_DIMS', x41, 3).To(t42)
model.Operation('ARGMAX', t42, -2).To(t43)
Example({
    x1: packed('|i1',
    'c-oUt{Co8Tqm;#aW;2H8tcSi^@yLpEm<t@^`fUgRkKzfr', 0.0625
),
    t4: [2, 0, 1, 2, 2, 0, 1, 2, 2],
    x5: packed('|i1',
    'c-m95P=97}`rYM=_D`4@-h4KfIeb+|MdOgPqO2YOwEzpQ', 0.0625
),
    t8: [1, 2, 1, 0, 0, 2, 0, 2, 2],
    x9: packed('|i1',
    'c-muoedoX{W0os|CvD}p4t+kN^3vd~=y#=mT8x(fz<mvl', 0.0625
),
    t12: [2, 1, 1, 1, 2, 0, 2, 1, 0],
    x13: packed('|i1',
    'c-ng)caHCcl<7a?Yc_v=z5m9>eDTPCaamPfYw70z$+``2', 0.0625
),
    t16: [1, 1, 2, 2, 0, 1, 0, 0, 0],
    x17: packed('|i1',
    'c-k|w<Ys19HTbKgZ~W@Raj|c2RW4mVC&lnm_xfo7jPDF)', 0.0625
),
    t20: [1, 2, 0, 1, 2, 2, 1, 0, 0],
    x21: packed('|i1',
    'c-lL3#)03$NLbw3PUgX%+Y*02KRPe<_~}K_57LSNtcne5', 0.0625
),
    t24: [2, 1, 0, 0, 0, 1, 2, 2, 2],
    x25: packed('|i1',
    'c-niwe(1EYj-49w>;J#rJG?Y_b=CaGKh8(S@|yPn#?=mZ', 0.0625
),
    t28: [2, 2, 1, 2, 1, 0, 0, 2, 1],
    x29: packed('|i1',
    'c-jFQ0ObGj?a##5!Uf1W^A*6x{23eR)Fv1B1k4T1G7jxV4y^', 0.0625
),
    t32: [0, 1, 2, 1, 2, 0, 0, 2, 1],
    x33: packed('|i1',
    'c-s45WGMdX3A@%O;X^;ai9LMr{_bIWRzZ#j(#)a&$LS3I', 0.0625
),
    t36: [1, 2, 0, 0, 1, 0, 2, 0, 2],
    x37: packed('|i1',
    'c-jFQ0ObE6;wdB2$nC@91TPF7@zLlOB^c)9*5MQS6x_f&4pa', 0.0625
),
    t40: [0, 1, 0, 0, 1, 2, 2, 1, 1],
    x41: packed('|i1',
    'c-mv)R}}eu{m&a+6}wjw_L^3fTA!r_%^p8|clam(m6Qx7', 0.0625
),
    t43: [2, 0, 2, 1, 1, 0, 1, 0, 0],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (U8, [1, 3, 3, 3], 0.5, 120))
t4 = Output('t4', (I32, [1, 3, 3]))
x5 = Input('x5', (U8, [1, 3, 3, 3], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [0, 3, 1, 2])
t7 = Internal('t7', (U8, [1, 3, 3, 3], 0.5, 120))
t8 = Output('t8', (I32, [1, 3, 3]))
x9 = Input('x9', (U8, [1, 3, 3, 3], 0.5, 120))
c10 = Parameter('c10', (I32, [4]), [0, 2, 3, 1])
t11 = Internal('t11', (U8, [1, 3, 3, 3], 0.5, 120))
t12 = Output('t12', (I32, [1, 3, 3]))
x13 = Input('x13', (U8, [1, 3, 3, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [4]), [0, 2, 3, 1])
t15 = Internal('t15', (U8, [1, 3, 3, 3], 0.5, 120))
t16 = Output('t16', (I32, [1, 3, 3]))
x17 = Input('x17', (U8, [1, 3, 3, 3], 0.5, 120))
c18 = Parameter('c18', (I32, [4]), [1, 0, 2, 3])
t19 = Internal('t19', (U8, [3, 1, 3, 3], 0.5, 120))
t20 = Output('t20', (I32, [3, 1, 3]))
x21 = Input('x21', (U8, [1, 3, 3, 3], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (U8, [3, 1, 3, 3], 0.5, 120))
t24 = Output('t24', (I32, [3, 1, 3]))
x25 = Input('x25', (U8, [1, 3, 3, 3], 0.5, 120))
c26 = Parameter('c26', (I32, [4]), [0, 1, 3, 2])
t27 = Internal('t27', (U8, [1, 3, 3, 3], 0.5, 120))
t28 = Output('t28', (I32, [1, 3, 3]))
x29 = Input('x29', (U8, [1, 3, 3, 3], 0.5, 120))
c30 = Parameter('c30', (I32, [4]), [0, 1, 3, 2])
t31 = Internal('t31', (U8, [1, 3, 3, 3], 0.5, 120))
t32 = Output('t32', (I32, [1, 3, 3]))
x33 = Input('x33', (U8, [1, 3, 3, 3], 0.5, 120))
c34 = Parameter('c34', (I32, [4]), [3, 1, 3, 3])
t35 = Internal('t35', (U8, [3, 1, 3, 3], 0.5, 120))
t36 = Output('t36', (I32, [1, 3, 3]))
x37 = Input('x37', (U8, [1, 3, 3, 3], 0.5, 120))
c38 = Parameter('c38', (I32, [1]), [0])
t39 = Internal('t39', (U8, [3, 3, 3], 0.5, 120))
t40 = Output('t40', (I32, [3, 3]))
x41 = Input('x41', (U8, [3, 3, 3], 0.5, 120))
t42 = Internal('t42', (U8, [3, 3, 3, 1], 0.5, 120))
t43 = Output('t43', (I32, [3, 3, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('ARGMAX', t3, -1).To(t4)
model.Operation('TRANSPOSE', x5, c6).To(t7)
model.Operation('ARGMAX', t7, -2).To(t8)
model.Operation('TRANSPOSE', x9, c10).To(t11)
model.Operation('ARGMAX', t11, -1).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('ARGMAX', t15, -2).To(t16)
model.Operation('TRANSPOSE', x17, c18).To(t19)
model.Operation('ARGMAX', t19, -1).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('ARGMAX', t23, -2).To(t24)
model.Operation('TRANSPOSE', x25, c26).To(t27)
model.Operation('ARGMAX', t27, -1).To(t28)
model.Operation('TRANSPOSE', x29, c30).To(t31)
model.Operation('ARGMAX', t31, -2).To(t32)
model.Operation('RESHAPE', x33, c34).To(t35)
model.Operation('ARGMAX', t35, -4).To(t36)
model.Operation('SQUEEZE', x37, c38).To(t39)
model.Operation('ARGMAX', t39, -3).To(t40)
model.Operation('EXPAND_DIMS', x41, 3).To(t42)
model.Operation('ARGMAX', t42, -2).To(t43)
Example({
    x1: packed('<i2',
    'c-qUzsSI?fot9l+liX-mysl&B<d!u(PHpAO^D7u|0{{oE4BP'
),
    t4: [2, 2, 2, 0, 2, 0, 2, 1, 0],
    x5: packed('<i2',
    'c-mW>w81^g-*;U?eN9IG+8OqN3+$%Pow+1_UW5$;ZU6uT+zgl'
),
    t8: [0, 2, 2, 2, 1, 0, 0, 1, 1],
    x9: packed('<i2',
    'c-l)_-w@F2YBQ_NF5h86>Wa*X#q+8b)%yALXL~W=1_1O-3@`'
),
    t12: [2, 0, 2, 1, 0, 1, 2, 0, 0],
    x13: packed('<i2',
    'c-reqnYOWNebDBLvh1R!dS8d?$uk#rZknFFqOFAiHvj-R5e@7'
),
    t16: [2, 0, 1, 0, 0, 0, 1, 2, 0],
    x17: packed('<i2',
    'c-kvpHmRb$zIoxA%FSsx&YOxd7x?*mO{+;=8|==28vp<ztql<'
),
    t20: [1, 1, 2, 1, 2, 2, 1, 0, 0],
    x21: packed('<i2',
    'c-m{Ub+YST*FSmVjF^h>DV6zg-qYd}eJAEj_vvK74FL9)3_k'
),
    t24: [2, 2, 2, 0, 1, 1, 2, 1, 2],
    x25: packed('<i2',
    'c-ot>DBjM!f5pbl_371R*)geUfvZZYTH}_@o*T`88vp<sqYWq'
),
    t28: [2, 2, 2, 0, 1, 0, 0, 2, 1],
    x29: packed('<i2',
    'c-jjM@^%QeYjjzcKhegiV(RqNfJKu_8az5Zmvu4V1^~-v3xN'
),
    t32: [0, 1, 2, 1, 2, 0, 0, 2, 1],
    x33: packed('<i2',
    'c-mVWQo43>T0--(ynee)MU!GvvLo%6Huko}Os{9a4FDFE4Eg'
),
    t36: [0, 1, 2, 1, 0, 1, 0, 2, 0],
    x37: packed('<i2',
    'c-osdr)hr9th$!2b<2I1ZuE1>w2yD-n3=mWWzrM|+yDSJlnt{'
),
    t40: [1, 1, 2, 1, 1, 2, 0, 2, 2],
    x41: packed('<i2',
    'c-l)!2#W1rTQ(u0Vamqjx$Db=D>4==Pg~W!cu_tBZU6u)EDgW'
),
    t43: [0, 2, 1, 2, 2, 2, 2, 1, 0],
}, name='moved_quant8').AddVariations(signed(x1, t3, x5, t7, x9, t11, x13, t15, x17, t19, x21, t23, x25, t27, x29, t31, x33, t35, x37, t39, x41, t42)).DisableLifeTimeVariation()
