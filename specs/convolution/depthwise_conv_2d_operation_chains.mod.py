# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: what may follow it.

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


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A result depends on its neighbors: DEPTHWISE_CONV_2D, SELECT, TANH, TRANSPOSE, MUL, ABS,
# MAXIMUM, ADD, RELU, SOFTMAX, DIV, RESIZE_NEAREST_NEIGHBOR.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [1, 1, 3, 4]), [0.125, -0.0625, 0.0, 0.0625, 0.0625, 0.125, 0.0625, -0.0625, 0.0, 0.0, -0.0625, -0.125])
c3 = Parameter('c3', (F32, [4]), [0.25, -0.5, -0.25, 0.5])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWPk!7gAoD{94N_%kcG0qN<e%71OEUb'
))
c6 = Parameter('c6', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnG5b^)>;_L3^^#%6g4G<du2n-SE`uzd*<QE1J7WN?j5dstu;uQYtAMpGG4jKj@|NaB_<_Zk>`uraI4G$4Zlpkm', 0.0625
))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [1.0, -0.875, 0.3125, -0.5625])
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [0.875, 0.4375, 0.0, 0.25])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [4]), [1.25, 1.5625, 1.5625, 1.875])
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 3).To(t4)
model.Operation('SELECT', c5, t4, c6).To(t7)
model.Operation('TANH', t7).To(t8)
model.Operation('TRANSPOSE', t8, [0, 2, 3, 1]).To(t9)
model.Operation('MUL', t9, c10, 0).To(t11)
model.Operation('ABS', t11).To(t12)
model.Operation('MAXIMUM', t12, t12).To(t13)
model.Operation('ADD', t13, c14, 0).To(t15)
model.Operation('RELU', t15).To(t16)
model.Operation('SOFTMAX', t16, 1.0).To(t17)
model.Operation('DIV', t17, c18, 0).To(t19)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t19, 4, 4, False).To(t20)
Example({
    x1: packed('|i1',
    'c-jF#0KfnG7aSYp82a=8=;aOJ>KYmH6b2I#6$$+I0O8{5?Fr=$^!4Zy<`?e`1PvGR4h-uS1?vVC?e+rp5%mTP3LgR5xEve', 0.0625
),
    t20: packed('<f4',
    'c-o7$^|+pC`Zh(WMs#l1UE`-Sqd)k0NW_|yh86B9*e~^L@8cWu({E3gc^=HEsF%O-&!H0@_wxT#?=kyxCRN$_*h)3eD|xLOPo-Xd'
    'm~)}l>X?M`{U1J`mrQx{)L!s-#anM3)|%5#B}BHKR9Cxr@cJ*ohQP@Q^VU2J;j7^nxWL*de`E>Ia-KPg7oI<VI%Qsu+trI}J*TaB'
    '&s5g@?9Ixq<Emv_Z;CX|T^hD{-gKG&*OwYhe(~jE=k&QsmmYScZaXw3WA+w1J6k&-wgn<vFb%`#d>rBcaocvG'
),
}, name='of_4').DisableLifeTimeVariation()

# A result depends on its neighbors: DEPTHWISE_CONV_2D, PRELU, MUL, SPLIT, SUB.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
c3 = Parameter('c3', (I32, [4], 0.5, 0), [12, 4, 12, -8])
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (U8, [4], 0.015625, 128), [97, 141, 154, 148])
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [4], 0.5, 7), [5, 9, 7, 9])
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Internal('t9', (U8, [1, 4, 4, 2], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 2], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [4], 0.5, 120), [115, 111, 131, 128])
t13 = Output('t13', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0).To(t4)
model.Operation('PRELU', t4, c5).To(t6)
model.Operation('MUL', t6, c7, 0).To(t8)
model.Operation('SPLIT', t8, 3, 2).To(t9, t10)
model.Operation('CONCATENATION', t10, t9, 3).To(t11)
model.Operation('SUB', t11, c12, 0).To(t13)
Example({
    x1: packed('<i2',
    'c-mXt>)8;wv^0K)S6N+BWWCq+{N|3P3FT$mHf-Cr)qjI~U)MU%qRpGu)P{$aMs#>gY^{zcC<%!w^e9S-smkAM$3P(f0K?24;Q'
),
    t13: packed('<i2',
    'c-pIN)a$G*Pgz*opqO4;kda;6sgz$^7v595U3pDyzDh=Ifp=T&+Vu6cbun4BlagC%YeLFvYf>|7%VG*@bK>(EC<Fk*?;M%'
),
}, name='of_40_quant8').AddVariations(signed(x1, c2, t4, c5, t6, c7, t8, t9, t10, t11, c12, t13)).DisableLifeTimeVariation()
