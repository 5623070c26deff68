# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: what a pass over the whole graph leaves out, shares, moves or overwrites.

# Joints of joints.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [0.5])
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 3]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [3, 3]), [0.0, -1.0, -1.0, 1.0, 1.0, 0.0, 1.0, 1.0, -1.0])
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3]), [0.5, 1.0, -0.5])
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 3]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [2, 6]))
t8 = Internal('t8', ('TENSOR_FLOAT32', [2, 6]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [3, 6]), [-1.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, -1.0])
c10 = Parameter('c10', ('TENSOR_FLOAT32', [3]), [0.5, 1.0, -0.5])
t11 = Internal('t11', ('TENSOR_FLOAT32', [2, 3]))
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 9]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 9]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 3]))
t15 = Internal('t15', ('TENSOR_FLOAT32', [2, 3]))
t16 = Internal('t16', ('TENSOR_FLOAT32', [4, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [3, 9]), [-1.0, 0.0, -1.0, 0.0, -1.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 0.0, 1.0, -1.0, 0.0, 0.0, -1.0, 0.0,
    -1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0])
c18 = Parameter('c18', ('TENSOR_FLOAT32', [3]), [0.5, 1.0, -0.5])
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 3]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [3, 9]), [0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, -1.0, -1.0, 0.0, 0.0, 0.0, -1.0, 0.0, -1.0, -1.0,
    -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 0.0, -1.0, 1.0])
c21 = Parameter('c21', ('TENSOR_FLOAT32', [3]), [0.5, 1.0, -0.5])
t22 = Output('t22', ('TENSOR_FLOAT32', [2, 3]))
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 3]))
t24 = Output('t24', ('TENSOR_FLOAT32', [2, 9]))
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 3]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [3]), [1.0, -1.0, 0.5])
t27 = Output('t27', ('TENSOR_FLOAT32', [4, 3]))
t28 = Internal('t28', ('TENSOR_FLOAT32', [2, 3]))
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 9]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('FULLY_CONNECTED', t3, c4, c5, 1).To(t6)
model.Operation('CONCATENATION', t3, t6, 1).To(t7)
model.Operation('RELU1', t7).To(t8)
model.Operation('FULLY_CONNECTED', t8, c9, c10, 0).To(t11)
model.Operation('CONCATENATION', t7, t11, 1).To(t12)
model.Operation('CONCATENATION', t11, t3, t6, 1).To(t13)
model.Operation('SLICE', t12, [0, 2], [2, 3]).To(t14)
model.Operation('RELU', t14).To(t15)
model.Operation('CONCATENATION', t6, t11, 0).To(t16)
model.Operation('FULLY_CONNECTED', t12, c17, c18, 0).To(t19)
model.Operation('FULLY_CONNECTED', t13, c20, c21, 3).To(t22)
model.Operation('MAXIMUM', t15, t6).To(t23)
model.Operation('SUB', t12, t13, 0).To(t24)
model.Operation('MINIMUM', t14, t3).To(t25)
model.Operation('ADD', t16, c26, 1).To(t27)
model.Operation('SUB', t6, t3, 0).To(t28)
model.Operation('CONCATENATION', t6, t28, t6, 1).To(t29)
Example({
    x1: [-2.0, 1.5, 1.0, -2.0, -2.5, -4.0],
    t19: [-0.5, -5.0, 5.0, 9.0, 7.5, -2.5],
    t22: [3.0, 0.0, 0.0, 3.0, 1.0, 1.5],
    t23: [1.5, 1.5, 1.5, 6.0, 6.0, 0.0],
    t24: [-1.0, 1.0, 2.0, 1.5, -0.5, -1.5, -0.5, -0.5, -0.5, -5.0, -2.0, -2.0, 7.5, 2.0, 3.5, -2.5, 0.0,
    -1.5],
    t25: [-1.5, 0.0, 1.5, -3.5, -2.0, -3.5],
    t27: [1.0, 0.5, 0.5, 7.0, 0.0, 0.5, 0.5, 0.0, 0.0, 4.5, 0.0, 0.0],
    t29: [0.0, 1.5, 0.0, 1.5, -0.5, -1.5, 0.0, 1.5, 0.0, 6.0, 0.0, 0.0, 7.5, 2.0, 3.5, 6.0, 0.0, 0.0],
}, name='dense').AddVariations('float16').DisableLifeTimeVariation()

# Joints of joints.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 128), [128, 126, 126, 130, 130, 128, 130, 130, 126])
c5 = Parameter('c5', ('TENSOR_INT32', [3], 0.25, 0), [2, 4, -2])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [2, 6], 0.5, 120))
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [2, 6], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.5, 128), [126, 126, 126, 128, 128, 128, 128, 130, 126, 126, 128, 128, 128, 128, 128, 126, 128, 126])
c10 = Parameter('c10', ('TENSOR_INT32', [3], 0.25, 0), [2, 4, -2])
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [2, 9], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [2, 9], 0.5, 120))
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [3, 9], 0.5, 128), [126, 128, 126, 128, 126, 126, 130, 130, 128, 130, 126, 128, 130, 126, 128, 128, 126, 128, 126, 130,
    130, 128, 130, 130, 130, 128, 130])
c18 = Parameter('c18', ('TENSOR_INT32', [3], 0.25, 0), [2, 4, -2])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [3, 9], 0.5, 128), [128, 130, 128, 128, 128, 130, 130, 128, 130, 126, 126, 128, 128, 128, 126, 128, 126, 126, 126, 130,
    126, 130, 126, 126, 128, 126, 130])
c21 = Parameter('c21', ('TENSOR_INT32', [3], 0.25, 0), [2, 4, -2])
t22 = Output('t22', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [2, 9], 0.5, 120))
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 118, 121])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 9], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('FULLY_CONNECTED', t3, c4, c5, 1).To(t6)
model.Operation('CONCATENATION', t3, t6, 1).To(t7)
model.Operation('RELU1', t7).To(t8)
model.Operation('FULLY_CONNECTED', t8, c9, c10, 0).To(t11)
model.Operation('CONCATENATION', t7, t11, 1).To(t12)
model.Operation('CONCATENATION', t11, t3, t6, 1).To(t13)
model.Operation('SLICE', t12, [0, 2], [2, 3]).To(t14)
model.Operation('RELU', t14).To(t15)
model.Operation('CONCATENATION', t6, t11, 0).To(t16)
model.Operation('FULLY_CONNECTED', t12, c17, c18, 0).To(t19)
model.Operation('FULLY_CONNECTED', t13, c20, c21, 3).To(t22)
model.Operation('MAXIMUM', t15, t6).To(t23)
model.Operation('SUB', t12, t13, 0).To(t24)
model.Operation('MINIMUM', t14, t3).To(t25)
model.Operation('ADD', t16, c26, 1).To(t27)
model.Operation('SUB', t6, t3, 0).To(t28)
model.Operation('CONCATENATION', t6, t28, t6, 1).To(t29)
Example({
    x1: [116, 123, 122, 116, 115, 112],
    t19: [119, 110, 130, 138, 135, 115],
    t22: [126, 120, 120, 126, 122, 123],
    t23: [123, 123, 123, 132, 132, 120],
    t24: [118, 122, 124, 123, 119, 117, 119, 119, 119, 110, 116, 116, 135, 124, 127, 115, 120, 117],
    t25: [117, 120, 123, 113, 116, 113],
    t27: [122, 121, 121, 134, 120, 121, 121, 120, 120, 129, 120, 120],
    t29: [120, 123, 120, 123, 119, 117, 120, 123, 120, 132, 120, 120, 135, 124, 127, 132, 120, 120],
}, name='dense_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
