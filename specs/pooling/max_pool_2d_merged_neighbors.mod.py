# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: what could be merged with it, or left out.

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

# Windows lie over windows, or over moved or scaled images, and are of one pixel or the whole
# image.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
t3 = Internal('t3', (F32, [1, 4, 4, 2]))
t4 = Internal('t4', (F32, [1, 8, 8, 2]))
t5 = Internal('t5', (F32, [1, 3, 3, 2]))
t6 = Internal('t6', (F32, [1, 3, 3, 2]))
t7 = Output('t7', (F32, [1, 2, 2, 2]))
t8 = Internal('t8', (F32, [1, 2, 2, 2]))
t9 = Output('t9', (F32, [1, 1, 1, 2]))
t10 = Internal('t10', (F32, [1, 4, 4, 2]))
t11 = Output('t11', (F32, [1, 4, 4, 2]))
t12 = Internal('t12', (F32, [1, 2, 3, 2]))
t13 = Output('t13', (F32, [1, 1, 2, 2]))
t14 = Internal('t14', (F32, [1, 4, 3, 2]))
t15 = Output('t15', (F32, [1, 3, 2, 2]))
t16 = Internal('t16', (F32, [1, 3, 3, 2]))
t17 = Internal('t17', (F32, [1, 3, 3, 2]))
t18 = Output('t18', (F32, [1, 3, 3, 2]))
t19 = Output('t19', (F32, [1, 4, 4, 2]))
t20 = Internal('t20', (F32, [1, 2, 2, 2]))
t21 = Output('t21', (F32, [1, 2, 1, 2]))
t22 = Internal('t22', (F32, [1, 1, 1, 2]))
t23 = Output('t23', (F32, [2]))
t24 = Output('t24', (F32, [1, 2, 1, 2]))
t25 = Output('t25', (F32, [1, 4, 4, 2]))
t26 = Output('t26', (F32, [1, 3, 3, 2]))
t27 = Internal('t27', (F32, [1, 3, 2, 2]))
t28 = Output('t28', (F32, [1, 2, 3, 2]))
t29 = Internal('t29', (F32, [1, 3, 2, 2]))
x2 = Input('x2', (F32, [1, 4, 4, 2]))
t30 = Internal('t30', (F32, [1, 3, 2, 2]))
t31 = Output('t31', (F32, [1, 3, 2, 4]))
t32 = Internal('t32', (F32, [1, 4, 8, 2]))
t33 = Output('t33', (F32, [1, 2, 3, 2]))
t34 = Internal('t34', (F32, [1, 2, 2, 2]))
t35 = Internal('t35', (F32, [1, 2, 2, 2]))
t36 = Output('t36', (F32, [1, 2, 2, 2]))
t37 = Internal('t37', (F32, [1, 4, 4, 2]))
t38 = Output('t38', (F32, [1, 2, 2, 2]))
t39 = Internal('t39', (F32, [1, 3, 3, 2]))
t40 = Output('t40', (F32, [1, 3, 3, 2]))
t45 = Internal('t45', (F32, [1, 2, 2, 2]))
c41 = Parameter('c41', (F32, [2, 1, 1, 2]), [1.0, 2.0, -1.0, 1.0])
c42 = Parameter('c42', (F32, [2]), [1.5, -2.0])
t46 = Output('t46', (F32, [1, 2, 2, 2]))
t47 = Internal('t47', (F32, [1, 4, 4, 2]))
t48 = Output('t48', (F32, [1, 4, 2, 2]))
t49 = Internal('t49', (F32, [1, 4, 4, 2]))
t50 = Output('t50', (F32, [1, 2, 2, 2]))
t51 = Internal('t51', (F32, [1, 4, 4, 2]))
c43 = Parameter('c43', (F32, [2, 1, 2, 2]), [1.0, 2.0, 0.0, 1.0, -1.0, 1.0, 2.0, 0.0])
c44 = Parameter('c44', (F32, [2]), [1.5, -2.0])
t52 = Output('t52', (F32, [1, 2, 3, 2]))
t53 = Internal('t53', (F32, [1, 4, 4, 2]))
t54 = Internal('t54', (F32, [1, 2, 3, 2]))
t55 = Output('t55', (F32, [1, 2, 3, 2]))
t56 = Internal('t56', (F32, [1, 2, 2, 2]))
c57 = Parameter('c57', (F32, [2]), [4.0, -4.0])
t58 = Output('t58', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 1, 3]).To(t3)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 8, False).To(t4)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t5)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t6)
model.Operation('MAX_POOL_2D', t6, 2, 1, 1, 2, 2, 0).To(t7)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t8)
model.Operation('MAX_POOL_2D', t8, 2, 1, 1, 2, 2, 0).To(t9)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0).To(t10)
model.Operation('MAX_POOL_2D', t10, 1, 1, 1, 2, 2, 0).To(t11)
model.Operation('MAX_POOL_2D', x1, 2, 1, 2, 2, 1, 0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 2, 1, 1, 2, 0).To(t13)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 1, 3).To(t14)
model.Operation('MAX_POOL_2D', t14, 2, 2, 1, 1, 2, 0).To(t15)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t16)
model.Operation('RELU', t16).To(t17)
model.Operation('MAX_POOL_2D', t17, 1, 1, 1, 2, 2, 0).To(t18)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 1, 1, 1).To(t19)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 1, 1, 0).To(t20)
model.Operation('MAX_POOL_2D', t20, 2, 1, 1, 2, 1, 2).To(t21)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 4, 4, 0).To(t22)
model.Operation('RESHAPE', t22, [2]).To(t23)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 4, 3, 0).To(t24)
model.Operation('MAX_POOL_2D', t4, 2, 2, 2, 2, 2, 0).To(t25)
model.Operation('MAX_POOL_2D', t4, 2, 3, 2, 2, 3, 0).To(t26)
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 3, 2, 0).To(t27)
model.Operation('TRANSPOSE', t27, [0, 2, 1, 3]).To(t28)
model.Operation('MAX_POOL_2D', x1, 2, 2, 1, 2, 2, 0).To(t29)
model.Operation('MAX_POOL_2D', x2, 2, 2, 1, 2, 2, 0).To(t30)
model.Operation('CONCATENATION', t29, t30, 3).To(t31)
model.Operation('CONCATENATION', x1, x2, 2).To(t32)
model.Operation('MAX_POOL_2D', t32, 2, 2, 2, 3, 2, 0).To(t33)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t34)
model.Operation('MAX_POOL_2D', x2, 2, 2, 2, 2, 2, 0).To(t35)
model.Operation('ADD', t34, t35, 1).To(t36)
model.Operation('ADD', x1, x2, 0).To(t37)
model.Operation('MAX_POOL_2D', t37, 2, 2, 2, 2, 2, 0).To(t38)
model.Operation('MAX_POOL_2D', t5, 1, 1, 1, 2, 1, 0).To(t39)
model.Operation('MAXIMUM', t39, t5).To(t40)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t45)
model.Operation('CONV_2D', t45, c41, c42, 2, 1, 1, 0).To(t46)
model.Operation('CONV_2D', x1, c41, c42, 2, 1, 1, 0).To(t47)
model.Operation('MAX_POOL_2D', t47, 1, 2, 1, 3, 2, 0).To(t48)
model.Operation('CONV_2D', x1, c41, c42, 2, 1, 1, 1).To(t49)
model.Operation('MAX_POOL_2D', t49, 2, 2, 2, 2, 2, 0).To(t50)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0).To(t51)
model.Operation('CONV_2D', t51, c43, c44, 1, 1, 0, 0, 2, 2, 0).To(t52)
model.Operation('NEG', x1).To(t53)
model.Operation('MAX_POOL_2D', t53, 2, 1, 2, 2, 2, 0).To(t54)
model.Operation('NEG', t54).To(t55)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t56)
model.Operation('MUL', t56, c57, 0).To(t58)
Example({
    x1: packed('|i1',
    'c-jFV0N?)r|NHOy2J;Z{{0aE|3iS682Lcig^$Yn9?gb1D0|@dZqz@P', 0.5
),
    t7: [8.5, 9.0, 7.5, 9.0, 8.5, 9.0, 7.5, 9.0],
    t9: [8.5, 9.0],
    t11: packed('|i1',
    'c-j*b5)|SW;ujD^rMaLqGXNr$0tN', 0.5
),
    t13: [8.5, 9.0, 7.5, 8.0],
    t15: [4.5, 0.0, 0.0, 6.0, 6.0, 6.0, 6.0, 5.0, 6.0, 6.0, 6.0, 1.5],
    t18: [8.5, 9.0, 7.5, 9.0, 7.5, 8.0, 8.5, 9.0, 7.5, 9.0, 7.5, 5.0, 8.5, 9.0, 7.5, 9.0, 7.5, 1.5],
    t19: packed('|i1',
    'c-jrY2@b#z006LtFdOFh|6^&nvdPQGdcq#6Uur!T2MCS;rv', 0.5
),
    t21: [0.0, 1.0, 1.0, 1.0],
    t23: [8.5, 9.0],
    t24: [8.5, 9.0, 8.5, 9.0],
    t25: packed('|i1',
    'c-jFV0N?)r|NHOy2J;Z{{0aE|3iS682Lcig^$Yn9?gb1D0|@dZqz@P', 0.5
),
    t26: [0.0, -0.5, 4.5, 5.0, -6.0, 8.0, 8.5, 3.5, 7.5, 9.0, 5.5, -3.5, 8.5, 3.5, 7.5, 9.0, 5.5, -3.5],
    t28: [8.5, 9.0, 7.5, 9.0, 7.5, 8.0, 8.5, 9.0, 7.5, 9.0, 7.5, 5.0],
    x2: packed('|i1',
    'c-mw6_DN8H_2b_U418?wxcUG6=J_o2>&I74Mkd}rT+IJD0Q3?LCj', 0.5
),
    t31: [4.5, -0.5, 7.0, 8.5, -1.5, 8.0, 8.0, 5.5, 8.5, 9.0, 7.0, 9.0, 7.5, 5.0, 7.5, 5.5, 8.5, 9.0, 6.5,
    9.0, 7.5, 1.5, 5.0, 4.5],
    t33: [4.5, 5.0, 2.0, 8.0, 8.0, 8.5, 8.5, 9.0, 7.5, 6.0, 6.5, 9.0],
    t36: [11.5, 8.0, 6.5, 13.5, 15.0, 18.0, 12.5, 6.0],
    t38: [11.5, 0.0, 5.0, 10.5, 9.0, 18.0, 11.5, 3.0],
    t40: [4.5, 5.0, 4.5, 8.0, -1.5, 8.0, 8.5, 9.0, 7.5, 9.0, 7.5, 5.0, 8.5, 9.0, 7.5, 9.0, 7.5, 1.5],
    t46: [5.0, -7.0, 16.0, 7.5, 28.0, -1.5, 12.0, -8.0],
    t48: [10.0, 4.5, 11.0, 12.5, 20.5, 6.0, 10.0, 4.5, 20.5, 6.0, 11.0, -7.0, 16.0, 1.5, 11.0, -7.0],
    t50: [0.5, 3.5, 11.0, 12.5, 20.5, 6.0, 11.0, 0.0],
    t52: [1.0, 7.0, 24.0, 7.5, 16.0, 7.5, 10.5, 15.0, 37.0, 13.5, 19.0, -4.5],
    t55: [-7.5, -8.5, -3.0, -8.5, -6.5, -4.5, 1.0, -9.0, 1.0, -5.5, 4.0, -7.0],
    t58: [18.0, 2.0, -6.0, -32.0, 34.0, -36.0, 30.0, -6.0],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Windows lie over windows, or over moved or scaled images, and are of one pixel or the whole
# image.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 2], 0.5, 120))
t4 = Internal('t4', (U8, [1, 8, 8, 2], 0.5, 120))
t5 = Internal('t5', (U8, [1, 3, 3, 2], 0.5, 120))
t6 = Internal('t6', (U8, [1, 3, 3, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 2, 2, 2], 0.5, 120))
t8 = Internal('t8', (U8, [1, 2, 2, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 1, 1, 2], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 4, 4, 2], 0.5, 120))
t12 = Internal('t12', (U8, [1, 2, 3, 2], 0.5, 120))
t13 = Output('t13', (U8, [1, 1, 2, 2], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 3, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 3, 2, 2], 0.5, 120))
t16 = Internal('t16', (U8, [1, 3, 3, 2], 0.5, 120))
t17 = Internal('t17', (U8, [1, 3, 3, 2], 0.5, 120))
t18 = Output('t18', (U8, [1, 3, 3, 2], 0.5, 120))
t19 = Output('t19', (U8, [1, 4, 4, 2], 0.5, 120))
t20 = Internal('t20', (U8, [1, 2, 2, 2], 0.5, 120))
t21 = Output('t21', (U8, [1, 2, 1, 2], 0.5, 120))
t22 = Internal('t22', (U8, [1, 1, 1, 2], 0.5, 120))
t23 = Output('t23', (U8, [2], 0.5, 120))
t24 = Output('t24', (U8, [1, 2, 1, 2], 0.5, 120))
t25 = Output('t25', (U8, [1, 4, 4, 2], 0.5, 120))
t26 = Output('t26', (U8, [1, 3, 3, 2], 0.5, 120))
t27 = Internal('t27', (U8, [1, 3, 2, 2], 0.5, 120))
t28 = Output('t28', (U8, [1, 2, 3, 2], 0.5, 120))
t29 = Internal('t29', (U8, [1, 3, 2, 2], 0.5, 120))
x2 = Input('x2', (U8, [1, 4, 4, 2], 0.5, 120))
t30 = Internal('t30', (U8, [1, 3, 2, 2], 0.5, 120))
t31 = Output('t31', (U8, [1, 3, 2, 4], 0.5, 120))
t32 = Internal('t32', (U8, [1, 4, 8, 2], 0.5, 120))
t33 = Output('t33', (U8, [1, 2, 3, 2], 0.5, 120))
t34 = Internal('t34', (U8, [1, 2, 2, 2], 0.5, 120))
t35 = Internal('t35', (U8, [1, 2, 2, 2], 0.5, 120))
t36 = Output('t36', (U8, [1, 2, 2, 2], 0.5, 120))
t37 = Internal('t37', (U8, [1, 4, 4, 2], 0.5, 120))
t38 = Output('t38', (U8, [1, 2, 2, 2], 0.5, 120))
t39 = Internal('t39', (U8, [1, 3, 3, 2], 0.5, 120))
t40 = Output('t40', (U8, [1, 3, 3, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 2, 1, 3]).To(t3)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 8, False).To(t4)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t5)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t6)
model.Operation('MAX_POOL_2D', t6, 2, 1, 1, 2, 2, 0).To(t7)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t8)
model.Operation('MAX_POOL_2D', t8, 2, 1, 1, 2, 2, 0).To(t9)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 3, 0).To(t10)
model.Operation('MAX_POOL_2D', t10, 1, 1, 1, 2, 2, 0).To(t11)
model.Operation('MAX_POOL_2D', x1, 2, 1, 2, 2, 1, 0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 2, 1, 1, 2, 0).To(t13)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 1, 3).To(t14)
model.Operation('MAX_POOL_2D', t14, 2, 2, 1, 1, 2, 0).To(t15)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t16)
model.Operation('RELU', t16).To(t17)
model.Operation('MAX_POOL_2D', t17, 1, 1, 1, 2, 2, 0).To(t18)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 1, 1, 1).To(t19)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 1, 1, 0).To(t20)
model.Operation('MAX_POOL_2D', t20, 2, 1, 1, 2, 1, 2).To(t21)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 4, 4, 0).To(t22)
model.Operation('RESHAPE', t22, [2]).To(t23)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 4, 3, 0).To(t24)
model.Operation('MAX_POOL_2D', t4, 2, 2, 2, 2, 2, 0).To(t25)
model.Operation('MAX_POOL_2D', t4, 2, 3, 2, 2, 3, 0).To(t26)
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 3, 2, 0).To(t27)
model.Operation('TRANSPOSE', t27, [0, 2, 1, 3]).To(t28)
model.Operation('MAX_POOL_2D', x1, 2, 2, 1, 2, 2, 0).To(t29)
model.Operation('MAX_POOL_2D', x2, 2, 2, 1, 2, 2, 0).To(t30)
model.Operation('CONCATENATION', t29, t30, 3).To(t31)
model.Operation('CONCATENATION', x1, x2, 2).To(t32)
model.Operation('MAX_POOL_2D', t32, 2, 2, 2, 3, 2, 0).To(t33)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t34)
model.Operation('MAX_POOL_2D', x2, 2, 2, 2, 2, 2, 0).To(t35)
model.Operation('ADD', t34, t35, 1).To(t36)
model.Operation('ADD', x1, x2, 0).To(t37)
model.Operation('MAX_POOL_2D', t37, 2, 2, 2, 2, 2, 0).To(t38)
model.Operation('MAX_POOL_2D', t5, 1, 1, 1, 2, 1, 0).To(t39)
model.Operation('MAXIMUM', t39, t5).To(t40)
Example({
    x1: packed('<i2',
    'c-pHdFHSG2%kIc5X)Gvh%E|Anuj*>gZ7ys}t8HnmZpdOF007xD4;T'
),
    t7: [137, 138, 135, 138, 137, 138, 135, 138],
    t9: [137, 138],
    t11: packed('<i2',
    'c-rgi>g;OoYVYVorJJC1H3I<v06PK^1^'
),
    t13: [137, 138, 135, 136],
    t15: [129, 120, 120, 132, 132, 132, 132, 130, 132, 132, 132, 123],
    t18: [137, 138, 135, 138, 135, 136, 137, 138, 135, 138, 135, 130, 137, 138, 135, 138, 135, 123],
    t19: packed('<i2',
    'c-pI|0D`)Tj*5!Lii)O+iq86~uJ(%NinfZ{me%Tq3I+lI0QC$Hrv'
),
    t21: [120, 122, 122, 122],
    t23: [137, 138],
    t24: [137, 138, 137, 138],
    t25: packed('<i2',
    'c-pHdFHSG2%kIc5X)Gvh%E|Anuj*>gZ7ys}t8HnmZpdOF007xD4;T'
),
    t26: [120, 119, 129, 130, 108, 136, 137, 127, 135, 138, 131, 113, 137, 127, 135, 138, 131, 113],
    t28: [137, 138, 135, 138, 135, 136, 137, 138, 135, 138, 135, 130],
    x2: packed('<i2',
    'c-pJU%j)c?%`DBRXsb(WZZ9it$?hsD$Zf2wYAtE1E^lBU007;P4<`'
),
    t31: [129, 119, 134, 137, 117, 136, 136, 131, 137, 138, 134, 138, 135, 130, 135, 131, 137, 138, 133, 138,
    135, 123, 130, 129],
    t33: [129, 130, 124, 136, 136, 137, 137, 138, 135, 132, 133, 138],
    t36: [143, 136, 133, 147, 150, 156, 145, 132],
    t38: [143, 120, 130, 141, 138, 156, 143, 126],
    t40: [129, 130, 129, 136, 117, 136, 137, 138, 135, 138, 135, 130, 137, 138, 135, 138, 135, 123],
}, name='windows_quant8').AddVariations(signed(x1, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, x2, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40)).DisableLifeTimeVariation()
