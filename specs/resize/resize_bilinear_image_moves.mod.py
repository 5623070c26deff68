# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: moves of images that are merged, cancelled or turned into others.

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

# Images are resized to the same size, there and back, twice, and past other operations, in each
# way to align corners.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 1]))
t2 = Output('t2', (F32, [1, 2, 2, 1]))
x3 = Input('x3', (F32, [1, 2, 3, 1]))
t4 = Internal('t4', (F32, [1, 2, 3, 1]))
t5 = Internal('t5', (F32, [1, 2, 3, 1]))
x6 = Input('x6', (F32, [1, 2, 3, 1]))
t7 = Internal('t7', (F32, [1, 2, 3, 1]))
t8 = Output('t8', (F32, [1, 2, 3, 1]))
x9 = Input('x9', (F32, [1, 2, 2, 1]))
t10 = Internal('t10', (F32, [1, 4, 4, 1]))
t11 = Internal('t11', (F32, [1, 2, 2, 1]))
x12 = Input('x12', (F32, [1, 2, 2, 1]))
t13 = Internal('t13', (F32, [1, 4, 4, 1]))
t14 = Output('t14', (F32, [1, 2, 2, 1]))
t15 = Internal('t15', (F32, [1, 4, 4, 1]))
t16 = Internal('t16', (F32, [1, 2, 2, 1]))
x17 = Input('x17', (F32, [1, 2, 1, 1]))
t18 = Internal('t18', (F32, [1, 4, 2, 1]))
t19 = Output('t19', (F32, [1, 8, 4, 1]))
x20 = Input('x20', (F32, [1, 2, 1, 1]))
t21 = Internal('t21', (F32, [1, 4, 2, 1]))
t22 = Internal('t22', (F32, [1, 8, 4, 1]))
t23 = Internal('t23', (F32, [1, 3, 3, 1]))
t24 = Output('t24', (F32, [1, 4, 4, 1]))
t25 = Internal('t25', (F32, [1, 2, 4, 1]))
t26 = Internal('t26', (F32, [1, 4, 4, 1]))
x27 = Input('x27', (F32, [1, 4, 4, 1]))
t28 = Output('t28', (F32, [1, 2, 2, 1]))
x29 = Input('x29', (F32, [1, 4, 4, 1]))
t30 = Internal('t30', (F32, [1, 2, 2, 1]))
x31 = Input('x31', (F32, [1, 4, 4, 1]))
t32 = Output('t32', (F32, [1, 2, 2, 1]))
x33 = Input('x33', (F32, [1, 1, 1, 2]))
t34 = Internal('t34', (F32, [1, 2, 3, 2]))
x35 = Input('x35', (F32, [1, 1, 3, 1]))
t36 = Output('t36', (F32, [1, 3, 3, 1]))
x37 = Input('x37', (F32, [1, 1, 1, 2]))
t38 = Internal('t38', (F32, [1, 2, 2, 2]))
x39 = Input('x39', (F32, [1, 2, 2, 2]))
t40 = Internal('t40', (F32, [1, 2, 2, 2]))
t41 = Internal('t41', (F32, [1, 3, 4, 1]))
t42 = Output('t42', (F32, [1, 3, 4, 1]))
x43 = Input('x43', (F32, [1, 2, 2, 2]))
c44 = Parameter('c44', (F32, [2]), [1.0, -2.0])
t45 = Internal('t45', (F32, [1, 2, 2, 2]))
t46 = Internal('t46', (F32, [1, 3, 4, 2]))
c47 = Parameter('c47', (F32, [1, 2, 1]), [1.0, -2.0])
t48 = Internal('t48', (F32, [1, 2, 2, 1]))
t49 = Output('t49', (F32, [1, 3, 4, 1]))
x50 = Input('x50', (F32, [1, 2, 3, 1]))
t51 = Internal('t51', (F32, [1, 3, 4, 1]))
t52 = Internal('t52', (F32, [1, 4, 3, 1]))
t53 = Internal('t53', (F32, [1, 3, 2, 1]))
t54 = Output('t54', (F32, [1, 3, 4, 1]))
t55 = Internal('t55', (F32, [1, 2, 4, 1]))
t56 = Internal('t56', (F32, [1, 2, 4, 1]))
t57 = Internal('t57', (F32, [1, 2, 4, 2]))
t58 = Internal('t58', (F32, [1, 2, 4, 1]))
t59 = Internal('t59', (F32, [1, 2, 4, 1]))
t60 = Output('t60', (F32, [1, 2, 4, 2]))
t61 = Internal('t61', (F32, [1, 2, 4, 1]))
t62 = Internal('t62', (F32, [1, 2, 4, 1]))
t63 = Internal('t63', (F32, [1, 4, 4, 1]))
t64 = Internal('t64', (F32, [1, 4, 2, 1]))
t65 = Output('t65', (F32, [1, 4, 4, 1]))
t66 = Internal('t66', (F32, [1, 4, 4, 1]))
t67 = Internal('t67', (F32, [1, 2, 2, 1]))
t68 = Internal('t68', (F32, [1, 4, 4, 1]))
t69 = Output('t69', (F32, [1, 2, 2, 1]))
t70 = Internal('t70', (F32, [1, 4, 4, 1]))
t71 = Internal('t71', (F32, [1, 2, 2, 1]))
t72 = Internal('t72', (F32, [1, 4, 4, 1]))
t73 = Output('t73', (F32, [1, 3, 3, 1]))
t74 = Internal('t74', (F32, [1, 4, 3, 1]))
c75 = Parameter('c75', (I32, [2]), [1, 2])
t76 = Internal('t76', (F32, [1, 1]))
c77 = Parameter('c77', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 0])
t78 = Internal('t78', (F32, [1, 3, 2, 1]))
t79 = Output('t79', (F32, [1, 6, 4, 1]))
t80 = Internal('t80', (F32, [1, 2, 2, 4]))
x81 = Input('x81', (F32, [1, 3, 2, 1]))
t82 = Output('t82', (F32, [1, 3, 4, 2]))
c83 = Parameter('c83', (F32, [1]), [1.5])
t84 = Output('t84', (F32, [1, 2, 3, 1]))
t85 = Output('t85', (F32, [1, 2, 2, 1]))
t86 = Output('t86', (F32, [1, 2, 2, 1]))
t87 = Output('t87', (F32, [1, 8, 4, 1]))
t88 = Output('t88', (F32, [1, 4, 4, 1]))
t89 = Output('t89', (F32, [1, 2, 2, 1]))
t90 = Output('t90', (F32, [1, 2, 3, 2]))
t91 = Output('t91', (F32, [1, 2, 2, 2]))
t92 = Output('t92', (F32, [1, 3, 4, 2]))
t93 = Output('t93', (F32, [1, 4, 3, 1]))
t94 = Output('t94', (F32, [1, 2, 4, 2]))
t95 = Output('t95', (F32, [1, 4, 4, 1]))
t96 = Output('t96', (F32, [1, 2, 2, 1]))
t97 = Output('t97', (F32, [1, 2, 2, 1]))
t98 = Output('t98', (F32, [1, 1]))
t99 = Output('t99', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 2, 2, False).To(t2)
model.Operation('RELU', x3).To(t4)
model.Operation('RESIZE_BILINEAR', t4, 3, 2, False, True, False).To(t5)
model.Operation('RELU', x6).To(t7)
model.Operation('RESIZE_BILINEAR', t7, 3, 2, False, False, True).To(t8)
model.Operation('RESIZE_BILINEAR', x9, 4, 4, False).To(t10)
model.Operation('RESIZE_BILINEAR', t10, 2, 2, False).To(t11)
model.Operation('RESIZE_BILINEAR', x12, 4, 4, False, True, False).To(t13)
model.Operation('RESIZE_BILINEAR', t13, 2, 2, False, True, False).To(t14)
model.Operation('RESIZE_BILINEAR', x1, 4, 4, False, False, True).To(t15)
model.Operation('RESIZE_BILINEAR', t15, 2, 2, False, False, True).To(t16)
model.Operation('RESIZE_BILINEAR', x17, 2, 4, False).To(t18)
model.Operation('RESIZE_BILINEAR', t18, 4, 8, False).To(t19)
model.Operation('RESIZE_BILINEAR', x20, 2, 4, False, False, True).To(t21)
model.Operation('RESIZE_BILINEAR', t21, 4, 8, False, False, True).To(t22)
model.Operation('RESIZE_BILINEAR', x9, 3, 3, False).To(t23)
model.Operation('RESIZE_BILINEAR', t23, 4, 4, False).To(t24)
model.Operation('RESIZE_BILINEAR', x12, 4, 2, False, True, False).To(t25)
model.Operation('RESIZE_BILINEAR', t25, 4, 4, False, False, True).To(t26)
model.Operation('RESIZE_BILINEAR', x27, 2, 2, False).To(t28)
model.Operation('RESIZE_BILINEAR', x29, 2, 2, False, True, False).To(t30)
model.Operation('RESIZE_BILINEAR', x31, 2, 2, False, False, True).To(t32)
model.Operation('RESIZE_BILINEAR', x33, 3, 2, False).To(t34)
model.Operation('RESIZE_BILINEAR', x35, 3, 3, False).To(t36)
model.Operation('RESIZE_BILINEAR', x37, 2, 2, False, False, True).To(t38)
model.Operation('SUB', t38, x39, 0).To(t40)
model.Operation('RESIZE_BILINEAR', x1, 4, 3, False).To(t41)
model.Operation('RELU', t41).To(t42)
model.Operation('SUB', x43, c44, 1).To(t45)
model.Operation('RESIZE_BILINEAR', t45, 4, 3, False).To(t46)
model.Operation('SUB', x9, c47, 0).To(t48)
model.Operation('RESIZE_BILINEAR', t48, 4, 3, False).To(t49)
model.Operation('RESIZE_BILINEAR', x50, 4, 3, False).To(t51)
model.Operation('TRANSPOSE', t51, [0, 2, 1, 3]).To(t52)
model.Operation('TRANSPOSE', x3, [0, 2, 1, 3]).To(t53)
model.Operation('RESIZE_BILINEAR', t53, 4, 3, False, False, True).To(t54)
model.Operation('RESIZE_BILINEAR', x12, 4, 2, False).To(t55)
model.Operation('RESIZE_BILINEAR', x1, 4, 2, False).To(t56)
model.Operation('CONCATENATION', t55, t56, 3).To(t57)
model.Operation('RESIZE_BILINEAR', x9, 4, 2, False, True, False).To(t58)
model.Operation('RESIZE_BILINEAR', x12, 4, 2, False, False, True).To(t59)
model.Operation('CONCATENATION', t58, t59, 3).To(t60)
model.Operation('RESIZE_BILINEAR', x1, 4, 2, False).To(t61)
model.Operation('RESIZE_BILINEAR', x9, 4, 2, False).To(t62)
model.Operation('CONCATENATION', t61, t62, 1).To(t63)
model.Operation('CONCATENATION', x12, x1, 1).To(t64)
model.Operation('RESIZE_BILINEAR', t64, 4, 4, False).To(t65)
model.Operation('RESIZE_BILINEAR', x9, 4, 4, False).To(t66)
model.Operation('STRIDED_SLICE', t66, [0, 0, 0, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t67)
model.Operation('RESIZE_BILINEAR', x12, 4, 4, False, False, True).To(t68)
model.Operation('STRIDED_SLICE', t68, [0, 1, 1, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t69)
model.Operation('RESIZE_BILINEAR', x1, 4, 4, False).To(t70)
model.Operation('MAX_POOL_2D', t70, 2, 2, 2, 2, 2, 0).To(t71)
model.Operation('RESIZE_BILINEAR', x9, 4, 4, False).To(t72)
model.Operation('MAX_POOL_2D', t72, 2, 1, 1, 2, 2, 0).To(t73)
model.Operation('RESIZE_BILINEAR', x12, 3, 4, False).To(t74)
model.Operation('REDUCE_MAX', t74, c75, False).To(t76)
model.Operation('PAD', x1, c77).To(t78)
model.Operation('RESIZE_BILINEAR', t78, 4, 6, False).To(t79)
model.Operation('RESIZE_BILINEAR', x9, 4, 2, True).To(t80)
model.Operation('RESIZE_BILINEAR', x81, 2, 4, True).To(t82)
model.Operation('SUB', c83, t5, 0).To(t84)
model.Operation('SUB', c83, t11, 0).To(t85)
model.Operation('SUB', c83, t16, 0).To(t86)
model.Operation('SUB', c83, t22, 0).To(t87)
model.Operation('SUB', c83, t26, 0).To(t88)
model.Operation('SUB', c83, t30, 0).To(t89)
model.Operation('SUB', c83, t34, 0).To(t90)
model.Operation('SUB', c83, t40, 0).To(t91)
model.Operation('SUB', c83, t46, 0).To(t92)
model.Operation('SUB', c83, t52, 0).To(t93)
model.Operation('SUB', c83, t57, 0).To(t94)
model.Operation('SUB', c83, t63, 0).To(t95)
model.Operation('SUB', c83, t67, 0).To(t96)
model.Operation('SUB', c83, t71, 0).To(t97)
model.Operation('SUB', c83, t76, 0).To(t98)
model.Operation('SUB', c83, t80, 0).To(t99)
Example({
    x1: [-27.5, 20.5, -20.5, 27.5],
    t2: [-27.5, 20.5, -20.5, 27.5],
    x3: [26.0, 26.5, -10.5, 13.0, -28.0, -19.5],
    x6: [16.5, 15.5, -5.0, 10.5, -8.5, 19.0],
    t8: [16.5, 15.5, 0.0, 10.5, 0.0, 19.0],
    x9: [-29.0, 13.5, 12.0, -21.5],
    x12: [22.0, -4.0, -17.5, 12.0],
    t14: [22.0, -4.0, -17.5, 12.0],
    x17: [-30.0, 3.5],
    t19: packed('<i2',
    'c-j*X5D*9kf@wf-69{C`z<)HrfCd0mIT-l', 0.125
),
    x20: [26.0, -1.5],
    t24: [-29.0, -7.75, 6.4166665, 13.5, -8.5, -6.25, -4.75, -3.9999998, 5.1666665, -5.25, -12.194445,
    -15.666666, 12.0, -4.75, -15.916666, -21.5],
    x27: [30.0, 23.5, 26.0, -18.5, 13.5, -19.0, -7.5, -17.0, 21.5, -1.5, -16.0, -23.5, -27.0, 10.0, -0.5,
    -12.5],
    t28: [30.0, 26.0, 21.5, -16.0],
    x29: [-16.5, 0.5, 18.5, -13.0, -4.5, 27.5, 16.0, -9.0, -18.0, -17.0, 0.0, 10.5, 27.0, -25.5, -12.5, 16.5],
    x31: [-27.5, -27.0, -14.5, -14.0, -20.0, 23.0, -11.0, 28.0, 1.0, 7.5, -17.0, 2.5, 10.5, -4.5, 21.0, 18.5],
    t32: [-12.875, -2.875, 3.625, 6.25],
    x33: [13.0, 3.0],
    x35: [15.0, 0.0, -0.5],
    t36: [15.0, 0.0, -0.5, 15.0, 0.0, -0.5, 15.0, 0.0, -0.5],
    x37: [-14.0, 9.5],
    x39: [-12.0, 10.5, -22.5, -13.5, 26.5, -2.5, -26.0, 27.5],
    t42: [0.0, 0.0, 20.5, 20.5, 0.0, 1.1666666, 25.166666, 25.166666, 0.0, 3.5, 27.5, 27.5],
    x43: [-23.5, -2.5, -2.0, 9.5, 5.5, 7.5, 13.5, -6.0],
    t49: [-30.0, -7.25, 15.5, 15.5, -2.6666667, -5.25, -7.8333335, -7.8333335, 11.0, -4.25, -19.5, -19.5],
    x50: [-4.5, 8.0, 27.5, 24.5, 19.5, 25.5],
    t54: [26.0, 22.75, 16.25, 13.0, 26.5, 12.875, -14.375, -28.0, -10.5, -12.75, -17.25, -19.5],
    t60: [-29.0, 22.0, -14.833333, 15.5, -0.6666667, 2.5, 13.5, -4.0, 12.0, -17.5, 0.8333333, -10.125,
    -10.333333, 4.625, -21.5, 12.0],
    t65: [22.0, 9.0, -4.0, -4.0, -17.5, -2.75, 12.0, 12.0, -27.5, -3.5, 20.5, 20.5, -20.5, 3.5, 27.5, 27.5],
    t69: [9.09375, 0.0, -10.125, 12.0],
    t73: [-6.25, 13.5, 13.5, 12.0, -4.0, -4.0, 12.0, -4.75, -21.5],
    t79: [0.0, 0.0, 0.0, 0.0, -13.75, -1.75, 10.25, 10.25, -27.5, -3.5, 20.5, 20.5, -24.0, 0.0, 24.0, 24.0,
    -20.5, 3.5, 27.5, 27.5, -20.5, 3.5, 27.5, 27.5],
    x81: [12.0, 15.0, 27.0, 8.5, -29.0, 9.5],
    t82: [12.0, 12.0, 13.5, 13.5, 15.0, 15.0, 15.0, 15.0, 27.0, 27.0, 17.75, 17.75, 8.5, 8.5, 8.5, 8.5,
    -29.0, -29.0, -9.75, -9.75, 9.5, 9.5, 9.5, 9.5],
    t84: [-24.5, -25.0, 1.5, -11.5, 1.5, 1.5],
    t85: [30.5, -12.0, -10.5, 23.0],
    t86: [22.125, -13.875, 16.875, -19.125],
    t87: packed('<i2',
    'c-s5$;ll@YAeagSRzM&I1iOJi69^K3;13Y|g@S)T@E-~opa1}RkR-_', 0.03125
),
    t88: [-20.5, -11.833333, -3.1666665, 5.5, -10.625, -6.583333, -2.5416665, 1.5, 9.125, 3.9166665,
    -1.2916667, -6.5, 19.0, 9.166666, -0.66666675, -10.5],
    t89: [18.0, 14.5, -25.5, -15.0],
    t90: [-11.5, -1.5, -11.5, -1.5, -11.5, -1.5, -11.5, -1.5, -11.5, -1.5, -11.5, -1.5],
    t91: [3.5, 2.5, -7.0, -21.5, 42.0, -10.5, -10.5, 19.5],
    t92: [1.5, 1.5, 1.5, -4.25, 1.5, -10.0, 1.5, -10.0, -1.5, -4.8333335, -4.1666665, -3.5833335, -6.833333,
    -2.3333333, -6.833333, -2.3333333, -3.0, -8.0, -7.0, -3.25, -11.0, 1.5, -11.0, 1.5],
    t93: [6.0, -13.333333, -23.0, -3.375, -13.958333, -19.25, -16.25, -19.416666, -21.0, -26.0, -24.666666,
    -24.0],
    t94: [-20.5, 29.0, -7.5, 5.0, 5.5, -19.0, 5.5, -19.0, 19.0, 22.0, 4.25, -2.0, -10.5, -26.0, -10.5, -26.0],
    t95: [29.0, 5.0, -19.0, -19.0, 22.0, -2.0, -26.0, -26.0, 30.5, 9.25, -12.0, -12.0, -10.5, 6.25, 23.0,
    23.0],
    t96: [30.5, -12.0, -10.5, 23.0],
    t97: [1.5, -22.5, -2.0, -26.0],
    t98: [-20.5],
    t99: [30.5, 30.5, 30.5, 30.5, -12.0, -12.0, -12.0, -12.0, -10.5, -10.5, -10.5, -10.5, 23.0, 23.0, 23.0,
    23.0],
}, name='past').AddVariations('float16').DisableLifeTimeVariation()
