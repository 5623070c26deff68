# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: moves that a compiler merges, cancels or turns into others.

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

# Parts without their side of 1 are joined along each axis.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 2]))
t2 = Internal('t2', (F32, [1, 3, 2]))
t3 = Internal('t3', (F32, [1, 3, 2]))
t4 = Internal('t4', (F32, [1, 3, 2]))
t5 = Internal('t5', (F32, [3, 2]))
t6 = Internal('t6', (F32, [3, 2]))
t7 = Internal('t7', (F32, [3, 2]))
t8 = Output('t8', (F32, [9, 2]))
x9 = Input('x9', (F32, [3, 3, 2]))
t10 = Internal('t10', (F32, [1, 3, 2]))
t11 = Internal('t11', (F32, [1, 3, 2]))
t12 = Internal('t12', (F32, [1, 3, 2]))
t13 = Internal('t13', (F32, [3, 2]))
t14 = Internal('t14', (F32, [3, 2]))
t15 = Internal('t15', (F32, [3, 2]))
t16 = Internal('t16', (F32, [3, 6]))
x17 = Input('x17', (F32, [3, 3, 2]))
t18 = Internal('t18', (F32, [1, 3, 2]))
t19 = Internal('t19', (F32, [1, 3, 2]))
t20 = Internal('t20', (F32, [1, 3, 2]))
t21 = Internal('t21', (F32, [3, 2]))
t22 = Internal('t22', (F32, [3, 2]))
t23 = Internal('t23', (F32, [3, 2]))
t24 = Output('t24', (F32, [9, 2]))
t25 = Internal('t25', (F32, [3, 1, 2]))
t26 = Internal('t26', (F32, [3, 1, 2]))
t27 = Internal('t27', (F32, [3, 1, 2]))
t28 = Internal('t28', (F32, [3, 2]))
t29 = Internal('t29', (F32, [3, 2]))
t30 = Internal('t30', (F32, [3, 2]))
t31 = Internal('t31', (F32, [9, 2]))
t32 = Internal('t32', (F32, [3, 1, 2]))
t33 = Internal('t33', (F32, [3, 1, 2]))
t34 = Internal('t34', (F32, [3, 1, 2]))
t35 = Internal('t35', (F32, [3, 2]))
t36 = Internal('t36', (F32, [3, 2]))
t37 = Internal('t37', (F32, [3, 2]))
t38 = Output('t38', (F32, [3, 6]))
t39 = Internal('t39', (F32, [3, 1, 2]))
t40 = Internal('t40', (F32, [3, 1, 2]))
t41 = Internal('t41', (F32, [3, 1, 2]))
t42 = Internal('t42', (F32, [3, 2]))
t43 = Internal('t43', (F32, [3, 2]))
t44 = Internal('t44', (F32, [3, 2]))
t45 = Internal('t45', (F32, [9, 2]))
x46 = Input('x46', (F32, [3, 3, 3]))
t47 = Internal('t47', (F32, [3, 3, 1]))
t48 = Internal('t48', (F32, [3, 3, 1]))
t49 = Internal('t49', (F32, [3, 3, 1]))
t50 = Internal('t50', (F32, [3, 3]))
t51 = Internal('t51', (F32, [3, 3]))
t52 = Internal('t52', (F32, [3, 3]))
t53 = Output('t53', (F32, [9, 3]))
x54 = Input('x54', (F32, [3, 3, 3]))
t55 = Internal('t55', (F32, [3, 3, 1]))
t56 = Internal('t56', (F32, [3, 3, 1]))
t57 = Internal('t57', (F32, [3, 3, 1]))
t58 = Internal('t58', (F32, [3, 3]))
t59 = Internal('t59', (F32, [3, 3]))
t60 = Internal('t60', (F32, [3, 3]))
t61 = Internal('t61', (F32, [3, 9]))
x62 = Input('x62', (F32, [3, 3, 3]))
t63 = Internal('t63', (F32, [3, 3, 1]))
t64 = Internal('t64', (F32, [3, 3, 1]))
t65 = Internal('t65', (F32, [3, 3, 1]))
t66 = Internal('t66', (F32, [3, 3]))
t67 = Internal('t67', (F32, [3, 3]))
t68 = Internal('t68', (F32, [3, 3]))
t69 = Output('t69', (F32, [9, 3]))
c70 = Parameter('c70', (F32, [1]), [1.5])
t71 = Output('t71', (F32, [3, 6]))
t72 = Output('t72', (F32, [9, 2]))
t73 = Output('t73', (F32, [9, 2]))
t74 = Output('t74', (F32, [3, 9]))
model = Model()
model.Operation('SPLIT', x1, 0, 3).To(t2, t3, t4)
model.Operation('SQUEEZE', t2, [0]).To(t5)
model.Operation('SQUEEZE', t3, [0]).To(t6)
model.Operation('SQUEEZE', t4, [0]).To(t7)
model.Operation('CONCATENATION', t5, t6, t7, 0).To(t8)
model.Operation('SPLIT', x9, 0, 3).To(t10, t11, t12)
model.Operation('SQUEEZE', t10, [0]).To(t13)
model.Operation('SQUEEZE', t11, [0]).To(t14)
model.Operation('SQUEEZE', t12, [0]).To(t15)
model.Operation('CONCATENATION', t13, t14, t15, 1).To(t16)
model.Operation('SPLIT', x17, 0, 3).To(t18, t19, t20)
model.Operation('SQUEEZE', t20, [0]).To(t21)
model.Operation('SQUEEZE', t18, [0]).To(t22)
model.Operation('SQUEEZE', t19, [0]).To(t23)
model.Operation('CONCATENATION', t21, t22, t23, 0).To(t24)
model.Operation('SPLIT', x1, 1, 3).To(t25, t26, t27)
model.Operation('SQUEEZE', t25, [1]).To(t28)
model.Operation('SQUEEZE', t26, [1]).To(t29)
model.Operation('SQUEEZE', t27, [1]).To(t30)
model.Operation('CONCATENATION', t28, t29, t30, 0).To(t31)
model.Operation('SPLIT', x9, 1, 3).To(t32, t33, t34)
model.Operation('SQUEEZE', t32, [1]).To(t35)
model.Operation('SQUEEZE', t33, [1]).To(t36)
model.Operation('SQUEEZE', t34, [1]).To(t37)
model.Operation('CONCATENATION', t35, t36, t37, 1).To(t38)
model.Operation('SPLIT', x17, 1, 3).To(t39, t40, t41)
model.Operation('SQUEEZE', t41, [1]).To(t42)
model.Operation('SQUEEZE', t39, [1]).To(t43)
model.Operation('SQUEEZE', t40, [1]).To(t44)
model.Operation('CONCATENATION', t42, t43, t44, 0).To(t45)
model.Operation('SPLIT', x46, 2, 3).To(t47, t48, t49)
model.Operation('SQUEEZE', t47, [2]).To(t50)
model.Operation('SQUEEZE', t48, [2]).To(t51)
model.Operation('SQUEEZE', t49, [2]).To(t52)
model.Operation('CONCATENATION', t50, t51, t52, 0).To(t53)
model.Operation('SPLIT', x54, 2, 3).To(t55, t56, t57)
model.Operation('SQUEEZE', t55, [2]).To(t58)
model.Operation('SQUEEZE', t56, [2]).To(t59)
model.Operation('SQUEEZE', t57, [2]).To(t60)
model.Operation('CONCATENATION', t58, t59, t60, 1).To(t61)
model.Operation('SPLIT', x62, 2, 3).To(t63, t64, t65)
model.Operation('SQUEEZE', t65, [2]).To(t66)
model.Operation('SQUEEZE', t63, [2]).To(t67)
model.Operation('SQUEEZE', t64, [2]).To(t68)
model.Operation('CONCATENATION', t66, t67, t68, 0).To(t69)
model.Operation('SUB', c70, t16, 0).To(t71)
model.Operation('SUB', c70, t31, 0).To(t72)
model.Operation('SUB', c70, t45, 0).To(t73)
model.Operation('SUB', c70, t61, 0).To(t74)
Example({
    x1: [-8.5, 5.5, -24.0, -27.0, 20.0, 29.5, 9.0, -29.5, -10.5, 3.0, 30.0, 19.5, 2.0, 4.0, -13.5, -20.0,
    27.5, -5.0],
    t8: [-8.5, 5.5, -24.0, -27.0, 20.0, 29.5, 9.0, -29.5, -10.5, 3.0, 30.0, 19.5, 2.0, 4.0, -13.5, -20.0,
    27.5, -5.0],
    x9: [29.0, -5.0, -25.5, -9.0, 15.0, 3.5, 11.0, 8.0, 6.5, -7.5, 20.0, 12.0, 9.0, -10.5, 13.5, 0.0, 22.5,
    -19.5],
    x17: [-8.0, -15.0, -24.0, 6.5, 8.0, 27.0, -14.5, 15.5, 26.5, -30.0, -27.0, -3.5, -22.0, 4.0, 0.5, -19.5,
    20.5, -24.5],
    t24: [-22.0, 4.0, 0.5, -19.5, 20.5, -24.5, -8.0, -15.0, -24.0, 6.5, 8.0, 27.0, -14.5, 15.5, 26.5, -30.0,
    -27.0, -3.5],
    t38: [29.0, -5.0, -25.5, -9.0, 15.0, 3.5, 11.0, 8.0, 6.5, -7.5, 20.0, 12.0, 9.0, -10.5, 13.5, 0.0, 22.5,
    -19.5],
    x46: packed('|i1',
    'c-nh)=Ktxt{J+0nkP?<)xMOwwq~;alYdY43%-R+J;5rR1', 0.5
),
    t53: packed('|i1',
    'c-nh)`nMFr^(#8eXYPI%zH`#pTKhl$1qmz7Ylap8&fE<y', 0.5
),
    x54: packed('|i1',
    'c-mw5`|r+&n@2T`)r7xW@IMgaRK57v^fKF7#Xl+l#`Fy>', 0.5
),
    x62: packed('|i1',
    'c-ni(_(7M);)?diBd31Lyizu0mAiSz^3$(N+!we2zn~4*', 0.5
),
    t69: packed('|i1',
    'c-s45@$t8^oaH61m%3Mu$e7;z#LdW~ed-nKonIFKzg!L1', 0.5
),
    t71: [-27.5, 6.5, -9.5, -6.5, -7.5, 12.0, 27.0, 10.5, -5.0, 9.0, -12.0, 1.5, -13.5, -2.0, -18.5, -10.5,
    -21.0, 21.0],
    t72: [10.0, -4.0, -7.5, 31.0, -0.5, -2.5, 25.5, 28.5, 12.0, -1.5, 15.0, 21.5, -18.5, -28.0, -28.5, -18.0,
    -26.0, 6.5],
    t73: [-6.5, -25.5, 28.5, 5.0, -19.0, 26.0, 9.5, 16.5, 16.0, -14.0, 23.5, -2.5, 25.5, -5.0, -25.0, 31.5,
    1.0, 21.0],
    t74: packed('|i1',
    'c-muDw__8&#j17T?&-H5zWm}*zGr0cNZ~L0IkWo!q%aL8', 0.5
),
}, name='turned').AddVariations('float16').DisableLifeTimeVariation()
