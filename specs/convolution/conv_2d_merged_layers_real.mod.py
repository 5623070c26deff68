# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: layers that could be others, or one.

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

# Two layers in a row become one, but not past an activation, past the border of a bias, or with
# another reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [2, 1, 1, 2]), [-1.0, 1.0, -1.0, 0.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -0.5])
t4 = Internal('t4', (F32, [1, 3, 3, 2]))
c5 = Parameter('c5', (F32, [2, 1, 1, 2]), [-1.0, 1.0, 1.0, 0.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -0.5])
t7 = Internal('t7', (F32, [1, 3, 3, 2]))
c8 = Parameter('c8', (F32, [2, 1, 1, 2]), [1.0, 1.0, -1.0, 0.0])
c9 = Parameter('c9', (F32, [2]), [0.5, -0.5])
t10 = Output('t10', (F32, [1, 3, 3, 2]))
c11 = Parameter('c11', (F32, [2, 1, 1, 2]), [-1.0, -1.0, 1.0, 1.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -0.5])
t13 = Internal('t13', (F32, [1, 3, 3, 2]))
c14 = Parameter('c14', (F32, [2, 1, 1, 2]), [1.0, 1.0, 1.0, 0.0])
c15 = Parameter('c15', (F32, [2]), [0.5, -0.5])
t16 = Output('t16', (F32, [1, 3, 3, 2]))
c17 = Parameter('c17', (F32, [2, 1, 1, 2]), [-1.0, -1.0, -1.0, 0.0])
c18 = Parameter('c18', (F32, [2]), [0.5, -0.5])
t19 = Internal('t19', (F32, [1, 3, 3, 2]))
c20 = Parameter('c20', (F32, [2, 2, 2, 2]), [1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, -1.0, -1.0, 0.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0])
c21 = Parameter('c21', (F32, [2]), [0.5, -0.5])
t22 = Output('t22', (F32, [1, 3, 3, 2]))
c23 = Parameter('c23', (F32, [2, 1, 1, 2]), [1.0, -1.0, 1.0, 1.0])
c24 = Parameter('c24', (F32, [2]), [0.0, -0.0])
t25 = Internal('t25', (F32, [1, 3, 3, 2]))
c26 = Parameter('c26', (F32, [2, 2, 2, 2]), [1.0, -1.0, 1.0, 0.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, -1.0, 0.0, -1.0, 0.0])
c27 = Parameter('c27', (F32, [2]), [0.5, -0.5])
t28 = Output('t28', (F32, [1, 3, 3, 2]))
c29 = Parameter('c29', (F32, [2, 1, 1, 2]), [-1.0, -1.0, -1.0, 0.0])
c30 = Parameter('c30', (F32, [2]), [2.0, -2.0])
t31 = Internal('t31', (F32, [1, 3, 3, 2]))
c32 = Parameter('c32', (F32, [2, 2, 2, 2]), [1.0, 0.0, -1.0, 0.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0])
c33 = Parameter('c33', (F32, [2]), [0.5, -0.5])
t34 = Output('t34', (F32, [1, 3, 3, 2]))
c35 = Parameter('c35', (F32, [2, 2, 2, 2]), [1.0, 0.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0, 1.0])
c36 = Parameter('c36', (F32, [2]), [0.5, -0.5])
t37 = Internal('t37', (F32, [1, 3, 3, 2]))
c38 = Parameter('c38', (F32, [2, 1, 1, 2]), [1.0, 0.0, -1.0, 1.0])
c39 = Parameter('c39', (F32, [2]), [0.5, -0.5])
t40 = Output('t40', (F32, [1, 3, 3, 2]))
c41 = Parameter('c41', (F32, [2, 1, 1, 2]), [1.0, 1.0, -1.0, 1.0])
c42 = Parameter('c42', (F32, [2]), [0.5, -0.5])
t43 = Internal('t43', (F32, [1, 3, 2, 2]))
c44 = Parameter('c44', (F32, [2, 1, 1, 2]), [-1.0, 0.0, 1.0, 1.0])
c45 = Parameter('c45', (F32, [2]), [0.5, -0.5])
t46 = Output('t46', (F32, [1, 2, 2, 2]))
c47 = Parameter('c47', (F32, [2, 1, 1, 2]), [1.0, -1.0, -1.0, 1.0])
c48 = Parameter('c48', (F32, [2]), [0.5, -0.5])
t49 = Internal('t49', (F32, [1, 3, 3, 2]))
c50 = Parameter('c50', (F32, [1, 1, 2, 2]), [1.0, -1.0, 2.0, 1.0])
c51 = Parameter('c51', (F32, [2]), [0.5, 0.5])
t52 = Output('t52', (F32, [1, 3, 3, 2]))
c53 = Parameter('c53', (F32, [1, 1, 1, 2]), [2.0, -1.0])
c54 = Parameter('c54', (F32, [2]), [0.5, 0.5])
t55 = Internal('t55', (F32, [1, 3, 3, 2]))
c56 = Parameter('c56', (F32, [2, 1, 1, 2]), [1.0, -1.0, 1.0, 1.0])
c57 = Parameter('c57', (F32, [2]), [0.5, -0.5])
t58 = Output('t58', (F32, [1, 3, 3, 2]))
c59 = Parameter('c59', (F32, [1, 1, 2, 2]), [2.0, 1.0, -1.0, 1.0])
c60 = Parameter('c60', (F32, [2]), [0.5, 0.5])
t61 = Internal('t61', (F32, [1, 3, 2, 2]))
c62 = Parameter('c62', (F32, [2, 2, 2, 2]), [-1.0, 0.0, 1.0, 1.0, -1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, -1.0, 0.0, 1.0, 1.0])
c63 = Parameter('c63', (F32, [2]), [0.5, -0.5])
t64 = Output('t64', (F32, [1, 3, 2, 2]))
c65 = Parameter('c65', (F32, [2, 1, 1, 2]), [1.0, -1.0, 1.0, -1.0])
c66 = Parameter('c66', (F32, [2]), [0.5, -0.5])
t67 = Internal('t67', (F32, [1, 3, 3, 2]))
t68 = Internal('t68', (F32, [1, 3, 3, 2]))
c69 = Parameter('c69', (F32, [2, 1, 1, 2]), [-1.0, -1.0, 1.0, 1.0])
c70 = Parameter('c70', (F32, [2]), [0.5, -0.5])
t71 = Output('t71', (F32, [1, 3, 3, 2]))
c72 = Parameter('c72', (F32, [2, 1, 1, 2]), [1.0, -1.0, 1.0, -1.0])
c73 = Parameter('c73', (F32, [2]), [0.5, -0.5])
t74 = Internal('t74', (F32, [1, 3, 3, 2]))
t75 = Output('t75', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('CONV_2D', x1, c5, c6, 2, 1, 1, 0).To(t7)
model.Operation('CONV_2D', t7, c8, c9, 2, 1, 1, 0).To(t10)
model.Operation('CONV_2D', x1, c11, c12, 2, 1, 1, 1).To(t13)
model.Operation('CONV_2D', t13, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('CONV_2D', x1, c17, c18, 2, 1, 1, 0).To(t19)
model.Operation('CONV_2D', t19, c20, c21, 1, 1, 1, 0).To(t22)
model.Operation('CONV_2D', x1, c23, c24, 2, 1, 1, 0).To(t25)
model.Operation('CONV_2D', t25, c26, c27, 1, 1, 1, 0).To(t28)
model.Operation('CONV_2D', x1, c29, c30, 2, 1, 1, 0).To(t31)
model.Operation('CONV_2D', t31, c32, c33, 1, 0, 0, 1, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x1, c35, c36, 1, 1, 1, 0).To(t37)
model.Operation('CONV_2D', t37, c38, c39, 2, 1, 1, 3).To(t40)
model.Operation('CONV_2D', x1, c41, c42, 2, 2, 1, 0).To(t43)
model.Operation('CONV_2D', t43, c44, c45, 2, 1, 2, 0).To(t46)
model.Operation('CONV_2D', x1, c47, c48, 2, 1, 1, 0).To(t49)
model.Operation('DEPTHWISE_CONV_2D', t49, c50, c51, 1, 1, 1, 1, 0).To(t52)
model.Operation('DEPTHWISE_CONV_2D', x1, c53, c54, 2, 1, 1, 1, 0).To(t55)
model.Operation('CONV_2D', t55, c56, c57, 2, 1, 1, 0).To(t58)
model.Operation('DEPTHWISE_CONV_2D', x1, c59, c60, 1, 2, 1, 1, 0).To(t61)
model.Operation('CONV_2D', t61, c62, c63, 1, 1, 1, 0).To(t64)
model.Operation('CONV_2D', x1, c65, c66, 2, 1, 1, 0).To(t67)
model.Operation('RELU1', t67).To(t68)
model.Operation('CONV_2D', t68, c69, c70, 2, 1, 1, 0).To(t71)
model.Operation('CONV_2D', t4, c72, c73, 2, 1, 1, 0).To(t74)
model.Operation('ADD', t74, t4, 0).To(t75)
Example({
    x1: [-1.0, -2.0, -3.5, -2.0, -1.0, -3.0, -0.5, 2.0, -2.5, -1.0, -4.0, 4.0, 0.5, 1.0, 2.5, 3.5, -3.5,
    -2.0],
    t10: [-1.5, 0.0, -1.5, -2.5, -2.5, 1.0, 2.5, -3.5, -0.5, -2.5, 4.5, -9.0, 1.5, -1.5, 4.0, -2.0, -1.5,
    -2.5],
    t16: [4.0, 3.0, 6.5, 5.5, 5.0, 4.0, 1.5, -0.5, 4.5, 3.5, 1.0, 0.0, 1.5, -0.5, 6.0, -0.5, 6.5, 5.5],
    t22: [14.0, -6.0, 12.5, -9.5, 5.5, -4.5, 2.0, -5.0, 6.0, -4.0, 7.0, 5.0, -9.0, 3.0, 4.0, 2.0, 6.5, -6.5],
    t28: [4.0, 0.0, -6.5, 4.0, -1.5, 5.5, -11.0, -1.5, 3.5, -11.0, -14.5, -7.0, -2.5, -0.5, -8.0, 3.0, 4.5,
    -7.5],
    t34: [-6.5, -4.5, -6.0, 1.5, -4.0, 7.5, -3.0, 0.5, -3.0, -8.0, 6.5, 3.0, 0.0, -3.5, 5.0, -3.0, -11.0,
    -15.0],
    t40: [0.0, 6.0, 0.0, 6.0, 0.0, 2.5, 3.0, 0.0, 0.0, 6.0, 0.0, 6.0, 0.5, 0.0, 2.0, 3.5, 0.0, 0.0],
    t46: [3.0, -4.5, 4.0, -6.5, -1.5, 1.5, 5.5, -4.5],
    t52: [0.0, 3.0, 4.5, -3.0, 3.0, 3.0, -3.5, -0.5, -15.5, 7.0, -7.0, -7.0, -0.5, 1.0, -2.0, 1.0, -0.5,
    -0.5],
    t58: [-3.5, 0.5, -8.5, -4.5, -4.5, 1.5, 1.5, -2.5, -5.5, -3.5, -3.5, -11.5, 2.5, 0.5, 9.0, 2.0, -8.5,
    -4.5],
    t64: [-15.0, -11.0, 9.5, 3.0, -10.0, -7.0, 14.5, 3.0, -6.5, -4.5, 7.0, -8.5],
    t71: [-1.0, 1.0, 2.5, -2.5, -1.5, 1.5, 2.5, -2.5, 2.5, -2.5, 2.5, -2.5, 1.5, -1.5, 2.0, -2.0, 2.5, -2.5],
    t75: [-1.0, -1.0, 1.5, 1.5, -3.0, -2.0, 6.5, 2.5, 2.5, 1.5, 14.0, 8.0, 3.5, 0.5, 6.5, 1.0, 1.5, 1.5],
}, name='in_a_row').AddVariations('float16').DisableLifeTimeVariation()

# A layer takes the stride of the next one, unless other layers or windows read the pixels that
# are skipped.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (F32, [2, 2, 2, 2]), [1.0, 1.0, -1.0, 0.0, 1.0, 0.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 0.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -0.5])
t4 = Internal('t4', (F32, [1, 4, 4, 2]))
c5 = Parameter('c5', (F32, [2, 1, 1, 2]), [1.0, 1.0, 1.0, 1.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -0.5])
t7 = Internal('t7', (F32, [1, 4, 4, 2]))
c8 = Parameter('c8', (F32, [2, 1, 1, 2]), [-1.0, -1.0, -1.0, 0.0])
c9 = Parameter('c9', (F32, [2]), [0.5, -0.5])
t10 = Output('t10', (F32, [1, 2, 2, 2]))
c11 = Parameter('c11', (F32, [2, 2, 2, 2]), [-1.0, 0.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 0.0, -1.0, -1.0, 1.0, -1.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -0.5])
t13 = Internal('t13', (F32, [1, 4, 4, 2]))
t14 = Internal('t14', (F32, [1, 4, 4, 2]))
c15 = Parameter('c15', (F32, [2, 2, 2, 2]), [-1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 0.0, 1.0, 0.0, 1.0, 0.0, -1.0, -1.0, -1.0, 1.0])
c16 = Parameter('c16', (F32, [2]), [0.5, -0.5])
t17 = Internal('t17', (F32, [1, 4, 4, 2]))
c18 = Parameter('c18', (F32, [2, 1, 1, 2]), [1.0, -1.0, 1.0, 0.0])
c19 = Parameter('c19', (F32, [2]), [0.5, -0.5])
t20 = Output('t20', (F32, [1, 2, 2, 2]))
c21 = Parameter('c21', (F32, [2, 2, 2, 2]), [-1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 0.0])
c22 = Parameter('c22', (F32, [2]), [0.5, -0.5])
t23 = Internal('t23', (F32, [1, 3, 3, 2]))
c24 = Parameter('c24', (F32, [2, 1, 1, 2]), [-1.0, 1.0, 1.0, -1.0])
c25 = Parameter('c25', (F32, [2]), [0.5, -0.5])
t26 = Output('t26', (F32, [1, 3, 2, 2]))
c27 = Parameter('c27', (F32, [2, 2, 2, 2]), [1.0, 1.0, 1.0, 0.0, -1.0, 1.0, 1.0, 0.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 0.0])
c28 = Parameter('c28', (F32, [2]), [0.5, -0.5])
t29 = Internal('t29', (F32, [1, 4, 4, 2]))
c30 = Parameter('c30', (F32, [2, 2, 2, 2]), [-1.0, -1.0, 1.0, 0.0, 1.0, 0.0, -1.0, 1.0, -1.0, 0.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0])
c31 = Parameter('c31', (F32, [2]), [0.5, -0.5])
t32 = Output('t32', (F32, [1, 2, 2, 2]))
c33 = Parameter('c33', (F32, [2, 2, 2, 2]), [1.0, 0.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, 1.0, -1.0])
c34 = Parameter('c34', (F32, [2]), [0.5, -0.5])
t35 = Internal('t35', (F32, [1, 4, 4, 2]))
t36 = Internal('t36', (F32, [1, 4, 4, 2]))
c37 = Parameter('c37', (F32, [2, 1, 1, 2]), [-1.0, 0.0, -1.0, 1.0])
c38 = Parameter('c38', (F32, [2]), [0.5, -0.5])
t39 = Output('t39', (F32, [1, 2, 4, 2]))
c40 = Parameter('c40', (F32, [2, 2, 2, 2]), [-1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 1.0, 1.0, -1.0, 1.0])
c41 = Parameter('c41', (F32, [2]), [0.5, -0.5])
t42 = Internal('t42', (F32, [1, 4, 4, 2]))
c43 = Parameter('c43', (F32, [2, 2, 2, 2]), [1.0, 0.0, -1.0, 0.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 0.0, 1.0, 1.0, 1.0, -1.0])
c44 = Parameter('c44', (F32, [2]), [0.5, -0.5])
t45 = Output('t45', (F32, [1, 2, 2, 2]))
c46 = Parameter('c46', (F32, [2, 2, 2, 2]), [1.0, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, 0.0, 1.0, -1.0, 1.0, 1.0])
c47 = Parameter('c47', (F32, [2]), [0.5, -0.5])
t48 = Internal('t48', (F32, [1, 4, 4, 2]))
t49 = Output('t49', (F32, [1, 2, 2, 2]))
c50 = Parameter('c50', (F32, [2, 1, 1, 2]), [-1.0, 0.0, 1.0, -1.0])
c51 = Parameter('c51', (F32, [2]), [0.5, -0.5])
t52 = Internal('t52', (F32, [1, 4, 4, 2]))
t53 = Output('t53', (F32, [1, 2, 2, 2]))
c54 = Parameter('c54', (F32, [2, 1, 1, 2]), [1.0, 0.0, 1.0, 0.0])
c55 = Parameter('c55', (F32, [2]), [0.5, -0.5])
t56 = Output('t56', (F32, [1, 2, 2, 2]))
c57 = Parameter('c57', (F32, [2, 1, 1, 2]), [-1.0, 0.0, -1.0, 1.0])
c58 = Parameter('c58', (F32, [2]), [0.5, -0.5])
t59 = Internal('t59', (F32, [1, 4, 4, 2]))
t60 = Internal('t60', (F32, [1, 4, 4, 2]))
c61 = Parameter('c61', (F32, [2, 1, 1, 2]), [-1.0, 1.0, 1.0, -1.0])
c62 = Parameter('c62', (F32, [2]), [0.5, -0.5])
t63 = Output('t63', (F32, [1, 4, 2, 2]))
c64 = Parameter('c64', (F32, [1]), [1.0])
t65 = Output('t65', (F32, [1, 4, 4, 2]))
t66 = Internal('t66', (F32, [1, 4, 4, 2]))
c67 = Parameter('c67', (F32, [2, 1, 1, 2]), [-1.0, 0.0, -1.0, -1.0])
c68 = Parameter('c68', (F32, [2]), [0.5, -0.5])
t69 = Output('t69', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('CONV_2D', x1, c5, c6, 2, 1, 1, 0).To(t7)
model.Operation('CONV_2D', t4, c8, c9, 2, 2, 2, 0).To(t10)
model.Operation('CONV_2D', x1, c11, c12, 1, 1, 1, 0).To(t13)
model.Operation('ADD', t13, t7, 1).To(t14)
model.Operation('CONV_2D', x1, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('CONV_2D', t17, c18, c19, 2, 2, 2, 0).To(t20)
model.Operation('CONV_2D', x1, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 1, 2, 1, 0).To(t26)
model.Operation('CONV_2D', x1, c27, c28, 1, 1, 1, 0).To(t29)
model.Operation('CONV_2D', t29, c30, c31, 2, 2, 2, 0).To(t32)
model.Operation('CONV_2D', x1, c33, c34, 1, 1, 1, 0).To(t35)
model.Operation('RELU', t35).To(t36)
model.Operation('CONV_2D', t36, c37, c38, 1, 1, 2, 0).To(t39)
model.Operation('CONV_2D', x1, c40, c41, 1, 1, 1, 0).To(t42)
model.Operation('CONV_2D', t42, c43, c44, 1, 0, 1, 0, 2, 2, 0).To(t45)
model.Operation('CONV_2D', x1, c46, c47, 1, 1, 1, 0).To(t48)
model.Operation('MAX_POOL_2D', t48, 2, 2, 2, 1, 1, 1).To(t49)
model.Operation('CONV_2D', x1, c50, c51, 2, 1, 1, 0).To(t52)
model.Operation('AVERAGE_POOL_2D', t52, 1, 3, 2, 1, 1, 0).To(t53)
model.Operation('CONV_2D', t14, c54, c55, 2, 2, 2, 0).To(t56)
model.Operation('CONV_2D', x1, c57, c58, 2, 1, 1, 0).To(t59)
model.Operation('ADD', t7, t59, 0).To(t60)
model.Operation('CONV_2D', t60, c61, c62, 2, 2, 1, 0).To(t63)
model.Operation('MAXIMUM', t4, c64).To(t65)
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 2, 2, 0).To(t66)
model.Operation('CONV_2D', t66, c67, c68, 2, 2, 2, 0).To(t69)
Example({
    x1: packed('|i1',
    'c-jTQfeip42m`R-AoBmU>VVnaIF0nc(#YNnw{_7CUSi}22_X;$', 0.5
),
    t10: [-9.0, -7.0, -4.5, -8.0, 4.5, 5.5, 9.0, 7.0],
    t20: [19.5, 7.5, -12.0, -8.0, 1.5, -3.5, 4.5, 3.5],
    t26: [-6.5, 6.5, 3.5, -3.5, 2.0, -2.0, -3.5, 3.5, -0.5, 0.5, -7.5, 7.5],
    t32: [12.5, 13.5, -18.5, -9.5, 4.5, -4.5, 11.0, 15.5],
    t39: [0.5, -0.5, 0.5, 0.5, -3.0, -4.0, -6.0, -7.0, 0.5, 9.0, -2.0, 0.0, 0.5, -0.5, 0.5, -0.5],
    t45: [-2.5, -3.5, -13.0, -14.0, 12.0, 11.0, 14.5, 10.5],
    t49: [0.0, 0.0, 0.0, 0.0, 7.0, 1.0, 0.0, 4.0],
    t53: [4.0, -6.5, -1.5, -1.0, 1.5, 1.0, 3.0, -5.0],
    t56: [0.5, -0.5, 13.0, 12.0, 2.0, 1.0, 0.5, -0.5],
    t63: [1.0, -1.0, 2.5, -2.5, -0.5, 0.5, -1.0, 1.0, -4.0, 4.0, -3.5, 3.5, 0.0, 0.0, -4.0, 4.0],
    t65: packed('|i1',
    'c-rG-V`AcGVqs$9<Yi)I0s<B>Ai>JY#0lc?F#!MzLja=', 0.5
),
    t69: [-1.0, -4.5, -1.5, -6.5, -3.0, -5.5, -2.0, -7.0],
}, name='strides').AddVariations('float16').DisableLifeTimeVariation()

# Factors meet a layer on the other side of activations, sums, pools and joints, if their signs
# allow it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [2]), [2.0, 3.0])
t3 = Internal('t3', (F32, [1, 3, 3, 2]))
c4 = Parameter('c4', (F32, [2]), [2.0, 3.0])
t5 = Internal('t5', (F32, [1, 3, 3, 2]))
t6 = Internal('t6', (F32, [1, 3, 3, 2]))
c7 = Parameter('c7', (F32, [2, 1, 1, 2]), [-1.0, 1.0, 1.0, 0.0])
c8 = Parameter('c8', (F32, [2]), [0.5, -0.5])
t9 = Output('t9', (F32, [1, 3, 3, 2]))
c10 = Parameter('c10', (F32, [2]), [2.0, -1.0])
t11 = Internal('t11', (F32, [1, 3, 3, 2]))
t12 = Internal('t12', (F32, [1, 3, 3, 2]))
c13 = Parameter('c13', (F32, [2, 1, 1, 2]), [-1.0, 0.0, 1.0, 1.0])
c14 = Parameter('c14', (F32, [2]), [0.5, -0.5])
t15 = Output('t15', (F32, [1, 3, 3, 2]))
c16 = Parameter('c16', (F32, [2]), [2.0, 3.0])
t17 = Internal('t17', (F32, [1, 3, 3, 2]))
t18 = Internal('t18', (F32, [1, 3, 3, 2]))
c19 = Parameter('c19', (F32, [2, 1, 1, 2]), [-1.0, 0.0, 1.0, 1.0])
c20 = Parameter('c20', (F32, [2]), [0.5, -0.5])
t21 = Output('t21', (F32, [1, 3, 3, 2]))
t22 = Internal('t22', (F32, [1, 3, 3, 2]))
c23 = Parameter('c23', (F32, [2]), [2.0, -1.0])
t24 = Internal('t24', (F32, [1, 3, 3, 2]))
c25 = Parameter('c25', (F32, [2, 1, 1, 2]), [1.0, -1.0, 1.0, -1.0])
c26 = Parameter('c26', (F32, [2]), [0.5, -0.5])
t27 = Output('t27', (F32, [1, 3, 3, 2]))
c28 = Parameter('c28', (F32, [2]), [2.0, 3.0])
t29 = Internal('t29', (F32, [1, 3, 3, 2]))
t30 = Internal('t30', (F32, [1, 3, 3, 2]))
c31 = Parameter('c31', (F32, [2, 1, 1, 2]), [-1.0, -1.0, 1.0, 1.0])
c32 = Parameter('c32', (F32, [2]), [0.5, -0.5])
t33 = Output('t33', (F32, [1, 3, 3, 2]))
c34 = Parameter('c34', (F32, [2]), [2.0, -1.0])
t35 = Internal('t35', (F32, [1, 3, 3, 2]))
t36 = Internal('t36', (F32, [1, 3, 3, 2]))
c37 = Parameter('c37', (F32, [2, 1, 1, 2]), [1.0, -1.0, -1.0, 1.0])
c38 = Parameter('c38', (F32, [2]), [0.5, -0.5])
t39 = Output('t39', (F32, [1, 3, 3, 2]))
c40 = Parameter('c40', (F32, [2, 1, 1, 2]), [-1.0, -1.0, -1.0, 0.0])
c41 = Parameter('c41', (F32, [2]), [0.5, -0.5])
t42 = Internal('t42', (F32, [1, 3, 3, 2]))
t43 = Internal('t43', (F32, [1, 3, 3, 2]))
c44 = Parameter('c44', (F32, [2]), [2.0, -1.0])
t45 = Output('t45', (F32, [1, 3, 3, 2]))
c46 = Parameter('c46', (F32, [2, 1, 1, 2]), [1.0, -1.0, -1.0, -1.0])
c47 = Parameter('c47', (F32, [2]), [0.5, -0.5])
t48 = Internal('t48', (F32, [1, 3, 3, 2]))
c49 = Parameter('c49', (F32, [2]), [2.0, 3.0])
t50 = Internal('t50', (F32, [1, 3, 3, 2]))
t51 = Internal('t51', (F32, [1, 3, 3, 2]))
c52 = Parameter('c52', (F32, [2]), [2.0, -1.0])
t53 = Output('t53', (F32, [1, 3, 3, 2]))
c54 = Parameter('c54', (F32, [2, 1, 1, 2]), [-1.0, 0.0, -1.0, 1.0])
c55 = Parameter('c55', (F32, [2]), [0.5, -0.5])
t56 = Internal('t56', (F32, [1, 3, 3, 2]))
c57 = Parameter('c57', (F32, [2, 1, 1, 2]), [-1.0, 1.0, 1.0, 0.0])
c58 = Parameter('c58', (F32, [2]), [0.5, -0.5])
t59 = Internal('t59', (F32, [1, 3, 3, 2]))
t60 = Internal('t60', (F32, [1, 3, 3, 2]))
c61 = Parameter('c61', (F32, [2]), [2.0, 3.0])
t62 = Output('t62', (F32, [1, 3, 3, 2]))
c63 = Parameter('c63', (F32, [2, 1, 1, 2]), [-1.0, -1.0, 1.0, 0.0])
c64 = Parameter('c64', (F32, [2]), [0.5, -0.5])
t65 = Internal('t65', (F32, [1, 3, 3, 2]))
t66 = Internal('t66', (F32, [1, 3, 3, 2]))
c67 = Parameter('c67', (F32, [2]), [2.0, -1.0])
t68 = Output('t68', (F32, [1, 3, 3, 2]))
t69 = Internal('t69', (F32, [1, 3, 3, 2]))
t70 = Internal('t70', (F32, [1, 3, 3, 2]))
c71 = Parameter('c71', (F32, [2, 1, 1, 2]), [1.0, -1.0, -1.0, 1.0])
c72 = Parameter('c72', (F32, [2]), [0.5, -0.5])
t73 = Output('t73', (F32, [1, 3, 3, 2]))
x74 = Input('x74', (F32, [2]))
t75 = Internal('t75', (F32, [1, 3, 3, 2]))
c76 = Parameter('c76', (F32, [2, 1, 1, 2]), [-1.0, -1.0, -1.0, 1.0])
c77 = Parameter('c77', (F32, [2]), [0.5, -0.5])
t78 = Output('t78', (F32, [1, 3, 3, 2]))
c80 = Parameter('c80', (F32, [2, 1, 1, 2]), [-1.0, -1.0, 1.0, 0.0])
c81 = Parameter('c81', (F32, [2]), [0.5, -0.5])
t82 = Internal('t82', (F32, [1, 3, 3, 2]))
c79 = Parameter('c79', (F32, [2]), [2.0, 3.0])
t83 = Internal('t83', (F32, [1, 3, 3, 2]))
c84 = Parameter('c84', (F32, [2]), [2.0, -1.0])
t85 = Output('t85', (F32, [1, 3, 3, 2]))
c86 = Parameter('c86', (F32, [2, 1, 1, 2]), [-1.0, 0.0, 1.0, 1.0])
c87 = Parameter('c87', (F32, [2]), [0.5, -0.5])
t88 = Internal('t88', (F32, [1, 3, 3, 2]))
t89 = Internal('t89', (F32, [1, 2, 3, 3]))
c90 = Parameter('c90', (F32, [3]), [1.0, -1.0, 2.0])
t91 = Internal('t91', (F32, [1, 2, 3, 3]))
t92 = Output('t92', (F32, [6, 3]))
c93 = Parameter('c93', (F32, [2]), [2.0, -1.0])
t94 = Internal('t94', (F32, [1, 3, 3, 2]))
t95 = Internal('t95', (F32, [1, 6, 3, 2]))
c96 = Parameter('c96', (F32, [2, 1, 1, 2]), [-1.0, 0.0, 1.0, 0.0])
c97 = Parameter('c97', (F32, [2]), [0.5, -0.5])
t98 = Output('t98', (F32, [1, 6, 3, 2]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('MUL', x1, c4, 0).To(t5)
model.Operation('RELU', t5).To(t6)
model.Operation('CONV_2D', t6, c7, c8, 2, 1, 1, 0).To(t9)
model.Operation('MUL', x1, c10, 0).To(t11)
model.Operation('RELU', t11).To(t12)
model.Operation('CONV_2D', t12, c13, c14, 2, 1, 1, 0).To(t15)
model.Operation('MUL', x1, c16, 0).To(t17)
model.Operation('RELU6', t17).To(t18)
model.Operation('CONV_2D', t18, c19, c20, 2, 1, 1, 0).To(t21)
model.Operation('RELU1', x1).To(t22)
model.Operation('MUL', t22, c23, 0).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 2, 1, 1, 0).To(t27)
model.Operation('MUL', x1, c28, 0).To(t29)
model.Operation('MAX_POOL_2D', t29, 1, 1, 1, 2, 2, 0).To(t30)
model.Operation('CONV_2D', t30, c31, c32, 2, 1, 1, 0).To(t33)
model.Operation('MUL', x1, c34, 0).To(t35)
model.Operation('MAX_POOL_2D', t35, 1, 1, 1, 2, 2, 0).To(t36)
model.Operation('CONV_2D', t36, c37, c38, 2, 1, 1, 0).To(t39)
model.Operation('CONV_2D', x1, c40, c41, 2, 1, 1, 0).To(t42)
model.Operation('MAX_POOL_2D', t42, 1, 1, 1, 2, 2, 0).To(t43)
model.Operation('MUL', t43, c44, 0).To(t45)
model.Operation('CONV_2D', x1, c46, c47, 2, 1, 1, 0).To(t48)
model.Operation('ADD', t48, c49, 0).To(t50)
model.Operation('RELU', t50).To(t51)
model.Operation('MUL', t51, c52, 0).To(t53)
model.Operation('CONV_2D', x1, c54, c55, 2, 1, 1, 0).To(t56)
model.Operation('CONV_2D', x1, c57, c58, 2, 1, 1, 0).To(t59)
model.Operation('ADD', t56, t59, 0).To(t60)
model.Operation('MUL', t60, c61, 0).To(t62)
model.Operation('CONV_2D', x1, c63, c64, 2, 1, 1, 0).To(t65)
model.Operation('ADD', t65, x1, 0).To(t66)
model.Operation('MUL', t66, c67, 0).To(t68)
model.Operation('RELU', t3).To(t69)
model.Operation('ADD', t3, t69, 0).To(t70)
model.Operation('CONV_2D', t70, c71, c72, 2, 1, 1, 0).To(t73)
model.Operation('MUL', x1, x74, 0).To(t75)
model.Operation('CONV_2D', t75, c76, c77, 2, 1, 1, 0).To(t78)
model.Operation('CONV_2D', x1, c80, c81, 2, 1, 1, 0).To(t82)
model.Operation('SUB', c79, t82, 1).To(t83)
model.Operation('MUL', t83, c84, 3).To(t85)
model.Operation('CONV_2D', x1, c86, c87, 2, 1, 1, 0).To(t88)
model.Operation('TRANSPOSE', t88, [0, 3, 2, 1]).To(t89)
model.Operation('MUL', t89, c90, 0).To(t91)
model.Operation('RESHAPE', t91, [6, 3]).To(t92)
model.Operation('MUL', x1, c93, 0).To(t94)
model.Operation('CONCATENATION', t94, x1, 1).To(t95)
model.Operation('CONV_2D', t95, c96, c97, 2, 1, 1, 0).To(t98)
Example({
    x1: [0.5, -1.0, -3.0, 0.5, 1.0, 1.0, 1.0, -1.5, 1.0, 2.5, 2.0, -3.0, 1.0, -0.5, 1.0, -2.0, -2.5, 3.0],
    t9: [-0.5, 0.5, 2.0, -0.5, 1.5, 1.5, -1.5, 1.5, 6.0, 1.5, -3.5, 3.5, -1.5, 1.5, -1.5, 1.5, 9.5, -0.5],
    t15: [-0.5, 1.5, 0.5, -0.5, -1.5, 1.5, -1.5, 3.0, -1.5, 1.5, -3.5, 6.5, -1.5, 2.0, -1.5, 3.5, 0.5, -0.5],
    t21: [-0.5, 0.5, 0.5, 1.0, -1.5, 4.5, -1.5, 1.5, -1.5, 7.5, -3.5, 3.5, -1.5, 1.5, -1.5, 1.5, 0.5, 5.5],
    t27: [0.5, -0.5, -1.0, -2.0, 3.5, 2.5, 1.5, 0.5, 3.5, 2.5, 1.5, 0.5, 2.0, 1.0, 1.5, 0.5, -0.5, -1.5],
    t33: [-9.0, 9.0, -11.0, 11.0, -6.5, 6.5, -9.0, 9.0, -12.5, 12.5, -12.5, 12.5, 0.0, 0.0, -10.5, 10.5,
    -3.5, 3.5],
    t39: [1.0, -1.0, 1.5, -1.5, 1.5, -1.5, 0.5, -0.5, 1.5, -1.5, 1.5, -1.5, 0.5, -0.5, 0.5, -0.5, -1.5, 1.5],
    t45: [6.0, -2.5, 6.0, -2.5, 3.0, 1.5, 3.0, 1.5, 3.0, -2.0, 3.0, -2.0, 3.0, 1.5, 3.0, -2.0, 0.0, -2.0],
    t53: [8.0, -3.0, 0.0, -5.0, 5.0, -0.5, 10.0, -3.0, 2.0, 0.0, 15.0, -3.5, 8.0, -2.0, 11.0, -3.5, 0.0,
    -2.0],
    t62: [-2.0, -6.0, 15.0, -1.5, 0.0, 0.0, -5.0, -7.5, 3.0, 4.5, -12.0, -12.0, -3.0, -4.5, -6.0, -9.0, 18.0,
    6.0],
    t68: [3.0, 1.0, 0.0, 3.0, -1.0, -1.5, 4.0, 1.0, -4.0, -3.0, 7.0, 1.5, 2.0, 0.0, 5.0, 1.5, -5.0, 0.0],
    t73: [5.5, -5.5, -8.5, 8.5, -1.5, 1.5, 9.0, -9.0, -10.5, 10.5, 17.5, -17.5, 6.0, -6.0, 10.5, -10.5,
    -22.5, 22.5],
    x74: [2.0, -1.0],
    t78: [-1.5, -0.5, 7.0, 5.0, -0.5, -3.5, -3.0, -1.0, 1.0, -5.0, -6.5, -1.5, -2.0, -2.0, -3.5, -0.5, 8.5,
    1.5],
    t85: [2.0, 0.0, 0.0, 0.0, 6.0, 0.0, 2.0, 0.0, 6.0, 0.0, 1.0, 0.0, 4.0, 0.0, 1.0, 0.0, 4.0, 0.0],
    t92: [0.0, 0.5, -1.0, 3.5, 0.5, -1.0, -0.5, 1.5, 6.0, -1.0, 1.0, 0.0, -3.0, -3.0, -3.0, 1.5, 1.5, 0.0],
    t98: packed('|i1',
    'c-s5V$ou&(GYI}<2a()g85r1q{$~Wizsw+#?H2$*IS~N', 0.5
),
}, name='through').AddVariations('float16').DisableLifeTimeVariation()
