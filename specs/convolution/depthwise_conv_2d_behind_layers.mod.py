# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: what has arguments of its own, behind a layer.

# Arguments that are no usual ones.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t4 = Internal('t4', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t5 = Output('t5', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x6 = Input('x6', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c8 = Parameter('c8', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t9 = Internal('t9', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t10 = Output('t10', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x11 = Input('x11', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c13 = Parameter('c13', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t14 = Internal('t14', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t15 = Output('t15', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x16 = Input('x16', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c18 = Parameter('c18', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t19 = Internal('t19', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t20 = Output('t20', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x21 = Input('x21', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c23 = Parameter('c23', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t24 = Internal('t24', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t25 = Output('t25', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x26 = Input('x26', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c28 = Parameter('c28', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t29 = Internal('t29', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t30 = Output('t30', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x31 = Input('x31', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c33 = Parameter('c33', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t34 = Internal('t34', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t35 = Output('t35', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x36 = Input('x36', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c38 = Parameter('c38', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t39 = Internal('t39', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t40 = Output('t40', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x41 = Input('x41', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c43 = Parameter('c43', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t44 = Internal('t44', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t45 = Output('t45', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x46 = Input('x46', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c48 = Parameter('c48', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t49 = Internal('t49', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t50 = Output('t50', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x51 = Input('x51', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c53 = Parameter('c53', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t54 = Internal('t54', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t55 = Output('t55', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x56 = Input('x56', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c58 = Parameter('c58', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t59 = Internal('t59', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c60 = Parameter('c60', ('TENSOR_FLOAT32', [2]), [0.25, -1.0])
t61 = Output('t61', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x62 = Input('x62', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c63 = Parameter('c63', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c64 = Parameter('c64', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t65 = Internal('t65', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c66 = Parameter('c66', ('TENSOR_FLOAT32', [1]), [2.0])
t67 = Output('t67', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x68 = Input('x68', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c69 = Parameter('c69', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c70 = Parameter('c70', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t71 = Internal('t71', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c72 = Parameter('c72', ('TENSOR_FLOAT32', [1]), [1.5])
t73 = Internal('t73', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c74 = Parameter('c74', ('TENSOR_FLOAT32', [1]), [-0.5])
t75 = Output('t75', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x76 = Input('x76', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c77 = Parameter('c77', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, -2.0])
c78 = Parameter('c78', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t79 = Internal('t79', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c80 = Parameter('c80', ('TENSOR_FLOAT32', [1]), [4.0])
t81 = Internal('t81', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c82 = Parameter('c82', ('TENSOR_FLOAT32', [1]), [0.25])
t83 = Output('t83', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
model.Operation('ELU', t4, 0.25).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 1, 1, 1, 0).To(t9)
model.Operation('ELU', t9, 2.0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 1, 1, 1, 0).To(t14)
model.Operation('SOFTMAX', t14, 0.5).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 1, 1, 1, 0).To(t19)
model.Operation('SOFTMAX', t19, 2.0).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 2, 1, 1, 1, 0).To(t24)
model.Operation('SOFTMAX', t24, 1.0, 0).To(t25)
model.Operation('DEPTHWISE_CONV_2D', x26, c27, c28, 2, 1, 1, 1, 0).To(t29)
model.Operation('LOG_SOFTMAX', t29, 0.5, -1).To(t30)
model.Operation('DEPTHWISE_CONV_2D', x31, c32, c33, 2, 1, 1, 1, 0).To(t34)
model.Operation('LOG_SOFTMAX', t34, 1.0, 0).To(t35)
model.Operation('DEPTHWISE_CONV_2D', x36, c37, c38, 2, 1, 1, 1, 0).To(t39)
model.Operation('L2_NORMALIZATION', t39, 0).To(t40)
model.Operation('DEPTHWISE_CONV_2D', x41, c42, c43, 2, 1, 1, 1, 0).To(t44)
model.Operation('L2_NORMALIZATION', t44, -1).To(t45)
model.Operation('DEPTHWISE_CONV_2D', x46, c47, c48, 2, 1, 1, 1, 0).To(t49)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t49, 1, 2.0, 0.5, 0.75, 0).To(t50)
model.Operation('DEPTHWISE_CONV_2D', x51, c52, c53, 2, 1, 1, 1, 0).To(t54)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t54, 0, 1.0, 0.25, 0.5, -1).To(t55)
model.Operation('DEPTHWISE_CONV_2D', x56, c57, c58, 2, 1, 1, 1, 0).To(t59)
model.Operation('PRELU', t59, c60).To(t61)
model.Operation('DEPTHWISE_CONV_2D', x62, c63, c64, 2, 1, 1, 1, 0).To(t65)
model.Operation('PRELU', t65, c66).To(t67)
model.Operation('DEPTHWISE_CONV_2D', x68, c69, c70, 2, 1, 1, 1, 0).To(t71)
model.Operation('MINIMUM', t71, c72).To(t73)
model.Operation('MAXIMUM', t73, c74).To(t75)
model.Operation('DEPTHWISE_CONV_2D', x76, c77, c78, 2, 1, 1, 1, 0).To(t79)
model.Operation('MINIMUM', t79, c80).To(t81)
model.Operation('MAXIMUM', t81, c82).To(t83)
Example({
    x1: [3.0, -3.5, 2.0, -2.5, -1.5, 3.0, -4.0, 2.0, 3.0, -3.0, 4.0, 1.5],
    t5: [3.5, 6.0, 2.5, 4.0, -0.15803014, -0.24977203, -0.24245065, -0.24831551, 3.5, 5.0, 4.5, -0.2454211],
    x6: [3.5, 1.5, -1.5, 2.5, 4.0, 2.0, -2.0, 1.0, -1.5, -3.0, 1.0, -4.0],
    t10: [4.0, -1.9633688, -1.2642411, -1.9950424, 4.5, -1.9865241, -1.5537397, -1.9004259, -1.2642411, 5.0,
    1.5, 7.0],
    x11: [3.5, -2.0, -3.5, -1.0, 3.5, 1.5, -2.5, -2.0, 2.5, -2.0, -3.5, -3.5],
    t15: [0.62245935, 0.37754068, 0.11920292, 0.8807971, 0.98201376, 0.01798621, 0.07585818, 0.9241418, 0.5,
    0.5, 0.010986943, 0.9890131],
    x16: [-3.5, 2.0, -4.0, 3.0, 1.0, 1.0, 2.0, 2.5, -1.5, 3.5, -1.0, 1.5],
    t20: [0.98201376, 0.01798621, 0.99908894, 0.0009110512, 0.9998766, 0.00012339458, 0.99999994,
    4.1399375e-08, 0.99999917, 8.3152804e-07, 0.99908894, 0.0009110512],
    x21: [-0.5, -1.5, -1.0, -3.5, 3.5, 1.0, 3.5, -0.5, 2.0, 2.0, -2.5, -1.5],
    t25: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    x26: [4.0, 1.0, -3.5, 0.5, 4.0, 2.5, -3.5, 0.5, 2.5, 3.5, -0.5, -1.0],
    t30: [-0.023245465, -3.7732456, -0.974077, -0.474077, -0.005233798, -5.255234, -0.974077, -0.474077,
    -0.004078443, -5.5040784, -0.974077, -0.474077],
    x31: [3.0, -1.0, 1.0, 0.5, -1.0, 4.0, 2.0, -4.0, 1.0, -2.0, -3.0, -2.5],
    t35: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    x36: [2.0, -3.0, -1.0, 3.5, 3.0, -4.0, 2.5, -2.0, -0.5, -3.0, -1.5, -1.0],
    t40: [1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0],
    x41: [-2.0, -1.5, -2.0, 4.0, -2.5, 3.0, -1.5, -2.5, 1.0, -1.5, -1.5, 1.0],
    t45: [-0.6, 0.8, -0.16439898, -0.9863939, -0.27472112, -0.96152395, -0.24253562, 0.9701425, 0.6, 0.8,
    -0.31622776, -0.9486833],
    x46: [-1.5, -4.0, 2.5, -4.0, -3.5, -2.0, 1.0, -3.5, -3.0, 4.0, 3.5, -3.0],
    t50: [-0.5029734, 0.5993267, 0.73694694, 0.5993267, -0.73694694, 0.73694694, 0.6381955, 0.6344228,
    -0.73395526, -0.5406931, 0.71131176, 0.6728899],
    x51: [1.0, -4.0, 2.5, -3.0, 0.5, -3.5, 4.0, 2.0, -4.0, 3.0, 1.0, 3.5],
    t55: [1.2, 1.9230479, 1.6641006, 1.8569534, 0.8944272, 1.8973666, 1.8276231, -1.8569534, -1.7364863,
    -1.9230479, 1.2, -1.940285],
    x56: [-1.5, 1.5, -1.0, 0.5, 2.5, -2.5, 0.5, 1.0, 2.0, -3.5, 1.0, -2.5],
    t61: [-0.25, 4.0, -0.125, 2.0, 3.0, 4.0, 1.0, 3.0, 2.5, 6.0, 1.5, 4.0],
    x62: [-1.0, -1.5, 0.5, -4.0, 0.5, -1.0, -4.0, 2.5, -1.5, -3.5, 4.0, 0.5],
    t67: [-1.0, 2.0, 1.0, 7.0, 1.0, 1.0, -7.0, -12.0, -2.0, 6.0, 4.5, -4.0],
    x68: [-0.5, 1.0, 1.0, -3.5, 2.5, -3.0, -3.0, -2.0, -1.5, -0.5, 3.5, -2.0],
    t75: [0.0, -0.5, 1.5, 1.5, 1.5, 1.5, -0.5, 1.5, -0.5, 0.0, 1.5, 1.5],
    x76: [3.5, 2.0, -1.5, -4.0, 2.0, -2.5, -2.0, 1.5, 1.5, -3.0, 1.5, 1.5],
    t83: [4.0, 0.25, 0.25, 4.0, 2.5, 4.0, 0.25, 0.25, 2.0, 4.0, 2.0, 0.25],
}, name='fused').AddVariations('float16').DisableLifeTimeVariation()
