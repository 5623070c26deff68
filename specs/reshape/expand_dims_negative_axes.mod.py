# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# EXPAND_DIMS: axes from the back, beside moves.

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
t4 = Output('t4', (F32, [1, 3, 3, 3, 1]))
x5 = Input('x5', (F32, [1, 3, 3, 3]))
c6 = Parameter('c6', (I32, [4]), [0, 3, 1, 2])
t7 = Internal('t7', (F32, [1, 3, 3, 3]))
t8 = Output('t8', (F32, [1, 3, 3, 1, 3]))
x9 = Input('x9', (F32, [1, 3, 3, 3]))
c10 = Parameter('c10', (I32, [4]), [0, 2, 3, 1])
t11 = Internal('t11', (F32, [1, 3, 3, 3]))
t12 = Output('t12', (F32, [1, 3, 3, 3, 1]))
x13 = Input('x13', (F32, [1, 3, 3, 3]))
c14 = Parameter('c14', (I32, [4]), [0, 2, 3, 1])
t15 = Internal('t15', (F32, [1, 3, 3, 3]))
t16 = Output('t16', (F32, [1, 3, 3, 1, 3]))
x17 = Input('x17', (F32, [1, 3, 3, 3]))
c18 = Parameter('c18', (I32, [4]), [1, 0, 2, 3])
t19 = Internal('t19', (F32, [3, 1, 3, 3]))
t20 = Output('t20', (F32, [3, 1, 3, 3, 1]))
x21 = Input('x21', (F32, [1, 3, 3, 3]))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (F32, [3, 1, 3, 3]))
t24 = Output('t24', (F32, [3, 1, 3, 1, 3]))
x25 = Input('x25', (F32, [1, 3, 3, 3]))
c26 = Parameter('c26', (I32, [4]), [0, 1, 3, 2])
t27 = Internal('t27', (F32, [1, 3, 3, 3]))
t28 = Output('t28', (F32, [1, 3, 3, 3, 1]))
x29 = Input('x29', (F32, [1, 3, 3, 3]))
c30 = Parameter('c30', (I32, [4]), [0, 1, 3, 2])
t31 = Internal('t31', (F32, [1, 3, 3, 3]))
t32 = Output('t32', (F32, [1, 3, 3, 1, 3]))
x33 = Input('x33', (F32, [1, 3, 3, 3]))
c34 = Parameter('c34', (I32, [4]), [3, 1, 3, 3])
t35 = Internal('t35', (F32, [3, 1, 3, 3]))
t36 = Output('t36', (F32, [3, 1, 1, 3, 3]))
x37 = Input('x37', (F32, [1, 3, 3, 3]))
c38 = Parameter('c38', (I32, [1]), [0])
t39 = Internal('t39', (F32, [3, 3, 3]))
t40 = Output('t40', (F32, [3, 1, 3, 3]))
x41 = Input('x41', (F32, [3, 3, 3]))
t42 = Internal('t42', (F32, [3, 3, 3, 1]))
t43 = Output('t43', (F32, [3, 3, 3, 1, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('EXPAND_DIMS', t3, -1).To(t4)
model.Operation('TRANSPOSE', x5, c6).To(t7)
model.Operation('EXPAND_DIMS', t7, -2).To(t8)
model.Operation('TRANSPOSE', x9, c10).To(t11)
model.Operation('EXPAND_DIMS', t11, -1).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('EXPAND_DIMS', t15, -2).To(t16)
model.Operation('TRANSPOSE', x17, c18).To(t19)
model.Operation('EXPAND_DIMS', t19, -1).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('EXPAND_DIMS', t23, -2).To(t24)
model.Operation('TRANSPOSE', x25, c26).To(t27)
model.Operation('EXPAND_DIMS', t27, -1).To(t28)
model.Operation('TRANSPOSE', x29, c30).To(t31)
model.Operation('EXPAND_DIMS', t31, -2).To(t32)
model.Operation('RESHAPE', x33, c34).To(t35)
model.Operation('EXPAND_DIMS', t35, -4).To(t36)
model.Operation('SQUEEZE', x37, c38).To(t39)
model.Operation('EXPAND_DIMS', t39, -3).To(t40)
model.Operation('EXPAND_DIMS', x41, 3).To(t42)
model.Operation('EXPAND_DIMS', t42, -2).To(t43)
Example({
    x1: packed('|i1',
    'c-jFQ0ObD@Den#B;sM(z2`v!7%meV>{1@0W#rEpX(i^Vw4kZ', 0.0625
),
    t4: packed('|i1',
    'c-jFQ0ObD@4FL(j@E66-DdgKN%-`7d((mFZ5Ci-(>KnKK4kZ', 0.0625
),
    x5: packed('|i1',
    'c-jFQ0ObGh`VRlx#``@wKhF`$2{rZS%MHf{F7Gt*{W9Q(4<-', 0.0625
),
    t8: packed('|i1',
    'c-jFQ0ObGh|NB46^$jla`rJLw3FpV}{SL-D5jD#OG&1(@4<-', 0.0625
),
    x9: packed('|i1',
    'c-ng{dxTl=^1~-;e-#AOx%BLXWR5*JbBOVTG}B7}rD6-4', 0.0625
),
    t12: packed('|i1',
    'c-njY_n550gChcGnAHynaxq@kJMqw7`iT&en#@Z8wOR|C', 0.0625
),
    x13: packed('|i1',
    'c-s5TCwq$J`WFV?v!|cQ9pRGs`AdWIlks88bC;C?xdaVd', 0.0625
),
    t16: packed('|i1',
    'c-s4YR)g;}r|h#&r{s)TjvT(uW%)(s9K+AcyuXwIyk-qt', 0.0625
),
    x17: packed('|i1',
    'c-s4MoZaq>y`lDV15utEW=FpXnSVXN^7`#}2O}K-u-XjV', 0.0625
),
    t20: packed('|i1',
    'c-s4MoZaq>y`lDV15utEW=FpXnSVXN^7`#}2O}K-u-XjV', 0.0625
),
    x21: packed('|i1',
    'c-rGJ5xuGV<re>SCPjs(N34urzPW60;57Shl}kbZr#TGP', 0.0625
),
    t24: packed('|i1',
    'c-rGJ5xuGV<re>SCPjs(N34urzPW60;57Shl}kbZr#TGP', 0.0625
),
    x25: packed('|i1',
    'c-jFQ0ObGg@*&6)G!G5c6ZA2`)a~8NE$8_C-ZMNV`!LMs4+{', 0.0625
),
    t28: packed('|i1',
    'c-jFQ0ObGg$Pe-o4Iwnu6T#i|)XOpLE$7}Q_%r+cJTS}g4+{', 0.0625
),
    x29: packed('|i1',
    'c-m9H!!9Xpq%3;-;ZI93Mk)O-A8u*ibFg@=rezEOj0y^*', 0.0625
),
    t32: packed('|i1',
    'c-m8!RK6oE%5HS~p_u+p#xIsqA8t9QX<KOBdu<E=hDZve', 0.0625
),
    x33: packed('|i1',
    'c-jFQ0ObES(9z(?JTwyeE$;us=p)W5#>?d=_z*fGHS62=4*v', 0.0625
),
    t36: packed('|i1',
    'c-jFQ0ObES(9z(?JTwyeE$;us=p)W5#>?d=_z*fGHS62=4*v', 0.0625
),
    x37: packed('|i1',
    'c-njM=m96&?Wby5nnq_0UVr&^$?~w$5rMm0S9s(A%_a??', 0.0625
),
    t40: packed('|i1',
    'c-njM=m96&?Wby5nnq_0UVr&^$?~w$5rMm0S9s(A%_a??', 0.0625
),
    x41: packed('|i1',
    'c-jFQ0ObD$-q0iX8}K~A&f6jq)bh;8B-1wa;yV`S=nB;R4?O', 0.0625
),
    t43: packed('|i1',
    'c-jFQ0ObD$-q0iX8}K~A&f6jq)bh;8B-1wa;yV`S=nB;R4?O', 0.0625
),
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (U8, [1, 3, 3, 3], 0.5, 120))
t4 = Output('t4', (U8, [1, 3, 3, 3, 1], 0.5, 120))
x5 = Input('x5', (U8, [1, 3, 3, 3], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [0, 3, 1, 2])
t7 = Internal('t7', (U8, [1, 3, 3, 3], 0.5, 120))
t8 = Output('t8', (U8, [1, 3, 3, 1, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 3, 3, 3], 0.5, 120))
c10 = Parameter('c10', (I32, [4]), [0, 2, 3, 1])
t11 = Internal('t11', (U8, [1, 3, 3, 3], 0.5, 120))
t12 = Output('t12', (U8, [1, 3, 3, 3, 1], 0.5, 120))
x13 = Input('x13', (U8, [1, 3, 3, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [4]), [0, 2, 3, 1])
t15 = Internal('t15', (U8, [1, 3, 3, 3], 0.5, 120))
t16 = Output('t16', (U8, [1, 3, 3, 1, 3], 0.5, 120))
x17 = Input('x17', (U8, [1, 3, 3, 3], 0.5, 120))
c18 = Parameter('c18', (I32, [4]), [1, 0, 2, 3])
t19 = Internal('t19', (U8, [3, 1, 3, 3], 0.5, 120))
t20 = Output('t20', (U8, [3, 1, 3, 3, 1], 0.5, 120))
x21 = Input('x21', (U8, [1, 3, 3, 3], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (U8, [3, 1, 3, 3], 0.5, 120))
t24 = Output('t24', (U8, [3, 1, 3, 1, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 3, 3, 3], 0.5, 120))
c26 = Parameter('c26', (I32, [4]), [0, 1, 3, 2])
t27 = Internal('t27', (U8, [1, 3, 3, 3], 0.5, 120))
t28 = Output('t28', (U8, [1, 3, 3, 3, 1], 0.5, 120))
x29 = Input('x29', (U8, [1, 3, 3, 3], 0.5, 120))
c30 = Parameter('c30', (I32, [4]), [0, 1, 3, 2])
t31 = Internal('t31', (U8, [1, 3, 3, 3], 0.5, 120))
t32 = Output('t32', (U8, [1, 3, 3, 1, 3], 0.5, 120))
x33 = Input('x33', (U8, [1, 3, 3, 3], 0.5, 120))
c34 = Parameter('c34', (I32, [4]), [3, 1, 3, 3])
t35 = Internal('t35', (U8, [3, 1, 3, 3], 0.5, 120))
t36 = Output('t36', (U8, [3, 1, 1, 3, 3], 0.5, 120))
x37 = Input('x37', (U8, [1, 3, 3, 3], 0.5, 120))
c38 = Parameter('c38', (I32, [1]), [0])
t39 = Internal('t39', (U8, [3, 3, 3], 0.5, 120))
t40 = Output('t40', (U8, [3, 1, 3, 3], 0.5, 120))
x41 = Input('x41', (U8, [3, 3, 3], 0.5, 120))
t42 = Internal('t42', (U8, [3, 3, 3, 1], 0.5, 120))
t43 = Output('t43', (U8, [3, 3, 3, 1, 1], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('EXPAND_DIMS', t3, -1).To(t4)
model.Operation('TRANSPOSE', x5, c6).To(t7)
model.Operation('EXPAND_DIMS', t7, -2).To(t8)
model.Operation('TRANSPOSE', x9, c10).To(t11)
model.Operation('EXPAND_DIMS', t11, -1).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('EXPAND_DIMS', t15, -2).To(t16)
model.Operation('TRANSPOSE', x17, c18).To(t19)
model.Operation('EXPAND_DIMS', t19, -1).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('EXPAND_DIMS', t23, -2).To(t24)
model.Operation('TRANSPOSE', x25, c26).To(t27)
model.Operation('EXPAND_DIMS', t27, -1).To(t28)
model.Operation('TRANSPOSE', x29, c30).To(t31)
model.Operation('EXPAND_DIMS', t31, -2).To(t32)
model.Operation('RESHAPE', x33, c34).To(t35)
model.Operation('EXPAND_DIMS', t35, -4).To(t36)
model.Operation('SQUEEZE', x37, c38).To(t39)
model.Operation('EXPAND_DIMS', t39, -3).To(t40)
model.Operation('EXPAND_DIMS', x41, 3).To(t42)
model.Operation('EXPAND_DIMS', t42, -2).To(t43)
Example({
    x1: packed('<i2',
    'c-l)X$nH#ts|{b$y0XW{qdq6PVsglG$D%YZzv&FP0RZPW3(^'
),
    t4: packed('<i2',
    'c-l+ttZlW)ne6CQkPyDoBRZtWFFS5YPkqJmwCN1E0RY|&3(^'
),
    x5: packed('<i2',
    'c-mXOc3Q}y#gSdr5l-c6R+f49y0tDTOm^>dZko%08vp<vr40)'
),
    t8: packed('<i2',
    'c-mVY5*e|^yEWN)?V>KHmAy;co2D(UE-!N{?3~Mh8vp<kiwz3'
),
    x9: packed('<i2',
    'c-qTe;g(m~8<^!#zurGKVbO*;J#91lW;n%o*wr%N1_1pP3}X'
),
    t12: packed('<i2',
    'c-qUZZ(Ff`rkj6XUhIs@1gG9bF@YOAvgX)1^wcuo1^@zV3}X'
),
    x13: packed('<i2',
    'c-nKBUY9y8vUS3mj^vqc4Z#I9ou2MVvmDxHl$J5z1_1mP3|0'
),
    t16: packed('<i2',
    'c-nL6@SL9PUN<u-)os?a28YPtw$_3f6KYD=be1vT1_1E%3|0'
),
    x17: packed('<i2',
    'c-mXin&+_EzQ)Uce#E+^>zkK(I44i+2wCV@)Hj;}Hvj+(nGDe'
),
    t20: packed('<i2',
    'c-mXin&+_EzQ)Uce#E+^>zkK(I44i+2wCV@)Hj;}Hvj+(nGDe'
),
    x21: packed('<i2',
    'c-kwpX-Lm3E^*wHR5mfRAgnvMZtk2!hh_6qGyEBF0|4gj3-b'
),
    t24: packed('<i2',
    'c-kwpX-Lm3E^*wHR5mfRAgnvMZtk2!hh_6qGyEBF0|4gj3-b'
),
    x25: packed('<i2',
    'c-l*~ac|yGzQC_9ICQSdn(ofP{sP;8%*aj2C6x@g0RZXu3;6'
),
    t28: packed('<i2',
    'c-l*CUSPAq&%L}a*rhXcP2k+_{({V8+sKlDO_dC|0RZaR3;6'
),
    x29: packed('<i2',
    'c-o5!=v%a*+&$l`dFu4}6T@RmmrtslR*)06Wm!4{ZU6ur#0^O'
),
    t32: packed('<i2',
    'c-o6v<Q}jgzpvb@d4BBFiKWxSmrp9#Qk%1ET39**ZU6urq76v'
),
    x33: packed('<i2',
    'c-mVOUfWRK?BW}<ZgpQ-R<%RQd@m>W#FCz+%hDNe0|59!3`q'
),
    t36: packed('<i2',
    'c-mVOUfWRK?BW}<ZgpQ-R<%RQd@m>W#FCz+%hDNe0|59!3`q'
),
    x37: packed('<i2',
    'c-pI-9MJ3=)7liCxM<l@&-8*Kzg7109C{+#Hgz!I1_1sm421'
),
    t40: packed('<i2',
    'c-pI-9MJ3=)7liCxM<l@&-8*Kzg7109C{+#Hgz!I1_1sm421'
),
    x41: packed('<i2',
    'c-os4Kik`9e#!Klb+%sN^ZEkvJX{v|uPBULJ1Lm~Hvj<l?F>u'
),
    t43: packed('<i2',
    'c-os4Kik`9e#!Klb+%sN^ZEkvJX{v|uPBULJ1Lm~Hvj<l?F>u'
),
}, name='moved_quant8').AddVariations(signed(x1, t3, t4, x5, t7, t8, x9, t11, t12, x13, t15, t16, x17, t19, t20, x21, t23, t24, x25, t27, t28, x29, t31, t32, x33, t35, t36, x37, t39, t40, x41, t42, t43)).DisableLifeTimeVariation()
