# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: results that their activation bounds, and what is computed with them.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Each result is bounded by its activation, and what is behind brings it back.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [4, 3]))
c3 = Parameter('c3', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c4 = Parameter('c4', (F32, [3]), [0.5, -0.5, 1.0])
t5 = Internal('t5', (F32, [4, 3]))
t6 = Internal('t6', (F32, [1, 2, 2, 3]))
c1 = Parameter('c1', (F32, [3]), [10.0, 20.0, 30.0])
t7 = Output('t7', (F32, [1, 2, 2, 3]))
x8 = Input('x8', (F32, [4, 3]))
c9 = Parameter('c9', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c10 = Parameter('c10', (F32, [3]), [0.5, -0.5, 1.0])
t11 = Internal('t11', (F32, [4, 3]))
t12 = Internal('t12', (F32, [1, 2, 2, 3]))
c13 = Parameter('c13', (F32, [3]), [-10.0, -20.0, -30.0])
t14 = Output('t14', (F32, [1, 2, 2, 3]))
x15 = Input('x15', (F32, [4, 3]))
c16 = Parameter('c16', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c17 = Parameter('c17', (F32, [3]), [0.5, -0.5, 1.0])
t18 = Internal('t18', (F32, [4, 3]))
t19 = Internal('t19', (F32, [1, 2, 2, 3]))
c20 = Parameter('c20', (F32, [3]), [1.0, -1.0, 0.0])
t21 = Output('t21', (F32, [1, 2, 2, 3]))
x22 = Input('x22', (F32, [4, 3]))
c23 = Parameter('c23', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c24 = Parameter('c24', (F32, [3]), [0.5, -0.5, 1.0])
t25 = Internal('t25', (F32, [4, 3]))
t26 = Internal('t26', (F32, [1, 2, 2, 3]))
x27 = Input('x27', (F32, [4, 3]))
c28 = Parameter('c28', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c29 = Parameter('c29', (F32, [3]), [0.5, -0.5, 1.0])
t30 = Internal('t30', (F32, [4, 3]))
t31 = Internal('t31', (F32, [1, 2, 2, 3]))
t32 = Output('t32', (F32, [1, 2, 2, 3]))
x34 = Input('x34', (F32, [4, 3]))
c35 = Parameter('c35', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c36 = Parameter('c36', (F32, [3]), [0.5, -0.5, 1.0])
t37 = Internal('t37', (F32, [4, 3]))
t38 = Internal('t38', (F32, [1, 2, 2, 3]))
x33 = Input('x33', (F32, [1, 2, 2, 3]))
t39 = Output('t39', (F32, [1, 2, 2, 3]))
x40 = Input('x40', (F32, [4, 3]))
c41 = Parameter('c41', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c42 = Parameter('c42', (F32, [3]), [0.5, -0.5, 1.0])
t43 = Internal('t43', (F32, [4, 3]))
t44 = Internal('t44', (F32, [1, 2, 2, 3]))
x45 = Input('x45', (F32, [1, 2, 2, 3]))
t46 = Output('t46', (F32, [1, 2, 2, 6]))
x47 = Input('x47', (F32, [4, 3]))
c48 = Parameter('c48', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c49 = Parameter('c49', (F32, [3]), [0.5, -0.5, 1.0])
t50 = Internal('t50', (F32, [4, 3]))
t51 = Internal('t51', (F32, [1, 2, 2, 3]))
c52 = Parameter('c52', (F32, [2, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c53 = Parameter('c53', (F32, [2]), [1.0, -2.0])
t54 = Output('t54', (F32, [4, 2]))
x55 = Input('x55', (F32, [4, 3]))
c56 = Parameter('c56', (F32, [3, 3]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 0.0, 0.0])
c57 = Parameter('c57', (F32, [3]), [0.5, -0.5, 1.0])
t58 = Internal('t58', (F32, [4, 3]))
t59 = Internal('t59', (F32, [1, 2, 2, 3]))
c60 = Parameter('c60', (F32, [2, 1, 1, 3]), [1.0, -1.0, 0.0, 0.0, 1.0, -1.0])
c61 = Parameter('c61', (F32, [2]), [1.0, -2.0])
t62 = Output('t62', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x2, c3, c4, 3).To(t5)
model.Operation('RESHAPE', t5, [1, 2, 2, 3]).To(t6)
model.Operation('SUB', t6, c1, 0).To(t7)
model.Operation('FULLY_CONNECTED', x8, c9, c10, 3).To(t11)
model.Operation('RESHAPE', t11, [1, 2, 2, 3]).To(t12)
model.Operation('ADD', c13, t12, 0).To(t14)
model.Operation('FULLY_CONNECTED', x15, c16, c17, 3).To(t18)
model.Operation('RESHAPE', t18, [1, 2, 2, 3]).To(t19)
model.Operation('MUL', t19, c20, 0).To(t21)
model.Operation('FULLY_CONNECTED', x22, c23, c24, 3).To(t25)
model.Operation('RESHAPE', t25, [1, 2, 2, 3]).To(t26)
model.Operation('FULLY_CONNECTED', x27, c28, c29, 3).To(t30)
model.Operation('RESHAPE', t30, [1, 2, 2, 3]).To(t31)
model.Operation('ADD', t26, t31, 0).To(t32)
model.Operation('FULLY_CONNECTED', x34, c35, c36, 3).To(t37)
model.Operation('RESHAPE', t37, [1, 2, 2, 3]).To(t38)
model.Operation('SUB', x33, t38, 0).To(t39)
model.Operation('FULLY_CONNECTED', x40, c41, c42, 3).To(t43)
model.Operation('RESHAPE', t43, [1, 2, 2, 3]).To(t44)
model.Operation('CONCATENATION', t44, x45, 3).To(t46)
model.Operation('FULLY_CONNECTED', x47, c48, c49, 3).To(t50)
model.Operation('RESHAPE', t50, [1, 2, 2, 3]).To(t51)
model.Operation('FULLY_CONNECTED', t51, c52, c53, 0).To(t54)
model.Operation('FULLY_CONNECTED', x55, c56, c57, 3).To(t58)
model.Operation('RESHAPE', t58, [1, 2, 2, 3]).To(t59)
model.Operation('CONV_2D', t59, c60, c61, 2, 1, 1, 0).To(t62)
Example({
    x2: [-53.0, 50.0, -51.0, 55.0, -43.0, 3.0, -49.0, 54.0, -45.0, 53.0, -53.0, 49.0],
    t7: [-10.0, -14.0, -30.0, -4.0, -20.0, -24.0, -10.0, -14.0, -30.0, -4.0, -20.0, -24.0],
    x8: [-48.0, 58.0, -54.0, 47.0, -53.0, 3.0, -54.0, 55.0, -49.0, 58.0, -49.0, 42.0],
    t14: [-10.0, -14.0, -30.0, -4.0, -20.0, -24.0, -10.0, -14.0, -30.0, -4.0, -20.0, -24.0],
    x15: [-58.0, 43.0, -43.0, 48.0, -45.0, 3.0, -53.0, 41.0, -49.0, 48.0, -45.0, 57.0],
    t21: [0.0, -6.0, 0.0, 6.0, 0.0, 0.0, 0.0, -6.0, 0.0, 6.0, 0.0, 0.0],
    x22: [-49.0, 42.0, -52.0, 41.0, -54.0, 3.0, -54.0, 42.0, -47.0, 57.0, -54.0, 46.0],
    x27: [-56.0, 49.0, -55.0, 42.0, -49.0, 3.0, -47.0, 47.0, -57.0, 45.0, -58.0, 40.0],
    t32: [0.0, 12.0, 0.0, 12.0, 0.0, 12.0, 0.0, 12.0, 0.0, 12.0, 0.0, 12.0],
    x34: [-58.0, 54.0, -50.0, 43.0, -41.0, 3.0, -57.0, 50.0, -58.0, 40.0, -49.0, 40.0],
    x33: [-3.0, -5.0, -20.0, -16.0, -3.0, 5.0, 0.0, 20.0, -7.0, 4.0, -6.0, -4.0],
    t39: [-3.0, -11.0, -20.0, -22.0, -3.0, -1.0, 0.0, 14.0, -7.0, -2.0, -6.0, -10.0],
    x40: [-44.0, 51.0, -52.0, 47.0, -40.0, 3.0, -44.0, 55.0, -57.0, 49.0, -52.0, 40.0],
    x45: [12.0, 2.0, -18.0, -20.0, 15.0, -7.0, -4.0, 0.0, -13.0, -13.0, -17.0, 19.0],
    t46: [0.0, 6.0, 0.0, 12.0, 2.0, -18.0, 6.0, 0.0, 6.0, -20.0, 15.0, -7.0, 0.0, 6.0, 0.0, -4.0, 0.0, -13.0,
    6.0, 0.0, 6.0, -13.0, -17.0, 19.0],
    x47: [-44.0, 49.0, -52.0, 47.0, -49.0, 3.0, -58.0, 48.0, -57.0, 40.0, -40.0, 43.0],
    t54: [-5.0, 4.0, 7.0, -8.0, -5.0, 4.0, 7.0, -8.0],
    x55: [-54.0, 49.0, -50.0, 57.0, -47.0, 3.0, -54.0, 57.0, -57.0, 58.0, -50.0, 57.0],
    t62: [-5.0, 4.0, 7.0, -8.0, -5.0, 4.0, 7.0, -8.0],
}, name='relu6').AddVariations('float16').DisableLifeTimeVariation()

# Each result is bounded by its activation, and what is behind brings it back.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [4, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c4 = Parameter('c4', (I32, [3], 0.25, 0), [2, -2, 4])
t5 = Internal('t5', (U8, [4, 3], 0.5, 120))
t6 = Internal('t6', (U8, [1, 2, 2, 3], 0.5, 120))
c1 = Parameter('c1', (U8, [3], 0.5, 120), [140, 160, 180])
t7 = Output('t7', (U8, [1, 2, 2, 3], 0.5, 120))
x8 = Input('x8', (U8, [4, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c10 = Parameter('c10', (I32, [3], 0.25, 0), [2, -2, 4])
t11 = Internal('t11', (U8, [4, 3], 0.5, 120))
t12 = Internal('t12', (U8, [1, 2, 2, 3], 0.5, 120))
c13 = Parameter('c13', (U8, [3], 0.5, 120), [100, 80, 60])
t14 = Output('t14', (U8, [1, 2, 2, 3], 0.5, 120))
x15 = Input('x15', (U8, [4, 3], 0.5, 120))
c16 = Parameter('c16', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c17 = Parameter('c17', (I32, [3], 0.25, 0), [2, -2, 4])
t18 = Internal('t18', (U8, [4, 3], 0.5, 120))
t19 = Internal('t19', (U8, [1, 2, 2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [3], 0.5, 120), [122, 118, 120])
t21 = Output('t21', (U8, [1, 2, 2, 3], 0.5, 120))
x22 = Input('x22', (U8, [4, 3], 0.5, 120))
c23 = Parameter('c23', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c24 = Parameter('c24', (I32, [3], 0.25, 0), [2, -2, 4])
t25 = Internal('t25', (U8, [4, 3], 0.5, 120))
t26 = Internal('t26', (U8, [1, 2, 2, 3], 0.5, 120))
x27 = Input('x27', (U8, [4, 3], 0.5, 120))
c28 = Parameter('c28', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c29 = Parameter('c29', (I32, [3], 0.25, 0), [2, -2, 4])
t30 = Internal('t30', (U8, [4, 3], 0.5, 120))
t31 = Internal('t31', (U8, [1, 2, 2, 3], 0.5, 120))
t32 = Output('t32', (U8, [1, 2, 2, 3], 0.5, 120))
x34 = Input('x34', (U8, [4, 3], 0.5, 120))
c35 = Parameter('c35', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c36 = Parameter('c36', (I32, [3], 0.25, 0), [2, -2, 4])
t37 = Internal('t37', (U8, [4, 3], 0.5, 120))
t38 = Internal('t38', (U8, [1, 2, 2, 3], 0.5, 120))
x33 = Input('x33', (U8, [1, 2, 2, 3], 0.5, 120))
t39 = Output('t39', (U8, [1, 2, 2, 3], 0.5, 120))
x40 = Input('x40', (U8, [4, 3], 0.5, 120))
c41 = Parameter('c41', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c42 = Parameter('c42', (I32, [3], 0.25, 0), [2, -2, 4])
t43 = Internal('t43', (U8, [4, 3], 0.5, 120))
t44 = Internal('t44', (U8, [1, 2, 2, 3], 0.5, 120))
x45 = Input('x45', (U8, [1, 2, 2, 3], 0.5, 120))
t46 = Output('t46', (U8, [1, 2, 2, 6], 0.5, 120))
x47 = Input('x47', (U8, [4, 3], 0.5, 120))
c48 = Parameter('c48', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c49 = Parameter('c49', (I32, [3], 0.25, 0), [2, -2, 4])
t50 = Internal('t50', (U8, [4, 3], 0.5, 120))
t51 = Internal('t51', (U8, [1, 2, 2, 3], 0.5, 120))
c52 = Parameter('c52', (U8, [2, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c53 = Parameter('c53', (I32, [2], 0.25, 0), [4, -8])
t54 = Output('t54', (U8, [4, 2], 0.5, 120))
x55 = Input('x55', (U8, [4, 3], 0.5, 120))
c56 = Parameter('c56', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c57 = Parameter('c57', (I32, [3], 0.25, 0), [2, -2, 4])
t58 = Internal('t58', (U8, [4, 3], 0.5, 120))
t59 = Internal('t59', (U8, [1, 2, 2, 3], 0.5, 120))
c60 = Parameter('c60', (U8, [2, 1, 1, 3], 0.5, 128), [130, 126, 128, 128, 130, 126])
c61 = Parameter('c61', (I32, [2], 0.25, 0), [4, -8])
t62 = Output('t62', (U8, [1, 2, 2, 2], 0.5, 120))
x63 = Input('x63', (U8, [4, 3], 0.5, 120))
c64 = Parameter('c64', (U8, [3, 3], 0.5, 128), [130, 126, 130, 126, 130, 126, 132, 128, 128])
c65 = Parameter('c65', (I32, [3], 0.25, 0), [2, -2, 4])
t66 = Internal('t66', (U8, [4, 3], 0.5, 120))
t67 = Internal('t67', (U8, [1, 2, 2, 3], 0.5, 120))
t68 = Output('t68', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', x2, c3, c4, 3).To(t5)
model.Operation('RESHAPE', t5, [1, 2, 2, 3]).To(t6)
model.Operation('SUB', t6, c1, 0).To(t7)
model.Operation('FULLY_CONNECTED', x8, c9, c10, 3).To(t11)
model.Operation('RESHAPE', t11, [1, 2, 2, 3]).To(t12)
model.Operation('ADD', c13, t12, 0).To(t14)
model.Operation('FULLY_CONNECTED', x15, c16, c17, 3).To(t18)
model.Operation('RESHAPE', t18, [1, 2, 2, 3]).To(t19)
model.Operation('MUL', t19, c20, 0).To(t21)
model.Operation('FULLY_CONNECTED', x22, c23, c24, 3).To(t25)
model.Operation('RESHAPE', t25, [1, 2, 2, 3]).To(t26)
model.Operation('FULLY_CONNECTED', x27, c28, c29, 3).To(t30)
model.Operation('RESHAPE', t30, [1, 2, 2, 3]).To(t31)
model.Operation('ADD', t26, t31, 0).To(t32)
model.Operation('FULLY_CONNECTED', x34, c35, c36, 3).To(t37)
model.Operation('RESHAPE', t37, [1, 2, 2, 3]).To(t38)
model.Operation('SUB', x33, t38, 0).To(t39)
model.Operation('FULLY_CONNECTED', x40, c41, c42, 3).To(t43)
model.Operation('RESHAPE', t43, [1, 2, 2, 3]).To(t44)
model.Operation('CONCATENATION', t44, x45, 3).To(t46)
model.Operation('FULLY_CONNECTED', x47, c48, c49, 3).To(t50)
model.Operation('RESHAPE', t50, [1, 2, 2, 3]).To(t51)
model.Operation('FULLY_CONNECTED', t51, c52, c53, 0).To(t54)
model.Operation('FULLY_CONNECTED', x55, c56, c57, 3).To(t58)
model.Operation('RESHAPE', t58, [1, 2, 2, 3]).To(t59)
model.Operation('CONV_2D', t59, c60, c61, 2, 1, 1, 0).To(t62)
model.Operation('FULLY_CONNECTED', x63, c64, c65, 3).To(t66)
model.Operation('RESHAPE', t66, [1, 2, 2, 3]).To(t67)
model.Operation('DEQUANTIZE', t67).To(t68)
Example({
    x2: [14, 220, 18, 230, 34, 126, 22, 228, 30, 226, 14, 218],
    t7: [100, 92, 60, 112, 80, 72, 100, 92, 60, 112, 80, 72],
    x8: [24, 236, 12, 214, 14, 126, 12, 230, 22, 236, 22, 204],
    t14: [100, 92, 60, 112, 80, 72, 100, 92, 60, 112, 80, 72],
    x15: [4, 206, 34, 216, 30, 126, 14, 202, 22, 216, 30, 234],
    t21: [120, 108, 120, 132, 120, 120, 120, 108, 120, 132, 120, 120],
    x22: [22, 204, 16, 202, 12, 126, 12, 204, 26, 234, 12, 212],
    x27: [8, 218, 10, 204, 22, 126, 26, 214, 6, 210, 4, 200],
    t32: [120, 144, 120, 144, 120, 144, 120, 144, 120, 144, 120, 144],
    x34: [4, 228, 20, 206, 38, 126, 6, 220, 4, 200, 22, 200],
    x33: [114, 110, 80, 88, 114, 130, 120, 160, 106, 128, 108, 112],
    t39: [114, 98, 80, 76, 114, 118, 120, 148, 106, 116, 108, 100],
    x40: [32, 222, 16, 214, 40, 126, 32, 230, 6, 218, 16, 200],
    x45: [144, 124, 84, 80, 150, 106, 112, 120, 94, 94, 86, 158],
    t46: [120, 132, 120, 144, 124, 84, 132, 120, 132, 80, 150, 106, 120, 132, 120, 112, 120, 94, 132, 120,
    132, 94, 86, 158],
    x47: [32, 218, 16, 214, 22, 126, 4, 216, 6, 200, 40, 206],
    t54: [110, 128, 134, 104, 110, 128, 134, 104],
    x55: [12, 218, 20, 234, 26, 126, 12, 234, 6, 236, 20, 234],
    t62: [110, 128, 134, 104, 110, 128, 134, 104],
    x63: [24, 232, 26, 206, 30, 126, 32, 234, 4, 210, 38, 204],
    t68: [0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0],
}, name='relu6_quant8').AddVariations(signed(x2, c3, t5, t6, c1, t7, x8, c9, t11, t12, c13, t14, x15, c16, t18, t19, c20, t21, x22, c23, t25, t26, x27, c28, t30, t31, t32, x34, c35, t37, t38, x33, t39, x40, c41, t43, t44, x45, t46, x47, c48, t50, t51, c52, t54, x55, c56, t58, t59, c60, t62, x63, c64, t66, t67)).DisableLifeTimeVariation()
