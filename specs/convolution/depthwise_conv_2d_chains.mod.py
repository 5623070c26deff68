# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D and what may follow it: every operation after every other.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# DEPTHWISE_CONV_2D, SELECT, TANH, TRANSPOSE, MUL, ABS, MAXIMUM, ADD, RELU, SOFTMAX, DIV,
# RESIZE_NEAREST_NEIGHBOR
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
filter40 = Parameter('filter40', (F32, [1, 1, 3, 4]), [0.125, -0.0625, 0.0, 0.0625, 0.0625, 0.125, 0.0625, -0.0625, 0.0, 0.0, -0.0625, -0.125])
bias40 = Parameter('bias40', (F32, [4]), [0.25, -0.5, -0.25, 0.5])
t40 = Internal('t40', (F32, [1, 4, 4, 4]))
choice41 = Parameter('choice41', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWPk!7gAoD{94N_%kcG0qN<e%71OEUb'
))
other41 = Parameter('other41', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnG5b^)>;_L3^^#%6g4G<du2n-SE`uzd*<QE1J7WN?j5dstu;uQYtAMpGG4jKj@|NaB_<_Zk>`uraI4G$4Zlpkm', 0.0625
))
t41 = Internal('t41', (F32, [1, 4, 4, 4]))
t42 = Internal('t42', (F32, [1, 4, 4, 4]))
where43 = Parameter('where43', (I32, [4]), [0, 2, 3, 1])
t43 = Internal('t43', (F32, [1, 4, 4, 4]))
c44 = Parameter('c44', (F32, [4]), [1.0, -0.875, 0.3125, -0.5625])
t44 = Internal('t44', (F32, [1, 4, 4, 4]))
t45 = Internal('t45', (F32, [1, 4, 4, 4]))
t46 = Internal('t46', (F32, [1, 4, 4, 4]))
c47 = Parameter('c47', (F32, [4]), [0.875, 0.4375, 0.0, 0.25])
t47 = Internal('t47', (F32, [1, 4, 4, 4]))
t48 = Internal('t48', (F32, [1, 4, 4, 4]))
t49 = Internal('t49', (F32, [1, 4, 4, 4]))
c50 = Parameter('c50', (F32, [4]), [1.25, 1.5625, 1.5625, 1.875])
t50 = Internal('t50', (F32, [1, 4, 4, 4]))
t51 = Output('t51', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter40, bias40, 1, 1, 1, 1, 3).To(t40)
model.Operation('SELECT', choice41, t40, other41).To(t41)
model.Operation('TANH', t41).To(t42)
model.Operation('TRANSPOSE', t42, where43).To(t43)
model.Operation('MUL', t43, c44, 0).To(t44)
model.Operation('ABS', t44).To(t45)
model.Operation('MAXIMUM', t45, t45).To(t46)
model.Operation('ADD', t46, c47, 0).To(t47)
model.Operation('RELU', t47).To(t48)
model.Operation('SOFTMAX', t48, 1.0).To(t49)
model.Operation('DIV', t49, c50, 0).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t50, 4, 4, False).To(t51)
Example({
    input: packed('|i1',
    'c-jF#0KfnG7aSYp82a=8=;aOJ>KYmH6b2I#6$$+I0O8{5?Fr=$^!4Zy<`?e`1PvGR4h-uS1?vVC?e+rp5%mTP3LgR5xEve', 0.0625
),
    t51: packed('<f4',
    'c-o7$^|+pC`Zh(WMs#l1UE`-Sqd)k0NW_|yh86B9*e~^L@8cWu({E3gc^=HEsF%O-&!H0@_wxT#?=kyxCRN$_*h)3eD|xLOPo-Xd'
    'm~)}l>X?M`{U1J`mrQx{)L!s-#anM3)|%5#B}BHKR9Cxr@cJ*ohQP@Q^VU2J;j7^nxWL*de`E>Ia-KPg7oI<VI%Qsu+trI}J*TaB'
    '&s5g@?9Ixq<Emv_Z;CX|T^hD{-gKG&*OwYhe(~jE=k&QsmmYScZaXw3WA+w1J6k&-wgn<vFb%`#d>rBcaocvG'
),
}, name='of_4').DisableLifeTimeVariation()
