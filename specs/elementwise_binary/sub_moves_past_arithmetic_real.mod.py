# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: moves before an operation that a compiler takes behind it, or back.

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

# Constants are moved before they are read: twice, by two readers, or to equal shapes.
# Expected values: float64 formula.
c1 = Parameter('c1', (F32, [3, 3]), [-4.0, -2.5, -1.0, 0.5, 2.0, 3.5, 5.0, 6.5, 8.0])
t3 = Internal('t3', (F32, [3, 3]))
c5 = Parameter('c5', (F32, [3, 6]), [-4.0, -2.5, -1.0, 0.5, 2.0, 3.5, 5.0, 6.5, 8.0, 9.5, 11.0, 12.5, 14.0, 15.5, 17.0, 18.5, 20.0,
    21.5])
t6 = Internal('t6', (F32, [3, 3]))
t7 = Internal('t7', (F32, [3, 3]))
x8 = Input('x8', (F32, [3, 3]))
t9 = Output('t9', (F32, [3, 3]))
t10 = Internal('t10', (F32, [3, 3]))
x11 = Input('x11', (F32, [3, 3]))
t12 = Internal('t12', (F32, [3, 3]))
c13 = Parameter('c13', (F32, [3, 3, 3]), packed('|i1',
    'c-s5%`yV3<I~T8ju$ZKbyppPhww|Ghxs|Phvl{?tuLec', 0.5
))
t14 = Internal('t14', (F32, [3, 3, 3]))
x15 = Input('x15', (F32, [3, 3, 3]))
t16 = Output('t16', (F32, [3, 3, 3]))
c17 = Parameter('c17', (F32, [3, 1, 3]), [-4.0, -2.5, -1.0, 0.5, 2.0, 3.5, 5.0, 6.5, 8.0])
t18 = Internal('t18', (F32, [3, 1, 3]))
t19 = Internal('t19', (F32, [3, 3]))
x20 = Input('x20', (F32, [3, 3]))
t21 = Internal('t21', (F32, [3, 3]))
c2 = Parameter('c2', (F32, [3]), [-4.0, -2.5, -1.0])
t22 = Internal('t22', (F32, [3, 1]))
t23 = Output('t23', (F32, [3, 3]))
t24 = Internal('t24', (F32, [1, 3]))
t25 = Internal('t25', (F32, [3, 3]))
t26 = Internal('t26', (F32, [1, 3]))
t27 = Output('t27', (F32, [3, 3]))
t28 = Internal('t28', (F32, [3, 3]))
t29 = Internal('t29', (F32, [3, 3]))
c30 = Parameter('c30', (I32, [3]), [2, 0, 1])
t31 = Internal('t31', (F32, [3, 3]))
t32 = Output('t32', (F32, [3, 3]))
c33 = Parameter('c33', (F32, [1, 3]), [-4.0, -2.5, -1.0])
c34 = Parameter('c34', (F32, [2, 3]), [-4.0, -2.5, -1.0, 0.5, 2.0, 3.5])
t35 = Internal('t35', (F32, [3, 3]))
t36 = Internal('t36', (F32, [3, 3]))
c37 = Parameter('c37', (F32, [1, 3]), [-4.0, -2.5, -1.0])
t38 = Internal('t38', (F32, [3, 3]))
t39 = Output('t39', (F32, [3, 3]))
c40 = Parameter('c40', (F32, [3, 1]), [-4.0, -2.5, -1.0])
t41 = Internal('t41', (F32, [3, 3]))
t42 = Internal('t42', (F32, [3, 3]))
c43 = Parameter('c43', (F32, [2, 2]), [-4.0, -2.5, -1.0, 0.5])
c44 = Parameter('c44', (I32, [2, 2]), [1, 0, 0, 1])
t45 = Internal('t45', (F32, [3, 3]))
t46 = Output('t46', (F32, [3, 3]))
t47 = Internal('t47', (F32, [3, 3]))
t48 = Output('t48', (F32, [3, 3]))
c4 = Parameter('c4', (BOOL8, [3, 3]), [True, False, False, True, False, False, True, False, False])
t49 = Internal('t49', (F32, [3, 3]))
t50 = Internal('t50', (F32, [3, 3]))
c51 = Parameter('c51', (I32, [1]), [0])
t52 = Internal('t52', (F32, [1, 3]))
t53 = Output('t53', (F32, [3, 3]))
c54 = Parameter('c54', (I32, [1]), [1])
t55 = Internal('t55', (F32, [3, 1]))
t56 = Internal('t56', (F32, [3, 3]))
t57 = Internal('t57', (F32, [3, 3]))
t58 = Output('t58', (F32, [3, 3]))
t59 = Internal('t59', (F32, [3, 1]))
t60 = Internal('t60', (F32, [3, 3]))
t61 = Internal('t61', (F32, [3, 3]))
t62 = Internal('t62', (F32, [3, 3]))
t63 = Output('t63', (F32, [3, 3]))
c64 = Parameter('c64', (F32, [1]), [1.5])
t65 = Output('t65', (F32, [3, 3]))
t66 = Output('t66', (F32, [3, 3]))
t67 = Output('t67', (F32, [3, 3]))
t68 = Output('t68', (F32, [3, 3]))
t69 = Output('t69', (F32, [3, 3]))
t70 = Output('t70', (F32, [3, 3]))
t71 = Output('t71', (F32, [3, 3]))
t72 = Output('t72', (F32, [3, 3]))
t73 = Output('t73', (F32, [3, 3]))
t74 = Output('t74', (F32, [3, 3]))
model = Model()
model.Operation('TRANSPOSE', c1, [1, 0]).To(t3)
model.Operation('SPLIT', c5, 1, 2).To(t6, t7)
model.Operation('SUB', x8, t3, 0).To(t9)
model.Operation('TRANSPOSE', t3, [1, 0]).To(t10)
model.Operation('SUB', x11, t10, 1).To(t12)
model.Operation('TRANSPOSE', c13, [1, 2, 0]).To(t14)
model.Operation('SUB', x15, t14, 0).To(t16)
model.Operation('TRANSPOSE', c17, [2, 1, 0]).To(t18)
model.Operation('RESHAPE', t18, [3, 3]).To(t19)
model.Operation('SUB', x20, t19, 0).To(t21)
model.Operation('EXPAND_DIMS', c2, 1).To(t22)
model.Operation('SUB', x8, t22, 0).To(t23)
model.Operation('EXPAND_DIMS', c2, 0).To(t24)
model.Operation('SUB', x11, t24, 0).To(t25)
model.Operation('SLICE', c1, [1, 0], [1, 3]).To(t26)
model.Operation('SUB', x20, t26, 0).To(t27)
model.Operation('STRIDED_SLICE', c1, [2, 0], [-4, 3], [-1, 1], 0, 0, 0).To(t28)
model.Operation('SUB', x8, t28, 0).To(t29)
model.Operation('GATHER', c1, 1, c30).To(t31)
model.Operation('SUB', x11, t31, 0).To(t32)
model.Operation('CONCATENATION', c33, c34, 0).To(t35)
model.Operation('SUB', x20, t35, 0).To(t36)
model.Operation('TILE', c37, [3, 1]).To(t38)
model.Operation('SUB', x8, t38, 3).To(t39)
model.Operation('TILE', c40, [1, 3]).To(t41)
model.Operation('SUB', x11, t41, 0).To(t42)
model.Operation('PAD', c43, c44).To(t45)
model.Operation('SUB', x20, t45, 0).To(t46)
model.Operation('SUB', x8, t6, 0).To(t47)
model.Operation('SUB', x11, t7, 0).To(t48)
model.Operation('SELECT', c4, c1, t3).To(t49)
model.Operation('SUB', x20, t49, 0).To(t50)
model.Operation('REDUCE_MAX', c1, c51, True).To(t52)
model.Operation('SUB', x8, t52, 0).To(t53)
model.Operation('REDUCE_MAX', c1, c54, True).To(t55)
model.Operation('SUB', x11, t55, 0).To(t56)
model.Operation('RELU', c1).To(t57)
model.Operation('SUB', x20, t57, 0).To(t58)
model.Operation('EXPAND_DIMS', c2, 1).To(t59)
model.Operation('MAXIMUM', c2, t59).To(t60)
model.Operation('SUB', x8, t60, 0).To(t61)
model.Operation('SUB', c1, c2, 1).To(t62)
model.Operation('SUB', x11, t62, 0).To(t63)
model.Operation('SUB', c64, t12, 0).To(t65)
model.Operation('SUB', c64, t21, 0).To(t66)
model.Operation('SUB', c64, t25, 0).To(t67)
model.Operation('SUB', c64, t29, 0).To(t68)
model.Operation('SUB', c64, t36, 0).To(t69)
model.Operation('SUB', c64, t42, 0).To(t70)
model.Operation('SUB', c64, t47, 0).To(t71)
model.Operation('SUB', c64, t50, 0).To(t72)
model.Operation('SUB', c64, t56, 0).To(t73)
model.Operation('SUB', c64, t61, 0).To(t74)
Example({
    x8: [-26.0, -11.0, 19.5, -0.5, 14.5, -7.0, 13.5, 15.0, 5.0],
    t9: [-22.0, -11.5, 14.5, 2.0, 12.5, -13.5, 14.5, 11.5, -3.0],
    x11: [28.5, -28.0, 15.0, -1.5, 11.5, 3.5, -16.0, 5.0, -22.5],
    x15: packed('|i1',
    'c-jFQ0ObE867S*w{NOLs4h!xs<;F7JE6@iv3HjmC>Cd~K4tW', 0.5
),
    t16: packed('|i1',
    'c-jFQ0ObEG|H0?#%i<QF4ez%q#*8bx?#ANw{L!AlzKQn|5;O', 0.5
),
    x20: [-1.5, -19.5, -0.5, -12.0, -7.0, 15.5, 13.5, 14.5, 26.5],
    t23: [-22.0, -7.0, 23.5, 2.0, 17.0, -4.5, 14.5, 16.0, 6.0],
    t27: [-2.0, -21.5, -4.0, -12.5, -9.0, 12.0, 13.0, 12.5, 23.0],
    t32: [29.5, -24.0, 17.5, -5.0, 11.0, 1.5, -24.0, 0.0, -29.0],
    t39: [0.0, 0.0, 6.0, 3.5, 6.0, 0.0, 6.0, 6.0, 6.0],
    t46: [-1.5, -19.5, -0.5, -8.0, -4.5, 15.5, 14.5, 14.0, 26.5],
    t48: [28.0, -30.0, 11.5, -11.0, 0.5, -9.0, -34.5, -15.0, -44.0],
    t53: [-31.0, -17.5, 11.5, -5.5, 8.0, -15.0, 8.5, 8.5, -3.0],
    t58: [-1.5, -19.5, -0.5, -12.5, -9.0, 12.0, 8.5, 8.0, 18.5],
    t63: [28.5, -28.0, 15.0, -6.0, 7.0, -1.0, -25.0, -4.0, -31.5],
    t65: [-31.0, 1.5, -14.5, 1.5, -8.0, 1.5, 1.5, 1.5, 1.5],
    t66: [-1.0, 21.5, 7.0, 11.0, 10.5, -7.5, -13.0, -9.5, -17.0],
    t67: [-31.0, 27.0, -14.5, -1.0, -12.5, -3.0, 13.5, -6.0, 23.0],
    t68: [32.5, 19.0, -10.0, 2.5, -11.0, 12.0, -16.0, -16.0, -4.5],
    t69: [-1.0, 18.5, 1.0, 9.5, 6.0, -15.0, -11.5, -11.0, -21.5],
    t70: [-31.0, 25.5, -17.5, 0.5, -12.5, -4.5, 16.5, -4.5, 23.0],
    t71: [23.5, 10.0, -19.0, 7.0, -6.5, 16.5, 2.0, 2.0, 13.5],
    t72: [-1.0, 21.5, 7.0, 14.0, 10.5, -7.5, -7.0, -9.5, -17.0],
    t73: [-28.0, 28.5, -14.5, 6.5, -6.5, 1.5, 25.5, 4.5, 32.0],
    t74: [23.5, 10.0, -19.0, -0.5, -15.5, 7.5, -13.0, -14.5, -4.5],
}, name='folded').AddVariations('float16').DisableLifeTimeVariation()
