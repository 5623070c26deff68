# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: operations in a row that are merged, moved or cancelled.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Made of parts, in several orders.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c4 = Parameter('c4', (I32, [4]), [0, 0, 0, 0])
c2 = Parameter('c2', (I32, [4]), [1, 4, 4, 2])
c3 = Parameter('c3', (I32, [4]), [1, 2, 2, 1])
t5 = Internal('t5', (F32, [1, 2, 2, 2]))
c6 = Parameter('c6', (I32, [4]), [0, 0, 1, 0])
t7 = Internal('t7', (F32, [1, 2, 2, 2]))
c8 = Parameter('c8', (I32, [4]), [0, 1, 0, 0])
t9 = Internal('t9', (F32, [1, 2, 2, 2]))
c10 = Parameter('c10', (I32, [4]), [0, 1, 1, 0])
t11 = Internal('t11', (F32, [1, 2, 2, 2]))
t12 = Output('t12', (F32, [1, 2, 2, 8]))
x13 = Input('x13', (F32, [1, 4, 4, 2]))
c16 = Parameter('c16', (I32, [4]), [0, 0, 0, 0])
c14 = Parameter('c14', (I32, [4]), [1, 4, 4, 2])
c15 = Parameter('c15', (I32, [4]), [1, 2, 2, 1])
t17 = Internal('t17', (F32, [1, 2, 2, 2]))
c18 = Parameter('c18', (I32, [4]), [0, 1, 0, 0])
t19 = Internal('t19', (F32, [1, 2, 2, 2]))
c20 = Parameter('c20', (I32, [4]), [0, 0, 1, 0])
t21 = Internal('t21', (F32, [1, 2, 2, 2]))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 0])
t23 = Internal('t23', (F32, [1, 2, 2, 2]))
t24 = Output('t24', (F32, [1, 2, 2, 8]))
x25 = Input('x25', (F32, [1, 4, 4, 2]))
c28 = Parameter('c28', (I32, [4]), [0, 1, 1, 0])
c26 = Parameter('c26', (I32, [4]), [1, 4, 4, 2])
c27 = Parameter('c27', (I32, [4]), [1, 2, 2, 1])
t29 = Internal('t29', (F32, [1, 2, 2, 2]))
c30 = Parameter('c30', (I32, [4]), [0, 1, 0, 0])
t31 = Internal('t31', (F32, [1, 2, 2, 2]))
c32 = Parameter('c32', (I32, [4]), [0, 0, 1, 0])
t33 = Internal('t33', (F32, [1, 2, 2, 2]))
c34 = Parameter('c34', (I32, [4]), [0, 0, 0, 0])
t35 = Internal('t35', (F32, [1, 2, 2, 2]))
t36 = Output('t36', (F32, [1, 2, 2, 8]))
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
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c4 = Parameter('c4', (I32, [4]), [0, 0, 0, 0])
c2 = Parameter('c2', (I32, [4]), [1, 4, 4, 2])
c3 = Parameter('c3', (I32, [4]), [1, 2, 2, 1])
t5 = Internal('t5', (U8, [1, 2, 2, 2], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [0, 0, 1, 0])
t7 = Internal('t7', (U8, [1, 2, 2, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [0, 1, 0, 0])
t9 = Internal('t9', (U8, [1, 2, 2, 2], 0.5, 120))
c10 = Parameter('c10', (I32, [4]), [0, 1, 1, 0])
t11 = Internal('t11', (U8, [1, 2, 2, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 2, 8], 0.5, 120))
x13 = Input('x13', (U8, [1, 4, 4, 2], 0.5, 120))
c16 = Parameter('c16', (I32, [4]), [0, 0, 0, 0])
c14 = Parameter('c14', (I32, [4]), [1, 4, 4, 2])
c15 = Parameter('c15', (I32, [4]), [1, 2, 2, 1])
t17 = Internal('t17', (U8, [1, 2, 2, 2], 0.5, 120))
c18 = Parameter('c18', (I32, [4]), [0, 1, 0, 0])
t19 = Internal('t19', (U8, [1, 2, 2, 2], 0.5, 120))
c20 = Parameter('c20', (I32, [4]), [0, 0, 1, 0])
t21 = Internal('t21', (U8, [1, 2, 2, 2], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [0, 1, 1, 0])
t23 = Internal('t23', (U8, [1, 2, 2, 2], 0.5, 120))
t24 = Output('t24', (U8, [1, 2, 2, 8], 0.5, 120))
x25 = Input('x25', (U8, [1, 4, 4, 2], 0.5, 120))
c28 = Parameter('c28', (I32, [4]), [0, 1, 1, 0])
c26 = Parameter('c26', (I32, [4]), [1, 4, 4, 2])
c27 = Parameter('c27', (I32, [4]), [1, 2, 2, 1])
t29 = Internal('t29', (U8, [1, 2, 2, 2], 0.5, 120))
c30 = Parameter('c30', (I32, [4]), [0, 1, 0, 0])
t31 = Internal('t31', (U8, [1, 2, 2, 2], 0.5, 120))
c32 = Parameter('c32', (I32, [4]), [0, 0, 1, 0])
t33 = Internal('t33', (U8, [1, 2, 2, 2], 0.5, 120))
c34 = Parameter('c34', (I32, [4]), [0, 0, 0, 0])
t35 = Internal('t35', (U8, [1, 2, 2, 2], 0.5, 120))
t36 = Output('t36', (U8, [1, 2, 2, 8], 0.5, 120))
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
}, name='focus_quant8').AddVariations(signed(x1, t5, t7, t9, t11, t12, x13, t17, t19, t21, t23, t24, x25, t29, t31, t33, t35, t36)).DisableLifeTimeVariation()
