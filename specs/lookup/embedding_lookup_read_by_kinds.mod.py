# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# EMBEDDING_LOOKUP: constants that operations of several kinds read.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Tables that are weights, too.
# Expected values: float64 formula.
x4 = Input('x4', (F32, [2, 3]))
c1 = Parameter('c1', (F32, [3, 3]), [0.0, -3.0, -1.0, -1.0, -1.0, 3.0, -2.0, 3.0, 2.0])
c2 = Parameter('c2', (F32, [3]), [0.5, -1.0, 0.5])
t5 = Output('t5', (F32, [2, 3]))
c6 = Parameter('c6', (I32, [2]), [2, 0])
t7 = Output('t7', (F32, [2, 3]))
c8 = Parameter('c8', (I32, [3]), [2, 0, 1])
t9 = Output('t9', (F32, [3, 3]))
c10 = Parameter('c10', (I32, [2]), [1, 0])
t11 = Output('t11', (F32, [3, 3]))
c12 = Parameter('c12', (I32, [2]), [0, 1])
c13 = Parameter('c13', (I32, [2]), [2, 2])
t14 = Output('t14', (F32, [2, 2]))
x15 = Input('x15', (F32, [3, 3]))
t16 = Output('t16', (F32, [3, 3]))
c3 = Parameter('c3', (F32, [1, 3]), [1.0, 1.0, 1.0])
t17 = Output('t17', (F32, [4, 3]))
x18 = Input('x18', (F32, [1, 3]))
t19 = Output('t19', (F32, [1, 3]))
x23 = Input('x23', (F32, [2, 4]))
c20 = Parameter('c20', (F32, [2, 4]), [3.0, 1.0, -3.0, -1.0, 2.0, 2.0, -1.0, 0.0])
c21 = Parameter('c21', (F32, [2]), [0.5, -1.0])
t24 = Output('t24', (F32, [2, 2]))
c25 = Parameter('c25', (I32, [2]), [1, 0])
t26 = Output('t26', (F32, [2, 4]))
c27 = Parameter('c27', (I32, [3]), [2, 0, 1])
t28 = Output('t28', (F32, [2, 3]))
c29 = Parameter('c29', (I32, [2]), [1, 0])
t30 = Output('t30', (F32, [4, 2]))
c31 = Parameter('c31', (I32, [2]), [0, 1])
c32 = Parameter('c32', (I32, [2]), [2, 2])
t33 = Output('t33', (F32, [2, 2]))
x34 = Input('x34', (F32, [2, 4]))
t35 = Output('t35', (F32, [2, 4]))
c22 = Parameter('c22', (F32, [1, 4]), [1.0, 1.0, 1.0, 1.0])
t36 = Output('t36', (F32, [3, 4]))
x37 = Input('x37', (F32, [1, 4]))
t38 = Output('t38', (F32, [1, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x4, c1, c2, 0).To(t5)
model.Operation('EMBEDDING_LOOKUP', c6, c1).To(t7)
model.Operation('GATHER', c1, 1, c8).To(t9)
model.Operation('TRANSPOSE', c1, c10).To(t11)
model.Operation('SLICE', c1, c12, c13).To(t14)
model.Operation('MUL', x15, c1, 0).To(t16)
model.Operation('CONCATENATION', c1, c3, 0).To(t17)
model.Operation('FULLY_CONNECTED', x18, c1, c2, 1).To(t19)
model.Operation('FULLY_CONNECTED', x23, c20, c21, 0).To(t24)
model.Operation('EMBEDDING_LOOKUP', c25, c20).To(t26)
model.Operation('GATHER', c20, 1, c27).To(t28)
model.Operation('TRANSPOSE', c20, c29).To(t30)
model.Operation('SLICE', c20, c31, c32).To(t33)
model.Operation('MUL', x34, c20, 0).To(t35)
model.Operation('CONCATENATION', c20, c22, 0).To(t36)
model.Operation('FULLY_CONNECTED', x37, c20, c21, 1).To(t38)
Example({
    x4: [4.0, -0.5, -2.5, 1.0, 2.0, 4.0],
    t5: [4.5, -12.0, -14.0, -9.5, 8.0, 12.5],
    t7: [-2.0, 3.0, 2.0, 0.0, -3.0, -1.0],
    t9: [-1.0, 0.0, -3.0, 3.0, -1.0, -1.0, 2.0, -2.0, 3.0],
    t11: [0.0, -1.0, -2.0, -3.0, -1.0, 3.0, -1.0, 3.0, 2.0],
    t14: [-3.0, -1.0, -1.0, 3.0],
    x15: [0.5, -1.0, 2.5, -0.5, -4.0, 2.5, -2.5, -2.5, 1.0],
    t16: [0.0, 3.0, -2.5, 0.5, 4.0, 7.5, 5.0, -7.5, 2.0],
    t17: [0.0, -3.0, -1.0, -1.0, -1.0, 3.0, -2.0, 3.0, 2.0, 1.0, 1.0, 1.0],
    x18: [3.5, 1.0, -1.5],
    t19: [0.0, 0.0, 0.0],
    x23: [-0.5, -3.0, 4.0, -2.5, -2.0, 1.5, -3.5, 3.0],
    t24: [-13.5, -12.0, 3.5, 1.5],
    t26: [2.0, 2.0, -1.0, 0.0, 3.0, 1.0, -3.0, -1.0],
    t28: [-3.0, 3.0, 1.0, -1.0, 2.0, 2.0],
    t30: [3.0, 2.0, 1.0, 2.0, -3.0, -1.0, -1.0, 0.0],
    t33: [1.0, -3.0, 2.0, -1.0],
    x34: [-2.5, 0.5, -2.5, -4.0, 1.5, 3.5, -1.0, -3.5],
    t35: [-7.5, 0.5, 7.5, 4.0, 3.0, 7.0, 1.0, 0.0],
    t36: [3.0, 1.0, -3.0, -1.0, 2.0, 2.0, -1.0, 0.0, 1.0, 1.0, 1.0, 1.0],
    x37: [-2.0, -0.5, -3.0, -3.5],
    t38: [6.5, 0.0],
}, name='tables').AddVariations('float16').DisableLifeTimeVariation()

# Tables that are weights, too.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [2, 3], 0.5, 120))
c1 = Parameter('c1', (U8, [3, 3], 0.5, 128), [128, 122, 126, 126, 126, 134, 124, 134, 132])
c2 = Parameter('c2', (I32, [3], 0.25, 0), [2, -4, 2])
t5 = Output('t5', (U8, [2, 3], 0.5, 120))
c6 = Parameter('c6', (I32, [2]), [2, 0])
t7 = Output('t7', (U8, [2, 3], 0.5, 128))
c8 = Parameter('c8', (I32, [3]), [2, 0, 1])
t9 = Output('t9', (U8, [3, 3], 0.5, 128))
c10 = Parameter('c10', (I32, [2]), [1, 0])
t11 = Output('t11', (U8, [3, 3], 0.5, 128))
c12 = Parameter('c12', (I32, [2]), [0, 1])
c13 = Parameter('c13', (I32, [2]), [2, 2])
t14 = Output('t14', (U8, [2, 2], 0.5, 128))
x15 = Input('x15', (U8, [3, 3], 0.5, 120))
t16 = Output('t16', (U8, [3, 3], 0.5, 120))
c3 = Parameter('c3', (U8, [1, 3], 0.5, 128), [130, 130, 130])
t17 = Output('t17', (U8, [4, 3], 0.5, 128))
x18 = Input('x18', (U8, [1, 3], 0.5, 120))
t19 = Output('t19', (U8, [1, 3], 0.5, 120))
x23 = Input('x23', (U8, [2, 4], 0.5, 120))
c20 = Parameter('c20', (U8, [2, 4], 0.5, 128), [134, 130, 122, 126, 132, 132, 126, 128])
c21 = Parameter('c21', (I32, [2], 0.25, 0), [2, -4])
t24 = Output('t24', (U8, [2, 2], 0.5, 120))
c25 = Parameter('c25', (I32, [2]), [1, 0])
t26 = Output('t26', (U8, [2, 4], 0.5, 128))
c27 = Parameter('c27', (I32, [3]), [2, 0, 1])
t28 = Output('t28', (U8, [2, 3], 0.5, 128))
c29 = Parameter('c29', (I32, [2]), [1, 0])
t30 = Output('t30', (U8, [4, 2], 0.5, 128))
c31 = Parameter('c31', (I32, [2]), [0, 1])
c32 = Parameter('c32', (I32, [2]), [2, 2])
t33 = Output('t33', (U8, [2, 2], 0.5, 128))
x34 = Input('x34', (U8, [2, 4], 0.5, 120))
t35 = Output('t35', (U8, [2, 4], 0.5, 120))
c22 = Parameter('c22', (U8, [1, 4], 0.5, 128), [130, 130, 130, 130])
t36 = Output('t36', (U8, [3, 4], 0.5, 128))
x37 = Input('x37', (U8, [1, 4], 0.5, 120))
t38 = Output('t38', (U8, [1, 2], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x4, c1, c2, 0).To(t5)
model.Operation('EMBEDDING_LOOKUP', c6, c1).To(t7)
model.Operation('GATHER', c1, 1, c8).To(t9)
model.Operation('TRANSPOSE', c1, c10).To(t11)
model.Operation('SLICE', c1, c12, c13).To(t14)
model.Operation('MUL', x15, c1, 0).To(t16)
model.Operation('CONCATENATION', c1, c3, 0).To(t17)
model.Operation('FULLY_CONNECTED', x18, c1, c2, 1).To(t19)
model.Operation('FULLY_CONNECTED', x23, c20, c21, 0).To(t24)
model.Operation('EMBEDDING_LOOKUP', c25, c20).To(t26)
model.Operation('GATHER', c20, 1, c27).To(t28)
model.Operation('TRANSPOSE', c20, c29).To(t30)
model.Operation('SLICE', c20, c31, c32).To(t33)
model.Operation('MUL', x34, c20, 0).To(t35)
model.Operation('CONCATENATION', c20, c22, 0).To(t36)
model.Operation('FULLY_CONNECTED', x37, c20, c21, 1).To(t38)
Example({
    x4: [128, 119, 115, 122, 124, 128],
    t5: [129, 96, 92, 101, 136, 145],
    t7: [124, 134, 132, 128, 122, 126],
    t9: [126, 128, 122, 134, 126, 126, 132, 124, 134],
    t11: [128, 126, 124, 122, 126, 134, 126, 134, 132],
    t14: [122, 126, 126, 134],
    x15: [121, 118, 125, 119, 112, 125, 115, 115, 122],
    t16: [120, 126, 115, 121, 128, 135, 130, 105, 124],
    t17: [128, 122, 126, 126, 126, 134, 124, 134, 132, 130, 130, 130],
    x18: [127, 122, 117],
    t19: [120, 120, 120],
    x23: [119, 114, 128, 115, 116, 123, 113, 126],
    t24: [93, 96, 127, 123],
    t26: [132, 132, 126, 128, 134, 130, 122, 126],
    t28: [122, 134, 130, 126, 132, 132],
    t30: [134, 132, 130, 132, 122, 126, 126, 128],
    t33: [130, 122, 132, 126],
    x34: [115, 121, 115, 112, 123, 127, 118, 113],
    t35: [105, 121, 135, 128, 126, 134, 122, 120],
    t36: [134, 130, 122, 126, 132, 132, 126, 128, 130, 130, 130, 130],
    x37: [116, 119, 114, 113],
    t38: [133, 120],
}, name='tables_quant8').AddVariations(signed(x4, c1, t5, t7, t9, t11, t14, x15, t16, c3, t17, x18, t19, x23, c20, t24, t26, t28, t30, t33, x34, t35, c22, t36, x37, t38)).DisableLifeTimeVariation()
