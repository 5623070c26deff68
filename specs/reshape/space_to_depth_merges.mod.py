# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: operations in a row that are merged, moved or cancelled.

# Made of parts, in several orders.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
c4 = Parameter('c4', ('TENSOR_INT32', [4]), [0, 0, 0, 0])
c2 = Parameter('c2', ('TENSOR_INT32', [4]), [1, 4, 4, 2])
c3 = Parameter('c3', ('TENSOR_INT32', [4]), [1, 2, 2, 1])
t5 = Internal('t5', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c6 = Parameter('c6', ('TENSOR_INT32', [4]), [0, 0, 1, 0])
t7 = Internal('t7', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c8 = Parameter('c8', ('TENSOR_INT32', [4]), [0, 1, 0, 0])
t9 = Internal('t9', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c10 = Parameter('c10', ('TENSOR_INT32', [4]), [0, 1, 1, 0])
t11 = Internal('t11', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
t12 = Output('t12', ('TENSOR_FLOAT32', [1, 2, 2, 8]))
x13 = Input('x13', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
c16 = Parameter('c16', ('TENSOR_INT32', [4]), [0, 0, 0, 0])
c14 = Parameter('c14', ('TENSOR_INT32', [4]), [1, 4, 4, 2])
c15 = Parameter('c15', ('TENSOR_INT32', [4]), [1, 2, 2, 1])
t17 = Internal('t17', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c18 = Parameter('c18', ('TENSOR_INT32', [4]), [0, 1, 0, 0])
t19 = Internal('t19', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c20 = Parameter('c20', ('TENSOR_INT32', [4]), [0, 0, 1, 0])
t21 = Internal('t21', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c22 = Parameter('c22', ('TENSOR_INT32', [4]), [0, 1, 1, 0])
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
t24 = Output('t24', ('TENSOR_FLOAT32', [1, 2, 2, 8]))
x25 = Input('x25', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
c28 = Parameter('c28', ('TENSOR_INT32', [4]), [0, 1, 1, 0])
c26 = Parameter('c26', ('TENSOR_INT32', [4]), [1, 4, 4, 2])
c27 = Parameter('c27', ('TENSOR_INT32', [4]), [1, 2, 2, 1])
t29 = Internal('t29', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c30 = Parameter('c30', ('TENSOR_INT32', [4]), [0, 1, 0, 0])
t31 = Internal('t31', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c32 = Parameter('c32', ('TENSOR_INT32', [4]), [0, 0, 1, 0])
t33 = Internal('t33', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c34 = Parameter('c34', ('TENSOR_INT32', [4]), [0, 0, 0, 0])
t35 = Internal('t35', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
t36 = Output('t36', ('TENSOR_FLOAT32', [1, 2, 2, 8]))
model = Model()
model.Operation('STRIDED_SLICE', x1, c4, c2, c3, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x1, c6, c2, c3, 0, 0, 0).To(t7)
model.Operation('STRIDED_SLICE', x1, c8, c2, c3, 0, 0, 0).To(t9)
model.Operation('STRIDED_SLICE', x1, c10, c2, c3, 0, 0, 0).To(t11)
model.Operation('CONCATENATION', t5, t7, t9, t11, 3).To(t12)
model.Operation('STRIDED_SLICE', x13, c16, c14, c15, 0, 0, 0).To(t17)
model.Operation('STRIDED_SLICE', x13, c18, c14, c15, 0, 0, 0).To(t19)
model.Operation('STRIDED_SLICE', x13, c20, c14, c15, 0, 0, 0).To(t21)
model.Operation('STRIDED_SLICE', x13, c22, c14, c15, 0, 0, 0).To(t23)
model.Operation('CONCATENATION', t17, t19, t21, t23, 3).To(t24)
model.Operation('STRIDED_SLICE', x25, c28, c26, c27, 0, 0, 0).To(t29)
model.Operation('STRIDED_SLICE', x25, c30, c26, c27, 0, 0, 0).To(t31)
model.Operation('STRIDED_SLICE', x25, c32, c26, c27, 0, 0, 0).To(t33)
model.Operation('STRIDED_SLICE', x25, c34, c26, c27, 0, 0, 0).To(t35)
model.Operation('CONCATENATION', t29, t31, t33, t35, 3).To(t36)
Example({
    x1: [3.0, -2.0, -2.5, 0.5, 3.5, 2.0, 4.0, 4.0, 0.5, -0.5, -3.5, 1.0, 0.5, 1.0, -0.5, 3.5, -3.0, 3.0,
    -2.0, 2.0, 4.0, -4.0, -3.5, -1.0, -1.0, -0.5, -3.5, 3.5, 1.0, -2.5, 3.5, 1.0],
    t12: [3.0, -2.0, -2.5, 0.5, 0.5, -0.5, -3.5, 1.0, 3.5, 2.0, 4.0, 4.0, 0.5, 1.0, -0.5, 3.5, -3.0, 3.0,
    -2.0, 2.0, -1.0, -0.5, -3.5, 3.5, 4.0, -4.0, -3.5, -1.0, 1.0, -2.5, 3.5, 1.0],
    x13: [-3.5, 1.0, 0.5, -4.0, 2.0, -3.0, -4.0, -1.0, -1.5, -4.0, -0.5, -4.0, 3.0, 2.0, -2.5, 4.0, 2.0, 1.0,
    -2.5, -2.0, -0.5, -2.5, -3.0, 0.5, -4.0, 4.0, -2.0, 1.0, -2.0, -0.5, 2.0, 4.0],
    t24: [-3.5, 1.0, -1.5, -4.0, 0.5, -4.0, -0.5, -4.0, 2.0, -3.0, 3.0, 2.0, -4.0, -1.0, -2.5, 4.0, 2.0, 1.0,
    -4.0, 4.0, -2.5, -2.0, -2.0, 1.0, -0.5, -2.5, -2.0, -0.5, -3.0, 0.5, 2.0, 4.0],
    x25: [-3.0, 1.5, -4.0, 4.0, -1.0, 4.0, -4.0, -2.0, 3.0, -2.0, -1.5, -3.0, -4.0, 2.5, 4.0, 2.5, 3.0, 1.5,
    -2.5, 3.0, -3.0, 1.0, -1.0, 1.0, 3.0, -1.5, -3.5, 1.0, 2.5, 3.5, -4.0, -1.0],
    t36: [-1.5, -3.0, 3.0, -2.0, -4.0, 4.0, -3.0, 1.5, 4.0, 2.5, -4.0, 2.5, -4.0, -2.0, -1.0, 4.0, -3.5, 1.0,
    3.0, -1.5, -2.5, 3.0, 3.0, 1.5, -4.0, -1.0, 2.5, 3.5, -1.0, 1.0, -3.0, 1.0],
}, name='focus').AddVariations('float16').DisableLifeTimeVariation()

# Made of parts, in several orders.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_INT32', [4]), [0, 0, 0, 0])
c2 = Parameter('c2', ('TENSOR_INT32', [4]), [1, 4, 4, 2])
c3 = Parameter('c3', ('TENSOR_INT32', [4]), [1, 2, 2, 1])
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_INT32', [4]), [0, 0, 1, 0])
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_INT32', [4]), [0, 1, 0, 0])
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_INT32', [4]), [0, 1, 1, 0])
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 8], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [4]), [0, 0, 0, 0])
c14 = Parameter('c14', ('TENSOR_INT32', [4]), [1, 4, 4, 2])
c15 = Parameter('c15', ('TENSOR_INT32', [4]), [1, 2, 2, 1])
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_INT32', [4]), [0, 1, 0, 0])
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_INT32', [4]), [0, 0, 1, 0])
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_INT32', [4]), [0, 1, 1, 0])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 8], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_INT32', [4]), [0, 1, 1, 0])
c26 = Parameter('c26', ('TENSOR_INT32', [4]), [1, 4, 4, 2])
c27 = Parameter('c27', ('TENSOR_INT32', [4]), [1, 2, 2, 1])
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_INT32', [4]), [0, 1, 0, 0])
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_INT32', [4]), [0, 0, 1, 0])
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_INT32', [4]), [0, 0, 0, 0])
t35 = Internal('t35', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 8], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, c4, c2, c3, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x1, c6, c2, c3, 0, 0, 0).To(t7)
model.Operation('STRIDED_SLICE', x1, c8, c2, c3, 0, 0, 0).To(t9)
model.Operation('STRIDED_SLICE', x1, c10, c2, c3, 0, 0, 0).To(t11)
model.Operation('CONCATENATION', t5, t7, t9, t11, 3).To(t12)
model.Operation('STRIDED_SLICE', x13, c16, c14, c15, 0, 0, 0).To(t17)
model.Operation('STRIDED_SLICE', x13, c18, c14, c15, 0, 0, 0).To(t19)
model.Operation('STRIDED_SLICE', x13, c20, c14, c15, 0, 0, 0).To(t21)
model.Operation('STRIDED_SLICE', x13, c22, c14, c15, 0, 0, 0).To(t23)
model.Operation('CONCATENATION', t17, t19, t21, t23, 3).To(t24)
model.Operation('STRIDED_SLICE', x25, c28, c26, c27, 0, 0, 0).To(t29)
model.Operation('STRIDED_SLICE', x25, c30, c26, c27, 0, 0, 0).To(t31)
model.Operation('STRIDED_SLICE', x25, c32, c26, c27, 0, 0, 0).To(t33)
model.Operation('STRIDED_SLICE', x25, c34, c26, c27, 0, 0, 0).To(t35)
model.Operation('CONCATENATION', t29, t31, t33, t35, 3).To(t36)
Example({
    x1: [126, 116, 115, 121, 127, 124, 128, 128, 121, 119, 113, 122, 121, 122, 119, 127, 114, 126, 116, 124,
    128, 112, 113, 118, 118, 119, 113, 127, 122, 115, 127, 122],
    t12: [126, 116, 115, 121, 121, 119, 113, 122, 127, 124, 128, 128, 121, 122, 119, 127, 114, 126, 116, 124,
    118, 119, 113, 127, 128, 112, 113, 118, 122, 115, 127, 122],
    x13: [113, 122, 121, 112, 124, 114, 112, 118, 117, 112, 119, 112, 126, 124, 115, 128, 124, 122, 115, 116,
    119, 115, 114, 121, 112, 128, 116, 122, 116, 119, 124, 128],
    t24: [113, 122, 117, 112, 121, 112, 119, 112, 124, 114, 126, 124, 112, 118, 115, 128, 124, 122, 112, 128,
    115, 116, 116, 122, 119, 115, 116, 119, 114, 121, 124, 128],
    x25: [114, 123, 112, 128, 118, 128, 112, 116, 126, 116, 117, 114, 112, 125, 128, 125, 126, 123, 115, 126,
    114, 122, 118, 122, 126, 117, 113, 122, 125, 127, 112, 118],
    t36: [117, 114, 126, 116, 112, 128, 114, 123, 128, 125, 112, 125, 112, 116, 118, 128, 113, 122, 126, 117,
    115, 126, 126, 123, 112, 118, 125, 127, 118, 122, 114, 122],
}, name='focus_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
