# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: what has arguments of its own, behind a layer.

F32 = 'TENSOR_FLOAT32'

# An operation behind a layer has arguments that are no usual ones.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 2]))
c2 = Parameter('c2', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Internal('t4', (F32, [3, 2]))
t5 = Output('t5', (F32, [3, 2]))
x6 = Input('x6', (F32, [3, 2]))
c7 = Parameter('c7', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c8 = Parameter('c8', (F32, [2]), [0.5, -1.0])
t9 = Internal('t9', (F32, [3, 2]))
t10 = Output('t10', (F32, [3, 2]))
x11 = Input('x11', (F32, [3, 2]))
c12 = Parameter('c12', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c13 = Parameter('c13', (F32, [2]), [0.5, -1.0])
t14 = Internal('t14', (F32, [3, 2]))
t15 = Output('t15', (F32, [3, 2]))
x16 = Input('x16', (F32, [3, 2]))
c17 = Parameter('c17', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c18 = Parameter('c18', (F32, [2]), [0.5, -1.0])
t19 = Internal('t19', (F32, [3, 2]))
t20 = Output('t20', (F32, [3, 2]))
x21 = Input('x21', (F32, [3, 2]))
c22 = Parameter('c22', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Internal('t24', (F32, [3, 2]))
t25 = Output('t25', (F32, [3, 2]))
x26 = Input('x26', (F32, [3, 2]))
c27 = Parameter('c27', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c28 = Parameter('c28', (F32, [2]), [0.5, -1.0])
t29 = Internal('t29', (F32, [3, 2]))
t30 = Output('t30', (F32, [3, 2]))
x31 = Input('x31', (F32, [3, 2]))
c32 = Parameter('c32', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c33 = Parameter('c33', (F32, [2]), [0.5, -1.0])
t34 = Internal('t34', (F32, [3, 2]))
t35 = Output('t35', (F32, [3, 2]))
x36 = Input('x36', (F32, [3, 2]))
c37 = Parameter('c37', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c38 = Parameter('c38', (F32, [2]), [0.5, -1.0])
t39 = Internal('t39', (F32, [3, 2]))
t40 = Output('t40', (F32, [3, 2]))
x41 = Input('x41', (F32, [3, 2]))
c42 = Parameter('c42', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c43 = Parameter('c43', (F32, [2]), [0.5, -1.0])
t44 = Internal('t44', (F32, [3, 2]))
t45 = Output('t45', (F32, [3, 2]))
x46 = Input('x46', (F32, [3, 2]))
c47 = Parameter('c47', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c48 = Parameter('c48', (F32, [2]), [0.5, -1.0])
t49 = Internal('t49', (F32, [3, 2]))
t50 = Output('t50', (F32, [3, 2]))
x51 = Input('x51', (F32, [3, 2]))
c52 = Parameter('c52', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c53 = Parameter('c53', (F32, [2]), [0.5, -1.0])
t54 = Internal('t54', (F32, [3, 2]))
t55 = Output('t55', (F32, [3, 2]))
x56 = Input('x56', (F32, [3, 2]))
c57 = Parameter('c57', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c58 = Parameter('c58', (F32, [2]), [0.5, -1.0])
t59 = Internal('t59', (F32, [3, 2]))
c60 = Parameter('c60', (F32, [2]), [0.25, -1.0])
t61 = Output('t61', (F32, [3, 2]))
x62 = Input('x62', (F32, [3, 2]))
c63 = Parameter('c63', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c64 = Parameter('c64', (F32, [2]), [0.5, -1.0])
t65 = Internal('t65', (F32, [3, 2]))
c66 = Parameter('c66', (F32, [1]), [2.0])
t67 = Output('t67', (F32, [3, 2]))
x68 = Input('x68', (F32, [3, 2]))
c69 = Parameter('c69', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c70 = Parameter('c70', (F32, [2]), [0.5, -1.0])
t71 = Internal('t71', (F32, [3, 2]))
c72 = Parameter('c72', (F32, [1]), [1.5])
t73 = Internal('t73', (F32, [3, 2]))
c74 = Parameter('c74', (F32, [1]), [-0.5])
t75 = Output('t75', (F32, [3, 2]))
x76 = Input('x76', (F32, [3, 2]))
c77 = Parameter('c77', (F32, [2, 2]), [1.0, -2.0, -1.0, 2.0])
c78 = Parameter('c78', (F32, [2]), [0.5, -1.0])
t79 = Internal('t79', (F32, [3, 2]))
c80 = Parameter('c80', (F32, [1]), [4.0])
t81 = Internal('t81', (F32, [3, 2]))
c82 = Parameter('c82', (F32, [1]), [0.25])
t83 = Output('t83', (F32, [3, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('ELU', t4, 0.25).To(t5)
model.Operation('FULLY_CONNECTED', x6, c7, c8, 0).To(t9)
model.Operation('ELU', t9, 2.0).To(t10)
model.Operation('FULLY_CONNECTED', x11, c12, c13, 0).To(t14)
model.Operation('SOFTMAX', t14, 0.5).To(t15)
model.Operation('FULLY_CONNECTED', x16, c17, c18, 0).To(t19)
model.Operation('SOFTMAX', t19, 2.0).To(t20)
model.Operation('FULLY_CONNECTED', x21, c22, c23, 0).To(t24)
model.Operation('SOFTMAX', t24, 1.0, 0).To(t25)
model.Operation('FULLY_CONNECTED', x26, c27, c28, 0).To(t29)
model.Operation('LOG_SOFTMAX', t29, 0.5, -1).To(t30)
model.Operation('FULLY_CONNECTED', x31, c32, c33, 0).To(t34)
model.Operation('LOG_SOFTMAX', t34, 1.0, 0).To(t35)
model.Operation('FULLY_CONNECTED', x36, c37, c38, 0).To(t39)
model.Operation('L2_NORMALIZATION', t39, 0).To(t40)
model.Operation('FULLY_CONNECTED', x41, c42, c43, 0).To(t44)
model.Operation('L2_NORMALIZATION', t44, -1).To(t45)
model.Operation('FULLY_CONNECTED', x46, c47, c48, 0).To(t49)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t49, 1, 2.0, 0.5, 0.75, 0).To(t50)
model.Operation('FULLY_CONNECTED', x51, c52, c53, 0).To(t54)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t54, 0, 1.0, 0.25, 0.5, -1).To(t55)
model.Operation('FULLY_CONNECTED', x56, c57, c58, 0).To(t59)
model.Operation('PRELU', t59, c60).To(t61)
model.Operation('FULLY_CONNECTED', x62, c63, c64, 0).To(t65)
model.Operation('PRELU', t65, c66).To(t67)
model.Operation('FULLY_CONNECTED', x68, c69, c70, 0).To(t71)
model.Operation('MINIMUM', t71, c72).To(t73)
model.Operation('MAXIMUM', t73, c74).To(t75)
model.Operation('FULLY_CONNECTED', x76, c77, c78, 0).To(t79)
model.Operation('MINIMUM', t79, c80).To(t81)
model.Operation('MAXIMUM', t81, c82).To(t83)
Example({
    x1: [1.0, 1.0, 4.0, -3.5, 1.0, -1.5],
    t5: [-0.09836733, 0.0, 11.5, -0.24999847, 4.5, -0.24831551],
    x6: [-2.5, 2.0, -3.0, 3.5, 1.0, -4.0],
    t10: [-1.9950424, 5.5, -1.9998503, 9.0, 9.5, -1.9999092],
    x11: [-3.0, -2.0, 1.0, -0.5, 0.5, 2.5],
    t15: [0.8519528, 0.1480472, 0.93991333, 0.06008665, 0.02297737, 0.97702265],
    x16: [4.0, -1.5, -1.0, -3.5, -2.5, 1.0],
    t20: [1.0, 3.442477e-14, 1.0, 1.8795289e-12, 3.0590223e-07, 0.9999997],
    x21: [-3.0, 1.5, -3.0, 2.0, -4.0, 1.0],
    t25: [0.4223188, 0.21194156, 0.1553624, 0.57611686, 0.4223188, 0.21194156],
    x26: [-4.0, 3.0, 1.0, -3.5, -3.0, 2.5],
    t30: [-9.250096, -9.610703e-05, -0.00015844878, -8.750158, -7.25071, -0.00070992234],
    x31: [2.5, -1.5, 3.0, -3.0, 2.5, 2.0],
    t35: [-3.529777, -7.000939, -0.029777147, -10.500939, -10.529778, -0.00093897746],
    x36: [1.0, 4.0, -1.5, 3.0, -2.0, -2.0],
    t40: [-0.6582806, 0.64234525, -0.70891756, 0.69587404, 0.25318485, -0.32117262],
    x41: [2.5, 1.0, 3.0, -3.5, 2.0, -0.5],
    t45: [0.5547002, -0.8320503, 0.69047576, -0.72335553, 0.6585046, -0.7525767],
    x46: [2.5, -1.5, -3.0, -2.0, 2.5, -3.0],
    t50: [0.60891086, -0.579207, 0.0681983, -0.0824224, 0.5302015, -0.51197255],
    x51: [-2.5, 3.0, 4.0, 1.0, -1.5, -3.0],
    t55: [-1.940285, 1.9324698, 1.5617377, -1.6641006, 1.8569534, -1.8795868],
    x56: [-4.0, 3.5, 3.5, -2.5, 3.5, 2.5],
    t61: [-2.625, 10.0, 9.0, 9.5, -0.25, 0.5],
    x62: [4.0, -2.0, 1.0, 1.0, -1.0, -1.5],
    t67: [8.5, -18.0, -1.0, 0.0, 2.5, -6.0],
    x68: [-1.0, 4.0, -2.5, 2.5, 3.0, -2.5],
    t75: [-0.5, 1.5, -0.5, 1.5, 1.5, -0.5],
    x76: [1.0, 3.5, -3.5, -3.0, 4.0, -4.0],
    t83: [0.25, 4.0, 3.0, 0.25, 4.0, 0.25],
}, name='fused').AddVariations('float16').DisableLifeTimeVariation()
