# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: one argument is ready long after the others.

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

# Each argument in turn, weights and biases, too, comes from a long chain, the others from one
# step.
# Expected values: float64 formula.
x4 = Input('x4', (F32, [2, 3]))
c5 = Parameter('c5', (F32, [1]), [1.5])
t6 = Internal('t6', (F32, [2, 3]))
x3 = Input('x3', (F32, [2, 3]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [2, 3]))
x2 = Input('x2', (F32, [2, 3]))
c9 = Parameter('c9', (F32, [1]), [1.5])
t10 = Internal('t10', (F32, [2, 3]))
x1 = Input('x1', (F32, [2, 3]))
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Internal('t12', (F32, [2, 3]))
c13 = Parameter('c13', (F32, [1]), [-1.0])
t14 = Internal('t14', (F32, [2, 3]))
c15 = Parameter('c15', (F32, [1]), [0.5])
t16 = Internal('t16', (F32, [2, 3]))
c17 = Parameter('c17', (F32, [1]), [1.5])
t18 = Internal('t18', (F32, [2, 3]))
c19 = Parameter('c19', (F32, [1]), [-1.0])
t20 = Internal('t20', (F32, [2, 3]))
t21 = Output('t21', (F32, [2, 12]))
x22 = Input('x22', (F32, [2, 3]))
c26 = Parameter('c26', (F32, [1]), [1.5])
t27 = Internal('t27', (F32, [2, 3]))
x23 = Input('x23', (F32, [2, 3]))
c28 = Parameter('c28', (F32, [1]), [1.5])
t29 = Internal('t29', (F32, [2, 3]))
c30 = Parameter('c30', (F32, [1]), [-1.0])
t31 = Internal('t31', (F32, [2, 3]))
c32 = Parameter('c32', (F32, [1]), [0.5])
t33 = Internal('t33', (F32, [2, 3]))
c34 = Parameter('c34', (F32, [1]), [1.5])
t35 = Internal('t35', (F32, [2, 3]))
c36 = Parameter('c36', (F32, [1]), [-1.0])
t37 = Internal('t37', (F32, [2, 3]))
x24 = Input('x24', (F32, [2, 3]))
c38 = Parameter('c38', (F32, [1]), [1.5])
t39 = Internal('t39', (F32, [2, 3]))
x25 = Input('x25', (F32, [2, 3]))
c40 = Parameter('c40', (F32, [1]), [1.5])
t41 = Internal('t41', (F32, [2, 3]))
t42 = Output('t42', (F32, [2, 12]))
x46 = Input('x46', (F32, [2, 3]))
c47 = Parameter('c47', (F32, [1]), [1.5])
t48 = Internal('t48', (F32, [2, 3]))
x45 = Input('x45', (F32, [2, 3]))
c49 = Parameter('c49', (F32, [1]), [1.5])
t50 = Internal('t50', (F32, [2, 3]))
c51 = Parameter('c51', (F32, [1]), [-1.0])
t52 = Internal('t52', (F32, [2, 3]))
c53 = Parameter('c53', (F32, [1]), [0.5])
t54 = Internal('t54', (F32, [2, 3]))
c55 = Parameter('c55', (F32, [1]), [1.5])
t56 = Internal('t56', (F32, [2, 3]))
c57 = Parameter('c57', (F32, [1]), [-1.0])
t58 = Internal('t58', (F32, [2, 3]))
x44 = Input('x44', (F32, [2, 3]))
c59 = Parameter('c59', (F32, [1]), [1.5])
t60 = Internal('t60', (F32, [2, 3]))
x43 = Input('x43', (F32, [2, 3]))
c61 = Parameter('c61', (F32, [1]), [1.5])
t62 = Internal('t62', (F32, [2, 3]))
t63 = Output('t63', (F32, [2, 12]))
x64 = Input('x64', (F32, [2, 3]))
c68 = Parameter('c68', (F32, [1]), [1.5])
t69 = Internal('t69', (F32, [2, 3]))
x65 = Input('x65', (F32, [2, 3]))
c70 = Parameter('c70', (F32, [1]), [1.5])
t71 = Internal('t71', (F32, [2, 3]))
x66 = Input('x66', (F32, [2, 3]))
c72 = Parameter('c72', (F32, [1]), [1.5])
t73 = Internal('t73', (F32, [2, 3]))
x67 = Input('x67', (F32, [2, 3]))
c74 = Parameter('c74', (F32, [1]), [1.5])
t75 = Internal('t75', (F32, [2, 3]))
c76 = Parameter('c76', (F32, [1]), [-1.0])
t77 = Internal('t77', (F32, [2, 3]))
c78 = Parameter('c78', (F32, [1]), [0.5])
t79 = Internal('t79', (F32, [2, 3]))
c80 = Parameter('c80', (F32, [1]), [1.5])
t81 = Internal('t81', (F32, [2, 3]))
c82 = Parameter('c82', (F32, [1]), [-1.0])
t83 = Internal('t83', (F32, [2, 3]))
t84 = Output('t84', (F32, [2, 12]))
model = Model()
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', x3, c7, 0).To(t8)
model.Operation('ADD', x2, c9, 0).To(t10)
model.Operation('ADD', x1, c11, 0).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('ADD', t16, c17, 0).To(t18)
model.Operation('ADD', t18, c19, 0).To(t20)
model.Operation('CONCATENATION', t20, t10, t8, t6, 1).To(t21)
model.Operation('ADD', x22, c26, 0).To(t27)
model.Operation('ADD', x23, c28, 0).To(t29)
model.Operation('ADD', t29, c30, 0).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('ADD', t33, c34, 0).To(t35)
model.Operation('ADD', t35, c36, 0).To(t37)
model.Operation('ADD', x24, c38, 0).To(t39)
model.Operation('ADD', x25, c40, 0).To(t41)
model.Operation('CONCATENATION', t27, t37, t39, t41, 1).To(t42)
model.Operation('ADD', x46, c47, 0).To(t48)
model.Operation('ADD', x45, c49, 0).To(t50)
model.Operation('ADD', t50, c51, 0).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('ADD', t54, c55, 0).To(t56)
model.Operation('ADD', t56, c57, 0).To(t58)
model.Operation('ADD', x44, c59, 0).To(t60)
model.Operation('ADD', x43, c61, 0).To(t62)
model.Operation('CONCATENATION', t62, t60, t58, t48, 1).To(t63)
model.Operation('ADD', x64, c68, 0).To(t69)
model.Operation('ADD', x65, c70, 0).To(t71)
model.Operation('ADD', x66, c72, 0).To(t73)
model.Operation('ADD', x67, c74, 0).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('ADD', t77, c78, 0).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('ADD', t81, c82, 0).To(t83)
model.Operation('CONCATENATION', t69, t71, t73, t83, 1).To(t84)
Example({
    x4: [4.0, -4.0, -3.5, 2.5, 2.0, 0.5],
    x3: [1.0, 2.5, -2.5, 0.5, 1.0, -1.5],
    x2: [4.0, -3.5, 1.5, -2.5, -2.5, 3.5],
    x1: [0.5, 0.5, -1.0, -2.0, 0.5, 3.0],
    t21: [2.0, 2.0, 0.5, 5.5, -2.0, 3.0, 2.5, 4.0, -1.0, 5.5, -2.5, -2.0, -0.5, 2.0, 4.5, -1.0, -1.0, 5.0,
    2.0, 2.5, 0.0, 4.0, 3.5, 2.0],
    x22: [2.0, -4.0, -4.0, -3.0, 0.5, 4.0],
    x23: [-1.0, -1.0, 3.5, 2.0, 4.0, -4.0],
    x24: [4.0, 2.5, 2.5, 1.5, -2.5, -3.5],
    x25: [1.0, 3.0, -1.5, 2.0, -2.5, 3.0],
    t42: [3.5, -2.5, -2.5, 0.5, 0.5, 5.0, 5.5, 4.0, 4.0, 2.5, 4.5, 0.0, -1.5, 2.0, 5.5, 3.5, 5.5, -2.5, 3.0,
    -1.0, -2.0, 3.5, -1.0, 4.5],
    x46: [2.5, -0.5, 2.5, 2.0, 1.5, -0.5],
    x45: [1.0, -2.5, -0.5, 3.0, 2.0, 2.0],
    x44: [-1.0, 2.0, -2.0, -0.5, -0.5, 1.0],
    x43: [1.0, -3.5, -1.0, -2.0, 4.0, -2.5],
    t63: [2.5, -2.0, 0.5, 0.5, 3.5, -0.5, 2.5, -1.0, 1.0, 4.0, 1.0, 4.0, -0.5, 5.5, -1.0, 1.0, 1.0, 2.5, 4.5,
    3.5, 3.5, 3.5, 3.0, 1.0],
    x64: [-3.5, -3.0, 3.0, 4.0, 1.5, -1.0],
    x65: [-1.5, 0.5, 2.5, 1.0, -2.0, 1.5],
    x66: [3.0, -2.0, -3.0, 1.0, -0.5, 3.0],
    x67: [1.5, -1.5, -1.0, 1.5, 4.0, 3.0],
    t84: [-2.0, -1.5, 4.5, 0.0, 2.0, 4.0, 4.5, -0.5, -1.5, 3.0, 0.0, 0.5, 5.5, 3.0, 0.5, 2.5, -0.5, 3.0, 2.5,
    1.0, 4.5, 3.0, 5.5, 4.5],
}, name='arguments').AddVariations('float16').DisableLifeTimeVariation()

# Each argument in turn, weights and biases, too, comes from a long chain, the others from one
# step.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [2, 3], 0.5, 120))
c5 = Parameter('c5', (U8, [1], 0.5, 120), [123])
t6 = Internal('t6', (U8, [2, 3], 0.5, 120))
x3 = Input('x3', (U8, [2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [123])
t8 = Internal('t8', (U8, [2, 3], 0.5, 120))
x2 = Input('x2', (U8, [2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [2, 3], 0.5, 120))
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c11 = Parameter('c11', (U8, [1], 0.5, 120), [123])
t12 = Internal('t12', (U8, [2, 3], 0.5, 120))
c13 = Parameter('c13', (U8, [1], 0.5, 120), [118])
t14 = Internal('t14', (U8, [2, 3], 0.5, 120))
c15 = Parameter('c15', (U8, [1], 0.5, 120), [121])
t16 = Internal('t16', (U8, [2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [123])
t18 = Internal('t18', (U8, [2, 3], 0.5, 120))
c19 = Parameter('c19', (U8, [1], 0.5, 120), [118])
t20 = Internal('t20', (U8, [2, 3], 0.5, 120))
t21 = Output('t21', (U8, [2, 12], 0.5, 120))
x22 = Input('x22', (U8, [2, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [1], 0.5, 120), [123])
t27 = Internal('t27', (U8, [2, 3], 0.5, 120))
x23 = Input('x23', (U8, [2, 3], 0.5, 120))
c28 = Parameter('c28', (U8, [1], 0.5, 120), [123])
t29 = Internal('t29', (U8, [2, 3], 0.5, 120))
c30 = Parameter('c30', (U8, [1], 0.5, 120), [118])
t31 = Internal('t31', (U8, [2, 3], 0.5, 120))
c32 = Parameter('c32', (U8, [1], 0.5, 120), [121])
t33 = Internal('t33', (U8, [2, 3], 0.5, 120))
c34 = Parameter('c34', (U8, [1], 0.5, 120), [123])
t35 = Internal('t35', (U8, [2, 3], 0.5, 120))
c36 = Parameter('c36', (U8, [1], 0.5, 120), [118])
t37 = Internal('t37', (U8, [2, 3], 0.5, 120))
x24 = Input('x24', (U8, [2, 3], 0.5, 120))
c38 = Parameter('c38', (U8, [1], 0.5, 120), [123])
t39 = Internal('t39', (U8, [2, 3], 0.5, 120))
x25 = Input('x25', (U8, [2, 3], 0.5, 120))
c40 = Parameter('c40', (U8, [1], 0.5, 120), [123])
t41 = Internal('t41', (U8, [2, 3], 0.5, 120))
t42 = Output('t42', (U8, [2, 12], 0.5, 120))
x46 = Input('x46', (U8, [2, 3], 0.5, 120))
c47 = Parameter('c47', (U8, [1], 0.5, 120), [123])
t48 = Internal('t48', (U8, [2, 3], 0.5, 120))
x45 = Input('x45', (U8, [2, 3], 0.5, 120))
c49 = Parameter('c49', (U8, [1], 0.5, 120), [123])
t50 = Internal('t50', (U8, [2, 3], 0.5, 120))
c51 = Parameter('c51', (U8, [1], 0.5, 120), [118])
t52 = Internal('t52', (U8, [2, 3], 0.5, 120))
c53 = Parameter('c53', (U8, [1], 0.5, 120), [121])
t54 = Internal('t54', (U8, [2, 3], 0.5, 120))
c55 = Parameter('c55', (U8, [1], 0.5, 120), [123])
t56 = Internal('t56', (U8, [2, 3], 0.5, 120))
c57 = Parameter('c57', (U8, [1], 0.5, 120), [118])
t58 = Internal('t58', (U8, [2, 3], 0.5, 120))
x44 = Input('x44', (U8, [2, 3], 0.5, 120))
c59 = Parameter('c59', (U8, [1], 0.5, 120), [123])
t60 = Internal('t60', (U8, [2, 3], 0.5, 120))
x43 = Input('x43', (U8, [2, 3], 0.5, 120))
c61 = Parameter('c61', (U8, [1], 0.5, 120), [123])
t62 = Internal('t62', (U8, [2, 3], 0.5, 120))
t63 = Output('t63', (U8, [2, 12], 0.5, 120))
x64 = Input('x64', (U8, [2, 3], 0.5, 120))
c68 = Parameter('c68', (U8, [1], 0.5, 120), [123])
t69 = Internal('t69', (U8, [2, 3], 0.5, 120))
x65 = Input('x65', (U8, [2, 3], 0.5, 120))
c70 = Parameter('c70', (U8, [1], 0.5, 120), [123])
t71 = Internal('t71', (U8, [2, 3], 0.5, 120))
x66 = Input('x66', (U8, [2, 3], 0.5, 120))
c72 = Parameter('c72', (U8, [1], 0.5, 120), [123])
t73 = Internal('t73', (U8, [2, 3], 0.5, 120))
x67 = Input('x67', (U8, [2, 3], 0.5, 120))
c74 = Parameter('c74', (U8, [1], 0.5, 120), [123])
t75 = Internal('t75', (U8, [2, 3], 0.5, 120))
c76 = Parameter('c76', (U8, [1], 0.5, 120), [118])
t77 = Internal('t77', (U8, [2, 3], 0.5, 120))
c78 = Parameter('c78', (U8, [1], 0.5, 120), [121])
t79 = Internal('t79', (U8, [2, 3], 0.5, 120))
c80 = Parameter('c80', (U8, [1], 0.5, 120), [123])
t81 = Internal('t81', (U8, [2, 3], 0.5, 120))
c82 = Parameter('c82', (U8, [1], 0.5, 120), [118])
t83 = Internal('t83', (U8, [2, 3], 0.5, 120))
t84 = Output('t84', (U8, [2, 12], 0.5, 120))
model = Model()
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', x3, c7, 0).To(t8)
model.Operation('ADD', x2, c9, 0).To(t10)
model.Operation('ADD', x1, c11, 0).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('ADD', t16, c17, 0).To(t18)
model.Operation('ADD', t18, c19, 0).To(t20)
model.Operation('CONCATENATION', t20, t10, t8, t6, 1).To(t21)
model.Operation('ADD', x22, c26, 0).To(t27)
model.Operation('ADD', x23, c28, 0).To(t29)
model.Operation('ADD', t29, c30, 0).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('ADD', t33, c34, 0).To(t35)
model.Operation('ADD', t35, c36, 0).To(t37)
model.Operation('ADD', x24, c38, 0).To(t39)
model.Operation('ADD', x25, c40, 0).To(t41)
model.Operation('CONCATENATION', t27, t37, t39, t41, 1).To(t42)
model.Operation('ADD', x46, c47, 0).To(t48)
model.Operation('ADD', x45, c49, 0).To(t50)
model.Operation('ADD', t50, c51, 0).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('ADD', t54, c55, 0).To(t56)
model.Operation('ADD', t56, c57, 0).To(t58)
model.Operation('ADD', x44, c59, 0).To(t60)
model.Operation('ADD', x43, c61, 0).To(t62)
model.Operation('CONCATENATION', t62, t60, t58, t48, 1).To(t63)
model.Operation('ADD', x64, c68, 0).To(t69)
model.Operation('ADD', x65, c70, 0).To(t71)
model.Operation('ADD', x66, c72, 0).To(t73)
model.Operation('ADD', x67, c74, 0).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('ADD', t77, c78, 0).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('ADD', t81, c82, 0).To(t83)
model.Operation('CONCATENATION', t69, t71, t73, t83, 1).To(t84)
Example({
    x4: [128, 112, 113, 125, 124, 121],
    x3: [122, 125, 115, 121, 122, 117],
    x2: [128, 113, 123, 115, 115, 127],
    x1: [121, 121, 118, 116, 121, 126],
    t21: [124, 124, 121, 131, 116, 126, 125, 128, 118, 131, 115, 116, 119, 124, 129, 118, 118, 130, 124, 125,
    120, 128, 127, 124],
    x22: [124, 112, 112, 114, 121, 128],
    x23: [118, 118, 127, 124, 128, 112],
    x24: [128, 125, 125, 123, 115, 113],
    x25: [122, 126, 117, 124, 115, 126],
    t42: [127, 115, 115, 121, 121, 130, 131, 128, 128, 125, 129, 120, 117, 124, 131, 127, 131, 115, 126, 118,
    116, 127, 118, 129],
    x46: [125, 119, 125, 124, 123, 119],
    x45: [122, 115, 119, 126, 124, 124],
    x44: [118, 124, 116, 119, 119, 122],
    x43: [122, 113, 118, 116, 128, 115],
    t63: [125, 116, 121, 121, 127, 119, 125, 118, 122, 128, 122, 128, 119, 131, 118, 122, 122, 125, 129, 127,
    127, 127, 126, 122],
    x64: [113, 114, 126, 128, 123, 118],
    x65: [117, 121, 125, 122, 116, 123],
    x66: [126, 116, 114, 122, 119, 126],
    x67: [123, 117, 118, 123, 128, 126],
    t84: [116, 117, 129, 120, 124, 128, 129, 119, 117, 126, 120, 121, 131, 126, 121, 125, 119, 126, 125, 122,
    129, 126, 131, 129],
}, name='arguments_quant8').AddVariations(signed(x4, c5, t6, x3, c7, t8, x2, c9, t10, x1, c11, t12, c13, t14, c15, t16, c17, t18, c19, t20, t21, x22, c26, t27, x23, c28, t29, c30, t31, c32, t33, c34, t35, c36, t37, x24, c38, t39, x25, c40, t41, t42, x46, c47, t48, x45, c49, t50, c51, t52, c53, t54, c55, t56, c57, t58, x44, c59, t60, x43, c61, t62, t63, x64, c68, t69, x65, c70, t71, x66, c72, t73, x67, c74, t75, c76, t77, c78, t79, c80, t81, c82, t83, t84)).DisableLifeTimeVariation()

# Many arguments are all computed; what is behind needs memory of its own, while the last ones
# have still to be read.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [1, 3]))
x4 = Input('x4', (F32, [1, 3]))
c5 = Parameter('c5', (F32, [1]), [1.5])
t6 = Internal('t6', (F32, [1, 3]))
c7 = Parameter('c7', (F32, [1]), [-1.0])
t8 = Internal('t8', (F32, [1, 3]))
x9 = Input('x9', (F32, [1, 3]))
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Internal('t11', (F32, [1, 3]))
c12 = Parameter('c12', (F32, [1]), [-1.0])
t13 = Internal('t13', (F32, [1, 3]))
c14 = Parameter('c14', (F32, [1]), [0.5])
t15 = Internal('t15', (F32, [1, 3]))
x16 = Input('x16', (F32, [1, 3]))
c17 = Parameter('c17', (F32, [1]), [1.5])
t18 = Internal('t18', (F32, [1, 3]))
x19 = Input('x19', (F32, [1, 3]))
c20 = Parameter('c20', (F32, [1]), [1.5])
t21 = Internal('t21', (F32, [1, 3]))
c22 = Parameter('c22', (F32, [1]), [-1.0])
t23 = Internal('t23', (F32, [1, 3]))
x24 = Input('x24', (F32, [1, 3]))
c25 = Parameter('c25', (F32, [1]), [1.5])
t26 = Internal('t26', (F32, [1, 3]))
c27 = Parameter('c27', (F32, [1]), [-1.0])
t28 = Internal('t28', (F32, [1, 3]))
c29 = Parameter('c29', (F32, [1]), [0.5])
t30 = Internal('t30', (F32, [1, 3]))
x31 = Input('x31', (F32, [1, 3]))
c32 = Parameter('c32', (F32, [1]), [1.5])
t33 = Internal('t33', (F32, [1, 3]))
x34 = Input('x34', (F32, [1, 3]))
c35 = Parameter('c35', (F32, [1]), [1.5])
t36 = Internal('t36', (F32, [1, 3]))
c37 = Parameter('c37', (F32, [1]), [-1.0])
t38 = Internal('t38', (F32, [1, 3]))
x39 = Input('x39', (F32, [1, 3]))
c40 = Parameter('c40', (F32, [1]), [1.5])
t41 = Internal('t41', (F32, [1, 3]))
c42 = Parameter('c42', (F32, [1]), [-1.0])
t43 = Internal('t43', (F32, [1, 3]))
c44 = Parameter('c44', (F32, [1]), [0.5])
t45 = Internal('t45', (F32, [1, 3]))
x46 = Input('x46', (F32, [1, 3]))
c47 = Parameter('c47', (F32, [1]), [1.5])
t48 = Internal('t48', (F32, [1, 3]))
x49 = Input('x49', (F32, [1, 3]))
c50 = Parameter('c50', (F32, [1]), [1.5])
t51 = Internal('t51', (F32, [1, 3]))
c52 = Parameter('c52', (F32, [1]), [-1.0])
t53 = Internal('t53', (F32, [1, 3]))
x54 = Input('x54', (F32, [1, 3]))
c55 = Parameter('c55', (F32, [1]), [1.5])
t56 = Internal('t56', (F32, [1, 3]))
c57 = Parameter('c57', (F32, [1]), [-1.0])
t58 = Internal('t58', (F32, [1, 3]))
x59 = Input('x59', (F32, [1, 3]))
c60 = Parameter('c60', (F32, [1]), [1.5])
t61 = Internal('t61', (F32, [1, 3]))
c62 = Parameter('c62', (F32, [1]), [-1.0])
t63 = Internal('t63', (F32, [1, 3]))
x64 = Input('x64', (F32, [1, 3]))
c65 = Parameter('c65', (F32, [1]), [1.5])
t66 = Internal('t66', (F32, [1, 3]))
c67 = Parameter('c67', (F32, [1]), [-1.0])
t68 = Internal('t68', (F32, [1, 3]))
x69 = Input('x69', (F32, [1, 3]))
c70 = Parameter('c70', (F32, [1]), [1.5])
t71 = Internal('t71', (F32, [1, 3]))
c72 = Parameter('c72', (F32, [1]), [-1.0])
t73 = Internal('t73', (F32, [1, 3]))
x74 = Input('x74', (F32, [1, 3]))
c75 = Parameter('c75', (F32, [1]), [1.5])
t76 = Internal('t76', (F32, [1, 3]))
c77 = Parameter('c77', (F32, [1]), [-1.0])
t78 = Internal('t78', (F32, [1, 3]))
x79 = Input('x79', (F32, [1, 3]))
c80 = Parameter('c80', (F32, [1]), [1.5])
t81 = Internal('t81', (F32, [1, 3]))
c82 = Parameter('c82', (F32, [1]), [-1.0])
t83 = Internal('t83', (F32, [1, 3]))
x84 = Input('x84', (F32, [1, 3]))
c85 = Parameter('c85', (F32, [1]), [1.5])
t86 = Internal('t86', (F32, [1, 3]))
c87 = Parameter('c87', (F32, [1]), [-1.0])
t88 = Internal('t88', (F32, [1, 3]))
x89 = Input('x89', (F32, [1, 3]))
c90 = Parameter('c90', (F32, [1]), [1.5])
t91 = Internal('t91', (F32, [1, 3]))
c92 = Parameter('c92', (F32, [1]), [-1.0])
t93 = Internal('t93', (F32, [1, 3]))
x94 = Input('x94', (F32, [1, 3]))
c95 = Parameter('c95', (F32, [1]), [1.5])
t96 = Internal('t96', (F32, [1, 3]))
c97 = Parameter('c97', (F32, [1]), [-1.0])
t98 = Internal('t98', (F32, [1, 3]))
x99 = Input('x99', (F32, [1, 3]))
c100 = Parameter('c100', (F32, [1]), [1.5])
t101 = Internal('t101', (F32, [1, 3]))
c102 = Parameter('c102', (F32, [1]), [-1.0])
t103 = Internal('t103', (F32, [1, 3]))
x104 = Input('x104', (F32, [1, 3]))
c105 = Parameter('c105', (F32, [1]), [1.5])
t106 = Internal('t106', (F32, [1, 3]))
c107 = Parameter('c107', (F32, [1]), [-1.0])
t108 = Internal('t108', (F32, [1, 3]))
t109 = Internal('t109', (F32, [11, 3]))
t110 = Internal('t110', (F32, [1, 33]))
c111 = Parameter('c111', (F32, [1]), [0.5])
t112 = Output('t112', (F32, [11, 3]))
c113 = Parameter('c113', (F32, [1]), [1.0])
t114 = Output('t114', (F32, [1, 33]))
t115 = Output('t115', (F32, [1, 33]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', t6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('ADD', t11, c12, 0).To(t13)
model.Operation('ADD', t13, c14, 0).To(t15)
model.Operation('ADD', x16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', x24, c25, 0).To(t26)
model.Operation('ADD', t26, c27, 0).To(t28)
model.Operation('ADD', t28, c29, 0).To(t30)
model.Operation('ADD', x31, c32, 0).To(t33)
model.Operation('ADD', x34, c35, 0).To(t36)
model.Operation('ADD', t36, c37, 0).To(t38)
model.Operation('ADD', x39, c40, 0).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('ADD', t43, c44, 0).To(t45)
model.Operation('ADD', x46, c47, 0).To(t48)
model.Operation('ADD', x49, c50, 0).To(t51)
model.Operation('ADD', t51, c52, 0).To(t53)
model.Operation('ADD', x54, c55, 0).To(t56)
model.Operation('ADD', t56, c57, 0).To(t58)
model.Operation('ADD', x59, c60, 0).To(t61)
model.Operation('ADD', t61, c62, 0).To(t63)
model.Operation('ADD', x64, c65, 0).To(t66)
model.Operation('ADD', t66, c67, 0).To(t68)
model.Operation('ADD', x69, c70, 0).To(t71)
model.Operation('ADD', t71, c72, 0).To(t73)
model.Operation('ADD', x74, c75, 0).To(t76)
model.Operation('ADD', t76, c77, 0).To(t78)
model.Operation('ADD', x79, c80, 0).To(t81)
model.Operation('ADD', t81, c82, 0).To(t83)
model.Operation('ADD', x84, c85, 0).To(t86)
model.Operation('ADD', t86, c87, 0).To(t88)
model.Operation('ADD', x89, c90, 0).To(t91)
model.Operation('ADD', t91, c92, 0).To(t93)
model.Operation('ADD', x94, c95, 0).To(t96)
model.Operation('ADD', t96, c97, 0).To(t98)
model.Operation('ADD', x99, c100, 0).To(t101)
model.Operation('ADD', t101, c102, 0).To(t103)
model.Operation('ADD', x104, c105, 0).To(t106)
model.Operation('ADD', t106, c107, 0).To(t108)
model.Operation('CONCATENATION', t3, t8, t15, t18, t23, t30, t33, t38, t45, t48, t53, 0).To(t109)
model.Operation('CONCATENATION', t58, t63, t68, t73, t78, t83, t88, t93, t98, t103, t108, 1).To(t110)
model.Operation('MAXIMUM', t109, c111).To(t112)
model.Operation('SUB', t110, c113, 0).To(t114)
model.Operation('CONCATENATION', t53, t48, t45, t38, t33, t30, t23, t18, t15, t8, t3, 1).To(t115)
Example({
    x1: [-3.5, 3.5, -3.0],
    x4: [1.5, 2.5, -0.5],
    x9: [4.0, 4.0, -3.0],
    x16: [-3.0, -2.0, 2.0],
    x19: [-2.5, 0.5, 2.0],
    x24: [-0.5, -2.0, -1.0],
    x31: [-3.0, -1.5, -1.0],
    x34: [3.5, -3.0, -4.0],
    x39: [1.0, -4.0, 1.5],
    x46: [-3.0, 2.0, -0.5],
    x49: [-4.0, -2.5, -1.0],
    x54: [2.0, -2.0, 3.5],
    x59: [1.5, -2.0, -3.5],
    x64: [4.0, 4.0, 2.0],
    x69: [2.0, -2.0, -1.0],
    x74: [2.0, 1.0, -1.5],
    x79: [-0.5, 2.5, -0.5],
    x84: [2.0, 1.5, -0.5],
    x89: [4.0, 2.0, 2.0],
    x94: [-3.0, 1.5, 1.0],
    x99: [-2.5, -1.0, -3.5],
    x104: [1.0, 0.5, -2.0],
    t112: packed('|i1',
    'c-kGtK?(pM2mml9n&JN+Y_!viJZ8|Me3w)@-WLbU0A&', 0.5
),
    t114: packed('|i1',
    'c-jreK@I>Q2m>(3jQsz%=w#8}O07_3l4|05n&H14I9(We;sy=<', 0.5
),
    t115: packed('|i1',
    'c-jTQ0TKWp1Oz|~Y5f1Q>MrdzhG~9c-=?TOfdwb4;7d^a92gH8', 0.5
),
}, name='many').AddVariations('float16').DisableLifeTimeVariation()

# Many arguments are all computed; what is behind needs memory of its own, while the last ones
# have still to be read.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [123])
t3 = Internal('t3', (U8, [1, 3], 0.5, 120))
x4 = Input('x4', (U8, [1, 3], 0.5, 120))
c5 = Parameter('c5', (U8, [1], 0.5, 120), [123])
t6 = Internal('t6', (U8, [1, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [118])
t8 = Internal('t8', (U8, [1, 3], 0.5, 120))
x9 = Input('x9', (U8, [1, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [123])
t11 = Internal('t11', (U8, [1, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [1], 0.5, 120), [118])
t13 = Internal('t13', (U8, [1, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [1], 0.5, 120), [121])
t15 = Internal('t15', (U8, [1, 3], 0.5, 120))
x16 = Input('x16', (U8, [1, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [123])
t18 = Internal('t18', (U8, [1, 3], 0.5, 120))
x19 = Input('x19', (U8, [1, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [123])
t21 = Internal('t21', (U8, [1, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [1], 0.5, 120), [118])
t23 = Internal('t23', (U8, [1, 3], 0.5, 120))
x24 = Input('x24', (U8, [1, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [1], 0.5, 120), [123])
t26 = Internal('t26', (U8, [1, 3], 0.5, 120))
c27 = Parameter('c27', (U8, [1], 0.5, 120), [118])
t28 = Internal('t28', (U8, [1, 3], 0.5, 120))
c29 = Parameter('c29', (U8, [1], 0.5, 120), [121])
t30 = Internal('t30', (U8, [1, 3], 0.5, 120))
x31 = Input('x31', (U8, [1, 3], 0.5, 120))
c32 = Parameter('c32', (U8, [1], 0.5, 120), [123])
t33 = Internal('t33', (U8, [1, 3], 0.5, 120))
x34 = Input('x34', (U8, [1, 3], 0.5, 120))
c35 = Parameter('c35', (U8, [1], 0.5, 120), [123])
t36 = Internal('t36', (U8, [1, 3], 0.5, 120))
c37 = Parameter('c37', (U8, [1], 0.5, 120), [118])
t38 = Internal('t38', (U8, [1, 3], 0.5, 120))
x39 = Input('x39', (U8, [1, 3], 0.5, 120))
c40 = Parameter('c40', (U8, [1], 0.5, 120), [123])
t41 = Internal('t41', (U8, [1, 3], 0.5, 120))
c42 = Parameter('c42', (U8, [1], 0.5, 120), [118])
t43 = Internal('t43', (U8, [1, 3], 0.5, 120))
c44 = Parameter('c44', (U8, [1], 0.5, 120), [121])
t45 = Internal('t45', (U8, [1, 3], 0.5, 120))
x46 = Input('x46', (U8, [1, 3], 0.5, 120))
c47 = Parameter('c47', (U8, [1], 0.5, 120), [123])
t48 = Internal('t48', (U8, [1, 3], 0.5, 120))
x49 = Input('x49', (U8, [1, 3], 0.5, 120))
c50 = Parameter('c50', (U8, [1], 0.5, 120), [123])
t51 = Internal('t51', (U8, [1, 3], 0.5, 120))
c52 = Parameter('c52', (U8, [1], 0.5, 120), [118])
t53 = Internal('t53', (U8, [1, 3], 0.5, 120))
x54 = Input('x54', (U8, [1, 3], 0.5, 120))
c55 = Parameter('c55', (U8, [1], 0.5, 120), [123])
t56 = Internal('t56', (U8, [1, 3], 0.5, 120))
c57 = Parameter('c57', (U8, [1], 0.5, 120), [118])
t58 = Internal('t58', (U8, [1, 3], 0.5, 120))
x59 = Input('x59', (U8, [1, 3], 0.5, 120))
c60 = Parameter('c60', (U8, [1], 0.5, 120), [123])
t61 = Internal('t61', (U8, [1, 3], 0.5, 120))
c62 = Parameter('c62', (U8, [1], 0.5, 120), [118])
t63 = Internal('t63', (U8, [1, 3], 0.5, 120))
x64 = Input('x64', (U8, [1, 3], 0.5, 120))
c65 = Parameter('c65', (U8, [1], 0.5, 120), [123])
t66 = Internal('t66', (U8, [1, 3], 0.5, 120))
c67 = Parameter('c67', (U8, [1], 0.5, 120), [118])
t68 = Internal('t68', (U8, [1, 3], 0.5, 120))
x69 = Input('x69', (U8, [1, 3], 0.5, 120))
c70 = Parameter('c70', (U8, [1], 0.5, 120), [123])
t71 = Internal('t71', (U8, [1, 3], 0.5, 120))
c72 = Parameter('c72', (U8, [1], 0.5, 120), [118])
t73 = Internal('t73', (U8, [1, 3], 0.5, 120))
x74 = Input('x74', (U8, [1, 3], 0.5, 120))
c75 = Parameter('c75', (U8, [1], 0.5, 120), [123])
t76 = Internal('t76', (U8, [1, 3], 0.5, 120))
c77 = Parameter('c77', (U8, [1], 0.5, 120), [118])
t78 = Internal('t78', (U8, [1, 3], 0.5, 120))
x79 = Input('x79', (U8, [1, 3], 0.5, 120))
c80 = Parameter('c80', (U8, [1], 0.5, 120), [123])
t81 = Internal('t81', (U8, [1, 3], 0.5, 120))
c82 = Parameter('c82', (U8, [1], 0.5, 120), [118])
t83 = Internal('t83', (U8, [1, 3], 0.5, 120))
x84 = Input('x84', (U8, [1, 3], 0.5, 120))
c85 = Parameter('c85', (U8, [1], 0.5, 120), [123])
t86 = Internal('t86', (U8, [1, 3], 0.5, 120))
c87 = Parameter('c87', (U8, [1], 0.5, 120), [118])
t88 = Internal('t88', (U8, [1, 3], 0.5, 120))
x89 = Input('x89', (U8, [1, 3], 0.5, 120))
c90 = Parameter('c90', (U8, [1], 0.5, 120), [123])
t91 = Internal('t91', (U8, [1, 3], 0.5, 120))
c92 = Parameter('c92', (U8, [1], 0.5, 120), [118])
t93 = Internal('t93', (U8, [1, 3], 0.5, 120))
x94 = Input('x94', (U8, [1, 3], 0.5, 120))
c95 = Parameter('c95', (U8, [1], 0.5, 120), [123])
t96 = Internal('t96', (U8, [1, 3], 0.5, 120))
c97 = Parameter('c97', (U8, [1], 0.5, 120), [118])
t98 = Internal('t98', (U8, [1, 3], 0.5, 120))
x99 = Input('x99', (U8, [1, 3], 0.5, 120))
c100 = Parameter('c100', (U8, [1], 0.5, 120), [123])
t101 = Internal('t101', (U8, [1, 3], 0.5, 120))
c102 = Parameter('c102', (U8, [1], 0.5, 120), [118])
t103 = Internal('t103', (U8, [1, 3], 0.5, 120))
x104 = Input('x104', (U8, [1, 3], 0.5, 120))
c105 = Parameter('c105', (U8, [1], 0.5, 120), [123])
t106 = Internal('t106', (U8, [1, 3], 0.5, 120))
c107 = Parameter('c107', (U8, [1], 0.5, 120), [118])
t108 = Internal('t108', (U8, [1, 3], 0.5, 120))
t109 = Internal('t109', (U8, [11, 3], 0.5, 120))
t110 = Internal('t110', (U8, [1, 33], 0.5, 120))
c111 = Parameter('c111', (U8, [1], 0.5, 120), [121])
t112 = Output('t112', (U8, [11, 3], 0.5, 120))
c113 = Parameter('c113', (U8, [1], 0.5, 120), [122])
t114 = Output('t114', (U8, [1, 33], 0.5, 120))
t115 = Output('t115', (U8, [1, 33], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', t6, c7, 0).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('ADD', t11, c12, 0).To(t13)
model.Operation('ADD', t13, c14, 0).To(t15)
model.Operation('ADD', x16, c17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', x24, c25, 0).To(t26)
model.Operation('ADD', t26, c27, 0).To(t28)
model.Operation('ADD', t28, c29, 0).To(t30)
model.Operation('ADD', x31, c32, 0).To(t33)
model.Operation('ADD', x34, c35, 0).To(t36)
model.Operation('ADD', t36, c37, 0).To(t38)
model.Operation('ADD', x39, c40, 0).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('ADD', t43, c44, 0).To(t45)
model.Operation('ADD', x46, c47, 0).To(t48)
model.Operation('ADD', x49, c50, 0).To(t51)
model.Operation('ADD', t51, c52, 0).To(t53)
model.Operation('ADD', x54, c55, 0).To(t56)
model.Operation('ADD', t56, c57, 0).To(t58)
model.Operation('ADD', x59, c60, 0).To(t61)
model.Operation('ADD', t61, c62, 0).To(t63)
model.Operation('ADD', x64, c65, 0).To(t66)
model.Operation('ADD', t66, c67, 0).To(t68)
model.Operation('ADD', x69, c70, 0).To(t71)
model.Operation('ADD', t71, c72, 0).To(t73)
model.Operation('ADD', x74, c75, 0).To(t76)
model.Operation('ADD', t76, c77, 0).To(t78)
model.Operation('ADD', x79, c80, 0).To(t81)
model.Operation('ADD', t81, c82, 0).To(t83)
model.Operation('ADD', x84, c85, 0).To(t86)
model.Operation('ADD', t86, c87, 0).To(t88)
model.Operation('ADD', x89, c90, 0).To(t91)
model.Operation('ADD', t91, c92, 0).To(t93)
model.Operation('ADD', x94, c95, 0).To(t96)
model.Operation('ADD', t96, c97, 0).To(t98)
model.Operation('ADD', x99, c100, 0).To(t101)
model.Operation('ADD', t101, c102, 0).To(t103)
model.Operation('ADD', x104, c105, 0).To(t106)
model.Operation('ADD', t106, c107, 0).To(t108)
model.Operation('CONCATENATION', t3, t8, t15, t18, t23, t30, t33, t38, t45, t48, t53, 0).To(t109)
model.Operation('CONCATENATION', t58, t63, t68, t73, t78, t83, t88, t93, t98, t103, t108, 1).To(t110)
model.Operation('MAXIMUM', t109, c111).To(t112)
model.Operation('SUB', t110, c113, 0).To(t114)
model.Operation('CONCATENATION', t53, t48, t45, t38, t33, t30, t23, t18, t15, t8, t3, 1).To(t115)
Example({
    x1: [113, 127, 114],
    x4: [123, 125, 119],
    x9: [128, 128, 114],
    x16: [114, 116, 124],
    x19: [115, 121, 124],
    x24: [119, 116, 118],
    x31: [114, 117, 118],
    x34: [127, 114, 112],
    x39: [122, 112, 123],
    x46: [114, 124, 119],
    x49: [112, 115, 118],
    x54: [124, 116, 127],
    x59: [123, 116, 113],
    x64: [128, 128, 124],
    x69: [124, 116, 118],
    x74: [124, 122, 117],
    x79: [119, 125, 119],
    x84: [124, 123, 119],
    x89: [128, 124, 124],
    x94: [114, 123, 122],
    x99: [115, 118, 113],
    x104: [122, 121, 116],
    t112: packed('<i2',
    'c-n==u?+wq2mmnOE&(-MuJHjoRm-UxOO$7m%8L8(a{wA`58V'
),
    t114: packed('|i1',
    'c-pHjuB$38sIRZCE-tOEEGergtF9^o@(Qaei%JVBD~bUK4G(n'
),
    t115: packed('<i2',
    'c-kv0DKD+Bswt{%C@w6msH`ljD5<I~Ew68CDygZfC}}EXAOrvj01uJ'
),
}, name='many_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, c7, t8, x9, c10, t11, c12, t13, c14, t15, x16, c17, t18, x19, c20, t21, c22, t23, x24, c25, t26, c27, t28, c29, t30, x31, c32, t33, x34, c35, t36, c37, t38, x39, c40, t41, c42, t43, c44, t45, x46, c47, t48, x49, c50, t51, c52, t53, x54, c55, t56, c57, t58, x59, c60, t61, c62, t63, x64, c65, t66, c67, t68, x69, c70, t71, c72, t73, x74, c75, t76, c77, t78, x79, c80, t81, c82, t83, x84, c85, t86, c87, t88, x89, c90, t91, c92, t93, x94, c95, t96, c97, t98, x99, c100, t101, c102, t103, x104, c105, t106, c107, t108, t109, t110, c111, t112, c113, t114, t115)).DisableLifeTimeVariation()
