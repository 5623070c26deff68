# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: layers of parts that are joined.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Layers of parts are joined in the order of the parts or another, one of them twice, or along
# another axis.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 6]))
t2 = Internal('t2', (F32, [3, 2]))
t3 = Internal('t3', (F32, [3, 2]))
t4 = Internal('t4', (F32, [3, 2]))
c5 = Parameter('c5', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Internal('t7', (F32, [3, 2]))
c8 = Parameter('c8', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c9 = Parameter('c9', (F32, [2]), [0.5, -1.0])
t10 = Internal('t10', (F32, [3, 2]))
c11 = Parameter('c11', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Internal('t13', (F32, [3, 2]))
t14 = Output('t14', (F32, [3, 6]))
x15 = Input('x15', (F32, [3, 6]))
t16 = Internal('t16', (F32, [3, 2]))
t17 = Internal('t17', (F32, [3, 2]))
t18 = Internal('t18', (F32, [3, 2]))
c19 = Parameter('c19', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Internal('t21', (F32, [3, 2]))
c22 = Parameter('c22', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Internal('t24', (F32, [3, 2]))
c25 = Parameter('c25', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c26 = Parameter('c26', (F32, [2]), [0.5, -1.0])
t27 = Internal('t27', (F32, [3, 2]))
t28 = Output('t28', (F32, [3, 6]))
x29 = Input('x29', (F32, [3, 6]))
t30 = Internal('t30', (F32, [3, 2]))
t31 = Internal('t31', (F32, [3, 2]))
t32 = Internal('t32', (F32, [3, 2]))
c33 = Parameter('c33', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c34 = Parameter('c34', (F32, [2]), [0.5, -1.0])
t35 = Internal('t35', (F32, [3, 2]))
c36 = Parameter('c36', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c37 = Parameter('c37', (F32, [2]), [0.5, -1.0])
t38 = Internal('t38', (F32, [3, 2]))
c39 = Parameter('c39', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c40 = Parameter('c40', (F32, [2]), [0.5, -1.0])
t41 = Internal('t41', (F32, [3, 2]))
t42 = Output('t42', (F32, [3, 6]))
x43 = Input('x43', (F32, [3, 6]))
t44 = Internal('t44', (F32, [3, 2]))
t45 = Internal('t45', (F32, [3, 2]))
t46 = Internal('t46', (F32, [3, 2]))
c47 = Parameter('c47', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c48 = Parameter('c48', (F32, [2]), [0.5, -1.0])
t49 = Internal('t49', (F32, [3, 2]))
c50 = Parameter('c50', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c51 = Parameter('c51', (F32, [2]), [0.5, -1.0])
t52 = Internal('t52', (F32, [3, 2]))
c53 = Parameter('c53', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c54 = Parameter('c54', (F32, [2]), [0.5, -1.0])
t55 = Internal('t55', (F32, [3, 2]))
t56 = Output('t56', (F32, [3, 6]))
x57 = Input('x57', (F32, [3, 4]))
t58 = Internal('t58', (F32, [3, 2]))
t59 = Internal('t59', (F32, [3, 2]))
c60 = Parameter('c60', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c61 = Parameter('c61', (F32, [2]), [0.5, -1.0])
t62 = Internal('t62', (F32, [3, 2]))
c63 = Parameter('c63', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c64 = Parameter('c64', (F32, [2]), [0.5, -1.0])
t65 = Internal('t65', (F32, [3, 2]))
t66 = Output('t66', (F32, [6, 2]))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
model.Operation('FULLY_CONNECTED', t2, c5, c6, 0).To(t7)
model.Operation('FULLY_CONNECTED', t3, c8, c9, 0).To(t10)
model.Operation('FULLY_CONNECTED', t4, c11, c12, 0).To(t13)
model.Operation('CONCATENATION', t7, t10, t13, 1).To(t14)
model.Operation('SPLIT', x15, 1, 3).To(t16, t17, t18)
model.Operation('FULLY_CONNECTED', t16, c19, c20, 0).To(t21)
model.Operation('FULLY_CONNECTED', t17, c22, c23, 0).To(t24)
model.Operation('FULLY_CONNECTED', t18, c25, c26, 0).To(t27)
model.Operation('CONCATENATION', t27, t24, t21, 1).To(t28)
model.Operation('SPLIT', x29, 1, 3).To(t30, t31, t32)
model.Operation('FULLY_CONNECTED', t30, c33, c34, 0).To(t35)
model.Operation('FULLY_CONNECTED', t31, c36, c37, 0).To(t38)
model.Operation('FULLY_CONNECTED', t32, c39, c40, 0).To(t41)
model.Operation('CONCATENATION', t38, t35, t41, 1).To(t42)
model.Operation('SPLIT', x43, 1, 3).To(t44, t45, t46)
model.Operation('FULLY_CONNECTED', t44, c47, c48, 0).To(t49)
model.Operation('FULLY_CONNECTED', t45, c50, c51, 0).To(t52)
model.Operation('FULLY_CONNECTED', t46, c53, c54, 0).To(t55)
model.Operation('CONCATENATION', t49, t49, t52, 1).To(t56)
model.Operation('SPLIT', x57, 1, 2).To(t58, t59)
model.Operation('FULLY_CONNECTED', t58, c60, c61, 0).To(t62)
model.Operation('FULLY_CONNECTED', t59, c63, c64, 0).To(t65)
model.Operation('CONCATENATION', t65, t62, 0).To(t66)
Example({
    x1: [-2.5, -1.5, -2.5, -3.0, -0.5, 2.0, 0.5, -1.0, -1.5, 3.5, 2.5, 3.0, -3.0, -2.5, 1.0, -2.0, 1.0,
    -0.5],
    t14: [1.0, -1.5, 4.0, -4.5, -4.0, 3.5, 3.0, -3.5, -8.0, 7.5, -3.0, 2.5, 2.5, -3.0, 5.5, -6.0, 2.5, -3.0],
    x15: [-0.5, 2.0, 2.5, 0.5, 2.5, -3.0, 0.5, -3.5, 0.5, 2.0, -4.0, -3.0, -3.0, -4.0, -0.5, -1.5, -1.5, 1.5],
    t28: [9.0, -9.5, 2.0, -2.5, -4.0, 3.5, 2.5, -3.0, -3.0, 2.5, 8.0, -8.5, -4.0, 3.5, 3.0, -3.5, 5.5, -6.0],
    x29: [2.0, 1.5, 2.5, -1.5, 4.0, 4.0, 1.0, -2.0, -2.0, 3.0, 0.5, -3.5, -2.0, 1.0, 2.5, 0.5, 1.5, -3.5],
    t42: [6.0, -6.5, -0.5, 0.0, -3.5, 3.0, -7.5, 7.0, 5.5, -6.0, 8.0, -8.5, 2.0, -2.5, -3.5, 3.0, 9.0, -9.5],
    x43: [-3.5, -2.5, -1.0, 1.0, -4.0, 3.5, 3.0, -2.0, 1.0, -2.5, -0.5, 3.0, -2.5, -3.0, -2.5, -4.0, 3.0,
    2.5],
    t56: [2.0, -2.5, 2.0, -2.5, -2.5, 2.0, 7.5, -8.0, 7.5, -8.0, 6.5, -7.0, 4.0, -4.5, 4.0, -4.5, 6.0, -6.5],
    x57: [1.5, -3.0, 4.0, -0.5, -3.0, 1.0, 2.5, 4.0, 3.0, 1.0, -3.5, -2.0],
    t66: [5.5, -6.0, -5.0, 4.5, 1.0, -1.5, 8.0, -8.5, -4.5, 4.0, 1.5, -2.0],
}, name='orders').AddVariations('float16').DisableLifeTimeVariation()

# Layers of parts are joined in the order of the parts or another, one of them twice, or along
# another axis.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 6], 0.5, 120))
t2 = Internal('t2', (U8, [3, 2], 0.5, 120))
t3 = Internal('t3', (U8, [3, 2], 0.5, 120))
t4 = Internal('t4', (U8, [3, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c6 = Parameter('c6', (I32, [2], 0.25, 0), [2, -4])
t7 = Internal('t7', (U8, [3, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c9 = Parameter('c9', (I32, [2], 0.25, 0), [2, -4])
t10 = Internal('t10', (U8, [3, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [2, -4])
t13 = Internal('t13', (U8, [3, 2], 0.5, 120))
t14 = Output('t14', (U8, [3, 6], 0.5, 120))
x15 = Input('x15', (U8, [3, 6], 0.5, 120))
t16 = Internal('t16', (U8, [3, 2], 0.5, 120))
t17 = Internal('t17', (U8, [3, 2], 0.5, 120))
t18 = Internal('t18', (U8, [3, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c20 = Parameter('c20', (I32, [2], 0.25, 0), [2, -4])
t21 = Internal('t21', (U8, [3, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c23 = Parameter('c23', (I32, [2], 0.25, 0), [2, -4])
t24 = Internal('t24', (U8, [3, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c26 = Parameter('c26', (I32, [2], 0.25, 0), [2, -4])
t27 = Internal('t27', (U8, [3, 2], 0.5, 120))
t28 = Output('t28', (U8, [3, 6], 0.5, 120))
x29 = Input('x29', (U8, [3, 6], 0.5, 120))
t30 = Internal('t30', (U8, [3, 2], 0.5, 120))
t31 = Internal('t31', (U8, [3, 2], 0.5, 120))
t32 = Internal('t32', (U8, [3, 2], 0.5, 120))
c33 = Parameter('c33', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c34 = Parameter('c34', (I32, [2], 0.25, 0), [2, -4])
t35 = Internal('t35', (U8, [3, 2], 0.5, 120))
c36 = Parameter('c36', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c37 = Parameter('c37', (I32, [2], 0.25, 0), [2, -4])
t38 = Internal('t38', (U8, [3, 2], 0.5, 120))
c39 = Parameter('c39', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c40 = Parameter('c40', (I32, [2], 0.25, 0), [2, -4])
t41 = Internal('t41', (U8, [3, 2], 0.5, 120))
t42 = Output('t42', (U8, [3, 6], 0.5, 120))
x43 = Input('x43', (U8, [3, 6], 0.5, 120))
t44 = Internal('t44', (U8, [3, 2], 0.5, 120))
t45 = Internal('t45', (U8, [3, 2], 0.5, 120))
t46 = Internal('t46', (U8, [3, 2], 0.5, 120))
c47 = Parameter('c47', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c48 = Parameter('c48', (I32, [2], 0.25, 0), [2, -4])
t49 = Internal('t49', (U8, [3, 2], 0.5, 120))
c50 = Parameter('c50', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c51 = Parameter('c51', (I32, [2], 0.25, 0), [2, -4])
t52 = Internal('t52', (U8, [3, 2], 0.5, 120))
c53 = Parameter('c53', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c54 = Parameter('c54', (I32, [2], 0.25, 0), [2, -4])
t55 = Internal('t55', (U8, [3, 2], 0.5, 120))
t56 = Output('t56', (U8, [3, 6], 0.5, 120))
x57 = Input('x57', (U8, [3, 4], 0.5, 120))
t58 = Internal('t58', (U8, [3, 2], 0.5, 120))
t59 = Internal('t59', (U8, [3, 2], 0.5, 120))
c60 = Parameter('c60', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c61 = Parameter('c61', (I32, [2], 0.25, 0), [2, -4])
t62 = Internal('t62', (U8, [3, 2], 0.5, 120))
c63 = Parameter('c63', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c64 = Parameter('c64', (I32, [2], 0.25, 0), [2, -4])
t65 = Internal('t65', (U8, [3, 2], 0.5, 120))
t66 = Output('t66', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
model.Operation('FULLY_CONNECTED', t2, c5, c6, 0).To(t7)
model.Operation('FULLY_CONNECTED', t3, c8, c9, 0).To(t10)
model.Operation('FULLY_CONNECTED', t4, c11, c12, 0).To(t13)
model.Operation('CONCATENATION', t7, t10, t13, 1).To(t14)
model.Operation('SPLIT', x15, 1, 3).To(t16, t17, t18)
model.Operation('FULLY_CONNECTED', t16, c19, c20, 0).To(t21)
model.Operation('FULLY_CONNECTED', t17, c22, c23, 0).To(t24)
model.Operation('FULLY_CONNECTED', t18, c25, c26, 0).To(t27)
model.Operation('CONCATENATION', t27, t24, t21, 1).To(t28)
model.Operation('SPLIT', x29, 1, 3).To(t30, t31, t32)
model.Operation('FULLY_CONNECTED', t30, c33, c34, 0).To(t35)
model.Operation('FULLY_CONNECTED', t31, c36, c37, 0).To(t38)
model.Operation('FULLY_CONNECTED', t32, c39, c40, 0).To(t41)
model.Operation('CONCATENATION', t38, t35, t41, 1).To(t42)
model.Operation('SPLIT', x43, 1, 3).To(t44, t45, t46)
model.Operation('FULLY_CONNECTED', t44, c47, c48, 0).To(t49)
model.Operation('FULLY_CONNECTED', t45, c50, c51, 0).To(t52)
model.Operation('FULLY_CONNECTED', t46, c53, c54, 0).To(t55)
model.Operation('CONCATENATION', t49, t49, t52, 1).To(t56)
model.Operation('SPLIT', x57, 1, 2).To(t58, t59)
model.Operation('FULLY_CONNECTED', t58, c60, c61, 0).To(t62)
model.Operation('FULLY_CONNECTED', t59, c63, c64, 0).To(t65)
model.Operation('CONCATENATION', t65, t62, 0).To(t66)
Example({
    x1: [115, 117, 115, 114, 119, 124, 121, 118, 117, 127, 125, 126, 114, 115, 122, 116, 122, 119],
    t14: [122, 117, 128, 111, 112, 127, 126, 113, 104, 135, 114, 125, 125, 114, 131, 108, 125, 114],
    x15: [119, 124, 125, 121, 125, 114, 121, 113, 121, 124, 112, 114, 114, 112, 119, 117, 117, 123],
    t28: [138, 101, 124, 115, 112, 127, 125, 114, 114, 125, 136, 103, 112, 127, 126, 113, 131, 108],
    x29: [124, 123, 125, 117, 128, 128, 122, 116, 116, 126, 121, 113, 116, 122, 125, 121, 123, 113],
    t42: [132, 107, 119, 120, 113, 126, 105, 134, 131, 108, 136, 103, 124, 115, 113, 126, 138, 101],
    x43: [113, 115, 118, 122, 112, 127, 126, 116, 122, 115, 119, 126, 115, 114, 115, 112, 126, 125],
    t56: [124, 115, 124, 115, 115, 124, 135, 104, 135, 104, 133, 106, 128, 111, 128, 111, 132, 107],
    x57: [123, 114, 128, 119, 114, 122, 125, 128, 126, 122, 113, 116],
    t66: [131, 108, 110, 129, 122, 117, 136, 103, 111, 128, 123, 116],
}, name='orders_quant8').AddVariations(signed(x1, t2, t3, t4, c5, t7, c8, t10, c11, t13, t14, x15, t16, t17, t18, c19, t21, c22, t24, c25, t27, t28, x29, t30, t31, t32, c33, t35, c36, t38, c39, t41, t42, x43, t44, t45, t46, c47, t49, c50, t52, c53, t55, t56, x57, t58, t59, c60, t62, c63, t65, t66)).DisableLifeTimeVariation()

# Some of the channels of a layer are read, without the first one: weights and biases go with
# them.
# Expected values: float64 formula.
x5 = Input('x5', (F32, [3, 2]))
c6 = Parameter('c6', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c7 = Parameter('c7', (F32, [2]), [0.5, -1.0])
t8 = Internal('t8', (F32, [3, 2]))
c1 = Parameter('c1', (I32, [2]), [0, 1])
c2 = Parameter('c2', (I32, [2]), [-1, -1])
t9 = Output('t9', (F32, [3, 1]))
x10 = Input('x10', (F32, [3, 2]))
c11 = Parameter('c11', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Internal('t13', (F32, [3, 2]))
c3 = Parameter('c3', (I32, [2]), [3, 2])
c4 = Parameter('c4', (I32, [2]), [1, 1])
t14 = Output('t14', (F32, [3, 1]))
x15 = Input('x15', (F32, [3, 2]))
c16 = Parameter('c16', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c17 = Parameter('c17', (F32, [2]), [0.5, -1.0])
t18 = Internal('t18', (F32, [3, 2]))
c19 = Parameter('c19', (I32, [2]), [1, 0])
t20 = Output('t20', (F32, [3, 2]))
x21 = Input('x21', (F32, [3, 2]))
c22 = Parameter('c22', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Internal('t24', (F32, [3, 2]))
t25 = Internal('t25', (F32, [3, 1]))
t26 = Output('t26', (F32, [3, 1]))
model = Model()
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('SLICE', t8, c1, c2).To(t9)
model.Operation('FULLY_CONNECTED', x10, c11, c12, 0).To(t13)
model.Operation('STRIDED_SLICE', t13, c1, c3, c4, 0, 0, 0).To(t14)
model.Operation('FULLY_CONNECTED', x15, c16, c17, 0).To(t18)
model.Operation('GATHER', t18, 1, c19).To(t20)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t24)
model.Operation('SPLIT', t24, 1, 2).To(t25, t26)
Example({
    x5: [-0.5, -1.0, 1.0, -3.5, 1.5, -4.0],
    t9: [-2.5, -9.0, -10.5],
    x10: [-3.5, 1.5, -3.0, -1.5, 1.5, -0.5],
    t14: [5.5, -1.0, -3.5],
    x15: [3.5, 2.5, 3.5, -0.5, 3.0, 0.5],
    t20: [0.5, -1.0, -5.5, 5.0, -3.0, 2.5],
    x21: [-1.5, -0.5, -4.0, 4.0, -2.0, -1.0],
    t26: [-0.5, 11.0, -1.0],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Some of the channels of a layer are read, without the first one: weights and biases go with
# them.
# Expected values: float64 formula.
x5 = Input('x5', (U8, [3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c7 = Parameter('c7', (I32, [2], 0.25, 0), [2, -4])
t8 = Internal('t8', (U8, [3, 2], 0.5, 120))
c1 = Parameter('c1', (I32, [2]), [0, 1])
c2 = Parameter('c2', (I32, [2]), [-1, -1])
t9 = Output('t9', (U8, [3, 1], 0.5, 120))
x10 = Input('x10', (U8, [3, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [2, -4])
t13 = Internal('t13', (U8, [3, 2], 0.5, 120))
c3 = Parameter('c3', (I32, [2]), [3, 2])
c4 = Parameter('c4', (I32, [2]), [1, 1])
t14 = Output('t14', (U8, [3, 1], 0.5, 120))
x15 = Input('x15', (U8, [3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [2, -4])
t18 = Internal('t18', (U8, [3, 2], 0.5, 120))
c19 = Parameter('c19', (I32, [2]), [1, 0])
t20 = Output('t20', (U8, [3, 2], 0.5, 120))
x21 = Input('x21', (U8, [3, 2], 0.5, 120))
c22 = Parameter('c22', (U8, [2, 2], 0.5, 128), [130, 124, 126, 132])
c23 = Parameter('c23', (I32, [2], 0.25, 0), [2, -4])
t24 = Internal('t24', (U8, [3, 2], 0.5, 120))
t25 = Internal('t25', (U8, [3, 1], 0.5, 120))
t26 = Output('t26', (U8, [3, 1], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('SLICE', t8, c1, c2).To(t9)
model.Operation('FULLY_CONNECTED', x10, c11, c12, 0).To(t13)
model.Operation('STRIDED_SLICE', t13, c1, c3, c4, 0, 0, 0).To(t14)
model.Operation('FULLY_CONNECTED', x15, c16, c17, 0).To(t18)
model.Operation('GATHER', t18, 1, c19).To(t20)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t24)
model.Operation('SPLIT', t24, 1, 2).To(t25, t26)
Example({
    x5: [119, 118, 122, 113, 123, 112],
    t9: [115, 102, 99],
    x10: [113, 123, 114, 117, 123, 119],
    t14: [131, 118, 113],
    x15: [127, 125, 127, 119, 126, 121],
    t20: [121, 118, 109, 130, 114, 125],
    x21: [117, 119, 112, 128, 116, 118],
    t26: [119, 142, 118],
}, name='channels_quant8').AddVariations(signed(x5, c6, t8, t9, x10, c11, t13, t14, x15, c16, t18, t20, x21, c22, t24, t25, t26)).DisableLifeTimeVariation()
